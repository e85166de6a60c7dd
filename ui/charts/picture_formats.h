// SPDX-License-Identifier: GPL-3.0-or-later
// The formats that hold the drawn page and nothing else.
#pragma once

#include "app/exports/figure_format.h"

namespace podium::charts {

/// Pixels by the style's scale; the file says how many an inch has.
class PngFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "png"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Picture; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override
    {
        return document.drawing.png(document.style.scale);
    }
};

/// Text stays text.
class SvgFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "svg"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Picture; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override
    {
        return document.drawing.svg();
    }
};

/// One page with embedded fonts, title and author; text stays text.
class PdfFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "pdf"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Picture; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override
    {
        return document.drawing.pdf();
    }
};

}  // namespace podium::charts
