// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_spec.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

#include "app/analysis/display_text.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<FigureKind, figureKindCount> kindNames{
    {"time-to-train", "spread", "speedup", "scaling", "trend", "racks", "generations", "convergence"}};
constexpr EnumNames<FigureBasis, 3> basisNames{{"official", "raw", "throughput"}};
constexpr EnumNames<RowOrder, 4> orderNames{{"time", "accelerators", "submitter", "round"}};
constexpr EnumNames<AxisScale, 2> scaleNames{{"linear", "log"}};
constexpr EnumNames<SpreadUnit, 3> spreadUnitNames{{"auto", "minutes", "percent"}};
constexpr EnumNames<FigureTone, 2> toneNames{{"light", "dark"}};
constexpr EnumNames<SpeedupMode, 3> speedupNames{{"as-submitted", "equal-count", "per-accelerator"}};
constexpr EnumNames<SeriesGrouping, 2> groupingNames{{"submitter", "generation"}};
constexpr EnumNames<ConvergenceOver, 2> overNames{{"minutes", "samples"}};

struct Preset {
    std::string_view name;
    int width;
    int height;
};

constexpr std::array presets{
    Preset{"slide", 1600, 900},
    Preset{"half", 1190, 842},
    Preset{"full", 1190, 1684},
    Preset{"square", 1200, 1200},
};

std::optional<int> wholeNumber(std::string_view text)
{
    int number = 0;
    const auto read = std::from_chars(text.data(), text.data() + text.size(), number);
    const bool whole = read.ec == std::errc{} && read.ptr == text.data() + text.size();
    return whole ? std::optional(number) : std::nullopt;
}

bool pageFits(int width, int height)
{
    return width >= minimumFigureWidth && width <= maximumFigureSide && height >= minimumFigureHeight &&
           height <= maximumFigureSide;
}

std::string pageLimits()
{
    return "from " + std::to_string(minimumFigureWidth) + "x" + std::to_string(minimumFigureHeight) + " to " +
           std::to_string(maximumFigureSide) + "x" + std::to_string(maximumFigureSide) + " pixels";
}

Status validateGenerations(const FigureSpec& spec)
{
    if (spec.kind != FigureKind::Generations) {
        return spec.generations == GenerationOptions()
                   ? Status()
                   : failure(ErrorCode::InvalidInput, "generations", "only figures of the kind generations have them");
    }
    if (!spec.baseline.empty()) {
        return failure(ErrorCode::InvalidInput, "baseline",
                       "generations are held against hardware, not against one submission: leave it out");
    }
    return validate(spec.generations);
}

Status validateConvergence(const FigureSpec& spec)
{
    if (spec.kind != FigureKind::Convergence) {
        const char* field = spec.pins.empty() ? "over" : "pins";
        return spec.pins.empty() && spec.over == ConvergenceOver::Minutes
                   ? Status()
                   : failure(ErrorCode::InvalidInput, field, "only figures of the kind convergence have it");
    }
    if (!spec.baseline.empty()) {
        return failure(ErrorCode::InvalidInput, "baseline",
                       "curves of convergence are not held against a baseline: leave it out");
    }
    if (spec.pins.size() > mostCurves) {
        return failure(ErrorCode::InvalidInput, "pins",
                       "at most " + std::to_string(mostCurves) + " submissions are drawn: leave some out");
    }
    const auto bad =
        std::find_if(spec.pins.begin(), spec.pins.end(), [](const std::string& pin) { return !parseReference(pin); });
    return bad == spec.pins.end() ? Status()
                                  : failure(ErrorCode::InvalidInput, "pins",
                                            podium::quoted(*bad) + ": expected ROUND/SUBMITTER/SYSTEM/BENCHMARK");
}

/// The two results whose efficiency a scaling figure draws.
Status validatePair(const FigureSpec& spec)
{
    if (spec.from.empty() && spec.to.empty()) {
        return {};
    }
    for (const auto& [field, value] : {std::pair("from", &spec.from), std::pair("to", &spec.to)}) {
        if (spec.kind != FigureKind::Scaling) {
            return failure(ErrorCode::InvalidInput, field, "only a scaling figure has it: leave it out");
        }
        if (!parseReference(*value)) {
            return failure(ErrorCode::InvalidInput, field,
                           podium::quoted(*value) +
                               ": expected ROUND/SUBMITTER/SYSTEM/BENCHMARK; name both from and to");
        }
    }
    return spec.from != spec.to
               ? Status()
               : failure(ErrorCode::InvalidInput, "to", "the efficiency is that between two results: name another one");
}

/// Options that only one kind of figure has.
Status validateOptions(const FigureSpec& spec)
{
    const bool ratios = spec.kind == FigureKind::Speedup || spec.kind == FigureKind::Scaling ||
                        spec.kind == FigureKind::Racks || spec.kind == FigureKind::Generations;
    if (spec.basis == FigureBasis::Throughput && !ratios) {
        return failure(ErrorCode::InvalidInput, "basis",
                       "only speedup, scaling, racks and generations have the basis throughput");
    }
    if (spec.kind == FigureKind::Speedup && spec.baselineGeneration.empty() && spec.baseline.empty()) {
        return failure(ErrorCode::InvalidInput, "baseline", "a speedup needs a baseline: name a submission");
    }
    if (!spec.baselineGeneration.empty() &&
        (spec.kind != FigureKind::Speedup || spec.speedup != SpeedupMode::EqualCount)) {
        return failure(ErrorCode::InvalidInput, "baseline_generation", "only a speedup at equal counts has one");
    }
    if (!spec.baselineGeneration.empty() && !spec.baseline.empty()) {
        return failure(ErrorCode::InvalidInput, "baseline_generation", "there is a baseline already: leave one out");
    }
    if (spec.atAccelerators && (spec.kind != FigureKind::Trend || *spec.atAccelerators < 1)) {
        return failure(ErrorCode::InvalidInput, "at_accelerators", "only a trend has it, a whole number from 1 on");
    }
    if (const Status pair = validatePair(spec); !pair) {
        return pair;
    }
    if (spec.kind != FigureKind::Racks && !(spec.racks == RacksOptions())) {
        return failure(ErrorCode::InvalidInput, "racks", "only figures of the kind racks have these options");
    }
    return validate(spec.racks);
}

/// As descriptions of systems are to spell them.
std::string availabilityWords()
{
    std::string words;
    for (const Availability one :
         {Availability::OnPremise, Availability::Cloud, Availability::Preview, Availability::Research}) {
        words += (words.empty() ? "\"" : ", \"") + std::string(toString(one)) + '"';
    }
    return words;
}

Status validateFilter(const store::SubmissionFilter& filter)
{
    const auto refuseBut = [](const char* field, const std::string& expected, const std::vector<std::string>& words,
                              auto isKnown) {
        const auto bad = std::find_if_not(words.begin(), words.end(), isKnown);
        return bad == words.end()
                   ? Status()
                   : failure(ErrorCode::InvalidInput, field, podium::quoted(*bad) + ": expected " + expected);
    };
    for (const Status& known :
         {refuseBut("divisions", "closed, open or \"\"", filter.divisions,
                    [](const std::string& word) { return divisionFromString(word).has_value(); }),
          refuseBut("availability", "one of " + availabilityWords() + " or \"\"", filter.availabilities,
                    [](const std::string& word) { return availabilityFromString(word).has_value(); }),
          refuseBut("verification", "verified or unverified", filter.verification, [](const std::string& word) {
              return word == store::verifiedKey || word == store::unverifiedKey;
          })}) {
        if (!known) {
            return known;
        }
    }
    for (const auto* texts : {&filter.submitterTexts, &filter.acceleratorTexts, &filter.generationTexts}) {
        if (texts->size() > store::mostFilterTexts) {
            return failure(ErrorCode::InvalidInput, "filter",
                           "expected at most " + std::to_string(store::mostFilterTexts) + " texts of one kind");
        }
    }
    const auto& [low, high] = std::pair(filter.minAccelerators, filter.maxAccelerators);
    return !low || !high || *low <= *high ? Status()
                                          : failure(ErrorCode::InvalidInput, "min_accelerators",
                                                    "greater than max_accelerators: no result can match");
}

}  // namespace

bool operator==(const FigureSpec& left, const FigureSpec& right)
{
    return left.kind == right.kind && left.filter == right.filter && left.baseline == right.baseline &&
           left.basis == right.basis && left.order == right.order && left.scale == right.scale &&
           left.spreadUnit == right.spreadUnit && left.speedup == right.speedup &&
           left.baselineGeneration == right.baselineGeneration && left.grouping == right.grouping &&
           left.from == right.from && left.to == right.to && left.atAccelerators == right.atAccelerators &&
           left.racks == right.racks && left.generations == right.generations && left.over == right.over &&
           left.pins == right.pins && left.maxRows == right.maxRows && left.allowBlocked == right.allowBlocked &&
           left.style == right.style;
}

std::string_view toString(FigureKind kind) { return kindNames.name(kind); }
std::string_view toString(FigureBasis basis) { return basisNames.name(basis); }
std::string_view toString(RowOrder order) { return orderNames.name(order); }
std::string_view toString(AxisScale scale) { return scaleNames.name(scale); }
std::string_view toString(SpreadUnit unit) { return spreadUnitNames.name(unit); }
std::string_view toString(FigureTone tone) { return toneNames.name(tone); }
std::string_view toString(SpeedupMode mode) { return speedupNames.name(mode); }
std::string_view toString(SeriesGrouping grouping) { return groupingNames.name(grouping); }
std::string_view toString(ConvergenceOver over) { return overNames.name(over); }
std::optional<FigureKind> figureKindFromString(std::string_view text) { return kindNames.value(text); }
std::optional<SpeedupMode> speedupModeFromString(std::string_view text) { return speedupNames.value(text); }
std::optional<SeriesGrouping> seriesGroupingFromString(std::string_view text) { return groupingNames.value(text); }
std::optional<ConvergenceOver> convergenceOverFromString(std::string_view text) { return overNames.value(text); }
std::optional<FigureBasis> figureBasisFromString(std::string_view text) { return basisNames.value(text); }
std::optional<RowOrder> rowOrderFromString(std::string_view text) { return orderNames.value(text); }
std::optional<AxisScale> axisScaleFromString(std::string_view text) { return scaleNames.value(text); }
std::optional<SpreadUnit> spreadUnitFromString(std::string_view text) { return spreadUnitNames.value(text); }
std::optional<FigureTone> figureToneFromString(std::string_view text) { return toneNames.value(text); }

Status setSize(FigureStyle& style, std::string_view text, const std::string& what)
{
    for (const Preset& preset : presets) {
        if (preset.name == text) {
            style.preset = std::string(text);
            style.width = preset.width;
            style.height = preset.height;
            return {};
        }
    }
    const auto cross = text.find('x');
    const auto width = wholeNumber(text.substr(0, cross));
    const auto height = cross == std::string_view::npos ? std::nullopt : wholeNumber(text.substr(cross + 1));
    if (!width || !height || !pageFits(*width, *height)) {
        return failure(ErrorCode::InvalidInput, what,
                       podium::quoted(text) + ": expected slide, half, full, square or WIDTHxHEIGHT " + pageLimits());
    }
    style.preset.clear();
    style.width = *width;
    style.height = *height;
    return {};
}

std::string figureKindNames()
{
    std::string names;
    for (int kind = 0; kind < figureKindCount; ++kind) {
        names += kind == 0 ? "" : kind == figureKindCount - 1 ? " or " : ", ";
        names += toString(static_cast<FigureKind>(kind));
    }
    return names;
}

FigureSpec defaultSpec(FigureKind kind)
{
    FigureSpec spec;
    spec.kind = kind;
    spec.scale = kind == FigureKind::Scaling ? AxisScale::Log : AxisScale::Linear;
    return spec;
}

Status validate(const FigureSpec& spec)
{
    const auto refuse = [](const char* field, const std::string& detail) {
        return failure(ErrorCode::InvalidInput, field, detail);
    };
    if (!spec.baseline.empty() && !parseReference(spec.baseline)) {
        return refuse("baseline", podium::quoted(spec.baseline) + ": expected ROUND/SUBMITTER/SYSTEM/BENCHMARK");
    }
    if (spec.maxRows < 1 || spec.maxRows > 200) {
        return refuse("max_rows", "expected a whole number from 1 to 200");
    }
    if (!pageFits(spec.style.width, spec.style.height)) {
        return refuse("size", "expected a page " + pageLimits());
    }
    if (!std::isfinite(spec.style.scale) || spec.style.scale < minimumFigureScale ||
        spec.style.scale > maximumFigureScale) {
        return refuse("scale", "expected a number from 0.5 to 8");
    }
    if (const Status filter = validateFilter(spec.filter); !filter) {
        return filter;
    }
    if (const Status options = validateOptions(spec); !options) {
        return options;
    }
    if (const Status generations = validateGenerations(spec); !generations) {
        return generations;
    }
    if (const Status convergence = validateConvergence(spec); !convergence) {
        return convergence;
    }
    if (spec.kind != FigureKind::Spread && spec.spreadUnit != SpreadUnit::Auto) {
        return refuse("spread_unit", "only figures of the kind spread have one");
    }
    if (spec.kind == FigureKind::Spread && spec.scale == AxisScale::Log && spec.spreadUnit == SpreadUnit::Percent) {
        return refuse("axis", "percent cannot be shown on a logarithmic axis: use minutes or a linear axis");
    }
    return {};
}

}  // namespace podium
