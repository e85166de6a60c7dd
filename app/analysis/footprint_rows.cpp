// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/footprint_rows.h"

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <tuple>

#include "app/analysis/operands.h"
#include "app/analysis/racks.h"
#include "app/analysis/titles.h"
#include "db/records/round_order.h"
#include "db/reference/ascii.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Matches = std::function<bool(const SubmissionRow&)>;

/// Results of a's benchmark and division.
SubmissionRows besides(const SubmissionRow& a, const SubmissionRows& all)
{
    SubmissionRows rows;
    for (const SubmissionRow& row : all) {
        if (row.benchmark == a.benchmark && row.division == a.division) {
            rows.add(row);
        }
    }
    return rows;
}

SubmissionRows matching(const SubmissionRows& rows, const Matches& matches)
{
    SubmissionRows found;
    for (const SubmissionRow& row : rows) {
        if (matches(row)) {
            found.add(row);
        }
    }
    return found;
}

/// What the word means among these results: a generation, else an accelerator by its whole name, else by a part of it.
SubmissionRows ofHardware(const SubmissionRows& rows, const std::string& word)
{
    const std::string wanted = ascii::lowerCase(word);
    const Matches readings[] = {
        [&](const SubmissionRow& row) {
            return ascii::lowerCase(row.accelerator.generation) == wanted ||
                   ascii::lowerCase(row.accelerator.architecture) == wanted;
        },
        [&](const SubmissionRow& row) { return ascii::lowerCase(row.accelerator.name) == wanted; },
        [&](const SubmissionRow& row) {
            return ascii::lowerCase(row.accelerator.name).find(wanted) != std::string::npos ||
                   ascii::lowerCase(row.acceleratorModel).find(wanted) != std::string::npos;
        },
    };
    for (const Matches& reading : readings) {
        SubmissionRows found = matching(rows, reading);
        if (!found.empty()) {
            return found;
        }
    }
    return {};
}

SubmissionRows ofRound(const SubmissionRows& rows, const std::string& round)
{
    return matching(rows, [&](const SubmissionRow& row) { return row.key.round == round; });
}

SubmissionRows ofSpan(const SubmissionRow& a, const SubmissionRows& rows, const ReferenceTables& tables)
{
    const CompatibilitySpan* span = tables.span(a.benchmark, a.key.round);
    if (span == nullptr) {
        return ofRound(rows, a.key.round);
    }
    return matching(rows, [&](const SubmissionRow& row) {
        return std::find(span->rounds.begin(), span->rounds.end(), row.key.round) != span->rounds.end();
    });
}

SubmissionRows ofLatestRound(const SubmissionRows& rows)
{
    std::string latest;
    for (const SubmissionRow& row : rows) {
        latest = latest.empty() || compareRounds(row.key.round, latest) > 0 ? row.key.round : latest;
    }
    return ofRound(rows, latest);
}

Error nothingThere(const std::string& word, const SubmissionRows& rows)
{
    std::set<std::string> names;
    for (const SubmissionRow& row : rows) {
        if (!row.accelerator.generation.empty()) {
            names.insert(row.accelerator.generation);
        }
    }
    std::string text;
    for (const std::string& name : names) {
        text += (text.empty() ? "" : ", ") + name;
    }
    return {ErrorCode::NotFound, word,
            "no comparable result of this generation or accelerator; there are results of " + text};
}

Result<SubmissionRows> othersByHardware(const SubmissionRow& a, const std::string& word, const SubmissionRows& all,
                                        const ReferenceTables& tables)
{
    const SubmissionRows same = besides(a, all);
    const SubmissionRows near = ofHardware(ofRound(same, a.key.round), word);
    if (!near.empty()) {
        return near;
    }
    const SubmissionRows wide = ofSpan(a, same, tables);
    const SubmissionRows far = ofHardware(wide, word);
    if (far.empty()) {
        return tl::unexpected(nothingThere(word, wide));
    }
    return ofLatestRound(far);
}

/// All results of the submitter of this one with its accelerator, itself among them.
Result<SubmissionRows> othersByReference(const std::string& wanted, const SubmissionRows& all)
{
    for (const SubmissionRow& one : all) {
        if (reference(one.key) == wanted) {
            return matching(ofRound(besides(one, all), one.key.round), [&](const SubmissionRow& row) {
                return row.submitter == one.submitter && row.accelerator == one.accelerator;
            });
        }
    }
    return failure(ErrorCode::NotFound, wanted, "no submission of this reference is there to hold it against");
}

std::vector<SubmissionRow> copiesWithout(const SubmissionRows& rows, const SubmissionKey& key)
{
    std::vector<SubmissionRow> copies;
    for (const SubmissionRow& row : rows) {
        if (!(row.key == key)) {
            copies.push_back(row);
        }
    }
    return copies;
}

std::size_t distinctSizes(const SubmissionRows& rows)
{
    std::set<std::int64_t> sizes;
    for (const SubmissionRow& row : rows) {
        if (const auto size = sizeOf(row); size && row.score.minutes) {
            sizes.insert(*size);
        }
    }
    return sizes.size();
}

}  // namespace

Result<FootprintRows> footprintRows(const SubmissionRow& a, const std::string& against, const SubmissionRows& all,
                                    const ReferenceTables& tables)
{
    const auto others =
        parseReference(against) ? othersByReference(against, all) : othersByHardware(a, against, all, tables);
    if (!others) {
        return tl::unexpected(others.error());
    }
    FootprintRows rows;
    rows.others = copiesWithout(*others, a.key);
    rows.kin = copiesWithout(matching(ofRound(besides(a, all), a.key.round),
                                      [&](const SubmissionRow& row) {
                                          return !a.accelerator.name.empty() && row.accelerator == a.accelerator;
                                      }),
                             a.key);
    rows.kin.push_back(a);
    return rows;
}

std::optional<OwnRack> ownRackOf(const OwnRacks& racks, const SubmissionRow& a)
{
    const auto found = racks.find(acceleratorTitle(a));
    return found == racks.end() ? std::nullopt : std::optional(found->second);
}

std::optional<OwnRack> ownRackOf(const OwnRacks& racks, const std::string& against,
                                 const std::vector<SubmissionRow>& others)
{
    if (const auto found = racks.find(against); found != racks.end()) {
        return found->second;
    }
    const bool alike = !others.empty() && std::all_of(others.begin(), others.end(), [&](const SubmissionRow& row) {
        return row.accelerator == others.front().accelerator;
    });
    return alike ? ownRackOf(racks, others.front()) : std::nullopt;
}

std::vector<AgainstChoice> againstChoices(const SubmissionRow& a, const SubmissionRows& all,
                                          const ReferenceTables& tables)
{
    const SubmissionRows rows = ofSpan(a, besides(a, all), tables);
    std::map<std::string, std::set<std::string>> generations;
    std::set<std::string> accelerators;
    for (const SubmissionRow& row : rows) {
        if (!row.accelerator.name.empty() && row.accelerator.name != a.accelerator.name) {
            accelerators.insert(row.accelerator.name);
            generations[row.accelerator.generation].insert(row.accelerator.name);
        }
    }
    const auto choiceOf = [&](const std::string& word, bool isGeneration) {
        const SubmissionRows same = ofHardware(ofRound(rows, a.key.round), word);
        const SubmissionRows found = same.empty() ? ofLatestRound(ofHardware(rows, word)) : same;
        return AgainstChoice{word, isGeneration, hardwareFamily(found.front().accelerator), found.size(),
                             distinctSizes(found)};
    };
    std::vector<AgainstChoice> choices;
    for (const std::string& name : accelerators) {
        choices.push_back(choiceOf(name, false));
    }
    std::stable_sort(choices.begin(), choices.end(), [](const AgainstChoice& left, const AgainstChoice& right) {
        return std::tuple(right.sizes, right.results) < std::tuple(left.sizes, left.results);
    });
    for (const auto& [name, members] : generations) {
        if (!name.empty() && members.size() > 1) {
            choices.push_back(choiceOf(name, true));
        }
    }
    return choices;
}

std::string usualAgainst(const SubmissionRow& a, const SubmissionRow* baseline, const SubmissionRows& all,
                         const ReferenceTables& tables)
{
    const std::vector<AgainstChoice> choices = againstChoices(a, all, tables);
    if (baseline != nullptr) {
        const auto found = std::find_if(choices.begin(), choices.end(), [&](const AgainstChoice& choice) {
            return !choice.isGeneration && choice.word == baseline->accelerator.name;
        });
        if (found != choices.end()) {
            return found->word;
        }
    }
    return choices.empty() ? std::string() : choices.front().word;
}

const SubmissionRow* usualSubject(const SubmissionRows& shown, const ReferenceTables& tables)
{
    const SubmissionRow* stated = nullptr;
    const SubmissionRow* known = nullptr;
    const SubmissionRow* any = nullptr;
    for (const SubmissionRow& row : shown) {
        if (!row.score.minutes) {
            continue;
        }
        operands::keepFaster(any, row, MetricBasis::Official);
        const auto density = rackDensity(row, tables);
        if (density && sizeOf(row)) {
            operands::keepFaster(known, row, MetricBasis::Official);
            if (density->evidence != RackEvidence::Assumption) {
                operands::keepFaster(stated, row, MetricBasis::Official);
            }
        }
    }
    return stated != nullptr ? stated : known != nullptr ? known : any;
}

}  // namespace podium
