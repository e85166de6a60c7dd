// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/layout_blocks.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/display_text.h"

namespace podium::charts {

namespace {

/// Puts items beside each other and begins a new line where one does not fit.
class Flow {
public:
    Flow(double left, double width, double lineHeight, double gap)
        : m_left(left), m_width(width), m_lineHeight(lineHeight), m_gap(gap), m_x(left)
    {
    }

    /// Makes room for an item and returns where it begins.
    double take(double itemWidth)
    {
        if (m_x > m_left && m_x + itemWidth > m_left + m_width) {
            nextLine();
        }
        const double x = m_x;
        m_x += itemWidth + m_gap;
        m_widest = std::max(m_widest, x + itemWidth - m_left);
        return x;
    }

    void nextLine()
    {
        m_x = m_left;
        m_y += m_lineHeight;
    }

    [[nodiscard]] bool atLineStart() const { return m_x == m_left; }
    [[nodiscard]] double centerY() const { return m_y + m_lineHeight / 2; }
    [[nodiscard]] double bottom() const { return m_y + m_lineHeight; }
    [[nodiscard]] double widest() const { return m_widest; }

private:
    double m_left;
    double m_width;
    double m_lineHeight;
    double m_gap;
    double m_x;
    double m_y = 0;
    double m_widest = 0;
};

Ink inkOf(Verdict verdict)
{
    switch (verdict) {
    case Verdict::Green:
        return Ink::Secondary;
    case Verdict::Amber:
        return Ink::Amber;
    case Verdict::Blocked:
        return Ink::Red;
    }
    return Ink::Secondary;
}

double lineHeight(const TextMeasure& measure, double pixelSize) { return std::ceil(measure.height(pixelSize)) + 1; }

double symbolWidth(const LegendEntry& entry, double pixelSize)
{
    if (entry.symbol == LegendSymbol::Ramp) {
        return std::round(pixelSize * 6);
    }
    if (entry.symbol == LegendSymbol::Cell) {
        return 0;
    }
    if (entry.symbol == LegendSymbol::TargetMet) {
        return std::round(pixelSize * 1.9);  // two markers
    }
    const bool line = entry.symbol == LegendSymbol::Swatch && entry.shape == SeriesShape::Line;
    const bool curve = entry.symbol >= LegendSymbol::LeadCurve && entry.symbol <= LegendSymbol::InvalidCurve;
    const bool wide = line || curve || entry.symbol == LegendSymbol::Whisker ||
                      entry.symbol == LegendSymbol::ReferenceLine || entry.symbol == LegendSymbol::Guide ||
                      entry.symbol == LegendSymbol::Link;
    if (line && entry.stroke == SeriesStroke::Dashed) {
        return std::round(pixelSize * 2.6);  // a dash is seen on both sides of the marker
    }
    return std::round(pixelSize * (wide ? 1.6 : 0.8));
}

}  // namespace

void Block::placeAt(double y, FigureLayout& layout) const
{
    for (PlacedText text : texts) {
        text.rect.translate(0, y);
        text.baseline += y;
        layout.texts.push_back(std::move(text));
    }
    for (PlacedSymbol symbol : symbols) {
        symbol.rect.translate(0, y);
        layout.symbols.push_back(std::move(symbol));
    }
    if (!link.isEmpty()) {
        layout.footnoteLink = link.translated(0, y);
    }
}

PlacedText placeText(const QString& text, const TextStyle& style, const TextMeasure& measure, double left,
                     double centerY)
{
    PlacedText placed;
    placed.role = style.role;
    placed.text = text;
    placed.pixelSize = style.pixelSize;
    placed.bold = style.bold;
    placed.ink = style.ink;
    const double ascent = measure.ascent(style.pixelSize, style.bold);
    const double height = measure.height(style.pixelSize, style.bold);
    // Whole pixels: text that stands between two of them is blurred, and files differ in the last digit.
    placed.baseline = std::round(centerY - height / 2 + ascent);
    placed.rect =
        QRectF(std::round(left), placed.baseline - ascent, measure.width(text, style.pixelSize, style.bold), height);
    return placed;
}

Block paragraph(const QString& text, const TextStyle& style, const TextMeasure& measure, double left, double width,
                int mostLines)
{
    QStringList lines = measure.wrapped(text, style.pixelSize, style.bold, width);
    if (lines.size() > mostLines) {
        const QString rest = lines.mid(mostLines - 1).join(QLatin1Char(' '));
        lines = lines.mid(0, mostLines - 1);
        lines.append(measure.elided(rest, style.pixelSize, style.bold, width));
    }
    Block block;
    const double height = std::ceil(measure.height(style.pixelSize, style.bold)) + 1;
    for (const QString& line : lines) {
        block.texts.push_back(placeText(line, style, measure, left, block.height + height / 2));
        block.height += height;
    }
    return block;
}

Block noteBlock(const std::vector<Note>& notes, double pixelSize, const TextMeasure& measure, double left, double width)
{
    Block block;
    if (notes.empty()) {
        return block;
    }
    const double triangle = std::round(pixelSize * 0.9);
    const double gap = std::round(pixelSize * 0.4);
    Flow flow(left, width, lineHeight(measure, pixelSize), pixelSize * 1.6);
    for (const Note& note : notes) {
        const TextStyle style{TextRole::Note, pixelSize, false, inkOf(note.verdict)};
        const bool marked = note.verdict != Verdict::Green;
        const double indent = marked ? triangle + gap : 0;
        const QString text = QString::fromStdString(note.text);
        const double whole = indent + measure.width(text, pixelSize);
        if (whole > width && !flow.atLineStart()) {
            flow.nextLine();
        }
        bool first = true;
        for (const QString& line : measure.wrapped(text, pixelSize, false, width - indent)) {
            const double x = flow.take(std::min(whole, indent + measure.width(line, pixelSize)));
            block.texts.push_back(placeText(line, style, measure, x + indent, flow.centerY()));
            if (marked && first) {
                block.symbols.push_back(
                    {QRectF(x, flow.centerY() - triangle / 2, triangle, triangle), true, style.ink, {}});
            }
            first = false;
            if (whole > width) {
                flow.nextLine();
            }
        }
    }
    block.height = flow.atLineStart() ? flow.bottom() - lineHeight(measure, pixelSize) : flow.bottom();
    return block;
}

Block legendBlock(const std::vector<LegendEntry>& legend, double pixelSize, const TextMeasure& measure, double left,
                  double width, double& widest)
{
    Block block;
    widest = 0;
    if (legend.empty()) {
        return block;
    }
    const TextStyle style{TextRole::Legend, pixelSize, false, Ink::Secondary};
    Flow flow(left, width, lineHeight(measure, pixelSize) + 2, std::round(pixelSize * 1.6));
    for (const LegendEntry& entry : legend) {
        const double symbol = symbolWidth(entry, pixelSize);
        const double gap = symbol > 0 ? std::round(pixelSize * 0.5) : 0;
        const QString text = measure.elided(QString::fromStdString(entry.text), pixelSize, false, width - symbol - gap);
        const double x = flow.take(symbol + gap + std::ceil(measure.width(text, pixelSize)));
        const double height = std::round(pixelSize * 0.7);
        block.symbols.push_back(
            {QRectF(std::round(x), std::round(flow.centerY() - height / 2), symbol, height), false, Ink::Text, entry});
        block.texts.push_back(placeText(text, style, measure, x + symbol + gap, flow.centerY()));
    }
    block.height = flow.bottom();
    widest = flow.widest();
    return block;
}

Block footnoteBlock(const std::vector<std::string>& paragraphs, double pixelSize, const TextMeasure& measure,
                    double left, double width, const FootnoteLimit& limit)
{
    const QString brand = QStringLiteral("Podium");
    const double brandWidth = measure.width(brand, pixelSize);
    QStringList lines;
    for (const std::string& text : paragraphs) {
        lines += measure.wrapped(QString::fromStdString(text), pixelSize, false, width);
    }
    bool shortened = limit.lines > 0 && lines.size() > limit.lines;
    const double gap = std::round(pixelSize / 2);
    if (shortened) {
        lines = measure.wrapped(QString::fromStdString(joined(paragraphs, " ")), pixelSize, false, width);
        // Without breaks between the paragraphs all of it may have room.
        shortened =
            lines.size() > limit.lines || measure.width(lines.back(), pixelSize) + 2 * pixelSize + brandWidth > width;
    }
    if (shortened) {
        const QString rest = lines.mid(limit.lines - 1).join(QLatin1Char(' '));
        lines = lines.mid(0, limit.lines - 1);
        lines += measure.elided(rest, pixelSize, false, width - limit.linkWidth - gap - brandWidth - 2 * pixelSize);
    }
    Block block;
    const TextStyle style{TextRole::Footnote, pixelSize, false, Ink::Muted};
    const double height = lineHeight(measure, pixelSize);
    for (const QString& line : lines) {
        block.texts.push_back(placeText(line, style, measure, left, block.height + height / 2));
        block.height += height;
    }
    const double lastWidth = lines.isEmpty() ? 0 : measure.width(lines.back(), pixelSize);
    if (shortened) {
        block.link = QRectF(left + std::ceil(lastWidth) + gap, block.height - height, limit.linkWidth, height);
    } else if (lastWidth + 2 * pixelSize + brandWidth > width || lines.isEmpty()) {
        block.height += height;
    }
    block.texts.push_back(placeText(brand, {TextRole::Brand, pixelSize, false, Ink::Muted}, measure,
                                    std::floor(left + width - brandWidth), block.height - height / 2));
    return block;
}

}  // namespace podium::charts
