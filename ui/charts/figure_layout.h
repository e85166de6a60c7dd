// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <QLineF>
#include <QPointF>
#include <QPolygonF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include "app/analysis/figure.h"
#include "db/records/result.h"
#include "ui/charts/figure_theme.h"
#include "ui/charts/page_style.h"

namespace podium::charts {

/// What a text is for; tests and the window find texts by it.
enum class TextRole {
    Title,
    Subtitle,
    Heading,
    Label,
    Value,
    Remark,
    Legend,
    Tick,
    AxisTitle,
    Note,
    Message,
    Footnote,
    Brand
};

/// One line of text in its place.
struct PlacedText {
    TextRole role = TextRole::Label;
    QString text;
    QRectF rect;  ///< from ascent to descent
    double pixelSize = 12;
    double baseline = 0;
    bool bold = false;
    Ink ink = Ink::Text;
    std::optional<double> shade{};  ///< it stands on this place of the ramp of colours; the ink suits it
    bool onGround = false;          ///< its rectangle is filled, so that no grid line crosses it
    std::size_t row = npos;         ///< the category it belongs to
    static constexpr std::size_t npos = static_cast<std::size_t>(-1);
};

/// A picture beside a word: of a legend entry, or the triangle of a note.
struct PlacedSymbol {
    QRectF rect;
    bool triangle = false;
    Ink ink = Ink::Text;  ///< of the triangle
    LegendEntry entry;    ///< unless a triangle
};

struct PlacedRow {
    QRectF band;  ///< across labels and plot
    double center = 0;
    std::string_view reference;  ///< lies in the figure that is laid out

    [[nodiscard]] QString referenceText() const
    {
        return QString::fromUtf8(reference.data(), static_cast<qsizetype>(reference.size()));
    }
};

/// A mark that is a point: over numbers, or a value over rows.
struct PlacedPoint {
    QPointF center;
    std::size_t series = 0;  ///< places in Figure::series and Series::marks
    std::size_t mark = 0;
};

/// The line of one run of a figure of convergence.
struct PlacedCurve {
    std::size_t submission = 0;  ///< places in FigureCurves::submissions and SubmissionCurves::runs
    std::size_t run = 0;
    std::vector<QPolygonF> pieces;  ///< within the plot; a single point where the run has one only
    std::optional<QPointF> met;     ///< where it meets the target
    QPointF end;
};

/// One row's cabinets: marks from the left, line by line.
struct PlacedCabinets {
    std::size_t row = 0;  ///< place in FigureRacks::rows
    QPointF topLeft;
    std::int64_t marks = 0;
    double lastShare = 1;  ///< of the last mark that is filled
};

/// Racks of all methods at one density.
struct PlacedStripRow {
    double center = 0;
    bool chosen = false;
    std::vector<double> ticks;  ///< one a method
};

/// A figure of racks as cabinets.
struct RacksLayout {
    QSizeF pitch;  ///< from one cabinet to the next
    QSizeF cabinet;
    std::int64_t perLine = 1;  ///< cabinets in one line
    std::vector<PlacedCabinets> blocks;
    std::vector<double> hairlines;  ///< between the blocks
    QLineF bracket;                 ///< under the first row, as long as a line
    QRectF strip;                   ///< plot of the densities; empty: none
    std::vector<double> grid;       ///< its upright lines, the first at 0
    double used = 0;                ///< where the racks used stand in it
    std::vector<PlacedStripRow> stripRows;
};

/// A mark of a matrix.
struct PlacedCell {
    QRectF rect;
    std::size_t series = 0;  ///< places in Figure::series and Series::marks
    std::size_t mark = 0;
};

struct MatrixLayout {
    std::vector<PlacedCell> cells;
};

/// Where everything of one figure stands on its page, in pixels at scale 1.
struct FigureLayout {
    QSizeF page;
    PageStyle style;
    QRectF content;  ///< the page without its margins
    QRectF plot;     ///< from the first to the last value of the axis, all rows
    double pitch = 20;
    double barThickness = 12;
    double markerSize = 8;
    double hairline = 0;  ///< y of the line above the footnote
    QRectF footnoteLink;  ///< room for a link to the rest of a footnote that was shortened; empty: it is whole
    std::vector<PlacedText> texts;
    std::vector<PlacedSymbol> symbols;
    /// Over numbers: one a point that stands for a submission, its band around it. Over rows: one a row, and behind them
    /// one a mark of those rows that stand for several submissions.
    std::vector<PlacedRow> rows;
    std::vector<PlacedPoint> points;  ///< where both axes are numbers, else none
    bool sideBySide = false;          ///< some of them are moved from their position, since they would hide each other
    std::vector<PlacedPoint> dots;    ///< over rows, one a value that is a point; several of a row do not touch
    std::vector<PlacedCurve> curves;  ///< of convergence; rows are then one a submission, at the end of its lead
    std::vector<QLineF> leaders;      ///< from a point to its label
    Axis axis;
    std::optional<Axis> positionAxis;  ///< where both axes are numbers
    std::optional<RacksLayout> racks;  ///< of racks as cabinets; rows are then the bands of the blocks
    std::optional<MatrixLayout> matrix;

    /// Where a value of the value axis stands over rows.
    [[nodiscard]] double xOf(double value) const;
    /// Where both axes are numbers.
    [[nodiscard]] double xOfPosition(double position) const;
    [[nodiscard]] double yOf(double value) const;
};

/// A figure and its layout; the figure is folded to the rows that fit, so it is exactly what is drawn.
/// It moves, but cannot be copied: rows name their submissions by texts that lie in the figure.
struct LaidOutFigure {
    Figure figure;
    FigureLayout layout;

    LaidOutFigure(Figure theFigure, FigureLayout theLayout) : figure(std::move(theFigure)), layout(std::move(theLayout))
    {
    }
    LaidOutFigure(LaidOutFigure&&) = default;
    LaidOutFigure& operator=(LaidOutFigure&&) = default;
    LaidOutFigure(const LaidOutFigure&) = delete;
    LaidOutFigure& operator=(const LaidOutFigure&) = delete;
    ~LaidOutFigure() = default;
};

/// How much of the footnote is drawn.
struct FootnoteLimit {
    int lines = 0;         ///< at most; 0: all
    double linkWidth = 0;  ///< of the link to the rest, after the last line
};

struct LayoutLimits {
    std::size_t maxRows = 30;
    std::vector<std::string> keep;  ///< references that stay when rows are folded
    bool notes = true;              ///< the window shows them elsewhere; files always hold them
    FootnoteLimit footnote{};       ///< of the window; files always hold all of it
};

/// Computes the layout from font metrics: nothing overlaps and nothing leaves the page.
/// Of a figure over rows only those that fit are copied.
/// Errors: InvalidInput where the page has no room for a single row beside the texts that must be there.
[[nodiscard]] Result<LaidOutFigure> layOut(const Figure& figure, int width, int height, const PageStyle& style,
                                           const LayoutLimits& limits = {});

}  // namespace podium::charts
