// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "ui/charts/figure_layout.h"

namespace podium::charts {

enum class FigureFormat { Png, Svg, Pdf };

/// "png", "svg", "pdf", in any case, with or without a dot before it.
[[nodiscard]] std::optional<FigureFormat> figureFormatFromString(std::string_view text);

/// A finished file in memory, and the figure that it shows: its rows may be fewer than the builder's.
struct RenderedFigure {
    std::string bytes;
    Figure figure;
};

/// Lays the figure out on its page and renders it. The same figure and style give the same bytes in every run and under
/// every locale and time zone; PDF only where a HeadlessApplication has fixed the order of Qt's hashes.
/// Errors: InvalidInput where the page is too small, FileUnwritable where Qt cannot encode the picture (context "png",
/// "svg" or "pdf").
[[nodiscard]] Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style, FigureFormat format,
                                                  const LayoutLimits& limits = {});

/// Pixels per inch of a page at scale 1: a slide is 13.33 inches wide, half and full pages have DIN A width.
[[nodiscard]] int resolutionOf(const FigureStyle& style);

}  // namespace podium::charts
