// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cmath>

#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"

namespace podium {

namespace {

using store::SubmissionRow;
using Rows = SubmissionRows;

std::optional<double> runTime(const std::optional<double>& minutes, const SubmissionRow& row, FigureBasis basis)
{
    if (!minutes || !std::isfinite(*minutes)) {
        return std::nullopt;
    }
    return basis == FigureBasis::Raw ? *minutes : *minutes * row.score.scalingFactor;
}

Mark markOf(const SubmissionRow& row, std::size_t index, double value, const FigureSpec& spec,
            const Phrasebook& phrases)
{
    Mark mark;
    mark.kind = MarkKind::Value;
    mark.reference = reference(row.key);
    mark.position = static_cast<double>(index);
    mark.value = value;
    mark.verified = row.verified;
    mark.label = NumberFormat(spec.style.language).minutes(value);
    if (!row.verified) {
        mark.tag = phrases.say(Phrase::TagUnverified);
    }
    const auto fastest = runTime(row.fastestRun, row, spec.basis);
    const auto slowest = runTime(row.slowestRun, row, spec.basis);
    if (fastest && slowest && *fastest < *slowest) {
        mark.low = fastest;
        mark.high = slowest;
    }
    return mark;
}

/// "fastest to slowest of all 3 runs, scaled"; without the number where it differs between the rows.
std::string whiskerText(const Rows& rows, FigureBasis basis, const Phrasebook& phrases)
{
    const bool raw = basis == FigureBasis::Raw;
    const std::int64_t runs = rows.front().score.runs;
    const bool equal = runs > 0 && std::all_of(rows.begin(), rows.end(), [=](const SubmissionRow& row) {
                           return row.score.runs == runs && row.score.dropped == 0;
                       });
    if (equal) {
        return phrases.say(raw ? Phrase::LegendWhiskersRawCount : Phrase::LegendWhiskersScaledCount,
                           {{"count", std::to_string(runs)}});
    }
    return phrases.say(raw ? Phrase::LegendWhiskersRaw : Phrase::LegendWhiskersScaled);
}

void addLegend(Figure& figure, const Rows& rows, const FigureSpec& spec, const Phrasebook& phrases)
{
    bool whiskers = false;
    bool unverified = false;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            whiskers = whiskers || mark.low.has_value();
            unverified = unverified || !mark.verified;
        }
    }
    const auto add = [&](LegendSymbol symbol, const std::string& text) {
        figure.legend.push_back({symbol, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Bars, text});
    };
    if (unverified) {
        add(LegendSymbol::Unverified, phrases.say(Phrase::LegendUnverified));
    }
    if (whiskers) {
        add(LegendSymbol::Whisker, whiskerText(rows, spec.basis, phrases));
    }
}

void summarise(Figure& figure, const Rows& rows, const FigureSpec& spec, const Phrasebook& phrases)
{
    const NumberFormat numbers(spec.style.language);
    const std::vector<std::string> accelerators = acceleratorNames(rows);
    std::optional<std::size_t> fastest;
    std::optional<std::size_t> slowest;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        const auto value = valueOf(rows[index], spec.basis);
        if (!value) {
            continue;
        }
        fastest = !fastest || *value < *valueOf(rows[*fastest], spec.basis) ? index : *fastest;
        slowest = !slowest || *value > *valueOf(rows[*slowest], spec.basis) ? index : *slowest;
    }
    if (!fastest) {
        figure.summary = phrases.say(Phrase::SummaryNothing,
                                     {{"title", figure.title}, {"message", phrases.say(Phrase::EmptyNoScores)}});
        return;
    }
    const auto name = [&](std::size_t index) { return rowName(rows[index], accelerators[index], numbers); };
    const auto minutes = [&](std::size_t index) { return numbers.minutes(*valueOf(rows[index], spec.basis)); };
    figure.summary = phrases.say(Phrase::SummaryBars, {{"title", figure.title},
                                                       {"subtitle", figure.subtitle},
                                                       {"fastest", name(*fastest)},
                                                       {"low", minutes(*fastest)},
                                                       {"slowest", name(*slowest)},
                                                       {"high", minutes(*slowest)}});
}

}  // namespace

Result<Figure> buildTimeToTrain(const FigureSpec& spec, Rows rows, const FigureContext& context,
                                const CitationRemarks& beside)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::TimeToTrain) {
        return failure(ErrorCode::InvalidInput, "kind", "expected time-to-train");
    }
    const bool raw = spec.basis == FigureBasis::Raw;
    RowFigurePlan plan{Phrase::TitleTimeToTrain, Phrase::TitleTimeToTrainSeveral, beside,
                       raw || !beside.derived.empty()};
    plan.remarks.rawTime = raw;
    Result<Figure> started = startFigure(spec, plan, rows, context);
    if (!started || !started->emptyMessage.empty()) {
        return started;
    }
    Figure figure = std::move(*started);
    const bool logarithmic = spec.scale == AxisScale::Log;
    figure.valueAxis.title = context.phrases.say(raw ? Phrase::AxisRawTime : Phrase::AxisTimeToTrain);
    figure.valueAxis.scale = spec.scale;
    figure.valueAxis.fromZero = !logarithmic;
    figure.valueHeading = context.phrases.say(Phrase::ColumnMinutes);
    addFamilies(figure, rows, logarithmic ? SeriesShape::Points : SeriesShape::Bars,
                raw ? SeriesStroke::Dashed : SeriesStroke::Solid, context.phrases);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        if (const auto value = valueOf(rows[index], spec.basis)) {
            seriesOf(figure, hardwareFamily(rows[index].accelerator))
                .marks.push_back(markOf(rows[index], index, *value, spec, context.phrases));
        }
    }
    addLegend(figure, rows, spec, context.phrases);
    addBaseline(figure, spec, rows, context.phrases);
    if (const auto dropped = dropMarksWithoutLogarithm(figure); dropped > 0) {
        figure.notes.push_back(
            {Verdict::Green, context.phrases.say(Phrase::DroppedOnLogAxis, {{"count", std::to_string(dropped)}})});
    }
    fitValueAxis(figure);
    summarise(figure, rows, spec, context.phrases);
    return figure;
}

}  // namespace podium
