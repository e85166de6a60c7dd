// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/scene_drawing.h"

#include <cmath>
#include <utility>

#include <QBuffer>
#include <QImage>
#include <QPainter>
#include <QPdfWriter>
#include <QSvgGenerator>

#include "ui/charts/figure_export.h"
#include "ui/charts/pdf_author.h"
#include "ui/charts/png_encoding.h"

namespace podium::charts {

namespace {

constexpr double inchesPerMetre = 1 / 0.0254;

}  // namespace

SceneDrawing::SceneDrawing(LaidOutFigure drawn, const FigureStyle& style)
    : m_scene(std::move(drawn), FigureTheme::of(style.tone)), m_theme(FigureTheme::of(style.tone)),
      m_resolution(resolutionOf(style))
{
}

QSize SceneDrawing::pageSize() const { return m_scene.drawn().layout.page.toSize(); }

QString SceneDrawing::title() const { return QString::fromStdString(figure().title); }

std::uint32_t SceneDrawing::color(HardwareFamily family) const { return m_theme.color(family).rgb() & 0xFFFFFFU; }

Result<std::string> SceneDrawing::png(double scale)
{
    const QSizeF pixels = m_scene.drawn().layout.page * scale;
    QImage image(static_cast<int>(std::lround(pixels.width())), static_cast<int>(std::lround(pixels.height())),
                 QImage::Format_RGB32);
    if (image.isNull()) {
        return failure(ErrorCode::FileUnwritable, "png", "not enough memory for a picture of this size");
    }
    const int dots = static_cast<int>(std::lround(m_resolution * scale * inchesPerMetre));
    image.setDotsPerMeterX(dots);
    image.setDotsPerMeterY(dots);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(scale, scale);
    m_scene.paint(painter);
    painter.end();
    return encodePng(image);
}

Result<std::string> SceneDrawing::svg()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    QSvgGenerator generator;
    generator.setOutputDevice(&buffer);
    generator.setResolution(96);
    generator.setSize(pageSize());
    generator.setViewBox(QRect(QPoint(0, 0), pageSize()));
    generator.setTitle(title().toHtmlEscaped());
    generator.setDescription(QString::fromStdString(figure().summary).toHtmlEscaped());
    QPainter painter;
    if (!painter.begin(&generator)) {
        return failure(ErrorCode::FileUnwritable, "svg", "the picture cannot be drawn");
    }
    m_scene.paint(painter);
    painter.end();
    // A reader without Noto Sans takes the next family of the list. Quotes in texts are escaped, so this is a font's.
    bytes.replace("font-family=\"Noto Sans\"", "font-family=\"Noto Sans, DejaVu Sans, sans-serif\"");
    return bytes.toStdString();
}

Result<std::string> SceneDrawing::pdf()
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    const double points = 72.0 / m_resolution;
    const QSizeF page = m_scene.drawn().layout.page;
    QPdfWriter writer(&buffer);
    writer.setCreator(QStringLiteral("Podium"));
    writer.setTitle(title());
    writer.setResolution(m_resolution);
    writer.setPageSize(QPageSize(page * points, QPageSize::Point, QString(), QPageSize::ExactMatch));
    writer.setPageMargins(QMarginsF(0, 0, 0, 0));
    QPainter painter;
    if (!painter.begin(&writer)) {
        return failure(ErrorCode::FileUnwritable, "pdf", "the page cannot be drawn");
    }
    painter.scale(painter.viewport().width() / page.width(), painter.viewport().height() / page.height());
    m_scene.paint(painter);
    painter.end();
    return withAuthorForDate(bytes, "Podium").toStdString();
}

}  // namespace podium::charts
