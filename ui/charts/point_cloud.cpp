// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/point_cloud.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
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

/// Bytes that are worked on at once.
constexpr int block = 8;

/// How far each pixel of a square is covered by a disc, 0 to 255; lines end in zeros up to a whole block.
struct Disc {
    int side = 0;
    int stride = 0;
    std::vector<std::uint8_t> cover;

    explicit Disc(double diameter)
        : side(static_cast<int>(std::ceil(diameter)) | 1), stride((side + block - 1) / block * block)
    {
        const double middle = side / 2.0;
        for (int y = 0; y < side; ++y) {
            for (int x = 0; x < stride; ++x) {
                const double inside = diameter / 2 - std::hypot(x + 0.5 - middle, y + 0.5 - middle) + 0.5;
                cover.push_back(x < side ? static_cast<std::uint8_t>(std::lround(255 * std::clamp(inside, 0.0, 1.0)))
                                         : 0);
            }
        }
    }
};

/// Dots of one colour: where they overlap they do not add up. Around the picture is room for a disc, so that none has
/// to be cut.
class DotMask {
public:
    DotMask(QSize size, const Disc& disc)
        : m_disc(disc), m_size(size), m_stride(size.width() + 2 * disc.stride),
          m_cover(static_cast<std::size_t>(m_stride) * static_cast<std::size_t>(size.height() + 2 * disc.side))
    {
    }

    void stamp(QPointF center)
    {
        const double x = std::floor(center.x());
        const double y = std::floor(center.y());
        if (!(x >= 0 && y >= 0 && x < m_size.width() && y < m_size.height())) {
            return;
        }
        std::uint8_t* line = lineAt(static_cast<int>(y) - m_disc.side / 2) + static_cast<int>(x) - m_disc.side / 2;
        const std::uint8_t* cover = m_disc.cover.data();
        for (int row = 0; row < m_disc.side; ++row, line += m_stride, cover += m_disc.stride) {
            for (int first = 0; first < m_disc.stride; first += block) {
                for (int index = 0; index < block; ++index) {
                    line[first + index] = std::max(line[first + index], cover[first + index]);
                }
            }
        }
    }

    /// Over what is there.
    void mixInto(QImage& image, QRgb color) const
    {
        for (int y = 0; y < m_size.height(); ++y) {
            auto* pixels = reinterpret_cast<QRgb*>(image.scanLine(y));
            const std::uint8_t* cover = lineAt(y);
            for (int first = 0; first < m_size.width(); first += block) {
                std::uint64_t any = 0;
                std::memcpy(&any, cover + first, block);
                for (int x = first; any != 0 && x < std::min(first + block, m_size.width()); ++x) {
                    if (cover[x] > 0) {
                        pixels[x] = mixed(pixels[x], color, cover[x]);
                    }
                }
            }
        }
    }

private:
    /// Where the picture's line begins; lines of the room around it have places, too.
    [[nodiscard]] std::size_t placeOf(int y) const
    {
        return static_cast<std::size_t>(y + m_disc.side) * static_cast<std::size_t>(m_stride) +
               static_cast<std::size_t>(m_disc.stride);
    }
    std::uint8_t* lineAt(int y) { return m_cover.data() + placeOf(y); }
    [[nodiscard]] const std::uint8_t* lineAt(int y) const { return m_cover.data() + placeOf(y); }

    /// Premultiplied.
    static QRgb mixed(QRgb below, QRgb color, int cover)
    {
        const auto channel = [cover](int over, int under) {
            return (over * cover + under * (255 - cover) + 127) / 255;
        };
        return qRgba(channel(qRed(color), qRed(below)), channel(qGreen(color), qGreen(below)),
                     channel(qBlue(color), qBlue(below)), channel(255, qAlpha(below)));
    }

    const Disc& m_disc;
    QSize m_size;
    int m_stride;
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
    // Points stand in the order of their series.
    const std::vector<PlacedPoint>& points = drawn.layout.points;
    for (auto first = points.begin(); first != points.end();) {
        const std::size_t series = first->series;
        DotMask mask(size, disc);
        for (; first != points.end() && first->series == series; ++first) {
            mask.stamp((first->center - ground.topLeft()) * resolution);
        }
        mask.mixInto(image, theme.color(drawn.figure.series[series].family).rgb());
    }
    painter.drawImage(QRectF(QPointF(ground.topLeft()), QSizeF(size) / resolution), image);
}

}  // namespace podium::charts
