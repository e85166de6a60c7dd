// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/text_formats.h"

#include "app/analysis/figure_data.h"

namespace podium {

namespace {

Result<std::string> separated(const Figure& figure, const CsvStyle& style)
{
    if (const Status valid = validate(style); !valid) {
        return tl::unexpected(valid.error());
    }
    return figureToCsv(figure, style);
}

}  // namespace

Result<std::string> CsvFormat::encode(const FigureDocument& document) const
{
    return separated(document.figure, document.options.csv);
}

Result<std::string> TsvFormat::encode(const FigureDocument& document) const
{
    return separated(document.figure, {'\t', document.options.csv.decimal});
}

Result<std::string> JsonFormat::encode(const FigureDocument& document) const { return figureToJson(document.figure); }

}  // namespace podium
