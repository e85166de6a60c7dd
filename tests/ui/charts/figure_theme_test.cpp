// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_theme.h"

#include <set>

#include "tests/support/catch.h"
#include "ui/charts/cividis.h"

using namespace podium;
using namespace podium::charts;

namespace {
const FigureTheme themes[] = {FigureTheme::of(FigureTone::Light), FigureTheme::of(FigureTone::Dark)};
}  // namespace

TEST_CASE("contrast ratio by WCAG", "[theme]")
{
    CHECK(contrastRatio(Qt::black, Qt::white) == Approx(21));
    CHECK(contrastRatio(Qt::white, Qt::white) == Approx(1));
    CHECK(contrastRatio(QColor(0x777777), Qt::white) == Approx(4.48).margin(0.01));
}

TEST_CASE("every text colour has at least 4.5 : 1 on the ground", "[theme]")
{
    for (const FigureTheme& theme : themes) {
        for (const Ink ink : {Ink::Text, Ink::Secondary, Ink::Muted, Ink::Accent, Ink::Amber, Ink::Red}) {
            CAPTURE(theme.color(ink).name().toStdString());
            CHECK(contrastRatio(theme.color(ink), theme.base) >= 4.5);
        }
        for (const QColor& band : {theme.selection, theme.hover}) {
            CHECK(contrastRatio(theme.text, band) >= 4.5);
            CHECK(contrastRatio(theme.secondary, band) >= 4.5);
        }
    }
}

TEST_CASE("every value of a matrix has at least 4.5 : 1 on its cell", "[theme]")
{
    for (int place = 0; place <= 100; ++place) {
        CAPTURE(place);
        CHECK(contrastRatio(textOnCividis(place / 100.0), cividis(place / 100.0)) >= 4.5);
    }
}

TEST_CASE("every generation has at least 3 : 1 on the ground and a colour of its own", "[theme]")
{
    for (const FigureTheme& theme : themes) {
        std::set<QRgb> colours;
        for (const QColor& colour : theme.families) {
            CAPTURE(colour.name().toStdString());
            CHECK(contrastRatio(colour, theme.base) >= 3.0);
            colours.insert(colour.rgb());
        }
        CHECK(colours.size() == theme.families.size());
    }
}

TEST_CASE("every generation has a marker of its own", "[theme]")
{
    std::set<MarkerShape> shapes;
    for (int family = 0; family < hardwareFamilyCount; ++family) {
        shapes.insert(markerShape(static_cast<HardwareFamily>(family)));
    }
    CHECK(shapes.size() == hardwareFamilyCount);
}

TEST_CASE("generation colours are the documented ones", "[theme]")
{
    CHECK(themes[0].color(HardwareFamily::Blackwell).name() == "#17727b");
    CHECK(themes[0].color(HardwareFamily::Hopper).name() == "#c97d0a");
    CHECK(themes[1].color(HardwareFamily::Blackwell).name() == "#2aaaa1");
    CHECK(themes[1].color(HardwareFamily::Other).name() == "#70767c");
}

TEST_CASE("of families that look alike one is hatched, whatever their order", "[theme]")
{
    using enum HardwareFamily;
    using Families = std::set<HardwareFamily>;
    const FigureTheme& light = themes[0];
    CHECK(light.hatched({Blackwell, Hopper}).empty());
    CHECK(light.hatched({Hopper, AdaLovelace}) == Families{Hopper});
    CHECK(light.hatched({AdaLovelace, Hopper}) == Families{Hopper});
    CHECK(light.hatched({Volta, AdaLovelace, Hopper}) == Families{AdaLovelace});
    CHECK(light.hatched({}).empty());
}
