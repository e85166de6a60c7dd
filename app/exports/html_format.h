// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/figure_format.h"
#include "app/exports/row_group.h"

namespace podium {

/// One file of HTML in XML syntax that needs nothing beside it: the drawing as inline SVG with its summary as
/// alternative text, the table twin, notes, footnotes as text. It prints, and its text follows the reader's light or
/// dark colours; the drawing keeps its own.
class HtmlFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "html"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Document; }
    [[nodiscard]] bool writesTitle() const override { return true; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

/// The table twin as a <table>, its caption `caption`; for HTML files and the clipboard.
[[nodiscard]] std::string htmlTable(const FigureTable& table, const std::string& caption);
/// The same with a row above each group, for pages: long words have places where a line may end.
[[nodiscard]] std::string htmlTable(const FigureTable& table, const std::string& caption, const RowGroups& groups);

}  // namespace podium
