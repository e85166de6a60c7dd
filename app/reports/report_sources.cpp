// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_sources.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "app/analysis/availability_words.h"
#include "app/analysis/display_text.h"
#include "app/reports/report_methods.h"

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

std::string sizeWords(const CitedResult& result, const NumberFormat& numbers)
{
    return result.accelerators ? numbers.count(*result.accelerators) + " × " + result.accelerator : result.accelerator;
}

/// "5.0/NVIDIA/", with which the references of a submitter's results in a round begin.
std::string submitterPath(const std::string& reference)
{
    const auto slash = reference.find('/', reference.find('/') + 1);
    return slash == std::string::npos ? std::string() : reference.substr(0, slash + 1);
}

/// "Closed": the column says that it is a division.
std::string divisionWord(Division division)
{
    std::string word(toString(division));
    if (!word.empty() && word.front() >= 'a' && word.front() <= 'z') {
        word.front() = static_cast<char>(word.front() - 'a' + 'A');
    }
    return word;
}

void fillTable(SourceGroup& group, const std::vector<const Used*>& uses, const Phrasebook& phrases,
               const NumberFormat& numbers)
{
    for (const Phrase column :
         {Phrase::ExportSourceSystem, Phrase::ReportColumnSize, Phrase::ColumnBenchmark, Phrase::ColumnDivision,
          Phrase::ExportSourceAvailability, Phrase::ExportSourceReference, Phrase::ReportColumnFigures}) {
        group.table.columns.push_back({phrases.say(column)});
    }
    std::string path;
    for (const Used* used : uses) {
        const CitedResult& result = used->result;
        const std::string begin = submitterPath(result.reference);
        if (group.submitters.empty() || begin != path) {
            path = begin;
            group.submitters.push_back({group.table.rows.size(), result.submitter + " · " + path});
        }
        group.table.rows.push_back({{{result.system},
                                     {sizeWords(result, numbers)},
                                     {result.benchmark},
                                     {divisionWord(result.division)},
                                     {availabilityWords(result.availability, phrases)},
                                     {result.reference.substr(path.size())},
                                     {joined(used->figures, ", ")}},
                                    ""});
    }
}

}  // namespace

ReportTable sourceTable(const SourceGroup& group, const Phrasebook& phrases, const NumberFormat& numbers)
{
    ReportTable table =
        foldTable(group.table, phrases.say(Phrase::ExportSheetSources), group.table.rows.size(), phrases, numbers);
    table.groups = group.submitters;
    return table;
}

ReportSources sourcesOf(const Report& report, const Phrasebook& phrases, const NumberFormat& numbers)
{
    ReportSources sources;
    std::map<std::string, Used> uses;
    for (const ReportSection& section : report.sections) {
        if (!section.figure) {
            continue;
        }
        for (const CitedResult& source : section.figure->sources) {
            Used& used = uses[source.reference];
            used.result = source;
            used.figures.push_back(std::to_string(section.number));
        }
    }
    std::map<GroupKey, std::vector<const Used*>> groups;
    for (const auto& [reference, used] : uses) {
        const CitedResult& result = used.result;
        groups[{result.address.empty(), result.round, result.address, result.retrieved}].push_back(&used);
    }
    for (auto& [key, group] : groups) {
        // They come by their references; a submitter's benchmarks in turn.
        std::stable_sort(group.begin(), group.end(), [](const Used* left, const Used* right) {
            const std::string leftPath = submitterPath(left->result.reference);
            const std::string rightPath = submitterPath(right->result.reference);
            return std::tie(leftPath, left->result.benchmark) < std::tie(rightPath, right->result.benchmark);
        });
        SourceGroup& listed = sources.groups.emplace_back();
        listed.name = key.round;
        listed.address = key.address;
        listed.heading = key.imported
                             ? phrases.say(Phrase::ReportRoundImported, {{"round", key.round}})
                             : phrases.say(Phrase::ReportRoundRetrieved,
                                           {{"round", key.round}, {"address", key.address}, {"date", key.retrieved}});
        fillTable(listed, group, phrases, numbers);
    }
    sources.methods = methodsOf(report, phrases);
    return sources;
}

}  // namespace podium
