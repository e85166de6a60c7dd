// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/racks_words.h"

#include <algorithm>
#include <cmath>
#include <set>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

constexpr std::int64_t mostTrays = 5;  ///< more could not be told apart in a cabinet

const MetricNote* noteOf(const Metric& metric, NoteCode code)
{
    const auto found = std::find_if(metric.notes.begin(), metric.notes.end(),
                                    [=](const MetricNote& note) { return note.code == code; });
    return found == metric.notes.end() ? nullptr : &*found;
}

bool isGiven(const FootprintMethod& method) { return noteOf(method.accelerators, NoteCode::RatioGiven) != nullptr; }

std::string keyOf(const FootprintMethod& method)
{
    return isGiven(method) ? "ratio-given" : std::string(toString(method.name));
}

/// Systems in a rack that can be drawn one by one; 0: not so.
int traysOf(std::int64_t perRack, const std::optional<std::int64_t>& perNode)
{
    if (!perNode || *perNode < 1 || perRack % *perNode != 0) {
        return 0;
    }
    const std::int64_t trays = perRack / *perNode;
    return trays > 1 && trays <= mostTrays ? static_cast<int>(trays) : 0;
}

std::optional<std::int64_t> perNodeOf(const store::SubmissionRow& row)
{
    const bool known = row.nodes && *row.nodes > 0 && row.accelerators && *row.accelerators % *row.nodes == 0;
    return known ? std::optional(*row.accelerators / *row.nodes) : std::nullopt;
}

std::optional<std::int64_t> wholeOf(const Metric& metric)
{
    return metric.value && std::abs(*metric.value) < 1e15 ? std::optional(std::llround(*metric.value)) : std::nullopt;
}

}  // namespace

Phrase densityPhrase(RackEvidence evidence)
{
    switch (evidence) {
    case RackEvidence::Submission:
        return Phrase::RacksDensityStated;
    case RackEvidence::PublicSource:
        return Phrase::RacksDensityPublic;
    case RackEvidence::Assumption:
        return Phrase::RacksDensityAssumed;
    case RackEvidence::Analyst:
        break;
    }
    return Phrase::RacksDensityGiven;
}

RacksWords::RacksWords(const RacksAnswer& answer, const Phrasebook& phrases, const NumberFormat& numbers)
    : m_answer(answer), m_footprint(*answer.footprint), m_phrases(phrases), m_numbers(numbers),
      m_subjectName(displayText(shortAcceleratorNames({acceleratorTitle(m_footprint.a), answer.othersName}).front()))
{
}

std::string RacksWords::say(Phrase phrase, Phrasebook::Values values) const { return m_phrases.say(phrase, values); }

Verdict RacksWords::verdictOf(RackEvidence evidence)
{
    const bool published = evidence == RackEvidence::Submission || evidence == RackEvidence::PublicSource;
    return published ? Verdict::Green : Verdict::Amber;
}

std::string RacksWords::givenRatio(const FootprintMethod& method) const
{
    return isGiven(method) ? say(Phrase::NoteRacksRatioGiven, {{"ratio", ratioText(method)}}) : std::string();
}

std::string RacksWords::systemName() const
{
    return displayText(shortSystemName(systemTitle(m_footprint.a), m_footprint.a.submitter));
}

std::string RacksWords::density(const std::string& name, const RackDensity& density) const
{
    const bool assumed = density.evidence == RackEvidence::Assumption;
    const MetricNote rack{NoteCode::Density,
                          {static_cast<double>(density.active), static_cast<double>(density.installed)},
                          assumed ? density.source : std::string()};
    const MetricNote evidence{NoteCode::Evidence, {static_cast<double>(density.evidence)}, {}};
    return say(Phrase::NoteRacksDensity, {{"accelerator", name},
                                          {"density", noteText(rack, m_phrases, m_numbers)},
                                          {"evidence", noteText(evidence, m_phrases, m_numbers)}});
}

std::string RacksWords::aside() const
{
    const RackDensity& density = *m_footprint.density;
    if (density.active == density.installed) {
        const MetricNote evidence{NoteCode::Evidence, {static_cast<double>(density.evidence)}, {}};
        return say(Phrase::RacksAsideFull, {{"system", systemName()},
                                            {"installed", m_numbers.count(density.installed)},
                                            {"evidence", noteText(evidence, m_phrases, m_numbers)}});
    }
    const Metric full = racksUsed(m_footprint.a, ownDensity(density.installed));
    return say(Phrase::RacksAside, {{"system", systemName()},
                                    {"installed", m_numbers.count(density.installed)},
                                    {"active", m_numbers.count(density.active)},
                                    {"racks", count(full.value.value_or(0))}});
}

std::vector<RackLine> RacksWords::usedLines() const
{
    const RackDensity& density = *m_footprint.density;
    const Phrase how = density.active == density.installed ? Phrase::RacksLineFull : Phrase::RacksLineActive;
    const Phrase evidence = density.statedRacks ? Phrase::RacksStatedByName : densityPhrase(density.evidence);
    const std::int64_t size = sizeOf(m_footprint.a).value_or(0);
    return {{say(how, {{"count", m_numbers.count(size)}, {"active", m_numbers.count(density.active)}}), Verdict::Green},
            {say(evidence), verdictOf(density.evidence)}};
}

RackRow RacksWords::used() const
{
    const RackDensity& density = *m_footprint.density;
    RackRow row;
    row.key = "used";
    row.racks = wholeOf(m_footprint.racksUsed);
    row.count = m_numbers.count(row.racks.value_or(0));
    row.name = say(Phrase::RacksNameUsed, {{"accelerator", m_subjectName}});
    row.lines = usedLines();
    row.family = hardwareFamily(m_footprint.a.accelerator);
    row.trays = traysOf(density.active, perNodeOf(m_footprint.a));
    const auto size = sizeOf(m_footprint.a);
    row.accelerators = size ? std::optional(static_cast<double>(*size)) : std::nullopt;
    row.perRack = density.active;
    row.evidence = density.evidence;
    row.footprint = 1;
    row.cells = {say(Phrase::RacksCellUsed, {{"accelerator", m_subjectName}}),
                 m_numbers.count(size.value_or(0)),
                 m_numbers.count(density.active),
                 row.count,
                 m_numbers.fixed(1, 1) + " ×",
                 say(density.statedRacks ? Phrase::RacksStatedByName : densityPhrase(density.evidence)),
                 {}};
    return row;
}

/// Three decimals of a measured ratio; as many as it has of one that the analyst named.
std::string RacksWords::ratioText(const FootprintMethod& method) const
{
    const double ratio = method.ratio.value_or(0);
    int decimals = isGiven(method) ? 0 : 3;
    while (decimals < 3 &&
           std::abs(ratio * std::pow(10, decimals) - std::round(ratio * std::pow(10, decimals))) > 1e-6) {
        ++decimals;
    }
    return m_numbers.fixed(ratio, decimals);
}

/// "2,496 × 2.151 / 32 per rack".
std::string RacksWords::howMany(const FootprintMethod& method) const
{
    const std::string active =
        m_footprint.othersDensity ? m_numbers.count(m_footprint.othersDensity->active) : std::string("?");
    if (method.name == FootprintMethodName::ScalingCurve) {
        return say(Phrase::RacksLineCurve,
                   {{"count", count(method.accelerators.value.value_or(0))}, {"active", active}});
    }
    return say(Phrase::RacksLineRatio, {{"count", m_numbers.count(sizeOf(m_footprint.a).value_or(0))},
                                        {"ratio", ratioText(method)},
                                        {"active", active}});
}

/// What the number of accelerators rests on, for the table.
std::string RacksWords::whatRests(const FootprintMethod& method) const
{
    if (const MetricNote* beyond = noteOf(method.accelerators, NoteCode::ExtrapolatedAbove)) {
        return say(Phrase::RacksBeyond, {{"count", count(beyond->numbers.at(1))}});
    }
    if (const MetricNote* below = noteOf(method.accelerators, NoteCode::ExtrapolatedBelow)) {
        return say(Phrase::RacksBelow, {{"count", count(below->numbers.at(0))}});
    }
    if (method.name == FootprintMethodName::ScalingCurve) {
        return say(Phrase::RacksInterpolated);
    }
    if (isGiven(method)) {
        return say(Phrase::RacksRatioGiven);
    }
    if (const MetricNote* equal = noteOf(method.accelerators, NoteCode::EqualCount)) {
        return say(Phrase::RacksRatioEqual, {{"count", count(equal->numbers.at(0))}});
    }
    if (const MetricNote* counts = noteOf(method.accelerators, NoteCode::Counts)) {
        return say(Phrase::RacksRatioPerAccelerator,
                   {{"a", count(counts->numbers.at(0))}, {"b", count(counts->numbers.at(1))}});
    }
    return {};
}

std::vector<RackLine> RacksWords::methodLines(const FootprintMethod& method) const
{
    std::vector<RackLine> lines;
    if (method.accelerators.value) {
        lines.push_back({howMany(method), Verdict::Green});
    }
    if (method.footprint.value) {
        const bool about = method.name == FootprintMethodName::ScalingCurve;
        lines.push_back({say(about ? Phrase::RacksTimesAbout : Phrase::RacksTimes,
                             {{"times", m_numbers.fixed(*method.footprint.value, 1)}}),
                         Verdict::Green});
    }
    if (method.extrapolated) {
        lines.push_back({whatRests(method), Verdict::Amber});
    }
    return lines;
}

RackRow RacksWords::method(const FootprintMethod& method) const
{
    const bool curve = method.name == FootprintMethodName::ScalingCurve;
    const std::string& other = m_answer.othersName;
    RackRow row;
    row.key = keyOf(method);
    row.racks = wholeOf(method.racks);
    row.family = m_answer.othersFamily;
    row.hollow = m_answer.othersFamily == hardwareFamily(m_footprint.a.accelerator);
    row.lines = methodLines(method);
    row.ratio = method.ratio;
    row.accelerators = method.accelerators.value;
    row.footprint = method.footprint.value;
    row.extrapolated = method.extrapolated;
    if (row.racks) {
        row.count = (curve ? "≈ " : "") + m_numbers.count(*row.racks);
    }
    row.name = curve          ? say(Phrase::RacksNameCurve, {{"accelerator", other}})
               : method.ratio ? say(isGiven(method) ? Phrase::RacksNameRatioGiven : Phrase::RacksNameRatio,
                                    {{"accelerator", other}, {"ratio", ratioText(method)}})
                              : say(Phrase::RacksNameRatioUnknown, {{"accelerator", other}});
    const auto about = [&](const std::string& text) {
        return curve ? say(Phrase::RacksAbout, {{"count", text}}) : text;
    };
    row.cells.method = curve          ? say(Phrase::RacksCellCurve)
                       : method.ratio ? say(Phrase::RacksCellRatio, {{"ratio", ratioText(method)}})
                                      : say(Phrase::RacksCellRatioUnknown);
    if (method.accelerators.value) {
        row.cells.accelerators = about(count(*method.accelerators.value));
    }
    std::vector<std::string> evidence;
    if (const std::string rests = whatRests(method); !rests.empty() && method.accelerators.value) {
        evidence.push_back(rests);
    }
    if (const auto& density = m_footprint.othersDensity) {
        row.trays = traysOf(density->active, m_answer.othersPerNode);
        row.perRack = density->active;
        row.evidence = density->evidence;
        row.cells.perRack = m_numbers.count(density->active);
        evidence.push_back(say(densityPhrase(density->evidence)));
    }
    row.cells.evidence = joined(evidence, "; ");
    if (row.racks) {
        row.cells.racks = about(m_numbers.count(*row.racks));
        row.cells.against =
            method.footprint.value ? about(m_numbers.fixed(*method.footprint.value, 1) + " ×") : std::string();
    } else {
        row.cells.missing = absenceText(method.racks.absence, m_phrases);
    }
    return row;
}

RackStrip RacksWords::strip() const
{
    RackStrip strip;
    strip.title = say(Phrase::RacksStripTitle);
    strip.subtitle = say(Phrase::RacksStripSubtitle, {{"accelerator", m_answer.othersName}});
    strip.used = say(Phrase::RacksUsedLine, {{"count", count(m_footprint.racksUsed.value.value_or(0))}});
    strip.family = m_answer.othersFamily;
    std::set<std::int64_t> densities(usualDensities.begin(), usualDensities.end());
    if (m_footprint.othersDensity) {
        densities.insert(m_footprint.othersDensity->active);
    }
    for (const std::int64_t perRack : densities) {
        RackStripRow row;
        row.perRack = perRack;
        row.label = say(Phrase::RacksPerRack, {{"count", m_numbers.count(perRack)}});
        row.chosen = m_footprint.othersDensity && m_footprint.othersDensity->active == perRack;
        for (const FootprintMethod& method : m_footprint.methods) {
            const std::int64_t one[] = {perRack};
            if (const auto racks = rackSensitivity(method.accelerators, one).front().racks) {
                row.methods.push_back(keyOf(method));
                row.racks.push_back(static_cast<double>(*racks));
            }
        }
        if (row.racks.empty()) {
            continue;
        }
        const auto [low, high] = std::minmax_element(row.racks.begin(), row.racks.end());
        row.range =
            *low == *high ? count(*low) : say(Phrase::ValueRange, {{"low", count(*low)}, {"high", count(*high)}});
        strip.rows.push_back(std::move(row));
    }
    return strip;
}

}  // namespace podium
