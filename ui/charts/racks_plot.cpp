// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/racks_plot.h"

#include <algorithm>
#include <cmath>

#include "app/analysis/number_format.h"
#include "app/analysis/phrasebook.h"

namespace podium::charts {

namespace {

constexpr double digitShare = 0.78;    ///< of the ascent that a digit is tall
constexpr double widestLabels = 0.42;  ///< of the page's content
constexpr double widestPitch = 24;     ///< pixels at labels of 12; cabinets that are wider look like boxes
constexpr double usualPitch = 14;      ///< that of the window
constexpr double readPitch = 10;       ///< down to this a line stays as long as the racks used
constexpr double countedPitch = 8;     ///< and down to this it is a multiple of them
constexpr double narrowestPitch = 3;   ///< pixels; smaller cabinets are no longer seen

double cabinetHeightOf(double pitch) { return std::round(pitch * 16 / 14); }

/// The gap that is left between cabinets.
double gapOf(double pitch) { return std::max(1.0, std::round(pitch * 3 / 14)); }

}  // namespace

double RacksPlot::smallSize() const { return std::max(9.0, std::round(m_plan.labelSize() * 11 / 12)); }

double RacksPlot::countSize() const { return std::round(22 * unit()); }

double RacksPlot::lineHeight() const { return std::ceil(m_plan.measure().height(smallSize())); }

double RacksPlot::firstLineHeight() const
{
    return std::round(m_plan.measure().ascent(countSize(), true) * digitShare) + std::round(6 * unit());
}

double RacksPlot::padding() const { return std::round(4 * unit()); }

double RacksPlot::countWidth() const
{
    double widest = std::round(60 * unit());
    for (const RackRow& row : m_figure.racks->rows) {
        widest = std::max(widest, m_plan.measure().width(QString::fromStdString(row.count), countSize(), true));
    }
    return std::ceil(widest) + std::round(10 * unit());
}

/// As wide as its widest words, unless that leaves the cabinets too little.
double RacksPlot::labelWidth() const
{
    double widest = 0;
    const TextMeasure& measure = m_plan.measure();
    for (const RackRow& row : m_figure.racks->rows) {
        widest =
            std::max(widest, countWidth() + measure.width(QString::fromStdString(row.name), m_plan.labelSize(), true));
        for (const RackLine& line : linesOf(row)) {
            const double symbol = line.verdict == Verdict::Green ? 0 : smallSize() * 1.3;
            widest = std::max(widest, symbol + measure.width(QString::fromStdString(line.text), smallSize()));
        }
    }
    return std::min(std::ceil(widest), std::floor(m_plan.content().width() * widestLabels));
}

double RacksPlot::left() const { return std::round(m_plan.content().left() + labelWidth() + 16 * unit()); }

std::int64_t RacksPlot::marksOf(const RackRow& row) const
{
    const std::int64_t perMark = m_figure.racks->racksPerMark;
    return (row.racks.value_or(0) + perMark - 1) / perMark;
}

std::vector<RackLine> RacksPlot::linesOf(const RackRow& row) const
{
    return m_withLines ? row.lines : std::vector<RackLine>();
}

Block RacksPlot::asideBlock() const
{
    if (!m_withAside || m_figure.racks->aside.empty()) {
        return {};
    }
    return paragraph(QString::fromStdString(m_figure.racks->aside),
                     {TextRole::Note, smallSize(), false, Ink::Secondary}, m_plan.measure(), left(),
                     m_plan.content().right() - left(), 2);
}

double RacksPlot::blockHeight(std::size_t row) const
{
    const RackRow& block = m_figure.racks->rows[row];
    const double words = firstLineHeight() + static_cast<double>(linesOf(block).size()) * lineHeight();
    const auto lines = static_cast<double>((marksOf(block) + m_perLine - 1) / m_perLine);
    double cabinets = lines * m_pitch.height();
    if (row == 0) {
        cabinets += std::round(4 * unit()) + lineHeight() + asideBlock().height;
    }
    return std::max(words, cabinets) + 2 * padding();
}

double RacksPlot::height() const
{
    double sum = m_withStrip ? racksStripHeight(m_figure, m_plan) : 0;
    for (std::size_t row = 0; row < m_figure.racks->rows.size(); ++row) {
        sum += blockHeight(row);
    }
    return sum;
}

/// Sets pitch and length of a line; false where a line of this length has no room.
bool RacksPlot::choose(double pitch, std::int64_t multiple)
{
    const auto columns = static_cast<std::int64_t>(std::floor((m_plan.content().right() - left()) / pitch));
    const std::int64_t used = std::max<std::int64_t>(1, marksOf(m_figure.racks->rows.front()));
    if (columns < 1 || (used * multiple > columns && multiple > 1)) {
        return false;
    }
    const std::int64_t lines = (used + columns - 1) / columns;
    m_perLine = lines > 1 ? (used + lines - 1) / lines : used * multiple;
    m_pitch = QSizeF(pitch, cabinetHeightOf(pitch));
    m_cabinet = QSizeF(pitch - gapOf(pitch), m_pitch.height() - gapOf(pitch));
    return true;
}

/// Between title and footnote.
double RacksPlot::room() const
{
    const double above =
        m_plan.title(m_figure).height + m_plan.gap(4) + m_plan.subtitle(m_figure).height + m_plan.gap(8);
    return m_plan.content().height() - above - m_plan.bottomHeight(m_figure);
}

bool RacksPlot::fitPage()
{
    while (!fit()) {
        if (!m_plan.shrinkLabels() && !m_plan.shrinkOtherTexts() && !dropParts()) {
            return false;
        }
    }
    return true;
}

bool RacksPlot::fit()
{
    m_room = room();
    const double widest = std::round(widestPitch * unit());
    const double counted = std::round(countedPitch * unit());
    const std::int64_t used = std::max<std::int64_t>(1, marksOf(m_figure.racks->rows.front()));
    const auto columns = static_cast<std::int64_t>((m_plan.content().right() - left()) / counted);
    double best = 0;
    std::int64_t bestMultiple = 1;
    for (std::int64_t multiple = 1; multiple == 1 || used * multiple <= columns; ++multiple) {
        const double pitch = largestPitch(multiple, widest, counted);
        if (pitch > best) {
            best = pitch;
            bestMultiple = multiple;
        }
        // A line that is as long as the racks used is worth smaller cabinets.
        if (best >= std::round((multiple == 1 ? readPitch : usualPitch) * unit())) {
            break;
        }
    }
    if (best > 0) {
        return choose(best, bestMultiple);
    }
    // As many in a line as there is room for, and ever smaller ones.
    for (double pitch = counted; pitch >= narrowestPitch; --pitch) {
        const auto fitting = static_cast<std::int64_t>((m_plan.content().right() - left()) / pitch);
        if (largestPitch(std::max<std::int64_t>(1, fitting / used), pitch, pitch) > 0) {
            return true;
        }
    }
    return false;
}

/// The largest pitch within these limits at which lines of this length and everything else have room; 0: none.
double RacksPlot::largestPitch(std::int64_t multiple, double widest, double narrowest)
{
    for (double pitch = widest; pitch >= narrowest; --pitch) {
        if (choose(pitch, multiple) && height() <= m_room) {
            return pitch;
        }
    }
    return 0;
}

bool RacksPlot::dropParts()
{
    if (m_withStrip) {
        m_withStrip = false;
        return true;
    }
    if (m_withAside) {
        m_withAside = false;
        return true;
    }
    if (m_withLines) {
        m_withLines = false;
        return true;
    }
    return false;
}

double RacksPlot::place(double top, FigureLayout& layout)
{
    layout.racks.emplace();
    layout.racks->pitch = m_pitch;
    layout.racks->cabinet = m_cabinet;
    layout.racks->perLine = m_perLine;
    double y = std::round(top);
    for (std::size_t row = 0; row < m_figure.racks->rows.size(); ++row) {
        const double height = blockHeight(row);
        if (row > 0) {
            layout.racks->hairlines.push_back(y + 0.5);
        }
        layout.rows.push_back(
            {QRectF(0, y, layout.page.width(), height), y + height / 2, m_figure.racks->rows[row].key});
        placeWords(row, y + padding(), layout);
        placeCabinets(row, y + padding(), layout);
        y += height;
    }
    layout.plot = QRectF(left(), std::round(top), m_plan.content().right() - left(), y - std::round(top));
    if (m_withStrip && racksStripHeight(m_figure, m_plan) > 0) {
        layout.racks->hairlines.push_back(y + 0.5);
        placeRacksStrip(m_figure, m_plan, y, left(), layout);
        y += racksStripHeight(m_figure, m_plan);
    }
    return y;
}

void RacksPlot::placeWords(std::size_t row, double top, FigureLayout& layout) const
{
    const RackRow& words = m_figure.racks->rows[row];
    const TextMeasure& measure = m_plan.measure();
    const double x = m_plan.content().left();
    const auto add = [&](PlacedText text) {
        if (!text.text.isEmpty()) {
            text.row = row;
            layout.texts.push_back(std::move(text));
        }
    };
    const double baseline = std::round(top + measure.ascent(countSize(), true) * digitShare);
    const auto onBaseline = [&](const QString& text, const TextStyle& style, double at) {
        PlacedText placed = placeText(text, style, measure, at, top);
        placed.rect.translate(0, baseline - placed.baseline);
        placed.baseline = baseline;
        return placed;
    };
    PlacedText count =
        onBaseline(QString::fromStdString(words.count), {TextRole::Value, countSize(), true, Ink::Text}, x);
    // Digits have no descenders: the line below may come closer than the font's box says.
    count.rect.setTop(baseline - std::ceil(countSize() * digitShare));
    count.rect.setBottom(baseline + 1);
    add(std::move(count));
    const double nameLeft = words.count.empty() ? x : x + countWidth();
    const QString name =
        measure.elided(QString::fromStdString(words.name), m_plan.labelSize(), true, x + labelWidth() - nameLeft);
    add(onBaseline(name, {TextRole::Label, m_plan.labelSize(), true, Ink::Text}, nameLeft));
    double y = top + firstLineHeight();
    for (const RackLine& line : linesOf(words)) {
        const bool marked = line.verdict != Verdict::Green;
        const double symbol = std::round(smallSize() * 0.9);
        const double indent = marked ? symbol + std::round(smallSize() * 0.4) : 0;
        const Ink ink = marked ? Ink::Amber : Ink::Secondary;
        const QString text =
            measure.elided(QString::fromStdString(line.text), smallSize(), false, labelWidth() - indent);
        PlacedText placed =
            placeText(text, {TextRole::Remark, smallSize(), false, ink}, measure, x + indent, y + lineHeight() / 2);
        if (marked) {
            layout.symbols.push_back({QRectF(x, placed.rect.center().y() - symbol / 2, symbol, symbol), true, ink, {}});
        }
        add(std::move(placed));
        y += lineHeight();
    }
}

void RacksPlot::placeCabinets(std::size_t row, double top, FigureLayout& layout) const
{
    const FigureRacks& racks = *m_figure.racks;
    const RackRow& words = racks.rows[row];
    if (!words.racks) {
        PlacedText why = placeText(m_plan.measure().elided(QString::fromStdString(words.cells.missing), smallSize(),
                                                           false, m_plan.content().right() - left()),
                                   {TextRole::Remark, smallSize(), false, Ink::Muted}, m_plan.measure(), left(),
                                   top + firstLineHeight() / 2);
        why.row = row;
        if (!why.text.isEmpty()) {
            layout.texts.push_back(std::move(why));
        }
        return;
    }
    const std::int64_t marks = marksOf(words);
    const std::int64_t rest = *words.racks - (marks - 1) * racks.racksPerMark;
    layout.racks->blocks.push_back({row, QPointF(left(), std::round(top)), marks,
                                    static_cast<double>(rest) / static_cast<double>(racks.racksPerMark)});
    if (row == 0) {
        const auto lines = static_cast<double>((marks + m_perLine - 1) / m_perLine);
        placeBracket(std::round(top) + lines * m_pitch.height(), layout);
    }
}

/// How long a line is, and below it what is to be said of the racks used.
void RacksPlot::placeBracket(double top, FigureLayout& layout) const
{
    const FigureRacks& racks = *m_figure.racks;
    const TextMeasure& measure = m_plan.measure();
    const double y = std::floor(top + std::round(4 * unit()) + lineHeight() / 2) + 0.5;
    const double right =
        left() + static_cast<double>(m_perLine) * m_pitch.width() - (m_pitch.width() - m_cabinet.width());
    layout.racks->bracket = QLineF(left() + 0.5, y, std::floor(right) - 0.5, y);
    const NumberFormat numbers(m_figure.language);
    const std::int64_t length = m_perLine * racks.racksPerMark;
    const std::string& phrase = length == 1 ? racks.rowLengthOne : racks.rowLength;
    const QString text = measure.elided(QString::fromStdString(fillIn(phrase, {{"count", numbers.count(length)}})),
                                        smallSize(), false, m_plan.content().right() - left());
    const double width = measure.width(text, smallSize());
    const bool within = width + 6 * smallSize() < right - left();
    const double x =
        within ? (left() + right - width) / 2 : std::min(right + smallSize() / 2, m_plan.content().right() - width - 1);
    PlacedText words = placeText(text, {TextRole::Tick, smallSize(), false, Ink::Secondary}, measure, x, y);
    words.onGround = true;
    words.row = 0;
    layout.texts.push_back(std::move(words));
    Block aside = asideBlock();
    for (PlacedText& line : aside.texts) {
        line.row = 0;
    }
    aside.placeAt(std::round(top + std::round(4 * unit()) + lineHeight()), layout);
}

}  // namespace podium::charts
