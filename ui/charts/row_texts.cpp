// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/row_texts.h"

#include <cmath>
#include <utility>

#include "ui/charts/layout_blocks.h"

namespace podium::charts {

namespace {

/// Where a remark may begin at the earliest: behind the last label of its row.
double behindLabels(const Category& category, const LabelColumns& columns, double plotLeft)
{
    double left = plotLeft;
    for (std::size_t index = columns.columns.size(); index > 1; --index) {
        const bool empty = index > category.cells.size() || category.cells[index - 1].text.empty();
        if (!empty) {
            break;
        }
        left = columns.columns[index - 1].left;
    }
    return left;
}

/// A remark in its letters and lines.
struct FittedRemark {
    double left = 0;
    double pixelSize = 0;
    QStringList lines;
};

FittedRemark fitRemark(const QString& remark, double inPlot, double earliest, double right, double pitch,
                       const PagePlan& plan)
{
    const TextMeasure& measure = plan.measure();
    const double size = plan.labelSize();
    const auto fits = [&](double left, double pixelSize) { return measure.width(remark, pixelSize) <= right - left; };
    if (fits(inPlot, size)) {
        return {inPlot, size, {remark}};
    }
    for (const double left : {inPlot, earliest}) {
        const QStringList wrapped = measure.wrapped(remark, size, false, right - left);
        if (wrapped.size() == 2 && pitch >= 2 * plan.lineHeight()) {
            return {left, size, wrapped};
        }
    }
    double smaller = size;
    while (smaller > plan.smallestLabelSize() && !fits(earliest, smaller)) {
        smaller -= 1;
    }
    return {earliest, smaller, {measure.elided(remark, smaller, false, right - earliest)}};
}

}  // namespace

void addRowText(PlacedText text, std::size_t row, FigureLayout& layout)
{
    if (!text.text.isEmpty()) {
        text.row = row;
        layout.texts.push_back(std::move(text));
    }
}

void placeCells(const Figure& figure, std::size_t row, const LabelColumns& columns, const PagePlan& plan,
                FigureLayout& layout)
{
    const Category& category = figure.categories[row];
    const TextMeasure& measure = plan.measure();
    const bool bold = category.baseline || category.summary;
    const double size = plan.labelSize();
    const double center = layout.rows[row].center;
    for (std::size_t index = 0; index < columns.columns.size() && index < category.cells.size(); ++index) {
        const PlacedColumn& column = columns.columns[index];
        const Cell& cell = category.cells[index];
        const bool quiet = column.role == ColumnRole::Accelerator || category.state != CategoryState::Shown;
        const auto add = [&](const QString& text, double left, double middle, bool isQuiet) {
            addRowText(placeText(text, {TextRole::Label, size, bold, isQuiet ? Ink::Secondary : Ink::Text}, measure,
                                 left, middle),
                       row, layout);
        };
        if (column.role == ColumnRole::Name && plan.namesInTwoLines() && !cell.text.empty() && !cell.detail.empty()) {
            const double half = std::ceil(measure.height(size)) / 2;
            add(measure.elided(QString::fromStdString(cell.text), size, bold, column.width), column.left, center - half,
                quiet);
            add(measure.elided(QString::fromStdString(cell.detail), size, bold, column.width), column.left,
                center + half, true);
            continue;
        }
        const QString text = column.role == ColumnRole::Name
                                 ? nameInWidth(cell, measure, size, bold, column.width)
                                 : measure.elided(QString::fromStdString(cell.text), size, bold, column.width);
        const double left = column.role == ColumnRole::Count
                                ? column.left + column.width - measure.width(text, size, bold)
                                : column.left;
        add(text, left, center, quiet);
    }
}

void placeRemark(const Figure& figure, std::size_t row, const LabelColumns& columns, const PagePlan& plan,
                 FigureLayout& layout)
{
    const Category& category = figure.categories[row];
    const double inPlot = layout.plot.left() + std::round(7 * plan.labelSize() / 12);
    const FittedRemark remark =
        fitRemark(QString::fromStdString(category.remark), inPlot, behindLabels(category, columns, inPlot),
                  plan.content().right(), layout.pitch, plan);
    const double height = std::ceil(plan.measure().height(remark.pixelSize));
    double center = layout.rows[row].center - height * static_cast<double>(remark.lines.size() - 1) / 2;
    for (const QString& line : remark.lines) {
        PlacedText text = placeText(line, {TextRole::Remark, remark.pixelSize, false, Ink::Muted}, plan.measure(),
                                    remark.left, center);
        text.onGround = true;
        addRowText(std::move(text), row, layout);
        center += height;
    }
}

}  // namespace podium::charts
