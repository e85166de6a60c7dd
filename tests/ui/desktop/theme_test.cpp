// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "ui/charts/figure_theme.h"
#include "ui/desktop/look/theme.h"

using namespace podium;
using podium::charts::contrastRatio;
using podium::desktop::Theme;

namespace {

constexpr double readable = 4.5;  // WCAG 2, level AA
constexpr double visible = 3.0;   // of controls and marks

}  // namespace

TEST_CASE("Every text can be read on every ground that it stands on")
{
    for (const FigureTone tone : {FigureTone::Light, FigureTone::Dark}) {
        const Theme theme = Theme::of(tone);
        for (const QColor& ground : {theme.window, theme.base, theme.side, theme.header, theme.raised}) {
            CHECK(contrastRatio(theme.text, ground) >= readable);
            CHECK(contrastRatio(theme.secondary, ground) >= readable);
            CHECK(contrastRatio(theme.muted, ground) >= readable);
            CHECK(contrastRatio(theme.accent, ground) >= readable);
        }
        for (const QColor& ground : {theme.selection, theme.selectionInactive, theme.hover}) {
            CHECK(contrastRatio(theme.text, ground) >= readable);
            CHECK(contrastRatio(theme.secondary, ground) >= readable);
        }
        CHECK(contrastRatio(theme.onAccent, theme.accent) >= readable);
        CHECK(contrastRatio(theme.amber, theme.amberTint) >= readable);
        CHECK(contrastRatio(theme.green, theme.greenTint) >= readable);
        CHECK(contrastRatio(theme.red, theme.redTint) >= readable);
        for (const QColor& note : {theme.amber, theme.green, theme.red}) {
            CHECK(contrastRatio(note, theme.window) >= readable);
            CHECK(contrastRatio(note, theme.side) >= readable);
        }
    }
}

TEST_CASE("Outlines of controls and the colours of generations can be seen")
{
    for (const FigureTone tone : {FigureTone::Light, FigureTone::Dark}) {
        const Theme theme = Theme::of(tone);
        CHECK(contrastRatio(theme.control, theme.base) >= visible);
        for (int family = 0; family < hardwareFamilyCount; ++family) {
            CHECK(contrastRatio(theme.color(static_cast<HardwareFamily>(family)), theme.base) >= visible);
        }
    }
}

TEST_CASE("The palette has every role in every group, and disabled text is another than enabled")
{
    const Theme theme = Theme::of(FigureTone::Dark);
    const QPalette palette = theme.palette();
    CHECK(palette.color(QPalette::Active, QPalette::Window) == theme.window);
    CHECK(palette.color(QPalette::Inactive, QPalette::Highlight) == theme.selectionInactive);
    CHECK(palette.color(QPalette::Disabled, QPalette::WindowText) == theme.disabled);
    CHECK(palette.color(QPalette::Active, QPalette::WindowText) == theme.text);
}
