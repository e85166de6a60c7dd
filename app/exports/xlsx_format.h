// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/figure_format.h"

namespace podium {

/// A workbook: the figure as a native chart with title, notes and footnotes; its data as typed numbers; what the chart
/// is plotted from; the sources. Without dates, so that the same figure gives the same bytes.
class XlsxFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "xlsx"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Data; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

}  // namespace podium
