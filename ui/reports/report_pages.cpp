// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/report_pages.h"

#include <algorithm>
#include <utility>

#include <QPainter>

#include "app/reports/report_sources.h"
#include "app/reports/report_table.h"
#include "app/reports/report_words.h"
#include "ui/charts/page_style.h"
#include "ui/reports/report_front.h"
#include "ui/reports/table_boxes.h"
#include "ui/reports/text_boxes.h"

namespace podium::reports {

namespace {

using charts::Ink;

constexpr std::size_t mostTableRows = 60;  ///< of a figure's table; more nobody reads on paper
constexpr double shortNote = 320;          ///< a note no higher than this stays with its figure

QString words(const std::string& text) { return QString::fromStdString(text); }

TextLook smallLook(double before)
{
    TextLook look{ReportType::small, ReportType::leading};
    look.before = before;
    return look;
}

PageBoxes headingBoxes(const std::string& text, double size, double before, double width)
{
    TextLook look{size, ReportType::tight};
    look.bold = true;
    look.before = before;
    PageBoxes boxes = textBoxes(words(text), look, width);
    keepTogether(boxes, true);
    return boxes;
}

PageBox figureBox(const DrawnReport& drawn, std::size_t section)
{
    PageBox box;
    box.height = drawn.drawingSize(section).height();
    box.before = 20;
    box.paint = [drawing = drawn.drawing(section)](QPainter& painter, const QPointF& topLeft) {
        painter.save();
        painter.translate(topLeft);
        drawing->paint(painter);
        painter.restore();
    };
    return box;
}

/// A sentence in place of a figure, with the line of a warning beside it.
PageBoxes absenceBoxes(const std::string& sentence, double width)
{
    TextLook look{ReportType::body, ReportType::leading};
    look.indent = 18;
    look.before = 14;
    PageBoxes boxes = textBoxes(words(sentence), look, width);
    for (PageBox& box : boxes) {
        box.paint = [text = box.paint, height = box.height](QPainter& painter, const QPointF& topLeft) {
            painter.fillRect(QRectF(topLeft.x(), topLeft.y(), 4, height),
                             charts::FigureTheme::of(FigureTone::Light).amber);
            text(painter, topLeft);
        };
    }
    return boxes;
}

}  // namespace

ReportPages::ReportPages(const DrawnReport& drawn, const LayoutProgress& progress)
    : m_drawn(drawn), m_paper(ReportPaper::of(drawn.report())),
      m_markPages(std::make_shared<std::vector<std::size_t>>(drawn.report().sections.size() + 1, 0))
{
    m_boxes = frontBoxes(report(), m_markPages, m_paper.body.width());
    for (std::size_t index = 0; index < report().sections.size() && goesOn(progress); ++index) {
        addSection(index);
    }
    if (goesOn(progress)) {
        addSources();
    }
    if (goesOn(progress)) {
        settlePages();
    }
}

bool ReportPages::goesOn(const LayoutProgress& progress)
{
    constexpr std::size_t pagesBetween = 100;
    for (; m_measured < m_boxes.size(); ++m_measured) {
        m_height += m_boxes[m_measured].before + m_boxes[m_measured].height;
    }
    // Distances that end at the top of a page go, but breaks leave more room than that.
    const auto pages = static_cast<std::size_t>(m_height / m_paper.body.height());
    if (m_state && pages > mostReportPages) {
        refuseLength();
    }
    if (m_state && progress && pages >= m_told + pagesBetween) {
        m_told = pages;
        if (!progress(pages)) {
            m_state = failure(ErrorCode::Cancelled, "report");
        }
    }
    return m_state.has_value();
}

void ReportPages::refuseLength()
{
    m_state = failure(ErrorCode::InvalidInput, "report",
                      "more than " + std::to_string(mostReportPages) +
                          " pages: shorten the texts of its sections, or make several reports of them");
}

void ReportPages::addSection(std::size_t index)
{
    const ReportSection& section = report().sections[index];
    const BuiltinPhrasebook phrases(report().language);
    const double width = m_paper.body.width();
    PageBoxes boxes = headingBoxes(section.heading, ReportType::heading, 56, width);
    PageBoxes note = noteBoxes(section.text, width);
    const bool hasFigure = m_drawn.drawing(index) != nullptr;
    if (!note.empty() && hasFigure) {
        if (heightOf(note) <= shortNote) {
            keepTogether(note, true);
        }
    }
    append(boxes, std::move(note));
    if (!section.absence.empty()) {
        append(boxes, absenceBoxes(absenceSentence(section, phrases), width));
    }
    if (hasFigure) {
        boxes.push_back(figureBox(m_drawn, index));
    }
    if (boxes.empty()) {
        return;
    }
    boxes.front().mark = static_cast<int>(index);
    boxes.front().startsPage = !std::exchange(m_hasSections, true);
    append(m_boxes, std::move(boxes));
    if (hasFigure) {
        const NumberFormat numbers(report().language);
        const std::string title = phrases.say(Phrase::ReportTable, {{"number", std::to_string(section.number)}});
        addTable(foldTable(tableOf(m_drawn.drawing(index)->figure()), title, mostTableRows, phrases, numbers),
                 words(title));
    }
}

void ReportPages::addTable(const ReportTable& table, const QString& title)
{
    const BuiltinPhrasebook phrases(report().language);
    const QString continued = words(phrases.say(Phrase::ReportContinued, {{"title", title.toStdString()}}));
    TableBoxes boxes =
        tableBoxes(table, continued, m_paper.body.width(), static_cast<int>(m_heads.size()), m_paper.body.height());
    m_heads.push_back(std::move(boxes.head));
    append(m_boxes, std::move(boxes.rows));
}

void ReportPages::addSources()
{
    const BuiltinPhrasebook phrases(report().language);
    const NumberFormat numbers(report().language);
    const double width = m_paper.body.width();
    PageBoxes boxes = headingBoxes(phrases.say(Phrase::ReportSources), ReportType::heading, 0, width);
    boxes.front().startsPage = true;
    boxes.front().mark = static_cast<int>(report().sections.size());
    append(m_boxes, std::move(boxes));
    const ReportSources sources = sourcesOf(report(), phrases, numbers);
    if (!sources.groups.empty()) {
        append(m_boxes, textBoxes(words(phrases.say(Phrase::ReportSourcesIntro)), smallLook(14), width));
    }
    for (const SourceGroup& group : sources.groups) {
        PageBoxes lines = spanBoxes({{group.heading, false, false, false, false, group.address}}, smallLook(22), width);
        keepTogether(lines, true);
        append(m_boxes, std::move(lines));
        addTable(sourceTable(group, phrases, numbers), words(group.name));
    }
    if (!sources.methods.empty()) {
        append(m_boxes, headingBoxes(phrases.say(Phrase::ReportMethod), ReportType::subheading, 34, width));
    }
    for (const std::string& paragraph : sources.methods) {
        append(m_boxes, textBoxes(words(paragraph), smallLook(8), width));
    }
}

void ReportPages::settlePages()
{
    m_flow = flowOf(m_boxes, m_heads, m_paper.body.height());
    if (count() > mostReportPages) {
        refuseLength();
        return;
    }
    const BuiltinPhrasebook phrases(report().language);
    for (const MarkPlace& mark : m_flow.marks) {
        const auto section = static_cast<std::size_t>(mark.mark);
        m_markPages->at(section) = mark.page + 1;
        const std::string title = section < report().sections.size() ? report().sections[section].heading
                                                                     : phrases.say(Phrase::ReportSources);
        if (!title.empty()) {
            m_outline.push_back({words(title), mark.page, m_paper.body.top() + mark.top});
        }
    }
}

void ReportPages::paintRunning(QPainter& painter, std::size_t page) const
{
    const BuiltinPhrasebook phrases(report().language);
    const charts::TextMeasure measure;
    TextLook look{ReportType::running, ReportType::leading};
    look.ink = Ink::Secondary;
    const auto line = [&](const QString& text, const QRectF& place, bool right) {
        look.right = right;
        for (const PageBox& box :
             textBoxes(measure.elided(text, look.size, false, place.width()), look, place.width() + 1)) {
            box.paint(painter, place.topLeft());
        }
    };
    if (page > 0) {
        line(words(report().title), m_paper.header, false);
        painter.fillRect(QRectF(m_paper.header.left(), m_paper.header.bottom() + 6, m_paper.header.width(), 1),
                         charts::FigureTheme::of(FigureTone::Light).hair);
    }
    const QString number = words(
        phrases.say(Phrase::ReportPageOf, {{"page", std::to_string(page + 1)}, {"pages", std::to_string(count())}}));
    const QRectF& footer = m_paper.footer;
    const double taken = measure.width(number, look.size) + 30;
    line(number, footer, true);
    line(words(page == 0 ? phrases.say(Phrase::ReportMadeWith) : bylineOf(report())), footer.adjusted(0, 0, -taken, 0),
         false);
}

void ReportPages::paint(QPainter& painter, std::size_t page) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    for (const PlacedBox& placed : m_flow.pages.at(page)) {
        if (placed.box->paint) {
            placed.box->paint(painter, m_paper.body.topLeft() + QPointF(0, placed.top));
        }
    }
    paintRunning(painter, page);
    painter.restore();
}

std::vector<PageLink> ReportPages::links(std::size_t page) const
{
    std::vector<PageLink> links;
    for (const PlacedBox& placed : m_flow.pages.at(page)) {
        for (PageLink link : placed.box->links) {
            link.rect.translate(m_paper.body.topLeft() + QPointF(0, placed.top));
            links.push_back(std::move(link));
        }
    }
    return links;
}

const MarkPlace* ReportPages::place(int mark) const
{
    const auto found =
        std::find_if(m_flow.marks.begin(), m_flow.marks.end(), [&](const MarkPlace& one) { return one.mark == mark; });
    return found == m_flow.marks.end() ? nullptr : &*found;
}

}  // namespace podium::reports
