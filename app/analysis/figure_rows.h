// SPDX-License-Identifier: GPL-3.0-or-later
// What all figures over submissions share: order, row labels, subtitle, notes, footnotes.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure_builder.h"

namespace podium {

/// What sets one kind of figure over submissions apart from another.
struct RowFigurePlan {
    Phrase title = Phrase::TitleTimeToTrain;  ///< with {benchmark}
    Phrase titleSeveral = Phrase::TitleTimeToTrainSeveral;
    CitationRemarks remarks{};
    bool derived = false;                                  ///< shows something that is no official metric
    std::optional<Phrase> better = Phrase::LowerIsBetter;  ///< empty: neither is
    bool isOfSpeedups = false;                             ///< the values are ratios of what the basis names
    bool spansApart = false;             ///< results of different compatibility spans are not held against each other
    bool bothAxes = false;               ///< the scale of the spec is that of both axes
    std::size_t namedBenchmarks = 1000;  ///< where there are more, the subtitle tells their number alone
    SubmissionRows heldAgainst{};        ///< no rows of the figure, but judged and cited with them
    bool namesSystems = true;            ///< every row is drawn with its submitter and system
    bool inOrder = false;                ///< the rows are in the order of the figure already
    std::string tail{};                  ///< end of the subtitle in place of basis, direction and number of results
};

/// Accelerator names of `rows`, in their order, as short as they can be told apart.
[[nodiscard]] std::vector<std::string> acceleratorNames(const SubmissionRows& rows);

/// "NVIDIA, Eos-dfw, 8,192 × H100".
[[nodiscard]] std::string rowName(const store::SubmissionRow& row, const std::string& accelerator,
                                  const NumberFormat& numbers);

/// The basis that a figure's metrics are on.
[[nodiscard]] MetricBasis metricBasis(FigureBasis basis);

/// The value that a row shows on this basis.
[[nodiscard]] std::optional<double> valueOf(const store::SubmissionRow& row, FigureBasis basis);

/// Why a row has no value on this basis.
[[nodiscard]] Phrase missingPhrase(const store::SubmissionRow& row, FigureBasis basis);

/// Sorts by `order`; rows without a value come last in every order, ties go by reference.
void sortRows(SubmissionRows& rows, RowOrder order, FigureBasis basis);

/// Everything but axis, series and legend: title, subtitle, columns, one category a row (those without a value with
/// their reason), comparability as notes, citation. Where nothing may be drawn categories stay empty and emptyMessage
/// is set. Puts the rows in the order of the spec where there is something to draw.
/// Errors: NotFound for a baseline that is not among the rows.
[[nodiscard]] Result<Figure> startFigure(const FigureSpec& spec, const RowFigurePlan& plan, SubmissionRows& rows,
                                         const FigureContext& context);

/// "NVIDIA Hopper" and "CDNA 3" of one family in one name: "Hopper", "CDNA 3, CDNA 4".
[[nodiscard]] std::string familyName(HardwareFamily family, const SubmissionRows& rows, const Phrasebook& phrases);

/// Adds an empty series and its legend entry for each hardware family among the rows that have a value, newest first.
/// Strips of runs have a coloured square in the legend, since their markers tell kinds of runs apart.
void addFamilies(Figure& figure, const SubmissionRows& rows, SeriesShape shape, SeriesStroke stroke,
                 const Phrasebook& phrases);

/// The series of this family; it must be there.
[[nodiscard]] Series& seriesOf(Figure& figure, HardwareFamily family);

/// Adds the line of the baseline and its legend entry.
void addBaseline(Figure& figure, const FigureSpec& spec, const SubmissionRows& rows, const Phrasebook& phrases);

}  // namespace podium
