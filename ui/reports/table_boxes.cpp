// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/table_boxes.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <utility>

#include <QPainter>

#include "app/exports/column_widths.h"
#include "app/exports/line_breaks.h"
#include "ui/charts/page_style.h"
#include "ui/reports/report_style.h"
#include "ui/reports/text_boxes.h"

namespace podium::reports {

namespace {

constexpr double gapOfColumns = 16;
constexpr double padding = 4;  ///< above and below the text of a row

double longestOf(const std::vector<std::string_view>& pieces, bool bold, const charts::TextMeasure& measure)
{
    double longest = 0;
    for (const std::string_view piece : pieces) {
        const QString word = QString::fromUtf8(piece.data(), static_cast<qsizetype>(piece.size())).trimmed();
        longest = std::max(longest, measure.width(word, ReportType::table, bold));
    }
    return longest;
}

QString breakable(const std::string& text) { return QString::fromStdString(withBreaks(text)); }

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

/// Lines of one cell, and where it begins.
struct CellLines {
    PageBoxes lines;
    double left = 0;
};

/// Each cell is a paragraph of its own.
std::vector<CellLines> cellsOf(const std::vector<Column>& columns, const std::vector<QString>& texts, bool isHead)
{
    std::vector<CellLines> cells;
    for (std::size_t index = 0; index < columns.size(); ++index) {
        TextLook look{ReportType::table, ReportType::tight};
        look.bold = isHead;
        look.right = columns[index].isNumber;
        cells.push_back({textBoxes(texts[index], look, columns[index].width), columns[index].left});
    }
    return cells;
}

/// A row as one box.
PageBox rowBox(std::vector<CellLines> cells, bool isHead, double width)
{
    double height = 0;
    for (const CellLines& cell : cells) {
        height = std::max(height, heightOf(cell.lines));
    }
    PageBox box;
    box.height = std::ceil(height + 2 * padding + 1);
    const charts::FigureTheme theme = charts::FigureTheme::of(FigureTone::Light);
    const QColor line = isHead ? theme.axis : theme.grid;
    box.paint = [cells = std::move(cells), width, line, isHead, height = box.height,
                 text = height](QPainter& painter, const QPointF& topLeft) {
        for (const CellLines& cell : cells) {
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

/// A row as boxes none of which is higher than `most`: what a page cannot hold goes on in the next.
PageBoxes rowBoxes(std::vector<CellLines> cells, double width, double most)
{
    PageBoxes boxes;
    bool isLeft = true;
    while (isLeft) {
        isLeft = false;
        std::vector<CellLines> here;
        for (CellLines& cell : cells) {
            double height = 2 * padding + 2;
            std::size_t count = 0;
            while (count < cell.lines.size() && (count == 0 || height + cell.lines[count].height <= most)) {
                height += cell.lines[count++].height;
            }
            const auto end = cell.lines.begin() + static_cast<std::ptrdiff_t>(count);
            here.push_back({PageBoxes(cell.lines.begin(), end), cell.left});
            cell.lines.erase(cell.lines.begin(), end);
            isLeft = isLeft || !cell.lines.empty();
        }
        boxes.push_back(rowBox(std::move(here), false, width));
    }
    return boxes;
}

/// Stands above the rows of a group, on every page that they go on to. Its text may be wider than the table.
PageBox groupBox(const QString& title, double width, double tableWidth, int number)
{
    PageBox box = rowBox(cellsOf({{0, width, false}}, {title}, true), true, tableWidth);
    box.before = padding;
    box.table = number;
    box.keepsNext = true;
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
    std::vector<ColumnNeed> needs;
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const std::string& title = table.columns[column].title;
        const double head = measure.width(QString::fromStdString(title), ReportType::table, true);
        const double word = longestOf(unbreakablePieces(title), true, measure);
        ColumnNeed need{word, {head / 2 + gapOfColumns + 2}, word};
        for (const TwinRow& row : table.rows) {
            const std::string& cell = row.cells[column].text;
            need.least = std::max(need.least, longestOf(unbreakablePieces(cell), false, measure));
            need.firm = std::max(need.firm, longestOf(shortWords(cell), false, measure));
            need.cells.push_back(measure.width(QString::fromStdString(cell), ReportType::table) + gapOfColumns + 2);
        }
        need.least += gapOfColumns + 2;
        need.firm += gapOfColumns + 2;
        needs.push_back(std::move(need));
    }
    return lowTableWidths(needs, width);
}

TableBoxes tableBoxes(const ReportTable& table, const QString& continued, double width, int number, double pageHeight)
{
    const std::vector<Column> columns = columnsOf(table.table, width);
    const double used = columns.empty() ? width : columns.back().left + columns.back().width + gapOfColumns;
    std::vector<QString> titles;
    for (const TwinColumn& column : table.table.columns) {
        titles.push_back(QString::fromStdString(column.title));
    }
    PageBox head = rowBox(cellsOf(columns, titles, true), true, used);
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
    auto group = table.groups.begin();
    std::shared_ptr<const PageBox> title;
    for (std::size_t index = 0; index < count; ++index) {
        if (group != table.groups.end() && group->first == index) {
            title = std::make_shared<PageBox>(groupBox(breakable(group++->title), width, used, number));
            boxes.rows.push_back(*title);
        }
        std::vector<QString> texts;
        for (const TwinCell& cell : table.table.rows[index].cells) {
            texts.push_back(breakable(cell.text));
        }
        const double above = heightOf(boxes.head) + (title ? title->before + title->height : 0);
        PageBoxes row = rowBoxes(cellsOf(columns, texts, false), used, pageHeight - above);
        for (PageBox& box : row) {
            box.table = number;
            box.title = title;
        }
        row.back().keepsNext = index + 1 < count && (index == 0 || index + 2 == count);
        append(boxes.rows, std::move(row));
    }
    return boxes;
}

}  // namespace podium::reports
