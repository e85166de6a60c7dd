// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/png_encoding.h"

#include <QColor>
#include <QImage>

#include "tests/support/catch.h"

namespace podium::charts {

TEST_CASE("A PNG that is read again has the same pixels and dots per metre", "[charts]")
{
    QImage image(37, 23, QImage::Format_RGB32);
    for (int y = 0; y < image.height(); ++y) {
        for (int x = 0; x < image.width(); ++x) {
            image.setPixelColor(x, y, QColor(x * 6, y * 11, (x * y) % 256));
        }
    }
    image.setDotsPerMeterX(7559);
    image.setDotsPerMeterY(7559);
    const auto bytes = encodePng(image);
    REQUIRE(bytes);
    CHECK(*bytes == *encodePng(image));
    const QImage read =
        QImage::fromData(reinterpret_cast<const uchar*>(bytes->data()), static_cast<int>(bytes->size()), "png");
    CHECK(read.convertToFormat(QImage::Format_RGB32) == image);
    CHECK(read.dotsPerMeterX() == 7559);
    CHECK_FALSE(read.hasAlphaChannel());
}

TEST_CASE("A picture without pixels is refused as a PNG", "[charts]")
{
    const auto none = encodePng(QImage());
    REQUIRE_FALSE(none);
    CHECK(none.error().code == ErrorCode::FileUnwritable);
}

}  // namespace podium::charts
