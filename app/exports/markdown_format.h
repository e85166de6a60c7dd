// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/figure_format.h"

namespace podium {

/// Markdown with GitHub's tables: title, subtitle, the table twin or a link to a picture beside the file, notes,
/// footnotes. Published text stays text: what Markdown would read as markup is escaped.
class MarkdownFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "md"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Data; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

}  // namespace podium
