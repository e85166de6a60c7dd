// SPDX-License-Identifier: GPL-3.0-or-later
// Pieces that every OpenDocument text is put together from.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure_table.h"
#include "app/exports/row_group.h"

namespace podium {

inline constexpr std::string_view odtMediaType = "application/vnd.oasis.opendocument.text";

/// What an XML file of it begins with, the names that its elements have, and its typefaces.
extern const std::string_view odtDeclaration;
extern const std::string_view odtNamespaces;
extern const std::string_view odtFonts;

/// `text` is not markup yet.
[[nodiscard]] std::string odtParagraph(std::string_view style, const std::string& text);
[[nodiscard]] std::string odtHeading(std::string_view style, int level, const std::string& text);

/// A figure on the page; names are those of files inside the document.
struct OdtFrame {
    std::string name;  ///< of the frame
    std::string svg;
    std::string png;  ///< for programs that read no SVG
    double widthInches = 0;
    double heightInches = 0;
    std::string title;  ///< both for those who do not see the picture
    std::string description;
};

/// The frame as a paragraph of the style Picture. Of the two pictures a program shows the first that it can read
/// (ODF 1.3 part 3, 10.4.4).
[[nodiscard]] std::string odtPictureParagraph(const OdtFrame& frame);

/// Automatic styles of a table's columns, `prefix` and the column's number; together `textWidth` inches wide.
[[nodiscard]] std::string odtColumnStyles(const FigureTable& table, std::string_view prefix, double textWidth);
/// The table, its head repeated on every page, with a row above each group. Uses the styles Values, Row, Cell, HeadText, HeadNumber, CellText and
/// CellNumber beside those of its columns.
[[nodiscard]] std::string odtTable(const FigureTable& table, std::string_view name, std::string_view columnPrefix,
                                   const RowGroups& groups = {});
/// Automatic styles of tables and frames: Frame, Values, Row, Cell.
[[nodiscard]] std::string odtSharedStyles(double textWidth);

/// A paragraph style of this size, with more properties of its text and of the paragraph.
[[nodiscard]] std::string odtParagraphStyle(std::string_view name, std::string_view size, std::string_view textMore,
                                            std::string_view paragraphMore);
[[nodiscard]] std::string odtHeadingStyle(std::string_view name, int level, std::string_view size,
                                          std::string_view above);

/// What styles.xml begins with, up to the style of all paragraphs of a text in this language.
[[nodiscard]] std::string odtStylesBegin(Language language);
/// HeadText, HeadNumber, CellText and CellNumber of odtTable().
[[nodiscard]] std::string odtCellTextStyles();

/// META-INF/manifest.xml of a text with these pictures, whose names end with .svg or .png.
[[nodiscard]] std::string odtManifest(const std::vector<std::string>& pictures);

}  // namespace podium
