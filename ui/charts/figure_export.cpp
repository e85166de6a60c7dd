// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_export.h"

#include <algorithm>
#include <cmath>

#include <QBuffer>
#include <QImage>
#include <QImageWriter>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "ui/charts/figure_scene.h"
#include "ui/charts/pdf_date.h"

namespace podium::charts {

namespace {

constexpr double inchesPerMetre = 1 / 0.0254;

QString titleOf(const FigureScene& figure) { return QString::fromStdString(figure.drawn().figure.title); }

QSize pageSize(const FigureScene& figure) { return figure.drawn().layout.page.toSize(); }

/// The bytes, or what went wrong.
using Encoded = Result<QByteArray>;

Encoded encodePng(FigureScene& figure, const FigureStyle& style)
{
    const QSizeF pixels = figure.drawn().layout.page * style.scale;
    QImage image(static_cast<int>(std::lround(pixels.width())), static_cast<int>(std::lround(pixels.height())),
                 QImage::Format_RGB32);
    if (image.isNull()) {
        return failure(ErrorCode::FileUnwritable, "png", "not enough memory for a picture of this size");
    }
    const int dots = static_cast<int>(std::lround(resolutionOf(style) * style.scale * inchesPerMetre));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(style.scale, style.scale);
    figure.paint(painter);
    painter.end();
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QImageWriter writer(&buffer, "png");
    writer.setCompression(30);
    if (!writer.write(image)) {
        return failure(ErrorCode::FileUnwritable, "png", writer.errorString().toStdString());
    }
    return bytes;
}

Encoded encodeSvg(FigureScene& figure)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(pageSize(figure));
    generator.setViewBox(QRect(QPoint(0, 0), pageSize(figure)));
    generator.setTitle(titleOf(figure).toHtmlEscaped());
    generator.setDescription(QString::fromStdString(figure.drawn().figure.summary).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return failure(ErrorCode::FileUnwritable, "svg", "the picture cannot be drawn");
    }
    figure.paint(painter);
    painter.end();
    // A reader without Noto Sans takes the next family of the list. Quotes in texts are escaped, so this is a font's.
    bytes.replace("font-family=\"Noto Sans\"", "font-family=\"Noto Sans, DejaVu Sans, sans-serif\"");
    return bytes;
}

Encoded encodePdf(FigureScene& figure, const FigureStyle& style)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const double points = 72.0 / resolutionOf(style);
    const QSizeF page = figure.drawn().layout.page;
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Podium"));
    writer.setTitle(titleOf(figure));
    writer.setResolution(resolutionOf(style));
    writer.setPageSize(QPageSize(page * points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&writer)) {
        return failure(ErrorCode::FileUnwritable, "pdf", "the page cannot be drawn");
    }
    painter.scale(painter.viewport().width() / page.width(), painter.viewport().height() / page.height());
    figure.paint(painter);
    painter.end();
    return withoutCreationDate(bytes);
}

}  // namespace

std::optional<FigureFormat> figureFormatFromString(std::string_view text)
{
    std::string name(text.substr(text.starts_with('.') ? 1 : 0));
    std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    if (name == "png") {
        return FigureFormat::Png;
    }
    if (name == "svg") {
        return FigureFormat::Svg;
    }
    if (name == "pdf") {
        return FigureFormat::Pdf;
    }
    return std::nullopt;
}

int resolutionOf(const FigureStyle& style)
{
    if (style.preset == "half" || style.preset == "full") {
        return 144;
    }
    return style.preset.empty() ? 96 : 120;
}

Result<RenderedFigure> renderFigure(const Figure& figure, const FigureStyle& style, FigureFormat format,
                                    const LayoutLimits& limits)
{
    Result<LaidOutFigure> drawn =
        layOut(figure, style.width, style.height, PageStyle::forPage(style.width, style.height), limits);
    if (!drawn) {
        return tl::unexpected(drawn.error());
    }
    FigureScene scene(std::move(*drawn), FigureTheme::of(style.tone));
    Encoded encoded = format == FigureFormat::Png   ? encodePng(scene, style)
                      : format == FigureFormat::Svg ? encodeSvg(scene)
                                                    : encodePdf(scene, style);
    if (!encoded) {
        return tl::unexpected(encoded.error());
    }
    return RenderedFigure{encoded->toStdString(), scene.drawn().figure};
}

}  // namespace podium::charts
