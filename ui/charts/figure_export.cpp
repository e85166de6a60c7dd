// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_export.h"

#include <memory>
#include <optional>
#include <utility>

#include "app/analysis/fold_rows.h"
#include "ui/charts/picture_formats.h"
#include "ui/charts/scene_drawing.h"

namespace podium::charts {

namespace {

/// Of formats that have no page: they ask for colours and nothing else.
class NoDrawing final : public FigureDrawing {
public:
    explicit NoDrawing(const FigureStyle& style) : m_theme(FigureTheme::of(style.tone)) {}

    Result<std::string> png(double /*scale*/) override { return none("png"); }
    Result<std::string> svg() override { return none("svg"); }
    Result<std::string> pdf() override { return none("pdf"); }
    std::uint32_t color(HardwareFamily family) const override { return m_theme.color(family).rgb() & 0xFFFFFFU; }

private:
    static tl::unexpected<Error> none(const char* format)
    {
        return failure(ErrorCode::FileUnwritable, format, "a file of data has no picture");
    }

    const FigureTheme m_theme;
};

}  // namespace

FormatRegistry makeFormats()
{
    FormatRegistry formats;
    formats.add(std::make_unique<PngFormat>());
    formats.add(std::make_unique<SvgFormat>());
    formats.add(std::make_unique<PdfFormat>());
    addDocumentFormats(formats);
    return formats;
}

int resolutionOf(const FigureStyle& style)
{
    if (style.preset == "half" || style.preset == "full") {
        return 144;
    }
    return style.preset.empty() ? 96 : 120;
}

Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style, const FigureFormat& format,
                                    const RenderOptions& options)
{
    if (format.content() == FormatContent::Data) {
        Figure shown = options.dataRows ? foldRows(figure, *options.dataRows) : figure;
        NoDrawing drawing(style);
        const auto bytes = format.encode({shown, tableOf(shown), style, options.format, drawing});
        return bytes ? Result<RenderedFigure>({*bytes, std::move(shown)}) : tl::unexpected(bytes.error());
    }
    std::optional<Figure> untitled;  // a copy only where the title is written as text
    if (format.writesTitle()) {
        untitled = figure;
        untitled->title.clear();
        untitled->subtitle.clear();
    }
    Result<LaidOutFigure> drawn = layOut(untitled ? *untitled : figure, style.width, style.height,
                                         PageStyle::forPage(style.width, style.height), options.limits);
    if (!drawn) {
        return tl::unexpected(drawn.error());
    }
    SceneDrawing drawing(std::move(*drawn), style);
    Figure shown = drawing.figure();
    shown.title = figure.title;
    shown.subtitle = figure.subtitle;
    const auto bytes = format.encode({shown, tableOf(shown), style, options.format, drawing});
    return bytes ? Result<RenderedFigure>({*bytes, std::move(shown)}) : tl::unexpected(bytes.error());
}

Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style, std::string_view format,
                                    const RenderOptions& options)
{
    const FormatRegistry formats = makeFormats();
    const FigureFormat* found = formats.find(format);
    if (found == nullptr) {
        return failure(ErrorCode::InvalidInput, std::string(format), "expected " + formats.names());
    }
    return renderFigure(figure, style, *found, options);
}

}  // namespace podium::charts
