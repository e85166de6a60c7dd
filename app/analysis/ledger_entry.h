// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "app/analysis/figure_spec.h"
#include "db/records/export_record.h"
#include "db/store/submission_repository.h"

namespace podium {

/// What has become of the file of an export.
enum class ExportedFile {
    Same,
    Altered,     ///< it has other content
    Gone,        ///< there is none of this name
    Unreadable,  ///< it is there and cannot be read
    Clipboard,   ///< the export went there
};

/// A result that an export showed, then and now. Minutes on the basis of the export; empty: no score.
struct LedgerResult {
    std::string reference;
    std::optional<double> then;
    std::optional<double> now;
    bool gone = false;     ///< it is no longer in the database
    std::string idThen{};  ///< the ID of MLCommons that the footnote cites; empty: none
    std::string idNow{};   ///< that of the result now

    [[nodiscard]] bool hasOtherScore() const { return !gone && then != now; }
    /// The footnote cites an ID that is not the result's any more. One that it has got since leaves the footnote right.
    [[nodiscard]] bool hasOtherId() const { return !gone && !idThen.empty() && idThen != idNow; }
    [[nodiscard]] bool hasChanged() const { return hasOtherScore() || hasOtherId(); }
    friend bool operator==(const LedgerResult&, const LedgerResult&) = default;
};

/// An entry of the ledger, held against what the database and the disk hold now.
struct LedgerEntry {
    ExportRecord record;
    std::vector<LedgerResult> results;
    ExportedFile file = ExportedFile::Same;

    [[nodiscard]] std::size_t changedResults() const;
    [[nodiscard]] std::size_t goneResults() const;
};

/// The minutes that a figure on this basis shows of a result; of throughput those that it is reckoned from.
[[nodiscard]] std::optional<double> minutesShown(const Score& score, FigureBasis basis);

/// The results of the database by their references, as ledgerEntry() asks for them. They must outlive it.
using ResultsNow = std::unordered_map<std::string, const store::SubmissionRow*>;
[[nodiscard]] ResultsNow resultsNow(const std::vector<store::SubmissionRow>& rows);

[[nodiscard]] LedgerEntry ledgerEntry(ExportRecord record, const ResultsNow& now, ExportedFile file);

/// "same", "altered", "gone", "unreadable", "clipboard": stable, for files.
[[nodiscard]] std::string_view toString(ExportedFile file);

}  // namespace podium
