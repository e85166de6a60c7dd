// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/figure_format.h"

namespace podium {

/// OpenDocument text, version 1.3: title, the figure as SVG and, for programs that read none, as PNG, with its summary as
/// alternative text, the table twin, notes and footnotes, on A4. Without dates, so that the same figure gives the same bytes.
class OdtFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "odt"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Document; }
    [[nodiscard]] bool writesTitle() const override { return true; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

}  // namespace podium
