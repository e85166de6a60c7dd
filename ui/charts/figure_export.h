// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

#include "app/exports/format_registry.h"
#include "ui/charts/figure_layout.h"

namespace podium::charts {

/// Every format that a figure can be written in.
[[nodiscard]] FormatRegistry makeFormats();

/// A finished file in memory, and the figure that it shows: its rows may be fewer than the builder's.
struct RenderedFigure {
    std::string bytes;
    Figure figure;
};

struct RenderOptions {
    LayoutLimits limits{};                  ///< of the drawn page
    std::optional<std::size_t> dataRows{};  ///< of formats without a page; empty: every row
    FormatOptions format{};
};

/// Lays the figure out on its page where the format has one, and encodes it. The same figure, style and options give
/// the same bytes in every run and under every locale and time zone; PDF only where a HeadlessApplication has fixed the
/// order of Qt's hashes.
/// Errors: InvalidInput where the page is too small, and those of FigureFormat::encode().
[[nodiscard]] Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style,
                                                  const FigureFormat& format, const RenderOptions& options = {});

/// The same by the format's name. Errors: also InvalidInput where there is no such format.
[[nodiscard]] Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style,
                                                  std::string_view format, const RenderOptions& options = {});

/// Pixels per inch of a page at scale 1: a slide is 13.33 inches wide, half and full pages have DIN A width.
[[nodiscard]] int resolutionOf(const FigureStyle& style);

}  // namespace podium::charts
