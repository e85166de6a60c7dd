// SPDX-License-Identifier: GPL-3.0-or-later
// Formats that app/analysis writes.
#pragma once

#include "app/exports/figure_format.h"

namespace podium {

/// figureToCsv() by the options' style.
class CsvFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "csv"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Data; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

/// The same with tabs between the cells.
class TsvFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "tsv"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Data; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

/// figureToJson().
class JsonFormat final : public FigureFormat {
public:
    [[nodiscard]] std::string_view name() const override { return "json"; }
    [[nodiscard]] FormatContent content() const override { return FormatContent::Data; }
    [[nodiscard]] Result<std::string> encode(const FigureDocument& document) const override;
};

}  // namespace podium
