// SPDX-License-Identifier: GPL-3.0-or-later
// What is computed from results, as values that know where they come from (METRICS.md).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/phrasebook.h"

namespace podium {

/// What a comparison rests on (METRICS.md, "Basis switch"). Throughput takes raw minutes a sample in place of the time
/// to train, so that it compares speed alone, without luck in converging.
enum class MetricBasis { Official, Raw, Throughput };

/// The formulas of METRICS.md. "a" is what is judged, "b" what it is held against.
enum class Formula {
    TimeToTrain,            ///< T
    RawTime,                ///< T before the scaling factor
    Throughput,             ///< samples to converge / raw run time
    SpeedupAsSubmitted,     ///< T_b / T_a
    SpeedupAtEqualCount,    ///< T_b / T_a, N_a = N_b
    SpeedupPerAccelerator,  ///< (T_b N_b) / (T_a N_a)
    SizeRatio,              ///< N_a / N_b
    AcceleratorHours,       ///< T N / 60
    ScalingEfficiency,      ///< (T_0 N_0) / (T_1 N_1)
    RunDeviation,           ///< sample standard deviation of the counted runs
    RacksUsed,              ///< ceil(N / active accelerators per rack)
    EqualTimeByRatio,       ///< N_a x r: accelerators of b for the time of a
    EqualTimeByCurve,       ///< b's scaling curve inverted at T_a: accelerators of b for the time of a
    RacksForEqualTime,      ///< ceil(accelerators for equal time / active accelerators per rack)
    FootprintRatio,         ///< racks_b / racks_a
    Cost,                   ///< accelerator-hours x price
    Improvement,            ///< T of the round before / T
    GeometricMean,          ///< exp(Σ w ln r / Σ w) of ratios
};

enum class MetricUnit {
    Minutes,
    SamplesPerMinute,
    EpochsPerMinute,
    Ratio,
    AcceleratorHours,
    Accelerators,
    Racks,
    Money
};

/// Why there is no value.
enum class Absence {
    None,
    NoScore,  ///< no official time
    NoRawTime,
    NoSamples,       ///< the logs do not say how many samples a run took
    DifferentUnits,  ///< epochs beside samples
    NoSize,          ///< the count of accelerators is not stated
    DifferentSizes,  ///< counts differ by more than the tolerance
    NotOnThisBasis,  ///< has no meaning on throughput basis
    TooFewRuns,      ///< fewer than two runs count
    NoDensity,       ///< no rack profile fits, and no density was given
    NoPrice,
    NoRatio,           ///< nothing to take the ratio from
    TooFewPoints,      ///< a scaling curve needs results of two sizes
    FlatCurve,         ///< larger systems are not faster: the curve cannot be followed
    OutOfReach,        ///< following the curve leads beyond any size that means something
    NotComparable,     ///< the rules forbid the comparison
    DifferentSystems,  ///< a scaling efficiency is between results of one submitter and one accelerator
};

/// Remarks that belong to a value wherever it is shown.
enum class NoteCode {
    Counts,             ///< numbers: N_a, N_b
    EqualCount,         ///< numbers: N
    WithinTolerance,    ///< numbers: N_a, N_b, tolerance as a fraction
    ScalingFactors,     ///< numbers: factor of a, of b
    SamplesToConverge,  ///< numbers: samples of a, of b
    EpochsToConverge,   ///< numbers: epochs of a, of b
    ScoreOfOneRun,      ///< each score is the time of one run
    RatioUsed,          ///< numbers: r; text: toString() of its formula
    RatioGiven,         ///< numbers: r, named by the analyst
    Density,            ///< numbers: active, installed accelerators a rack; text: its source
    Evidence,           ///< numbers: RackEvidence of the density
    StatedRacks,        ///< numbers: racks; text: the system's name, which states them
    Interpolated,       ///< numbers: N below, N above, the result
    ExtrapolatedAbove,  ///< numbers: N of the last two points, the result
    ExtrapolatedBelow,  ///< numbers: N of the first two points, the result
    PointsLeftOut,      ///< numbers: how many points of the curve are slower than a smaller system
    PartOfBenchmarks,   ///< numbers: ratios used, ratios asked for
    Unofficial,         ///< a mean over benchmarks is no MLPerf metric
    Price,              ///< numbers: price; text: the currency
    RunsCounted,        ///< numbers: runs that count, runs in all
    MixedDensities,     ///< the accelerators fill racks differently; numbers: the density that was taken
};

struct MetricNote {
    NoteCode code = NoteCode::Counts;
    std::vector<double> numbers;
    std::string text;

    friend bool operator==(const MetricNote&, const MetricNote&) = default;
};

/// One derived value. `value` is never NaN or infinite; where it is empty, `absence` says why.
struct Metric {
    Formula formula = Formula::TimeToTrain;
    MetricBasis basis = MetricBasis::Official;
    MetricUnit unit = MetricUnit::Minutes;
    std::optional<double> value;
    Absence absence = Absence::None;
    std::vector<std::string> operands;  ///< references of submissions in the order in which the formula names them
    std::vector<MetricNote> notes;

    friend bool operator==(const Metric&, const Metric&) = default;
};

/// A value, or the reason why there is none where `value` is not finite.
[[nodiscard]] Metric metricOf(Formula formula, MetricBasis basis, MetricUnit unit, double value);
[[nodiscard]] Metric absentMetric(Formula formula, MetricBasis basis, MetricUnit unit, Absence absence);

[[nodiscard]] std::string_view toString(MetricBasis basis);  ///< "official", "raw", "throughput"
[[nodiscard]] std::string_view toString(Formula formula);    ///< "speedup-as-submitted", ...: stable, for files
[[nodiscard]] std::string_view toString(MetricUnit unit);    ///< "min", "samples/min", "ratio", ...: stable, for files
[[nodiscard]] std::string_view toString(Absence absence);    ///< "no-score", ...: stable, for files; "" for None
[[nodiscard]] std::optional<MetricBasis> metricBasisFromString(std::string_view text);

/// The formula in letters, its words in English: "T_b / T_a".
[[nodiscard]] std::string_view formulaText(Formula formula);
/// The same with its words in the phrasebook's language.
[[nodiscard]] std::string formulaWords(Formula formula, const Phrasebook& phrases);

/// Name of the metric in the phrasebook's language: "Speedup as submitted".
[[nodiscard]] std::string metricName(Formula formula, const Phrasebook& phrases);
[[nodiscard]] std::string basisName(MetricBasis basis, const Phrasebook& phrases);
[[nodiscard]] std::string absenceText(Absence absence, const Phrasebook& phrases);
[[nodiscard]] std::string noteText(const MetricNote& note, const Phrasebook& phrases, const NumberFormat& numbers);
/// All notes of a value, "; " between them; the reason where there is no value comes first.
[[nodiscard]] std::string notesText(const Metric& metric, const Phrasebook& phrases, const NumberFormat& numbers);

}  // namespace podium
