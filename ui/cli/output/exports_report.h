// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/ledger_entry.h"

namespace podium::cli {

/// The ledger as a table for people, the newest first.
[[nodiscard]] std::string exportsPage(const std::vector<LedgerEntry>& entries, std::optional<std::size_t> width);

/// The same for scripts, columns in this order: number,exported_at,kind,basis,title,file,format,bytes,content_hash,
/// results,results_changed,results_gone,file_state,program.
[[nodiscard]] std::string exportsCsv(const std::vector<LedgerEntry>& entries);

/// An array of objects with these members and results[{reference,then_min,now_min,gone,then_id,now_id}], derived, footnote and figure
/// (the spec as text).
[[nodiscard]] std::string exportsJson(const std::vector<LedgerEntry>& entries);

/// One entry whole, for people.
[[nodiscard]] std::string exportPage(const LedgerEntry& entry, std::optional<std::size_t> width);
/// The object of exportsJson().
[[nodiscard]] std::string exportJson(const LedgerEntry& entry);

}  // namespace podium::cli
