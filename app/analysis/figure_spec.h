// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/generation_options.h"
#include "app/analysis/number_format.h"
#include "app/analysis/racks_options.h"
#include "db/records/result.h"
#include "db/store/submission_repository.h"

namespace podium {

enum class FigureKind { TimeToTrain, Spread, Speedup, Scaling, Trend, Racks, Generations, Convergence };
inline constexpr int figureKindCount = 8;
/// Throughput is a basis of ratios only: of speedup, scaling, racks and generations.
enum class FigureBasis { Official, Raw, Throughput };
enum class RowOrder { Time, Accelerators, Submitter, Round };
enum class AxisScale { Linear, Log };
/// Which two results make a speedup (METRICS.md): never mixed in one figure.
enum class SpeedupMode { AsSubmitted, EqualCount, PerAccelerator };
/// What a line of a scaling figure joins: results of one submitter's accelerator, or the best of a generation.
enum class SeriesGrouping { Submitter, Generation };
/// What a spread is measured in. Auto: minutes while the slowest score is at most twice the fastest, else percent.
enum class SpreadUnit { Auto, Minutes, Percent };
/// What curves of convergence are drawn over. Samples: what a run has trained on, in the unit that its log counts in.
enum class ConvergenceOver { Minutes, Samples };
enum class FigureTone { Light, Dark };

/// How a figure is put on paper. `width` and `height` are pixels at scale 1; `preset` names them and the resolution.
struct FigureStyle {
    std::string preset = "slide";  ///< "slide", "half", "full", "square", or "" for own width and height
    int width = 1600;
    int height = 900;
    double scale = 1;
    FigureTone tone = FigureTone::Light;
    Language language = Language::English;

    friend bool operator==(const FigureStyle&, const FigureStyle&) = default;
};

/// What a figure shows: saved views, the command line and reports all hold one of these.
struct FigureSpec {
    FigureKind kind = FigureKind::TimeToTrain;
    store::SubmissionFilter filter;
    std::string baseline;  ///< reference of a submission; empty: none
    FigureBasis basis = FigureBasis::Official;
    RowOrder order = RowOrder::Time;
    AxisScale scale = AxisScale::Linear;
    SpreadUnit spreadUnit = SpreadUnit::Auto;
    SpeedupMode speedup = SpeedupMode::AsSubmitted;
    /// Of a speedup at equal counts, in place of one baseline: the best result of this generation at each count.
    std::string baselineGeneration;
    SeriesGrouping grouping = SeriesGrouping::Submitter;  ///< of a scaling figure
    /// Of a scaling figure: two results whose efficiency is drawn, by reference; both or none.
    std::string from;
    std::string to;
    std::optional<std::int64_t> atAccelerators;       ///< of a trend: only results of this size; empty: any
    RacksOptions racks;                               ///< of racks
    GenerationOptions generations;                    ///< of generations
    ConvergenceOver over = ConvergenceOver::Minutes;  ///< of convergence
    /// Of convergence: references of the submissions that are drawn, mostCurves at most; empty: the first of the order.
    std::vector<std::string> pins;
    std::int64_t maxRows = 30;  ///< 1 to 200; further rows become "and N more"
    bool allowBlocked = false;  ///< draw what may not be compared, and say so in the figure
    FigureStyle style;
};

[[nodiscard]] bool operator==(const FigureSpec& left, const FigureSpec& right);

/// Submissions that one figure of convergence draws at most: more lines nobody tells apart.
inline constexpr std::size_t mostCurves = 8;

/// Smallest and largest page in pixels at scale 1.
inline constexpr int minimumFigureWidth = 640;
inline constexpr int minimumFigureHeight = 400;
inline constexpr int maximumFigureSide = 8000;
inline constexpr double minimumFigureScale = 0.5;
inline constexpr double maximumFigureScale = 8;

[[nodiscard]] std::string_view toString(FigureKind kind);    ///< "time-to-train", "spread", ...: stable, for files
[[nodiscard]] std::string_view toString(FigureBasis basis);  ///< "official", "raw", "throughput"
[[nodiscard]] std::string_view toString(RowOrder order);     ///< "time", "accelerators", "submitter", "round"
[[nodiscard]] std::string_view toString(AxisScale scale);    ///< "linear", "log"
[[nodiscard]] std::string_view toString(SpreadUnit unit);    ///< "auto", "minutes", "percent"
[[nodiscard]] std::string_view toString(FigureTone tone);    ///< "light", "dark"
[[nodiscard]] std::string_view toString(SpeedupMode mode);   ///< "as-submitted", "equal-count", "per-accelerator"
[[nodiscard]] std::string_view toString(SeriesGrouping grouping);  ///< "submitter", "generation"
[[nodiscard]] std::string_view toString(ConvergenceOver over);     ///< "minutes", "samples"
[[nodiscard]] std::optional<FigureKind> figureKindFromString(std::string_view text);
[[nodiscard]] std::optional<FigureBasis> figureBasisFromString(std::string_view text);
[[nodiscard]] std::optional<RowOrder> rowOrderFromString(std::string_view text);
[[nodiscard]] std::optional<AxisScale> axisScaleFromString(std::string_view text);
[[nodiscard]] std::optional<SpreadUnit> spreadUnitFromString(std::string_view text);
[[nodiscard]] std::optional<FigureTone> figureToneFromString(std::string_view text);
[[nodiscard]] std::optional<SpeedupMode> speedupModeFromString(std::string_view text);
[[nodiscard]] std::optional<SeriesGrouping> seriesGroupingFromString(std::string_view text);
[[nodiscard]] std::optional<ConvergenceOver> convergenceOverFromString(std::string_view text);

/// Names of all kinds for messages: "time-to-train, spread, ..., racks or generations".
[[nodiscard]] std::string figureKindNames();

/// A spec of this kind with the defaults that suit it: both axes of a scaling figure are logarithmic.
[[nodiscard]] FigureSpec defaultSpec(FigureKind kind);

/// Sets preset, width and height. Accepts "slide", "half", "full", "square" or "WIDTHxHEIGHT".
/// Errors: InvalidInput with `what` as context and what is accepted.
[[nodiscard]] Status setSize(FigureStyle& style, std::string_view text, const std::string& what = "size");

/// All limits of a spec, the same for JSON, command line and dialogs. Errors: InvalidInput, context the field.
[[nodiscard]] Status validate(const FigureSpec& spec);

/// One JSON object, fields in fixed order, ended by a line feed. Holds every field, so that it stays what it is when
/// defaults change.
[[nodiscard]] std::string toJson(const FigureSpec& spec);

/// Reads what toJson() writes; fields that are left out keep their defaults. Errors: InvalidInput; context is `name`
/// and the field, detail says what was expected: unknown fields, wrong types, values out of range, a newer schema.
[[nodiscard]] Result<FigureSpec> figureSpecFromJson(std::string_view json, const std::string& name);

}  // namespace podium
