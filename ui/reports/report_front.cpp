// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_front.h"

#include <utility>

#include <QPainter>

#include "app/analysis/phrasebook.h"
#include "app/reports/report_words.h"
#include "ui/charts/page_style.h"
#include "ui/reports/report_style.h"
#include "ui/reports/text_boxes.h"

namespace podium::reports {

namespace {

using charts::Ink;

constexpr double aboveTitle = 110;
constexpr double pageColumn = 70;  ///< of the pages' numbers

PageBoxes rule()
{
    PageBox space;
    space.height = aboveTitle;
    space.keepsNext = true;
    PageBox bar;
    bar.height = 7;
    bar.keepsNext = true;
    bar.paint = [](QPainter& painter, const QPointF& topLeft) {
        painter.fillRect(QRectF(topLeft, QSizeF(96, 7)), charts::FigureTheme::of(FigureTone::Light).accent);
    };
    return {space, bar};
}

PageBoxes line(const std::string& text, double size, bool bold, Ink ink, double before, double width)
{
    TextLook look{size, ReportType::tight};
    look.bold = bold;
    look.ink = ink;
    look.before = before;
    return textBoxes(QString::fromStdString(text), look, width);
}

/// The entry's first line gets the number of its page at the right, and dots towards it.
void addPageNumber(PageBox& box, const QString& text, const MarkPages& pages, int mark, double width)
{
    const charts::TextMeasure measure;
    const double end = std::min(measure.width(text, ReportType::body) + 10, width - pageColumn);
    box.paint = [before = box.paint, pages, mark, width, end](QPainter& painter, const QPointF& topLeft) {
        before(painter, topLeft);
        TextLook look{ReportType::body, ReportType::leading};
        look.right = true;
        const QString number = QString::number(pages->at(static_cast<std::size_t>(mark)));
        for (const PageBox& one : textBoxes(number, look, width)) {
            one.paint(painter, topLeft);
        }
        const charts::TextMeasure digits;
        const double numberLeft = width - digits.width(number, ReportType::body) - 10;
        const double y = topLeft.y() + ReportType::body * (ReportType::leading / 2 + 0.32);
        const QColor dots = charts::FigureTheme::of(FigureTone::Light).muted;
        for (double x = std::ceil(end / 9) * 9; x < numberLeft; x += 9) {
            painter.fillRect(QRectF(topLeft.x() + x, y, 1.5, 1.5), dots);
        }
    };
}

PageBoxes contentsEntry(const std::string& heading, const std::string& finding, const MarkPages& pages, int mark,
                        double width)
{
    const QString text = QString::fromStdString(heading);
    TextLook look{ReportType::body, ReportType::leading};
    look.before = 9;
    PageBoxes boxes = textBoxes(text, look, width - pageColumn);
    if (boxes.empty()) {
        return boxes;
    }
    addPageNumber(boxes.front(), boxes.size() == 1 ? text : QString(300, QLatin1Char('m')), pages, mark, width);
    append(boxes, line(finding, ReportType::small, false, Ink::Secondary, 0, width - pageColumn));
    keepTogether(boxes, false);
    for (PageBox& box : boxes) {
        box.links.push_back({QRectF(0, 0, width, box.height), QString(), mark});
    }
    return boxes;
}

}  // namespace

PageBoxes frontBoxes(const Report& report, const MarkPages& pages, double width)
{
    const BuiltinPhrasebook phrases(report.language);
    PageBoxes boxes = rule();
    append(boxes, line(report.title, ReportType::title, true, Ink::Text, 26, width));
    append(boxes, line(report.subtitle, ReportType::subtitle, false, Ink::Secondary, 12, width));
    append(boxes, line(bylineOf(report), ReportType::body, false, Ink::Secondary, 22, width));
    PageBoxes contents = line(phrases.say(Phrase::ReportContents), ReportType::subheading, true, Ink::Text, 80, width);
    keepTogether(contents, true);
    append(boxes, std::move(contents));
    int mark = 0;
    for (const ReportSection& section : report.sections) {
        if (!section.heading.empty()) {
            append(boxes, contentsEntry(section.heading, findingOf(section, phrases), pages, mark, width));
        }
        ++mark;
    }
    append(boxes, contentsEntry(phrases.say(Phrase::ReportSources), {}, pages, mark, width));
    return boxes;
}

}  // namespace podium::reports
