// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/point_cloud.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <vector>

#include <QImage>
#include <QPaintEngine>
#include <QPainter>

namespace podium::charts {

namespace {

/// Pixels of the picture for one of a vector drawing.
constexpr double vectorResolution = 3;
/// Of the picture; larger plots get a coarser one.
constexpr double mostPixels = 40e6;

/// How far each pixel of a square is covered by a disc, 0 to 255.
struct Disc {
    int side = 0;
    std::vector<std::uint8_t> cover;

    explicit Disc(double diameter) : side(static_cast<int>(std::ceil(diameter)) | 1)
    {
        const double middle = side / 2.0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < side; ++x) {
                const double inside = diameter / 2 - std::hypot(x + 0.5 - middle, y + 0.5 - middle) + 0.5;
                cover.push_back(static_cast<std::uint8_t>(std::lround(255 * std::clamp(inside, 0.0, 1.0))));
            }
        }
    }
};

/// Dots of one colour: where they overlap they do not add up.
class DotMask {
public:
    explicit DotMask(QSize size)
        : m_width(size.width()), m_height(size.height()),
          m_cover(static_cast<std::size_t>(m_width) * static_cast<std::size_t>(m_height))
    {
    }

    void stamp(const Disc& disc, QPointF center)
    {
        const int left = static_cast<int>(std::floor(center.x())) - disc.side / 2;
        const int top = static_cast<int>(std::floor(center.y())) - disc.side / 2;
        const int first = std::max(0, -left);
        const int last = std::min(disc.side, m_width - left);
        for (int y = std::max(0, -top); y < std::min(disc.side, m_height - top); ++y) {
            std::uint8_t* line = m_cover.data() + static_cast<std::size_t>(top + y) * static_cast<std::size_t>(m_width);
            const std::uint8_t* cover =
                disc.cover.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(disc.side);
            for (int x = first; x < last; ++x) {
                line[left + x] = std::max(line[left + x], cover[x]);
            }
        }
    }

    /// Over what is there.
    void mixInto(QImage& image, QRgb color) const
    {
        for (int y = 0; y < m_height; ++y) {
            auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
            const std::uint8_t* cover =
                m_cover.data() + static_cast<std::size_t>(y) * static_cast<std::size_t>(m_width);
            for (int x = 0; x < m_width; ++x) {
                if (cover[x] > 0) {
                    pixels[x] = mixed(pixels[x], color, cover[x]);
                }
            }
        }
    }

private:
    /// Premultiplied.
    static QRgb mixed(QRgb below, QRgb color, int cover)
    {
        const auto channel = [cover](int over, int under) {
            return (over * cover + under * (255 - cover) + 127) / 255;
        };
        return qRgba(channel(qRed(color), qRed(below)), channel(qGreen(color), qGreen(below)),
                     channel(qBlue(color), qBlue(below)), channel(255, qAlpha(below)));
    }

    int m_width;
    int m_height;
    std::vector<std::uint8_t> m_cover;
};

double resolutionOf(const QPainter& painter, const QRect& ground)
{
    const bool raster = painter.paintEngine() != nullptr && painter.paintEngine()->type() == QPaintEngine::Raster;
    const double wanted = raster ? std::max(1.0, painter.deviceTransform().m11()) : vectorResolution;
    return std::min(wanted, std::sqrt(mostPixels / std::max(1.0, double(ground.width()) * ground.height())));
}

}  // namespace

void paintPointCloud(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme)
{
    const double reach = drawn.layout.markerSize;
    const QRect ground = drawn.layout.plot.adjusted(-reach, -reach, reach, reach).toAlignedRect();
    const double resolution = resolutionOf(painter, ground);
    const QSize size(static_cast<int>(std::ceil(ground.width() * resolution)),
                     static_cast<int>(std::ceil(ground.height() * resolution)));
    QImage image(size, QImage::Format_ARGB32_Premultiplied);
    if (image.isNull()) {
        return;
    }
    image.fill(Qt::transparent);
    const Disc disc(drawn.layout.markerSize * resolution);
    std::vector<bool> has(drawn.figure.series.size());
    for (const PlacedPoint& point : drawn.layout.points) {
        has[point.series] = true;
    }
    for (std::size_t series = 0; series < has.size(); ++series) {
        if (!has[series]) {
            continue;
        }
        DotMask mask(size);
        for (const PlacedPoint& point : drawn.layout.points) {
            if (point.series == series) {
                mask.stamp(disc, (point.center - ground.topLeft()) * resolution);
            }
        }
        mask.mixInto(image, theme.color(drawn.figure.series[series].family).rgb());
    }
    painter.drawImage(QRectF(QPointF(ground.topLeft()), QSizeF(size) / resolution), image);
}

}  // namespace podium::charts
