// SPDX-License-Identifier: GPL-3.0-or-later
// What a chart of a spreadsheet draws, in the shapes that spreadsheets know.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "app/exports/figure_format.h"
#include "app/exports/plotted_marks.h"

namespace podium {

enum class PlotShape {
    Bars,    ///< a bar across beside each label
    Labels,  ///< lines and points above labels: rounds, runs of results
    Points,  ///< both axes are numbers; lines and points
};

struct PlottedPoint {
    std::string label;  ///< of Points: which result it is
    double x = 0;       ///< of Points: on the position axis; else an index of PlottedFigure::labels
    double y = 0;
    std::optional<std::size_t> tableRow;  ///< of the table twin whose value it is; empty: a guide's
};

struct PlottedSeries {
    std::string name;
    std::uint32_t color = 0;  ///< 0xRRGGBB
    bool line = false;        ///< joins its points
    bool dashed = false;
    PlottedMark mark;
    bool isGuide = false;  ///< a thin line
    bool inLegend = true;
    std::vector<PlottedPoint> points;
};

struct PlottedFigure {
    PlotShape shape = PlotShape::Bars;
    std::vector<std::string> labels;  ///< of the places, but for Points; a series has one point at each at most
    std::vector<PlottedSeries> series;
};

/// The figure's marks, without those that folding or missing values took away.
[[nodiscard]] PlottedFigure plottedFigure(const FigureDocument& document);

}  // namespace podium
