// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/clipboard.h"

#include <algorithm>

#include <QImage>

#include "app/analysis/figure_data.h"
#include "app/analysis/figure_table.h"
#include "ui/charts/figure_export.h"

namespace podium::desktop {

namespace {

QString text(const std::string& utf8) { return QString::fromStdString(utf8); }

/// One line without tabs, and no formula: a minus sign may begin a number, never a word.
QString cellText(QString cell, bool isNumber)
{
    for (QChar& letter : cell) {
        if (letter == QLatin1Char('\t') || letter == QLatin1Char('\n') || letter == QLatin1Char('\r')) {
            letter = QLatin1Char(' ');
        }
    }
    const QString starts = isNumber ? QStringLiteral("=+@") : QStringLiteral("=+-@");
    return !cell.isEmpty() && starts.contains(cell.front()) ? QLatin1Char('\'') + cell : cell;
}

QString htmlRow(const QString& tag, const QStringList& cells, const std::vector<bool>& isNumber)
{
    QString row = QStringLiteral("<tr>");
    for (qsizetype column = 0; column < cells.size(); ++column) {
        const bool right =
            static_cast<std::size_t>(column) < isNumber.size() && isNumber[static_cast<std::size_t>(column)];
        row += QLatin1Char('<') + tag + (right ? QStringLiteral(" style=\"text-align:right\">") : QStringLiteral(">")) +
               cells[column].toHtmlEscaped() + QStringLiteral("</") + tag + QLatin1Char('>');
    }
    return row + QStringLiteral("</tr>\n");
}

/// The table twin as it is copied.
CopiedTable copiedTable(const FigureTable& table)
{
    CopiedTable copied;
    for (const TwinColumn& column : table.columns) {
        copied.header << text(column.title);
        copied.isNumber.push_back(column.isNumber);
    }
    for (const TwinRow& row : table.rows) {
        QStringList cells;
        for (const TwinCell& cell : row.cells) {
            cells << text(cell.text);
        }
        copied.rows << cells;
    }
    return copied;
}

/// Lines with tabs between the cells.
QString textOf(const CopiedTable& table)
{
    QStringList lines{table.header.join(QLatin1Char('\t'))};
    for (const QStringList& row : table.rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            cells << cellText(row[column], table.isNumber[static_cast<std::size_t>(column)]);
        }
        lines << cells.join(QLatin1Char('\t'));
    }
    return lines.join(QLatin1Char('\n'));
}

QString htmlOf(const CopiedTable& table)
{
    QString html = QStringLiteral("<table>\n") + htmlRow(QStringLiteral("th"), table.header, table.isNumber);
    for (const QStringList& row : table.rows) {
        QStringList cells;
        for (qsizetype column = 0; column < row.size(); ++column) {
            cells << cellText(row[column], table.isNumber[static_cast<std::size_t>(column)]);
        }
        html += htmlRow(QStringLiteral("td"), cells, table.isNumber);
    }
    return html + QStringLiteral("</table>");
}

}  // namespace

std::unique_ptr<QMimeData> clipboardOf(const CopiedTable& table)
{
    auto copied = std::make_unique<QMimeData>();
    copied->setText(textOf(table));
    copied->setHtml(htmlOf(table));
    return copied;
}

std::unique_ptr<QMimeData> clipboardOf(const Figure& figure)
{
    auto copied = std::make_unique<QMimeData>();
    const QString footnote = text(figureFootnote(figure)).trimmed();
    const CopiedTable table = copiedTable(tableOf(figure));
    copied->setText(
        QStringList{text(figure.title), text(figure.subtitle), QString(), textOf(table), QString(), footnote}.join(
            QLatin1Char('\n')));
    FigureStyle style;
    style.language = figure.language;
    if (const auto drawing = charts::renderFigure(figure, style, "svg")) {
        copied->setData(QStringLiteral("image/svg+xml"), QByteArray::fromStdString(drawing->bytes));
    }
    if (const auto picture = charts::renderFigure(figure, style, "png")) {
        const QByteArray bytes = QByteArray::fromStdString(picture->bytes);
        copied->setImageData(QImage::fromData(bytes, "PNG"));
        copied->setData(QStringLiteral("image/png"), bytes);
        copied->setHtml(
            QStringLiteral("<figure><img width=\"%1\" height=\"%2\" alt=\"%3\" src=\"data:image/png;base64,%4\">"
                           "<figcaption>%5</figcaption></figure>\n%6")
                .arg(style.width)
                .arg(style.height)
                .arg(text(figure.summary).toHtmlEscaped(), QString::fromLatin1(bytes.toBase64()),
                     footnote.toHtmlEscaped().replace(QLatin1Char('\n'), QStringLiteral("<br>")), htmlOf(table)));
    }
    return copied;
}

}  // namespace podium::desktop
