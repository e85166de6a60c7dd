// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "app/analysis/convergence_axes.h"
#include "app/analysis/convergence_choice.h"
#include "app/analysis/convergence_notes.h"
#include "app/analysis/display_text.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/figure_rows.h"
#include "app/analysis/run_curve.h"
#include "app/analysis/titles.h"

namespace podium {

namespace {

using store::SubmissionRow;

constexpr std::size_t manyCurves = 40;  ///< from here on only the middle run of each submission is drawn in full

using Loaded = std::map<SubmissionKey, const Submission*>;

const std::vector<Run>& runsOf(const Loaded& loaded, const SubmissionRow& row)
{
    static const std::vector<Run> none;
    const auto found = loaded.find(row.key);
    return found == loaded.end() ? none : found->second->runs;
}

std::int64_t countRuns(const Loaded& loaded, const SubmissionRows& rows)
{
    std::int64_t count = 0;
    for (const SubmissionRow& row : rows) {
        count += static_cast<std::int64_t>(runsOf(loaded, row).size());
    }
    return count;
}

/// Benchmarks of the rows that the tables know, each once.
std::vector<const Benchmark*> benchmarksOf(const SubmissionRows& rows, const ReferenceTables& tables)
{
    std::vector<const Benchmark*> benchmarks;
    for (const SubmissionRow& row : rows) {
        const Benchmark* benchmark = tables.benchmark(row.benchmark);
        if (benchmark != nullptr && std::find(benchmarks.begin(), benchmarks.end(), benchmark) == benchmarks.end()) {
            benchmarks.push_back(benchmark);
        }
    }
    return benchmarks;
}

ValueUnit valueUnit(PositionUnit unit)
{
    return unit == PositionUnit::Samples  ? ValueUnit::Samples
           : unit == PositionUnit::Epochs ? ValueUnit::Epochs
                                          : ValueUnit::Steps;
}

/// Draws the curves of one figure.
class ConvergenceBuilder {
public:
    ConvergenceBuilder(const FigureSpec& spec, const ConvergenceChoice& choice, const Loaded& loaded,
                       const FigureContext& context, Figure figure)
        : m_spec(spec), m_rows(choice.drawn), m_rest(choice.rest), m_loaded(loaded), m_context(context),
          m_phrases(context.phrases), m_numbers(spec.style.language), m_figure(std::move(figure)),
          m_notes(spec, context)
    {
        const auto benchmarks = benchmarksOf(m_rows, context.tables);
        m_benchmark = benchmarks.empty() ? nullptr : benchmarks.front();
    }

    Figure build()
    {
        m_figure.columns.clear();
        std::vector<const Run*> all;
        for (const SubmissionRow& row : m_rows) {
            for (const Run& run : runsOf(m_loaded, row)) {
                all.push_back(&run);
            }
        }
        m_axes = {m_spec.over, commonUnit(all)};
        m_curves.unit = m_axes.unit;
        m_curves.higherIsBetter = m_benchmark == nullptr || m_benchmark->higherIsBetter;
        addCurves();
        m_curves.many = countCurves() >= manyCurves;
        if (countCurves() == 0 && !m_loaded.empty()) {
            sayNothingIsThere(all.empty());
            return std::move(m_figure);
        }
        m_figure.referenceLines = targetLines(m_rows, m_benchmark, m_context, m_numbers);
        setAxes();
        addLegend();
        m_notes.add(m_figure, m_curves, m_rest);
        addRest();
        summarise();
        m_figure.curves = std::move(m_curves);
        return std::move(m_figure);
    }

private:
    [[nodiscard]] bool overMinutes() const { return m_spec.over == ConvergenceOver::Minutes; }

    [[nodiscard]] std::size_t countCurves() const
    {
        std::size_t count = 0;
        for (const SubmissionCurves& submission : m_curves.submissions) {
            count += submission.runs.size();
        }
        return count;
    }

    void addCurves()
    {
        const std::vector<std::string> accelerators = acceleratorNames(m_rows);
        const bool severalRounds = roundsOf(m_rows).size() > 1;
        std::map<HardwareFamily, int> uses;
        for (std::size_t index = 0; index < m_rows.size(); ++index) {
            const SubmissionRow& row = m_rows[index];
            SubmissionCurves curves;
            curves.row = index;
            curves.reference = reference(row.key);
            curves.name = rowName(row, accelerators[index], m_numbers);
            curves.name += severalRounds ? ", " + roundTitle(row.key.round, m_context.tables) : std::string();
            m_notes.addFirstEvaluation(curves.name, runsOf(m_loaded, row));
            curves.name += row.verified ? std::string() : " · " + m_phrases.say(Phrase::TagUnverified);
            curves.family = hardwareFamily(row.accelerator);
            curves.verified = row.verified;
            const CurveTarget target = curveTarget(m_context.tables.benchmark(row.benchmark), row.key.round);
            CurveAbsence absence = CurveAbsence::NoEvaluations;
            for (const Run& run : runsOf(m_loaded, row)) {
                DrawnRun drawn = drawnRun(run, m_axes, target);
                m_notes.count(drawn, run, row.verified);
                if (drawn.absence == CurveAbsence::None) {
                    curves.runs.push_back(std::move(drawn.curve));
                } else {
                    absence = std::max(absence, drawn.absence);
                }
            }
            Category& category = m_figure.categories[index];
            category.state = curves.runs.empty() ? CategoryState::Missing : CategoryState::Shown;
            category.remark =
                curves.runs.empty() ? m_notes.reason(absence, runsOf(m_loaded, row).empty()) : std::string();
            if (!curves.runs.empty()) {
                curves.hollow = uses[curves.family]++ % 2 == 1;
                markLead(curves.runs);
                curves.finding = findingOf(curves);
                m_curves.submissions.push_back(std::move(curves));
            }
        }
    }

    void sayNothingIsThere(bool noRuns)
    {
        m_figure.emptyMessage = m_phrases.say(noRuns ? Phrase::MissingRuns : Phrase::EmptyNoCurves);
        std::set<std::string> reasons;
        for (const Category& category : m_figure.categories) {
            reasons.insert(category.remark);
        }
        m_figure.emptyMessage += noRuns ? "" : ": " + joined({reasons.begin(), reasons.end()}, "; ");
        m_figure.categories.clear();
        m_figure.summary =
            m_phrases.say(Phrase::SummaryNothing, {{"title", m_figure.title}, {"message", m_figure.emptyMessage}});
    }

    void setAxes()
    {
        Axis& value = m_figure.valueAxis;
        value.title = qualityTitle(m_benchmark, m_phrases);
        value.unit = ValueUnit::Quality;
        value.scale = m_spec.scale;
        if (value.scale == AxisScale::Log) {
            m_notes.countOnLogAxis(dropWithoutLogarithm(m_curves));
        }
        std::vector<double> targets;
        for (const ReferenceLine& line : m_figure.referenceLines) {
            targets.push_back(line.value);
        }
        const QualityRange range = qualityRange(m_curves, targets);
        m_notes.setRange(range);
        fitQualityAxis(value, range, m_numbers);
        Axis position;
        position.title = m_phrases.say(overMinutes() ? minutesPhrase() : m_notes.unitPhrase(m_axes.unit));
        position.unit = overMinutes() ? ValueUnit::Minutes : valueUnit(m_axes.unit);
        fitCurvePositions(position, m_curves, m_numbers);
        m_figure.positionAxis = position;
    }

    [[nodiscard]] Phrase minutesPhrase() const
    {
        const bool scaled = std::any_of(m_rows.begin(), m_rows.end(),
                                        [](const SubmissionRow& row) { return row.score.scalingFactor != 1; });
        return scaled ? Phrase::AxisRunMinutesUnscaled : Phrase::AxisRunMinutes;
    }

    void addLegend()
    {
        std::set<HardwareFamily> families;
        for (const SubmissionCurves& submission : m_curves.submissions) {
            if (families.insert(submission.family).second) {
                m_figure.legend.push_back({LegendSymbol::Swatch, submission.family, SeriesStroke::Solid,
                                           SeriesShape::Line, familyName(submission.family, m_rows, m_phrases)});
            }
        }
        const auto anyRun = [&](auto holds) {
            return std::any_of(m_curves.submissions.begin(), m_curves.submissions.end(), [&](const auto& submission) {
                return std::any_of(submission.runs.begin(), submission.runs.end(), holds);
            });
        };
        const auto add = [&](LegendSymbol symbol, Phrase phrase, bool present) {
            if (present) {
                m_figure.legend.push_back(
                    {symbol, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Line, m_phrases.say(phrase)});
            }
        };
        add(LegendSymbol::LeadCurve, Phrase::LegendMiddleRun, m_curves.many);
        const auto ofRole = [&](RunRole role) {
            return anyRun([role](const RunCurve& run) { return run.role == role; });
        };
        add(m_curves.many ? LegendSymbol::ThinCurve : LegendSymbol::LeadCurve, Phrase::LegendRunCounted,
            ofRole(RunRole::Counted));
        add(LegendSymbol::DroppedCurve, Phrase::LegendRunDropped, ofRole(RunRole::Dropped));
        add(LegendSymbol::InvalidCurve, Phrase::LegendRunInvalid, ofRole(RunRole::Invalid));
        for (const ReferenceLine& line : m_figure.referenceLines) {
            m_figure.legend.push_back({LegendSymbol::ReferenceLine, HardwareFamily::Other, SeriesStroke::Solid,
                                       SeriesShape::Line, line.name});
        }
        add(LegendSymbol::TargetMet, Phrase::LegendTargetMet, anyRun([](const RunCurve& run) { return !!run.met; }));
    }

    /// Results that are not drawn stand in the data as one row.
    void addRest()
    {
        if (m_rest.empty()) {
            return;
        }
        Category more;
        more.state = CategoryState::More;
        more.cells.push_back({m_notes.countMore(m_rest.size()), {}});
        more.remark = joined(m_notes.namesOf(m_rest), "; ");
        m_figure.foldedRows = m_rest.size();
        m_figure.categories.push_back(std::move(more));
    }

    /// "26.9 min", "323,232 samples".
    [[nodiscard]] std::string positionText(double position) const
    {
        const Phrase phrase = overMinutes()                          ? Phrase::MinutesValue
                              : m_axes.unit == PositionUnit::Samples ? Phrase::SamplesValue
                              : m_axes.unit == PositionUnit::Epochs  ? Phrase::EpochsValue
                                                                     : Phrase::StepsValue;
        const std::string number = overMinutes() ? m_numbers.minutes(position) : m_notes.trainedText(position);
        return m_phrases.say(phrase, {{"minutes", number}, {"count", number}});
    }

    [[nodiscard]] std::string findingOf(const SubmissionCurves& curves) const
    {
        std::int64_t met = 0;
        std::string value;
        for (const RunCurve& run : curves.runs) {
            met += run.met ? 1 : 0;
            value = run.lead && run.met ? positionText(run.points[*run.met].position) : value;
        }
        return m_phrases.say(value.empty() ? Phrase::CurveFindingNone : Phrase::CurveFinding,
                             {{"met", m_numbers.count(met)},
                              {"runs", m_numbers.count(static_cast<std::int64_t>(curves.runs.size()))},
                              {"value", value}});
    }

    /// Who meets the target first, in what the curves are drawn over.
    void summarise()
    {
        const SubmissionCurves* first = nullptr;
        double least = 0;
        for (const SubmissionCurves& submission : m_curves.submissions) {
            for (const RunCurve& run : submission.runs) {
                const bool meets = run.lead && run.met.has_value();
                if (meets && (first == nullptr || run.points[*run.met].position < least)) {
                    first = &submission;
                    least = run.points[*run.met].position;
                }
            }
        }
        if (first == nullptr) {
            m_figure.summary = m_phrases.say(Phrase::SummaryConvergenceNone,
                                             {{"title", m_figure.title}, {"subtitle", m_figure.subtitle}});
            return;
        }
        m_figure.summary = m_phrases.say(
            Phrase::SummaryConvergence,
            {{"title", m_figure.title},
             {"subtitle", m_figure.subtitle},
             {"target", m_figure.referenceLines.empty() ? std::string() : m_figure.referenceLines.front().name},
             {"name", first->name},
             {"value", positionText(least)}});
    }

    const FigureSpec& m_spec;
    const SubmissionRows& m_rows;
    const SubmissionRows& m_rest;
    const Loaded& m_loaded;
    const FigureContext& m_context;
    const Phrasebook& m_phrases;
    NumberFormat m_numbers;
    Figure m_figure;
    ConvergenceNotes m_notes;
    const Benchmark* m_benchmark = nullptr;
    CurveAxes m_axes;
    FigureCurves m_curves;
};

bool showDroppedRuns(const SubmissionRows& rows, const Loaded& loaded)
{
    return std::any_of(rows.begin(), rows.end(), [&](const SubmissionRow& row) {
        const std::vector<Run>& runs = runsOf(loaded, row);
        return std::any_of(runs.begin(), runs.end(), [](const Run& run) { return run.valid() && !run.counted; });
    });
}

/// "80 runs of 8 of 34 results".
std::string tailOf(const ConvergenceChoice& choice, const Loaded& loaded, const FigureContext& context,
                   const NumberFormat& numbers)
{
    const auto drawn = static_cast<std::int64_t>(choice.drawn.size());
    const auto all = drawn + static_cast<std::int64_t>(choice.rest.size());
    const Phrasebook& phrases = context.phrases;
    const Phrase phrase = all > drawn ? Phrase::RunsOfSomeResults
                          : all == 1  ? Phrase::RunsOfResult
                                      : Phrase::RunsOfResults;
    return phrases.say(phrase, {{"runs", numbers.count(countRuns(loaded, choice.drawn))},
                                {"drawn", numbers.count(drawn)},
                                {"count", numbers.count(all)}});
}

}  // namespace

Result<Figure> buildConvergence(const FigureSpec& spec, SubmissionRows rows, const std::vector<Submission>& submissions,
                                const FigureContext& context)
{
    if (const Status valid = validate(spec); !valid) {
        return tl::unexpected(valid.error());
    }
    if (spec.kind != FigureKind::Convergence) {
        return failure(ErrorCode::InvalidInput, "kind", "expected convergence");
    }
    auto choice = convergenceChoice(spec, rows);
    if (!choice) {
        return tl::unexpected(choice.error());
    }
    Loaded loaded;
    for (const Submission& submission : submissions) {
        loaded.emplace(submission.key, &submission);
    }
    const NumberFormat numbers(spec.style.language);
    RowFigurePlan plan{Phrase::TitleConvergence, Phrase::TitleConvergenceSeveral};
    plan.remarks.curves = true;
    plan.remarks.droppedRuns = showDroppedRuns(choice->drawn, loaded);
    plan.inOrder = true;
    plan.tail = tailOf(*choice, loaded, context, numbers);
    const bool blocked = judgeComparability(spec.pins.empty() ? rows : choice->drawn, {false, context.today},
                                            context.tables, context.phrases, numbers)
                             .verdict == Verdict::Blocked;
    // Which results come first by time says nothing where they may not be compared: all are judged.
    Result<Figure> started =
        startFigure(spec, plan, blocked && !spec.allowBlocked && spec.pins.empty() ? rows : choice->drawn, context);
    if (!started || !started->emptyMessage.empty()) {
        return started;
    }
    std::set<std::string> metrics;
    for (const Benchmark* benchmark : benchmarksOf(choice->drawn, context.tables)) {
        metrics.insert(context.phrases.remark(benchmark->metric));
    }
    if (metrics.size() > 1) {
        started->emptyMessage = context.phrases.say(
            Phrase::EmptySeveralMetrics,
            {{"metrics", enumeration({metrics.begin(), metrics.end()}, context.phrases.say(Phrase::And))}});
        started->categories.clear();
        return started;
    }
    return ConvergenceBuilder(spec, *choice, loaded, context, std::move(*started)).build();
}

}  // namespace podium
