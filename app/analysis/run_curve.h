// SPDX-License-Identifier: GPL-3.0-or-later
// What of a run's evaluations is drawn, and where. Pure; nothing is worded.
#pragma once

#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "app/analysis/figure_curves.h"
#include "app/analysis/figure_spec.h"
#include "db/records/run.h"
#include "db/reference/reference_records.h"

namespace podium {

/// How all runs of a figure are drawn.
struct CurveAxes {
    ConvergenceOver over = ConvergenceOver::Minutes;
    PositionUnit unit = PositionUnit::Samples;  ///< of what was trained on
};

/// What the quality of a benchmark is held against in one round.
struct CurveTarget {
    bool higherIsBetter = true;
    std::optional<double> value;   ///< empty: no target is known
    std::optional<double> second;  ///< of the second metric, which rises (mask mAP, CLIP); empty: there is one metric
};

/// Why a run has no curve.
enum class CurveAbsence {
    None,
    NoEvaluations,  ///< its log has none
    NoNumbers,      ///< none of them is a number
    OtherUnit,      ///< it counts in another unit than the figure's, or, less than one step, in none that is known
    AfterTheEnd,    ///< over minutes: all of them came after the end of the run
};

struct DrawnRun {
    CurveAbsence absence = CurveAbsence::None;
    RunCurve curve;               ///< points where absence is None
    std::size_t afterTheEnd = 0;  ///< points left out, since they came after the end of the run
    bool rescaled = false;        ///< logged as a fraction of a target in percent, drawn times 100
};

/// The unit that most curves count in; samples rather than epochs, epochs rather than steps where it is a draw.
[[nodiscard]] PositionUnit commonUnit(const std::vector<const Run*>& runs);

/// The curve of a run on these axes. Over minutes only evaluations up to the end of the run are drawn (2 % later at
/// most: logs of several ranks end apart), since those that come later were made of checkpoints when training was over.
/// Values that are no numbers are left out. Qualities of at most 1 beside a rising target above 1 are fractions of
/// percent (BLEU in logs of v0.6 and v0.7) and are multiplied by 100.
[[nodiscard]] DrawnRun drawnRun(const Run& run, const CurveAxes& axes, const CurveTarget& target);

/// The first of the points that meets the target, both metrics where it has two. A value that equals the target within
/// the six digits of the catalogue meets it only as the last one: otherwise the run would have ended there.
[[nodiscard]] std::optional<std::size_t> targetMet(const std::vector<QualityPoint>& points, const CurveTarget& target);

/// Marks the lead: of the counted runs, else of all, the middle one by its last position (the earlier of two).
void markLead(std::vector<RunCurve>& runs);

/// Where the quality axis ends: at the best and the worst quality. Where one lies more than four times as far from the
/// best as nine of ten points do, the axis reaches twice as far as these, so that a wild first evaluation does not
/// flatten all curves.
struct QualityRange {
    double low = 0;
    double high = 0;
    std::size_t beyond = 0;  ///< points that the range leaves out
    double farthest = 0;     ///< the worst of them
    bool any = false;        ///< there is a point
};
[[nodiscard]] QualityRange qualityRange(const FigureCurves& curves, const std::vector<double>& targets);

/// The quality target of a benchmark in a round; nothing known: no value.
[[nodiscard]] CurveTarget curveTarget(const Benchmark* benchmark, std::string_view round);

/// "FID" and "CLIP score" of "FID and CLIP score"; the second is empty where there is one metric.
struct MetricNames {
    std::string_view first;
    std::string_view second;
};
[[nodiscard]] MetricNames metricNames(std::string_view metric);

}  // namespace podium
