// SPDX-License-Identifier: GPL-3.0-or-later
// Text as boxes, one a line.
#pragma once

#include <QColor>

#include "app/reports/note_blocks.h"
#include "ui/charts/figure_theme.h"
#include "ui/reports/page_flow.h"

namespace podium::reports {

/// How a paragraph looks, in units of the page.
struct TextLook {
    double size = 19;
    double leading = 1.42;  ///< height of a line, of the size
    bool bold = false;
    charts::Ink ink = charts::Ink::Text;
    double indent = 0;   ///< from the left of `width`
    double before = 0;   ///< distance from what stands above
    bool right = false;  ///< aligned to the right
};

/// Lines of plain text no wider than `width`; none where there is no text. Words break only where they are wider.
[[nodiscard]] PageBoxes textBoxes(const QString& text, const TextLook& look, double width);

/// The same of text with looks and links of its own.
[[nodiscard]] PageBoxes spanBoxes(const std::vector<NoteSpan>& spans, const TextLook& look, double width);

/// A note: paragraphs, lists, quotes, code, headings.
[[nodiscard]] PageBoxes noteBoxes(const std::vector<NoteBlock>& blocks, double width);

}  // namespace podium::reports
