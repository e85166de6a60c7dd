// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/cited_result.h"
#include "app/analysis/comparability.h"
#include "app/analysis/figure_curves.h"
#include "app/analysis/figure_matrix.h"
#include "app/analysis/figure_racks.h"
#include "app/analysis/figure_spec.h"
#include "app/analysis/hardware_family.h"
#include "app/analysis/number_format.h"
#include "db/records/submission.h"

namespace podium {

/// A round value on an axis, worded.
struct Tick {
    double value = 0;
    std::string label;
};

enum class ValueUnit { Minutes, Percent, Ratio, Racks, Accelerators, Round, Samples, Quality, Epochs, Steps };

struct Axis {
    std::string title;  ///< with its unit
    ValueUnit unit = ValueUnit::Minutes;
    AxisScale scale = AxisScale::Linear;
    bool fromZero = false;   ///< begins at 0 whatever the marks are (bars)
    bool marksZero = false;  ///< 0 is drawn as a line of its own (differences)
    double minimum = 0;
    double maximum = 1;
    std::vector<Tick> ticks;  ///< ascending, within minimum and maximum
};

/// What a column of row labels holds; says how it is aligned and what may be shortened.
enum class ColumnRole {
    Name,         ///< left-aligned; the only one that may be shortened, its detail first dropped
    Fact,         ///< left-aligned: round, division, benchmark, where they differ
    Count,        ///< right-aligned
    Accelerator,  ///< left-aligned, close to the count
    Value,        ///< right-aligned: the labels of marks, where FigureHead::valueHeading names a column for them
};

struct Column {
    ColumnRole role = ColumnRole::Name;
    std::string title;  ///< empty: none
};

/// One label of a row. A name has two parts: `text` the submitter, `detail` the system.
struct Cell {
    std::string text;
    std::string detail;
};

/// What a row or a mark is about, as published; for data files, tables and the inspector.
struct Subject {
    SubmissionKey key;
    std::string submitter;
    std::string systemName;
    std::string benchmark;
    Division division = Division::Unknown;
    Availability availability = Availability::Unknown;
    std::string accelerator;
    std::optional<std::int64_t> accelerators;
    bool verified = false;
    ScoreIssue issue = ScoreIssue::None;
};

enum class CategoryState {
    Shown,
    Missing,  ///< has no value; `remark` says why
    More,     ///< stands for rows that do not fit; `remark` is their range of values
};

/// One row of a figure over submissions.
struct Category {
    std::string reference;    ///< of the submission; empty for More
    std::vector<Cell> cells;  ///< one a column
    CategoryState state = CategoryState::Shown;
    std::string remark;
    bool baseline = false;
    bool summary = false;            ///< stands for the other rows, e.g. their mean
    std::optional<Subject> subject;  ///< empty for More
};

enum class MarkKind { Value, CountedRun, DroppedRun, InvalidRun, Score };

/// How many times as fast a mark's result is as what it is held against, whatever the figure draws; of speedups only.
struct MarkRatios {
    std::optional<double> asSubmitted;
    std::optional<double> perAccelerator;
};

/// One drawn value. Over categories `position` is the row's index, else a value on the position axis.
struct Mark {
    MarkKind kind = MarkKind::Value;
    std::string reference;  ///< of the submission
    std::string detail;     ///< e.g. a run's file
    double position = 0;
    double value = 0;           ///< in the unit of the value axis
    std::optional<double> low;  ///< whisker; both or none
    std::optional<double> high;
    std::string label;  ///< direct label: the number alone; empty: none
    std::string tag{};  ///< what is to be known beside it, e.g. unverified
    bool verified = true;
    std::shared_ptr<const Subject> subject{};  ///< where its row has marks of several submissions; null: the row's
    MarkRatios ratios{};
    std::shared_ptr<const MatrixCell> cell{};  ///< of a matrix only
};

/// A guide is a dotted line without markers, e.g. ideal scaling; a link is an arrow from one drawn result to another,
/// with the label of its last mark beside it.
enum class SeriesShape { Bars, Points, Line, Guide, Link };
enum class SeriesStroke { Solid, Hollow, Dashed };

struct Series {
    std::string key;   ///< stable name for files
    std::string name;  ///< worded, for people
    SeriesShape shape = SeriesShape::Bars;
    SeriesStroke stroke = SeriesStroke::Solid;
    HardwareFamily family = HardwareFamily::Other;
    std::vector<Mark> marks;
};

/// A line across the plot at one value, e.g. the baseline.
struct ReferenceLine {
    double value = 0;
    std::string name;
};

enum class LegendSymbol {
    Swatch,
    Unverified,
    Whisker,
    CountedRun,
    DroppedRun,
    InvalidRun,
    Score,
    ReferenceLine,
    Guide,
    LeadCurve,  ///< a run drawn in full
    ThinCurve,  ///< one of many
    DroppedCurve,
    InvalidCurve,
    TargetMet,
    Link,
    Ramp,  ///< of the colours of a matrix
    Cell,  ///< what stands in the cells of a matrix; words without a symbol
    SlowerCell,
};

struct LegendEntry {
    LegendSymbol symbol = LegendSymbol::Swatch;
    HardwareFamily family = HardwareFamily::Other;  ///< for Swatch
    SeriesStroke stroke = SeriesStroke::Solid;
    SeriesShape shape = SeriesShape::Bars;
    std::string text;
    std::optional<double> mark = std::nullopt;  ///< for Ramp: where on it, 0 to 1, the ratio is 1
};

struct Note {
    Verdict verdict = Verdict::Green;  ///< Green: plain; others are drawn with the triangle
    std::string text;
};

/// The scaling efficiency between two results of a figure; a ratio, 1 is ideal; empty where a basis has none.
struct FigurePair {
    std::string from;  ///< reference of the smaller result
    std::string to;
    std::optional<double> official;
    std::optional<double> raw;
    std::optional<double> throughput;
};

/// Words that folding rows needs (foldRows).
struct FoldingWords {
    std::string more;          ///< with {count}
    std::string range;         ///< with {low} and {high}
    std::string withoutScore;  ///< with {count}
};

/// What a figure is beside its rows and marks.
struct FigureHead {
    FigureKind kind = FigureKind::TimeToTrain;
    Language language = Language::English;
    std::string title;
    std::string subtitle;
    std::vector<Column> columns;
    std::string valueHeading;          ///< labels of marks stand in a column below it; empty: behind their marks
    std::optional<Axis> positionAxis;  ///< from left to right; empty where positions are categories
    Axis valueAxis;                    ///< from left to right over categories, else upwards
    std::vector<ReferenceLine> referenceLines;  ///< across the value axis
    std::vector<double> borders;                ///< positions of upright lines, where both axes are numbers
    std::vector<LegendEntry> legend;
    std::string besideWords;  ///< for the legend, where marks at one position have to stand side by side
    std::vector<Note> notes;
    std::vector<std::string> footnote;  ///< as drawn into the picture, one paragraph each
    std::vector<std::string> citation;  ///< in full, as text beside the picture
    bool refersToText = false;          ///< the footnote says that more stands in that text
    std::vector<CitedResult> sources;   ///< every result that is cited, shown or held against
    std::string derived;                ///< what was derived and how, as the citation says it; empty: nothing
    FigureSpec spec;                    ///< that it was built of
    std::string summary;                ///< the finding in sentences, for screen readers
    std::string emptyMessage;           ///< why nothing is drawn; empty where something is
    Comparability comparability;
    /// Of racks only; one row a category, whose reference is the row's key. No rows where emptyMessage says that the
    /// racks of the subject are not known.
    std::optional<FigureRacks> racks;
    std::optional<FigureCurves> curves;  ///< of convergence only, in place of series; none where nothing is drawn
    std::optional<FigurePair> pair;      ///< of scaling only, where two results were picked
    /// Of a matrix only; its rows are the categories.
    std::optional<FigureMatrix> matrix;
    FoldingWords folding;
    std::size_t foldedRows = 0;  ///< how many rows the last row stands for; 0: all are shown
};

/// A figure as pure data: everything that is drawn, in words and numbers, and nothing about pixels or colours. One is
/// built from a FigureSpec and submissions, then drawn on screen, into files, or written as data.
struct Figure : FigureHead {
    /// Rows from top to bottom; where both axes are numbers the submissions of the marks, in no special place.
    std::vector<Category> categories;
    std::vector<Series> series;
};

}  // namespace podium
