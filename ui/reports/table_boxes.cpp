// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/table_boxes.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include <QPainter>

#include "ui/charts/page_style.h"
#include "ui/reports/report_style.h"
#include "ui/reports/text_boxes.h"

namespace podium::reports {

namespace {

constexpr double gapOfColumns = 16;
constexpr double padding = 4;       ///< above and below the text of a row
constexpr double widestWord = 190;  ///< that a column makes room for
constexpr double widestText = 330;

double longestWord(const QString& text, bool bold, const charts::TextMeasure& measure)
{
    double longest = 0;
    for (const QString& word : text.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        longest = std::max(longest, measure.width(word, ReportType::table, bold));
    }
    return longest;
}

/// Where the columns stand.
struct Column {
    double left = 0;
    double width = 0;
    bool isNumber = false;
};

std::vector<Column> columnsOf(const FigureTable& table, double width)
{
    std::vector<Column> columns;
    double left = 0;
    const std::vector<double> widths = columnWidths(table, width);
    for (std::size_t index = 0; index < widths.size(); ++index) {
        columns.push_back({left, widths[index] - gapOfColumns, table.columns[index].isNumber});
        left += widths[index];
    }
    return columns;
}

/// A row as one box: each cell is a paragraph of its own.
PageBox rowBox(const std::vector<Column>& columns, const std::vector<QString>& texts, bool isHead, double width)
{
    struct Cell {
        PageBoxes lines;
        double left;
    };
    std::vector<Cell> cells;
    double height = 0;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        TextLook look{ReportType::table, ReportType::tight};
        look.bold = isHead;
        look.right = columns[index].isNumber;
        cells.push_back({textBoxes(texts[index], look, columns[index].width), columns[index].left});
        height = std::max(height, heightOf(cells.back().lines));
    }
    PageBox box;
    box.height = std::ceil(height + 2 * padding + 1);
    const charts::FigureTheme theme = charts::FigureTheme::of(FigureTone::Light);
    const QColor line = isHead ? theme.axis : theme.grid;
    box.paint = [cells = std::move(cells), width, line, isHead, height = box.height,
                 text = height](QPainter& painter, const QPointF& topLeft) {
        for (const Cell& cell : cells) {
            // Heads stand on the line below them.
            double y = topLeft.y() + padding + (isHead ? text - heightOf(cell.lines) : 0);
            for (const PageBox& one : cell.lines) {
                one.paint(painter, {topLeft.x() + cell.left, y});
                y += one.height;
            }
        }
        painter.fillRect(QRectF(topLeft.x(), topLeft.y() + height - 1, width, isHead ? 1.5 : 1), line);
    };
    return box;
}

PageBoxes captionBoxes(const QString& caption, double before, double width)
{
    TextLook look{ReportType::small, ReportType::tight};
    look.bold = true;
    look.before = before;
    PageBoxes boxes = textBoxes(caption, look, width);
    keepTogether(boxes, true);
    return boxes;
}

}  // namespace

std::vector<double> columnWidths(const FigureTable& table, double width)
{
    const charts::TextMeasure measure;
    std::vector<double> least;
    std::vector<double> wanted;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const QString title = QString::fromStdString(table.columns[column].title);
        double word = longestWord(title, true, measure);
        double text = measure.width(title, ReportType::table, true) / 2;
        for (const TwinRow& row : table.rows) {
            const QString cell = QString::fromStdString(row.cells[column].text);
            word = std::max(word, std::min(longestWord(cell, false, measure), widestWord));
            text = std::max(text, std::min(measure.width(cell, ReportType::table), widestText));
        }
        least.push_back(word + gapOfColumns + 2);
        wanted.push_back(std::max(word, text) + gapOfColumns + 2);
    }
    const auto sumOf = [](const std::vector<double>& widths) {
        double sum = 0;
        for (const double one : widths) {
            sum += one;
        }
        return sum;
    };
    const double leastSum = sumOf(least);
    const double wantedSum = sumOf(wanted);
    if (wantedSum <= width) {
        return wanted;
    }
    const double share = wantedSum > leastSum ? std::max(0.0, width - leastSum) / (wantedSum - leastSum) : 0;
    const double shrink = leastSum > width ? width / leastSum : 1;
    std::vector<double> widths;
    for (std::size_t column = 0; column < least.size(); ++column) {
        widths.push_back(shrink * (least[column] + share * (wanted[column] - least[column])));
    }
    return widths;
}

TableBoxes tableBoxes(const ReportTable& table, const QString& continued, double width, int number)
{
    const std::vector<Column> columns = columnsOf(table.table, width);
    const double used = columns.empty() ? width : columns.back().left + columns.back().width + gapOfColumns;
    std::vector<QString> titles;
    for (const TwinColumn& column : table.table.columns) {
        titles.push_back(QString::fromStdString(column.title));
    }
    PageBox head = rowBox(columns, titles, true, used);
    head.before = 4;
    head.keepsNext = true;
    TableBoxes boxes;
    boxes.head = captionBoxes(continued, 0, width);
    boxes.head.push_back(head);
    boxes.rows = captionBoxes(QString::fromStdString(table.caption), 22, width);
    TextLook facts{ReportType::table, ReportType::tight};
    facts.ink = charts::Ink::Secondary;
    facts.before = 2;
    PageBoxes lines = textBoxes(QString::fromStdString(table.facts), facts, width);
    keepTogether(lines, true);
    append(boxes.rows, std::move(lines));
    boxes.rows.push_back(head);
    const std::size_t count = table.table.rows.size();
    boxes.rows.back().keepsNext = count > 0;
    for (std::size_t index = 0; index < count; ++index) {
        std::vector<QString> texts;
        for (const TwinCell& cell : table.table.rows[index].cells) {
            texts.push_back(QString::fromStdString(cell.text));
        }
        PageBox row = rowBox(columns, texts, false, used);
        row.table = number;
        row.keepsNext = index + 1 < count && (index == 0 || index + 2 == count);
        boxes.rows.push_back(std::move(row));
    }
    return boxes;
}

}  // namespace podium::reports
