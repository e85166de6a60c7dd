// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>

#include "db/records/import_issue.h"
#include "db/records/submission.h"
#include "db/store/query.h"

namespace podium::store {

/// The row of a submission, by its key or by its reference. Throws SQLite::Exception, as all functions here.
[[nodiscard]] std::optional<std::int64_t> findSubmission(Connection& connection, const SubmissionKey& key);

/// A submission whole, by the id of its row, which must exist.
[[nodiscard]] Submission readSubmission(Connection& connection, std::int64_t id);

/// The value of a stable name in a column; a name that this program never wrote is damage.
template <class Parse>
[[nodiscard]] auto enumeration(const Query& query, int column, Parse parse)
{
    const auto text = query.text(column);
    const auto value = parse(text);
    if (!value) {
        throw damagedRecord("a record holds the unknown value \"" + text + '"');
    }
    return *value;
}

}  // namespace podium::store
