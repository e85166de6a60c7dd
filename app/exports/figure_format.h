// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "app/analysis/figure_csv.h"
#include "app/analysis/figure_spec.h"
#include "app/analysis/figure_table.h"
#include "db/records/result.h"

namespace podium {

/// The picture of a figure, drawn when a format asks for it.
class FigureDrawing {
public:
    FigureDrawing() = default;
    virtual ~FigureDrawing() = default;
    FigureDrawing(const FigureDrawing&) = delete;
    FigureDrawing& operator=(const FigureDrawing&) = delete;

    /// `scale` is pixels for one of the page's. Errors of all three: FileUnwritable, context the format's name.
    [[nodiscard]] virtual Result<std::string> png(double scale) = 0;
    [[nodiscard]] virtual Result<std::string> svg() = 0;
    [[nodiscard]] virtual Result<std::string> pdf() = 0;
    /// 0xRRGGBB, of the style's tone.
    [[nodiscard]] virtual std::uint32_t color(HardwareFamily family) const = 0;
};

/// What single formats can be told beyond the figure and its style.
struct FormatOptions {
    CsvStyle csv;  ///< of CSV; of TSV the decimal sign
    std::string
        image;  ///< of Markdown: name of a picture that lies beside the file, in place of the table; empty: none
};

/// Everything that a file may hold of a figure. The references must outlive the call only.
struct FigureDocument {
    const Figure& figure;  ///< as it is drawn; of formats without a page with every row
    const FigureTable& table;
    const FigureStyle& style;
    const FormatOptions& options;
    FigureDrawing& drawing;
};

/// What a file holds, which decides which choices there are.
enum class FormatContent {
    Picture,   ///< the drawn page and nothing else
    Document,  ///< the drawn page, its table, notes and footnotes
    Data,      ///< values; there is no page, so no row is folded away
};

/// One way to write a figure into a file. A new one is a class and its line in addDocumentFormats() or
/// charts::makeFormats().
class FigureFormat {
public:
    FigureFormat() = default;
    virtual ~FigureFormat() = default;
    FigureFormat(const FigureFormat&) = delete;
    FigureFormat& operator=(const FigureFormat&) = delete;

    /// The name in options and the ending of files, in lower case: "png".
    [[nodiscard]] virtual std::string_view name() const = 0;
    [[nodiscard]] virtual FormatContent content() const = 0;
    /// Has title and subtitle as text: its picture is drawn without them, so that nobody reads them twice.
    [[nodiscard]] virtual bool writesTitle() const { return false; }
    /// The whole file. The same document gives the same bytes in every run and under every locale and time zone.
    /// Errors: those of the drawing; InvalidInput for options that do not go together; FileUnwritable, context name(),
    /// where a library cannot encode it.
    [[nodiscard]] virtual Result<std::string> encode(const FigureDocument& document) const = 0;
};

}  // namespace podium
