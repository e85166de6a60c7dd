// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/reports/text_boxes.h"

#include <algorithm>
#include <cmath>
#include <memory>

#include <QFontMetricsF>
#include <QPainter>
#include <QTextLayout>

#include "ui/charts/page_style.h"
#include "ui/reports/report_style.h"

namespace podium::reports {

namespace {

constexpr double listIndent = 26;

struct LinkRange {
    int start = 0;
    int length = 0;
    QString address;
};

/// A paragraph that is laid out; its boxes share it.
struct Paragraph {
    QTextLayout layout;
    std::vector<LinkRange> links;
};

const charts::FigureTheme& theme()
{
    static const charts::FigureTheme light = charts::FigureTheme::of(FigureTone::Light);
    return light;
}

QFont codeFont(double size)
{
    QFont font = charts::figureFont(size, false);
    font.setFamilies({QStringLiteral("Noto Sans Mono"), QStringLiteral("DejaVu Sans Mono")});
    font.setStyleHint(QFont::TypeWriter);
    return font;
}

QTextCharFormat formatOf(const NoteSpan& span, const TextLook& look)
{
    QTextCharFormat format;
    QFont font =
        span.code ? codeFont(std::round(look.size * 0.92)) : charts::figureFont(look.size, look.bold || span.bold);
    font.setItalic(span.italic);
    format.setFont(font);
    if (!span.link.empty()) {
        format.setForeground(theme().color(charts::Ink::Accent));
        format.setFontUnderline(true);
    }
    return format;
}

/// The part of the line that the range covers.
QRectF rectOf(const QTextLine& line, const LinkRange& range, double top, double height)
{
    const int first = std::max(range.start, line.textStart());
    const int end = std::min(range.start + range.length, line.textStart() + line.textLength());
    if (first >= end) {
        return {};
    }
    const double left = line.cursorToX(first);
    return {left, top, line.cursorToX(end) - left, height};
}

PageBoxes boxesOf(const std::shared_ptr<Paragraph>& paragraph, const TextLook& look, double width)
{
    QTextOption option;
    option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    option.setAlignment(look.right ? Qt::AlignRight : Qt::AlignLeft);
    option.setTextDirection(Qt::LeftToRight);
    paragraph->layout.setTextOption(option);
    const double height = std::ceil(look.size * look.leading);
    const QColor color = theme().color(look.ink);
    PageBoxes boxes;
    paragraph->layout.beginLayout();
    for (QTextLine line = paragraph->layout.createLine(); line.isValid(); line = paragraph->layout.createLine()) {
        line.setLineWidth(std::max(1.0, width - look.indent));
        line.setPosition({look.indent, 0});
    }
    paragraph->layout.endLayout();
    for (int index = 0; index < paragraph->layout.lineCount(); ++index) {
        const QTextLine line = paragraph->layout.lineAt(index);
        PageBox box;
        box.height = height;
        box.before = index == 0 ? look.before : 0;
        const double rise = (height - line.height()) / 2;
        box.paint = [paragraph, index, rise, color](QPainter& painter, const QPointF& topLeft) {
            painter.setPen(color);
            paragraph->layout.lineAt(index).draw(&painter, topLeft + QPointF(0, rise));
        };
        for (const LinkRange& range : paragraph->links) {
            if (const QRectF rect = rectOf(line, range, 0, height); !rect.isEmpty()) {
                box.links.push_back({rect, range.address, -1});
            }
        }
        boxes.push_back(std::move(box));
    }
    keepLinesTogether(boxes);
    return boxes;
}

/// The item's sign beside its first line.
void addMarker(PageBox& box, const std::string& marker, const TextLook& look)
{
    TextLook beside = look;
    beside.indent = look.indent - listIndent + 4;
    PageBoxes sign = textBoxes(QString::fromStdString(marker), beside, beside.indent + 200);
    if (!sign.empty()) {
        box.paint = [text = box.paint, marker = sign.front().paint](QPainter& painter, const QPointF& topLeft) {
            marker(painter, topLeft);
            text(painter, topLeft);
        };
    }
}

/// A line beside a quotation, or a ground behind code.
void addSide(PageBoxes& boxes, double left, const QColor& color)
{
    for (PageBox& box : boxes) {
        box.paint = [text = box.paint, left, color, height = box.height](QPainter& painter, const QPointF& topLeft) {
            painter.fillRect(QRectF(topLeft.x() + left, topLeft.y(), 3, height), color);
            text(painter, topLeft);
        };
    }
}

PageBoxes ruleBoxes(double width)
{
    PageBox box;
    box.height = 2;
    box.before = 14;
    box.paint = [width](QPainter& painter, const QPointF& topLeft) {
        painter.fillRect(QRectF(topLeft, QSizeF(width, 1)), theme().hair);
    };
    return {box};
}

PageBoxes blockBoxes(const NoteBlock& block, double width)
{
    TextLook look{ReportType::body, ReportType::leading};
    look.indent = block.depth * listIndent;
    look.before = block.depth > 0 ? 5 : 10;
    switch (block.kind) {
    case NoteBlockKind::Rule:
        return ruleBoxes(width);
    case NoteBlockKind::Heading:
        look.bold = true;
        look.size = block.level == 1 ? ReportType::subheading : block.level == 2 ? 21 : ReportType::body;
        look.before = 18;
        break;
    case NoteBlockKind::Quote:
        look.indent += 18;
        look.ink = charts::Ink::Secondary;
        break;
    case NoteBlockKind::Code:
        look.indent += 18;
        look.leading = ReportType::tight;
        break;
    case NoteBlockKind::Paragraph:
        break;
    }
    PageBoxes boxes = spanBoxes(block.spans, look, width);
    if (block.kind == NoteBlockKind::Quote || block.kind == NoteBlockKind::Code) {
        addSide(boxes, look.indent - 16, theme().hair);
    }
    if (!block.marker.empty() && !boxes.empty()) {
        addMarker(boxes.front(), block.marker, look);
    }
    if (block.kind == NoteBlockKind::Heading) {
        keepTogether(boxes, true);
    }
    return boxes;
}

}  // namespace

PageBoxes textBoxes(const QString& text, const TextLook& look, double width)
{
    if (text.isEmpty()) {
        return {};
    }
    const auto paragraph = std::make_shared<Paragraph>();
    paragraph->layout.setText(text);
    paragraph->layout.setFont(charts::figureFont(look.size, look.bold));
    return boxesOf(paragraph, look, width);
}

PageBoxes spanBoxes(const std::vector<NoteSpan>& spans, const TextLook& look, double width)
{
    QString text;
    QList<QTextLayout::FormatRange> formats;
    const auto paragraph = std::make_shared<Paragraph>();
    for (const NoteSpan& span : spans) {
        const auto start = static_cast<int>(text.size());
        text += span.lineBreak ? QString(QChar::LineSeparator)
                               : QString::fromStdString(span.text).replace(QLatin1Char('\n'), QChar::LineSeparator);
        const int length = static_cast<int>(text.size()) - start;
        formats.push_back({start, length, formatOf(span, look)});
        if (!span.link.empty()) {
            paragraph->links.push_back({start, length, QString::fromStdString(span.link)});
        }
    }
    paragraph->layout.setText(text);
    paragraph->layout.setFont(charts::figureFont(look.size, look.bold));
    paragraph->layout.setFormats(formats);
    return boxesOf(paragraph, look, width);
}

PageBoxes noteBoxes(const std::vector<NoteBlock>& blocks, double width)
{
    PageBoxes boxes;
    for (const NoteBlock& block : blocks) {
        append(boxes, blockBoxes(block, width));
    }
    return boxes;
}

}  // namespace podium::reports
