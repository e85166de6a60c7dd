// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstddef>

#include "ui/charts/label_columns.h"
#include "ui/charts/layout_blocks.h"

namespace podium::charts {

/// Everything of a page but its rows: which blocks of text there are, how large their letters are, and how much room
/// they leave. Sizes start as the page's style has them and shrink where rows need the room.
class PagePlan {
public:
    /// The legend stands beside the columns' headings where it fits, else in lines of its own above them.
    struct Legend {
        Block block;
        bool inHeadingRow = false;
    };

    PagePlan(const QRectF& content, const PageStyle& style, const FootnoteLimit& footnote = {});

    [[nodiscard]] const QRectF& content() const { return m_content; }
    [[nodiscard]] const TextMeasure& measure() const { return m_measure; }
    [[nodiscard]] double labelSize() const { return m_labelSize; }
    /// Of what stands in a cell below its value.
    [[nodiscard]] double cellTextSize() const { return besideLabels(std::round(m_style.label * 0.82)); }
    [[nodiscard]] double axisTitleSize() const { return besideLabels(m_style.axisTitle); }
    /// `pixels` on a slide, on this page.
    [[nodiscard]] double gap(double pixels) const;

    [[nodiscard]] Block title(const Figure& figure) const;
    [[nodiscard]] Block subtitle(const Figure& figure) const;
    [[nodiscard]] Block message(const Figure& figure) const;
    [[nodiscard]] Block notes(const Figure& figure) const;
    [[nodiscard]] Block footnote(const Figure& figure) const;
    [[nodiscard]] LabelColumns columns(const Figure& figure) const;
    /// `plotLeft` is where the columns end.
    [[nodiscard]] Legend legend(const Figure& figure, double plotLeft) const;

    /// Of one line of row labels, ticks or headings.
    [[nodiscard]] double lineHeight() const;
    /// Smallest pitch at which labels of neighbouring rows do not touch.
    [[nodiscard]] double rowHeight() const;
    /// The system stands below its submitter, not beside it.
    [[nodiscard]] bool namesInTwoLines() const { return m_namesInTwoLines; }
    [[nodiscard]] double smallestLabelSize() const { return m_style.smallestLabel; }
    [[nodiscard]] double headingHeight() const { return lineHeight() + 2; }
    [[nodiscard]] double headerHeight(const Figure& figure) const;
    [[nodiscard]] double tickHeight() const { return lineHeight(); }
    [[nodiscard]] double axisTitleHeight() const;
    [[nodiscard]] double axisHeight() const;
    [[nodiscard]] double bottomHeight(const Figure& figure) const;
    [[nodiscard]] double roomForRows(const Figure& figure) const;
    /// Rows that fit at rowHeight().
    [[nodiscard]] std::size_t capacity(const Figure& figure) const;

    /// Row labels of files are cut only where nothing else helps: names take two lines if all rows keep their place,
    /// then letters a little smaller, then more of the page's width, then the smallest letters. In the window the reader makes a column wider.
    void makeLabelsWhole(const Figure& figure);
    /// Makes labels one pixel smaller; false where they may not shrink any more.
    bool shrinkLabels();
    /// Makes subtitle, notes or footnote one pixel smaller, or at last lets the footnote's paragraphs run on in one;
    /// false where nothing is left to do.
    bool shrinkOtherTexts();

private:
    [[nodiscard]] double besideLabels(double size) const;
    [[nodiscard]] QString keptTogether(const QString& words, double pixelSize) const;

    QRectF m_content;
    PageStyle m_style;
    FootnoteLimit m_footnoteLimit;
    TextMeasure m_measure;
    double m_labelSize;
    double m_labelShare;
    bool m_namesInTwoLines = false;
    double m_subtitleSize;
    double m_noteSize;
    double m_footnoteSize;
    bool m_footnoteRunsOn = false;
};

}  // namespace podium::charts
