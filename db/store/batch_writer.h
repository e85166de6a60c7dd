// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "db/store/connection.h"
#include "db/store/import_transaction.h"

namespace podium::store {

/// All functions here throw SQLite::Exception and need an open transaction.
/// Writes the batch under a new id, which it gets; updateBatch() writes its counts at the end.
void insertBatch(Connection& connection, ImportBatch& batch);
void updateBatch(Connection& connection, const ImportBatch& batch);

/// Keeps the stored submission `id`, as it is now, as superseded by `batch`.
void keepSuperseded(Connection& connection, std::int64_t batch, std::int64_t id, const std::string& reference);

void insertScoreChange(Connection& connection, std::int64_t batch, const std::string& reference,
                       std::optional<double> oldMinutes, std::optional<double> newMinutes);

/// Whether an issue that belongs to no submission is stored already, from whichever batch.
[[nodiscard]] bool isKnownIssue(Connection& connection, const ImportIssue& issue);

}  // namespace podium::store
