// SPDX-License-Identifier: GPL-3.0-or-later
// Blocks of text that a figure's layout is put together from. Each begins at y = 0 and is then moved into place.
#pragma once

#include <vector>

#include "ui/charts/figure_layout.h"

namespace podium::charts {

/// Texts and symbols that belong together, from y = 0 to `height`.
struct Block {
    double height = 0;
    std::vector<PlacedText> texts;
    std::vector<PlacedSymbol> symbols;
    QRectF link;  ///< of a footnote that was shortened

    /// Adds everything to the layout, moved down by `y`.
    void placeAt(double y, FigureLayout& layout) const;
};

/// How one kind of text looks.
struct TextStyle {
    TextRole role = TextRole::Label;
    double pixelSize = 12;
    bool bold = false;
    Ink ink = Ink::Text;
};

/// One line of text whose rectangle begins at `left` and is centred on `centerY`.
[[nodiscard]] PlacedText placeText(const QString& text, const TextStyle& style, const TextMeasure& measure, double left,
                                   double centerY);

/// A paragraph, wrapped; after `mostLines` lines it ends with "…".
[[nodiscard]] Block paragraph(const QString& text, const TextStyle& style, const TextMeasure& measure, double left,
                              double width, int mostLines);

/// Notes one after the other, each with its triangle where it is more than plain, wrapped.
[[nodiscard]] Block noteBlock(const std::vector<Note>& notes, double pixelSize, const TextMeasure& measure, double left,
                              double width);

/// Legend entries one after the other, wrapped. `widest` receives the width that they take.
[[nodiscard]] Block legendBlock(const std::vector<LegendEntry>& legend, double pixelSize, const TextMeasure& measure,
                                double left, double width, double& widest);

/// The footnote's paragraphs and the program's name at the right of the last line. Where they have more lines than the
/// limit they run on in one, end with "…" and leave room for a link.
[[nodiscard]] Block footnoteBlock(const std::vector<std::string>& paragraphs, double pixelSize,
                                  const TextMeasure& measure, double left, double width,
                                  const FootnoteLimit& limit = {});

}  // namespace podium::charts
