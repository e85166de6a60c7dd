// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/ledger_entry.h"

#include <algorithm>
#include <utility>

#include "app/analysis/citation.h"
#include "app/analysis/display_text.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<ExportedFile, 5> fileNames{{"same", "altered", "gone", "unreadable", "clipboard"}};

}  // namespace

std::size_t LedgerEntry::changedResults() const
{
    return static_cast<std::size_t>(
        std::count_if(results.begin(), results.end(), [](const LedgerResult& result) { return result.hasChanged(); }));
}

std::size_t LedgerEntry::goneResults() const
{
    return static_cast<std::size_t>(
        std::count_if(results.begin(), results.end(), [](const LedgerResult& result) { return result.gone; }));
}

std::optional<double> minutesShown(const Score& score, FigureBasis basis)
{
    return basis == FigureBasis::Official ? score.minutes : score.rawMinutes;
}

ResultsNow resultsNow(const std::vector<store::SubmissionRow>& rows)
{
    ResultsNow now;
    now.reserve(rows.size());
    for (const store::SubmissionRow& row : rows) {
        now.emplace(reference(row.key), &row);
    }
    return now;
}

LedgerEntry ledgerEntry(ExportRecord record, const ResultsNow& now, ExportedFile file)
{
    LedgerEntry entry;
    entry.file = file;
    const FigureBasis basis = figureBasisFromString(record.basis).value_or(FigureBasis::Official);
    for (const ExportedResult& shown : record.results) {
        const auto found = now.find(shown.reference);
        LedgerResult result{shown.reference, shown.minutes, std::nullopt, found == now.end()};
        if (!result.gone) {
            result.now = minutesShown(found->second->score, basis);
            result.idThen = citedResultId(record.footnote, shown.reference);
            result.idNow = displayText(found->second->resultId);
        }
        entry.results.push_back(std::move(result));
    }
    entry.record = std::move(record);
    return entry;
}

std::string_view toString(ExportedFile file) { return fileNames.name(file); }

}  // namespace podium
