// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/theme.h"

#include "ui/charts/figure_theme.h"

namespace podium::desktop {

namespace {

QColor rgb(unsigned value) { return QColor::fromRgb(0xFF000000U | value); }

void setLight(Theme& theme)
{
    theme.window = rgb(0xF1F3F5);
    theme.side = rgb(0xF7F8F9);
    theme.header = rgb(0xF3F5F7);
    theme.raised = rgb(0xFFFFFF);
    theme.border = rgb(0xC4CAD3);
    theme.control = rgb(0x7D8896);
    theme.disabled = rgb(0x9BA4AF);
    theme.onAccent = rgb(0xFFFFFF);
    theme.selectionInactive = rgb(0xE9ECF1);
    theme.amberTint = rgb(0xFFF4DC);
    theme.green = rgb(0x1C7443);
    theme.greenTint = rgb(0xE7F4EC);
    theme.redTint = rgb(0xFCEBE9);
}

void setDark(Theme& theme)
{
    theme.window = rgb(0x22262C);
    theme.side = rgb(0x1E2227);
    theme.header = rgb(0x23282F);
    theme.raised = rgb(0x2A2F37);
    theme.border = rgb(0x434B57);
    theme.control = rgb(0x6F7A89);
    theme.disabled = rgb(0x646E7B);
    theme.onAccent = rgb(0x10192B);
    theme.selectionInactive = rgb(0x2B3038);
    theme.amberTint = rgb(0x3A2F1A);
    theme.green = rgb(0x6CCB92);
    theme.greenTint = rgb(0x1E3529);
    theme.redTint = rgb(0x41211F);
}

void setAll(QPalette& palette, QPalette::ColorRole role, const QColor& enabled, const QColor& disabled)
{
    palette.setColor(QPalette::Active, role, enabled);
    palette.setColor(QPalette::Inactive, role, enabled);
    palette.setColor(QPalette::Disabled, role, disabled);
}

}  // namespace

Theme Theme::of(FigureTone tone)
{
    const charts::FigureTheme figures = charts::FigureTheme::of(tone);
    Theme theme;
    theme.tone = tone;
    theme.base = figures.base;
    theme.hair = figures.hair;
    theme.text = figures.text;
    theme.secondary = figures.secondary;
    theme.muted = figures.muted;
    theme.accent = figures.accent;
    theme.selection = figures.selection;
    theme.hover = figures.hover;
    theme.amber = figures.amber;
    theme.red = figures.red;
    if (tone == FigureTone::Dark) {
        setDark(theme);
    } else {
        setLight(theme);
    }
    return theme;
}

QColor Theme::color(HardwareFamily family) const { return charts::FigureTheme::of(tone).color(family); }

QPalette Theme::palette() const
{
    QPalette palette;
    const auto same = [&](QPalette::ColorRole role, const QColor& color) { setAll(palette, role, color, color); };
    const auto ink = [&](QPalette::ColorRole role, const QColor& color) { setAll(palette, role, color, disabled); };
    same(QPalette::Window, window);
    same(QPalette::Base, base);
    same(QPalette::AlternateBase, base);
    same(QPalette::Button, raised);
    same(QPalette::ToolTipBase, raised);
    same(QPalette::Light, raised);
    same(QPalette::Midlight, hair);
    same(QPalette::Mid, border);
    same(QPalette::Dark, control);
    same(QPalette::Shadow, border);
    same(QPalette::Highlight, selection);
    palette.setColor(QPalette::Inactive, QPalette::Highlight, selectionInactive);
    ink(QPalette::WindowText, text);
    ink(QPalette::Text, text);
    ink(QPalette::ButtonText, text);
    ink(QPalette::ToolTipText, text);
    ink(QPalette::HighlightedText, text);
    ink(QPalette::PlaceholderText, muted);
    ink(QPalette::Link, accent);
    ink(QPalette::LinkVisited, accent);
    ink(QPalette::BrightText, onAccent);
    return palette;
}

}  // namespace podium::desktop
