// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/label_columns.h"

#include <algorithm>
#include <cmath>

namespace podium::charts {

namespace {

constexpr double headingBesideCount = 0.3;  ///< share of the count's heading that stands over the numbers
constexpr qsizetype shortestSubmitter = 6;  ///< fewer letters before the dots tell nobody who it is

QString fullName(const Cell& cell)
{
    const QString submitter = QString::fromStdString(cell.text);
    const QString system = QString::fromStdString(cell.detail);
    return submitter.isEmpty() || system.isEmpty() ? submitter + system : submitter + QStringLiteral(", ") + system;
}

/// Widest text of a column; the baseline's is bold, and every row's may become so where `anyBold`.
double naturalWidth(const Figure& figure, std::size_t column, const TextMeasure& measure, double pixelSize,
                    bool anyBold, bool twoLines)
{
    const auto widest = [&](const Cell& cell, bool bold) {
        return twoLines ? std::max(measure.width(QString::fromStdString(cell.text), pixelSize, bold),
                                   measure.width(QString::fromStdString(cell.detail), pixelSize, bold))
                        : measure.width(fullName(cell), pixelSize, bold);
    };
    double width = 0;
    for (const Category& category : figure.categories) {
        if (column < category.cells.size()) {
            width = std::max(width, widest(category.cells[column], anyBold || category.baseline || category.summary));
        }
    }
    return std::ceil(width);
}

double widestMarkLabel(const Figure& figure, const TextMeasure& measure, double pixelSize, bool anyBold)
{
    double width = 0;
    for (const Series& series : figure.series) {
        for (const Mark& mark : series.marks) {
            const auto row = static_cast<std::size_t>(mark.position);
            const bool bold = anyBold || (row < figure.categories.size() && figure.categories[row].baseline);
            width = std::max(width, measure.width(QString::fromStdString(mark.label), pixelSize, bold));
        }
    }
    return std::ceil(width);
}

QString headingOf(const Figure& figure, std::size_t column)
{
    return QString::fromStdString(column < figure.columns.size() ? figure.columns[column].title : figure.valueHeading);
}

double gapAfter(ColumnRole role, double pixelSize)
{
    return role == ColumnRole::Count ? pixelSize * 0.35 : pixelSize * 1.25;
}

/// Takes up to `excess` from one column, but not below `smallest`; returns what is still too much.
double shrink(PlacedColumn& column, double excess, double smallest)
{
    const double taken = std::clamp(column.width - smallest, 0.0, std::max(0.0, excess));
    column.width -= taken;
    return excess - taken;
}

/// Names keep room for their heading for as long as others can give some.
void shrinkTo(const Figure& figure, const TextMeasure& measure, std::vector<PlacedColumn>& columns, double excess,
              double pixelSize)
{
    double heading = 0;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        if (columns[index].role == ColumnRole::Name) {
            const QString title = headingOf(figure, index);
            heading = std::max(heading, std::ceil(measure.width(title, pixelSize)) / pixelSize);
        }
    }
    const auto shrinkAll = [&](ColumnRole role, double smallest) {
        for (PlacedColumn& column : columns) {
            if (column.role == role) {
                excess = shrink(column, excess, smallest * pixelSize);
            }
        }
    };
    shrinkAll(ColumnRole::Name, std::max(9.0, heading));
    shrinkAll(ColumnRole::Accelerator, 6);
    shrinkAll(ColumnRole::Fact, 4);
    shrinkAll(ColumnRole::Accelerator, 4.5);
    shrinkAll(ColumnRole::Name, 5);
    shrinkAll(ColumnRole::Accelerator, 3);
}

/// The heading of the count stands over count and accelerator together.
void placeHeadings(const Figure& figure, const TextMeasure& measure, double pixelSize,
                   std::vector<PlacedColumn>& columns)
{
    for (std::size_t index = 0; index < columns.size(); ++index) {
        PlacedColumn& column = columns[index];
        const QString title = headingOf(figure, index);
        if (column.role != ColumnRole::Count) {
            const bool rightAligned = column.role == ColumnRole::Value;
            column.heading = measure.elided(title, pixelSize, false, column.width);
            column.headingLeft = rightAligned ? column.right() - measure.width(column.heading, pixelSize) : column.left;
            continue;
        }
        const bool pair = index + 1 < columns.size() && columns[index + 1].role == ColumnRole::Accelerator;
        const PlacedColumn& last = columns[pair ? index + 1 : index];
        const double right = last.left + last.width;
        column.heading = measure.elided(title, pixelSize, false, right - column.left);
        const double width = measure.width(column.heading, pixelSize);
        column.headingLeft =
            std::max(column.left, std::min(right - width, column.left + column.width - width * headingBesideCount));
    }
}

/// Makes room for the heading over count and accelerator, or over a fact.
void widenForHeadings(const Figure& figure, const TextMeasure& measure, double pixelSize,
                      std::vector<PlacedColumn>& columns)
{
    for (std::size_t index = 0; index < columns.size(); ++index) {
        const double heading = measure.width(headingOf(figure, index), pixelSize);
        const ColumnRole role = columns[index].role;
        if (role == ColumnRole::Fact || role == ColumnRole::Name || role == ColumnRole::Value) {
            columns[index].width = std::max(columns[index].width, std::ceil(heading));
        }
        if (columns[index].role == ColumnRole::Count) {
            const bool pair = index + 1 < columns.size() && columns[index + 1].role == ColumnRole::Accelerator;
            const double beside = pair ? gapAfter(ColumnRole::Count, pixelSize) + columns[index + 1].width : 0;
            columns[index].width = std::max(columns[index].width, std::ceil(heading - beside));
        }
    }
}

}  // namespace

LabelColumns placeColumns(const Figure& figure, const TextMeasure& measure, double pixelSize, double left, double width,
                          double widest, bool anyBold, bool twoLines)
{
    LabelColumns placed;
    for (std::size_t index = 0; index < figure.columns.size(); ++index) {
        placed.columns.push_back(
            {figure.columns[index].role, 0, naturalWidth(figure, index, measure, pixelSize, anyBold, twoLines), {}, 0});
    }
    if (!figure.valueHeading.empty()) {
        placed.columns.push_back({ColumnRole::Value, 0, widestMarkLabel(figure, measure, pixelSize, anyBold), {}, 0});
    }
    widenForHeadings(figure, measure, pixelSize, placed.columns);
    if (!figure.valueHeading.empty()) {
        width = std::min(width + placed.columns.back().width + gapAfter(ColumnRole::Value, pixelSize),
                         std::max(width, widest));
    }
    double total = 0;
    for (const PlacedColumn& column : placed.columns) {
        total += column.width + gapAfter(column.role, pixelSize);
    }
    placed.whole = total <= width;
    shrinkTo(figure, measure, placed.columns, total - width, pixelSize);
    for (PlacedColumn& column : placed.columns) {
        column.left = left;
        left += std::round(column.width + gapAfter(column.role, pixelSize));
    }
    placed.right = left;
    placeHeadings(figure, measure, pixelSize, placed.columns);
    return placed;
}

QString nameInWidth(const Cell& cell, const TextMeasure& measure, double pixelSize, bool bold, double width)
{
    const QString whole = fullName(cell);
    if (measure.width(whole, pixelSize, bold) <= width) {
        return whole;
    }
    const QString submitter = QString::fromStdString(cell.text);
    const QString system = QString::fromStdString(cell.detail);
    if (!system.isEmpty()) {
        const QString rest = QStringLiteral(", ") + system;
        const double room = width - measure.width(rest, pixelSize, bold);
        const QString shortened = measure.elided(submitter, pixelSize, bold, room);
        if (shortened == submitter || shortened.size() > shortestSubmitter) {
            const QString name = shortened + rest;
            if (measure.width(name, pixelSize, bold) <= width) {
                return name;
            }
        }
    }
    return measure.elided(submitter.isEmpty() ? system : submitter, pixelSize, bold, width);
}

}  // namespace podium::charts
