// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/matrix_plot.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace podium::charts {

namespace {

constexpr double widestCell = 9.5;  ///< times the size of labels
constexpr double seam = 1;          ///< pixels around a cell
constexpr double inset = 1;         ///< pixels between a cell's edge and its text
constexpr double sideInset = 3;     ///< the same at its sides
constexpr int mostShrinking = 2;    ///< pixels by which labels shrink for another line in the cells

double cellWidth(const Figure& figure, const PagePlan& plan, double room)
{
    const auto columns = static_cast<double>(std::max<std::size_t>(1, figure.matrix->columns.size()));
    return std::max(1.0, std::min(std::floor(room / columns), std::round(widestCell * plan.labelSize())));
}

/// The first line is the value, the others say what it is of.
struct CellText {
    double size;
    bool bold;
};

CellText textOf(const PagePlan& plan, std::size_t line)
{
    return line == 0 ? CellText{plan.labelSize(), true} : CellText{plan.cellTextSize(), false};
}

double widestLine(const Figure& figure, const PagePlan& plan, std::size_t lines)
{
    double widest = 0;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            for (std::size_t line = 0; mark.cell && line < std::min(lines, mark.cell->lines.size()); ++line) {
                const CellText text = textOf(plan, line);
                widest = std::max(
                    widest, plan.measure().width(QString::fromStdString(mark.cell->lines[line]), text.size, text.bold));
            }
        }
    }
    return widest;
}

void sayInLegend(Figure& figure, std::size_t lines)
{
    const std::vector<std::string>& words = figure.matrix->lineWords;
    for (LegendEntry& entry : figure.legend) {
        if (entry.symbol == LegendSymbol::Cell && !words.empty()) {
            entry.text = words[std::min(lines, words.size()) - 1];
        }
    }
}

bool linesFit(const Figure& figure, const PagePlan& plan, std::size_t lines)
{
    const auto rows = static_cast<double>(std::max<std::size_t>(1, figure.categories.size()));
    const double room = plan.content().right() - plan.columns(figure).right;
    const bool wide = widestLine(figure, plan, lines) + 2 * (seam + sideInset) <= cellWidth(figure, plan, room);
    return wide && cellRowHeight(plan, lines) * rows <= plan.roomForRows(figure);
}

class MatrixPlacer {
public:
    MatrixPlacer(const Figure& figure, const PagePlan& plan, std::size_t lines, FigureLayout& layout)
        : m_figure(figure), m_plan(plan), m_lines(lines), m_layout(layout),
          m_width(cellWidth(figure, plan, layout.plot.width()))
    {
    }

    void place()
    {
        m_layout.matrix.emplace();
        m_layout.axis.ticks.clear();
        m_layout.plot.setWidth(m_width * static_cast<double>(m_figure.matrix->columns.size()));
        for (std::size_t series = 0; series < m_figure.series.size(); ++series) {
            for (std::size_t mark = 0; mark < m_figure.series[series].marks.size(); ++mark) {
                if (m_figure.series[series].marks[mark].cell) {
                    placeCell(series, mark);
                }
            }
        }
        placeColumns();
    }

private:
    void placeCell(std::size_t series, std::size_t index)
    {
        const Mark& mark = m_figure.series[series].marks[index];
        auto row = static_cast<std::size_t>(mark.position);
        const QRectF band(m_layout.plot.left() + m_width * static_cast<double>(mark.cell->column),
                          m_layout.rows[row].band.top(), m_width, m_layout.pitch);
        if (m_figure.categories[row].reference.empty()) {
            m_layout.rows.push_back({band, band.center().y(), mark.reference});
            row = m_layout.rows.size() - 1;
        }
        m_layout.matrix->cells.push_back({band.adjusted(seam, seam, -seam, -seam), series, index});
        placeTexts(*mark.cell, band, row);
    }

    void placeTexts(const MatrixCell& cell, const QRectF& band, std::size_t row)
    {
        const std::size_t lines = std::min(m_lines, cell.lines.size());
        double height = 0;
        for (std::size_t line = 0; line < lines; ++line) {
            height += std::ceil(m_plan.measure().height(textOf(m_plan, line).size, line == 0));
        }
        double top = std::round(band.center().y() - height / 2);
        for (std::size_t line = 0; line < lines; ++line) {
            const auto [size, bold] = textOf(m_plan, line);
            const QString words = QString::fromStdString(cell.lines[line]);
            const double width = m_plan.measure().width(words, size, bold);
            const double lineHeight = std::ceil(m_plan.measure().height(size, bold));  // texts stand on whole pixels
            if (width <= band.width() - 2 * seam) {
                PlacedText text = placeText(words, {TextRole::Value, size, bold, Ink::Text}, m_plan.measure(),
                                            band.center().x() - width / 2, top + lineHeight / 2);
                text.row = row;
                text.shade = cell.shade;
                m_layout.texts.push_back(std::move(text));
            }
            top += lineHeight;
        }
    }

    /// At which the widest count is whole: one that is cut is another number.
    [[nodiscard]] double columnSize() const
    {
        constexpr double smallest = 7;
        constexpr double apart = 0.6;  ///< of a letter's size between two counts
        double size = m_plan.labelSize();
        const auto isTooWide = [&](const std::string& count) {
            return m_plan.measure().width(QString::fromStdString(count), size) > m_width - size * apart;
        };
        const auto& counts = m_figure.matrix->columns;
        while (size > smallest && std::any_of(counts.begin(), counts.end(), isTooWide)) {
            size -= 0.5;
        }
        return size;
    }

    /// Counts under the cells, and below them what they are.
    void placeColumns()
    {
        const QRectF& plot = m_layout.plot;
        const double center = plot.bottom() + m_plan.gap(6) + m_plan.tickHeight() / 2;
        const double headSize = columnSize();
        for (std::size_t column = 0; column < m_figure.matrix->columns.size(); ++column) {
            const QString words = m_plan.measure().elided(QString::fromStdString(m_figure.matrix->columns[column]),
                                                          headSize, false, m_width - 2 * seam);
            if (!words.isEmpty()) {
                const double left = plot.left() + m_width * (static_cast<double>(column) + 0.5) -
                                    m_plan.measure().width(words, headSize) / 2;
                m_layout.texts.push_back(
                    placeText(words, {TextRole::Tick, headSize, false, Ink::Muted}, m_plan.measure(), left, center));
            }
        }
        const double size = m_plan.axisTitleSize();
        const QString title = m_plan.measure().elided(QString::fromStdString(m_figure.matrix->columnTitle), size, false,
                                                      m_layout.content.width());
        const double width = m_plan.measure().width(title, size);
        const double left = std::clamp(plot.center().x() - width / 2, m_layout.content.left(),
                                       std::floor(m_layout.content.right() - width));
        m_layout.texts.push_back(
            placeText(title, {TextRole::AxisTitle, size, false, Ink::Secondary}, m_plan.measure(), left,
                      center + m_plan.tickHeight() / 2 + m_plan.gap(2) + m_plan.axisTitleHeight() / 2));
    }

    const Figure& m_figure;
    const PagePlan& m_plan;
    std::size_t m_lines;
    FigureLayout& m_layout;
    double m_width;
};

}  // namespace

double cellRowHeight(const PagePlan& plan, std::size_t lines)
{
    double height = 2 * seam + 2 * inset;
    for (std::size_t line = 0; line < lines; ++line) {
        const CellText text = textOf(plan, line);
        height += std::ceil(plan.measure().height(text.size, text.bold));
    }
    return height;
}

std::size_t fitCellLines(Figure& figure, PagePlan& plan)
{
    for (std::size_t lines = figure.matrix->lineWords.size(); lines > 1; --lines) {
        sayInLegend(figure, lines);
        PagePlan trial = plan;
        for (int step = 0; step <= mostShrinking; ++step) {
            if (linesFit(figure, trial, lines)) {
                plan = trial;
                return lines;
            }
            if (!trial.shrinkLabels()) {
                break;
            }
        }
    }
    sayInLegend(figure, 1);
    return 1;
}

void placeMatrix(const Figure& figure, const PagePlan& plan, std::size_t lines, FigureLayout& layout)
{
    MatrixPlacer(figure, plan, lines, layout).place();
}

}  // namespace podium::charts
