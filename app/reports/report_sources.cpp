// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_sources.h"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

/// A cited result, and the figures that rest on it.
struct Used {
    CitedResult result;
    std::vector<std::string> figures;
};

struct GroupKey {
    bool imported;
    std::string round;
    std::string address;
    std::string retrieved;

    friend auto operator<=>(const GroupKey&, const GroupKey&) = default;
};

/// A paragraph that names results says what the tables of sources say.
bool namesResults(const std::string& paragraph, const Figure& figure)
{
    return std::any_of(figure.sources.begin(), figure.sources.end(), [&](const CitedResult& source) {
        return paragraph.find("[" + source.reference + "]") != std::string::npos;
    });
}

std::string sizeWords(const CitedResult& result, const NumberFormat& numbers)
{
    return result.accelerators ? numbers.count(*result.accelerators) + " × " + result.accelerator : result.accelerator;
}

FigureTable tableOf(const std::vector<const Used*>& uses, const Phrasebook& phrases, const NumberFormat& numbers)
{
    FigureTable table;
    for (const Phrase column : {Phrase::ExportSourceSubmitter, Phrase::ExportSourceSystem, Phrase::ReportColumnSize,
                                Phrase::ColumnBenchmark, Phrase::ColumnDivision, Phrase::ExportSourceAvailability,
                                Phrase::ExportSourceReference, Phrase::ReportColumnFigures}) {
        table.columns.push_back({phrases.say(column)});
    }
    for (const Used* used : uses) {
        const CitedResult& result = used->result;
        table.rows.push_back({{{result.submitter},
                               {result.system},
                               {sizeWords(result, numbers)},
                               {result.benchmark},
                               {phrases.say(divisionPhrase(result.division))},
                               {std::string(toString(result.availability))},
                               {result.reference},
                               {joined(used->figures, ", ")}},
                              ""});
    }
    return table;
}

}  // namespace

ReportSources sourcesOf(const Report& report, const Phrasebook& phrases, const NumberFormat& numbers)
{
    ReportSources sources;
    std::map<std::string, Used> uses;
    std::set<std::string> seen;
    for (const ReportSection& section : report.sections) {
        if (!section.figure) {
            continue;
        }
        for (const CitedResult& source : section.figure->sources) {
            Used& used = uses[source.reference];
            used.result = source;
            used.figures.push_back(std::to_string(section.number));
        }
        for (const std::string& paragraph : section.figure->citation) {
            if (!namesResults(paragraph, *section.figure) && seen.insert(paragraph).second) {
                sources.methods.push_back(paragraph);
            }
        }
    }
    std::map<GroupKey, std::vector<const Used*>> groups;
    for (const auto& [reference, used] : uses) {
        const CitedResult& result = used.result;
        groups[{result.address.empty(), result.round, result.address, result.retrieved}].push_back(&used);
    }
    for (auto& [key, group] : groups) {
        std::stable_sort(group.begin(), group.end(), [](const Used* left, const Used* right) {
            return std::tie(left->result.benchmark, left->result.submitter) <
                   std::tie(right->result.benchmark, right->result.submitter);
        });
        const std::string heading =
            key.imported ? phrases.say(Phrase::ReportRoundImported, {{"round", key.round}})
                         : phrases.say(Phrase::ReportRoundRetrieved,
                                       {{"round", key.round}, {"address", key.address}, {"date", key.retrieved}});
        sources.groups.push_back({heading, key.address, tableOf(group, phrases, numbers)});
    }
    // The trademark's note is the last of every figure; it ends those of all.
    if (!sources.methods.empty()) {
        for (const ReportSection& section : report.sections) {
            if (section.figure && !section.figure->citation.empty()) {
                const auto last =
                    std::find(sources.methods.begin(), sources.methods.end(), section.figure->citation.back());
                if (last != sources.methods.end()) {
                    std::rotate(last, last + 1, sources.methods.end());
                }
                break;
            }
        }
    }
    return sources;
}

}  // namespace podium
