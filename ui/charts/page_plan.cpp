// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/page_plan.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <limits>
#include <utility>

#include "app/analysis/display_text.h"

namespace podium::charts {

namespace {

constexpr double labelShare = 0.58;     ///< of the page's width that row labels may take
constexpr double widestLabels = 0.7;    ///< where they would be cut else
constexpr double smallerLabels = 0.85;  ///< of their size, before labels take more of the width
constexpr double widestColumns = 0.76;  ///< with the column of values
constexpr double betweenNames = 6;      ///< pixels on a slide, where names have two lines
constexpr int mostTitleLines = 2;
constexpr int mostSubtitleLines = 4;
constexpr int mostMessageLines = 3;

}  // namespace

PagePlan::PagePlan(const QRectF& content, const PageStyle& style, const FootnoteLimit& footnote)
    : m_content(content), m_style(style), m_footnoteLimit(footnote), m_labelSize(style.label), m_labelShare(labelShare),
      m_subtitleSize(style.subtitle), m_noteSize(style.note), m_footnoteSize(style.footnote)
{
}

double PagePlan::gap(double pixels) const { return std::round(pixels * m_style.unit); }

/// A size that shrinks with the labels, so that it keeps its weight beside them.
double PagePlan::besideLabels(double size) const
{
    return std::max(std::min(size, m_style.smallestNote), std::round(size * m_labelSize / m_style.label));
}

Block PagePlan::title(const Figure& figure) const
{
    return paragraph(QString::fromStdString(figure.title), {TextRole::Title, m_style.title, true, Ink::Text}, m_measure,
                     m_content.left(), m_content.width(), mostTitleLines);
}

Block PagePlan::subtitle(const Figure& figure) const
{
    const QString facts = keptTogether(QString::fromStdString(figure.subtitle), m_subtitleSize);
    Block block = paragraph(facts, {TextRole::Subtitle, m_subtitleSize, false, Ink::Secondary}, m_measure,
                            m_content.left(), m_content.width(), mostSubtitleLines);
    for (PlacedText& line : block.texts) {
        line.text.replace(QChar::Nbsp, QLatin1Char(' '));
    }
    return block;
}

/// Facts that " · " parts begin on a new line rather than end there, unless one is wider than a line.
QString PagePlan::keptTogether(const QString& words, double pixelSize) const
{
    const QString part = QStringLiteral(" · ");
    QStringList facts = words.split(part);
    for (QString& fact : facts) {
        if (m_measure.width(fact + part, pixelSize) < m_content.width()) {
            fact.replace(QLatin1Char(' '), QChar::Nbsp);
        }
    }
    return facts.join(part);
}

Block PagePlan::message(const Figure& figure) const
{
    return paragraph(QString::fromStdString(figure.emptyMessage),
                     {TextRole::Message, m_style.subtitle, true, Ink::Text}, m_measure, m_content.left(),
                     m_content.width(), mostMessageLines);
}

Block PagePlan::notes(const Figure& figure) const
{
    return noteBlock(figure.notes, besideLabels(m_noteSize), m_measure, m_content.left(), m_content.width());
}

Block PagePlan::footnote(const Figure& figure) const
{
    std::vector<std::string> paragraphs = figure.footnote;
    if (m_footnoteRunsOn && paragraphs.size() > 1) {
        paragraphs = {joined(figure.footnote, " ")};
    }
    return footnoteBlock(paragraphs, m_footnoteSize, m_measure, m_content.left(), m_content.width(), m_footnoteLimit);
}

LabelColumns PagePlan::columns(const Figure& figure) const
{
    return placeColumns(figure, m_measure, m_labelSize, m_content.left() + m_style.gutter,
                        m_content.width() * m_labelShare - m_style.gutter,
                        m_content.width() * widestColumns - m_style.gutter, m_style.selectable, m_namesInTwoLines);
}

PagePlan::Legend PagePlan::legend(const Figure& figure, double plotLeft) const
{
    Legend legend;
    double widest = 0;
    legend.block =
        legendBlock(figure.legend, m_labelSize, m_measure, plotLeft, std::numeric_limits<double>::max() / 4, widest);
    legend.inHeadingRow = widest <= m_content.right() - plotLeft;
    if (!legend.inHeadingRow) {
        legend.block = legendBlock(figure.legend, m_labelSize, m_measure, m_content.left(), m_content.width(), widest);
    }
    return legend;
}

double PagePlan::lineHeight() const { return std::ceil(m_measure.height(m_labelSize)) + 1; }

double PagePlan::rowHeight() const
{
    return m_namesInTwoLines ? 2 * std::ceil(m_measure.height(m_labelSize)) + gap(betweenNames) : lineHeight();
}

double PagePlan::headerHeight(const Figure& figure) const
{
    const Legend shown = legend(figure, columns(figure).right);
    const double height = shown.inHeadingRow ? std::max(shown.block.height, headingHeight())
                                             : shown.block.height + gap(4) + headingHeight();
    return height + gap(4);
}

double PagePlan::axisTitleHeight() const { return std::ceil(m_measure.height(axisTitleSize())) + 1; }

double PagePlan::axisHeight() const { return gap(6) + tickHeight() + gap(2) + axisTitleHeight(); }

double PagePlan::bottomHeight(const Figure& figure) const
{
    const double noteHeight = notes(figure).height;
    return (noteHeight > 0 ? gap(14) + noteHeight : 0) + gap(12) + 1 + gap(10) + footnote(figure).height;
}

double PagePlan::roomForRows(const Figure& figure) const
{
    const double top = title(figure).height + gap(4) + subtitle(figure).height + gap(16);
    return m_content.height() - top - headerHeight(figure) - axisHeight() - bottomHeight(figure);
}

std::size_t PagePlan::capacity(const Figure& figure) const
{
    return static_cast<std::size_t>(std::max(0.0, std::floor(roomForRows(figure) / rowHeight())));
}

void PagePlan::makeLabelsWhole(const Figure& figure)
{
    const auto isWhole = [&](const PagePlan& plan) {
        return plan.capacity(figure) >= figure.categories.size() && plan.columns(figure).whole;
    };
    if (m_style.selectable || columns(figure).whole) {
        return;
    }
    PagePlan wide = *this;
    for (const double share : {labelShare, widestLabels}) {
        // A plot that keeps its room is worth letters that are a little smaller.
        const double smallest = share == labelShare ? std::round(smallerLabels * m_style.label) : m_labelSize;
        for (double size = m_labelSize; size >= std::max(smallest, m_style.smallestLabel); size -= 1) {
            for (const bool twoLines : {false, true}) {
                PagePlan trial = *this;
                trial.m_labelShare = share;
                trial.m_labelSize = size;
                trial.m_namesInTwoLines = twoLines;
                if (isWhole(trial)) {
                    *this = std::move(trial);
                    return;
                }
            }
        }
    }
    wide.m_labelShare = widestLabels;
    while (!isWhole(wide) && wide.shrinkLabels()) {
        PagePlan trial = wide;
        trial.m_namesInTwoLines = true;
        if (isWhole(trial)) {
            wide = std::move(trial);
        }
    }
    *this = std::move(wide);
}

bool PagePlan::shrinkLabels()
{
    if (m_labelSize <= m_style.smallestLabel) {
        return false;
    }
    m_labelSize -= 1;
    return true;
}

bool PagePlan::shrinkOtherTexts()
{
    const std::pair<double&, double> sizes[] = {{m_subtitleSize, m_style.smallestNote},
                                                {m_noteSize, m_style.smallestNote},
                                                {m_footnoteSize, m_style.smallestFootnote}};
    const auto largest = std::max_element(std::begin(sizes), std::end(sizes), [](const auto& one, const auto& other) {
        return one.first - one.second < other.first - other.second;
    });
    if (largest->first > largest->second) {
        largest->first -= 1;
        return true;
    }
    return !std::exchange(m_footnoteRunsOn, true);
}

}  // namespace podium::charts
