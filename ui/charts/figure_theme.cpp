// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_theme.h"

#include <algorithm>
#include <cmath>

namespace podium::charts {

namespace {

using enum HardwareFamily;

QColor rgb(unsigned value) { return QColor::fromRgb(0xFF000000U | value); }

FigureTheme lightTheme()
{
    FigureTheme theme;
    theme.base = rgb(0xFFFFFF);
    theme.text = rgb(0x18202B);
    theme.secondary = rgb(0x465160);
    theme.muted = rgb(0x5F6B7A);
    theme.hair = rgb(0xE1E5EA);
    theme.grid = rgb(0xE8EBEF);
    theme.axis = rgb(0x8A95A3);
    theme.accent = rgb(0x2A5BC4);
    theme.selection = rgb(0xDEE8FA);
    theme.hover = rgb(0xEEF2F8);
    theme.amber = rgb(0x8F5A00);
    theme.red = rgb(0xB3261E);
    theme.families = {rgb(0x887C6F), rgb(0xAF6BAF), rgb(0x717806), rgb(0xC97D0A), rgb(0x17727B), rgb(0x17336B),
                      rgb(0x6849B3), rgb(0x9B4134), rgb(0x3692DC), rgb(0x52575B), rgb(0x8A939F)};
    theme.alike = {{AdaLovelace, Hopper}, {AdaLovelace, Cdna},  {Ampere, Gaudi},
                   {Ampere, Other},       {Volta, AdaLovelace}, {Blackwell, Cpu}};
    return theme;
}

FigureTheme darkTheme()
{
    FigureTheme theme;
    theme.base = rgb(0x191C21);
    theme.text = rgb(0xE8EBEF);
    theme.secondary = rgb(0xB9C1CC);
    theme.muted = rgb(0x98A3B1);
    theme.hair = rgb(0x30363F);
    theme.grid = rgb(0x2A3038);
    theme.axis = rgb(0x6F7A89);
    theme.accent = rgb(0x86AEFF);
    theme.selection = rgb(0x27395C);
    theme.hover = rgb(0x272D36);
    theme.amber = rgb(0xF0B95B);
    theme.red = rgb(0xFF8A80);
    theme.families = {rgb(0xB0A482), rgb(0xE7ACD2), rgb(0xB9C56D), rgb(0xE89A0B), rgb(0x2AAAA1), rgb(0x3D76B7),
                      rgb(0xA191F3), rgb(0xD6593B), rgb(0x8BC1F6), rgb(0x70839C), rgb(0x70767C)};
    theme.alike = {{Ampere, Gaudi}, {Blackwell, Cpu}, {Tpu, Gaudi}, {Cpu, Other}, {AdaLovelace, Hopper}};
    return theme;
}

/// Relative luminance by WCAG 2.
double luminance(const QColor& color)
{
    const auto linear = [](double channel) {
        return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(color.redF()) + 0.7152 * linear(color.greenF()) + 0.0722 * linear(color.blueF());
}

}  // namespace

FigureTheme FigureTheme::of(FigureTone tone) { return tone == FigureTone::Dark ? darkTheme() : lightTheme(); }

QColor FigureTheme::color(Ink ink) const
{
    switch (ink) {
    case Ink::Text:
        return text;
    case Ink::Secondary:
        return secondary;
    case Ink::Muted:
        return muted;
    case Ink::Accent:
        return accent;
    case Ink::Amber:
        return amber;
    case Ink::Red:
        return red;
    }
    return text;
}

QColor FigureTheme::color(HardwareFamily family) const { return families.at(static_cast<std::size_t>(family)); }

std::set<HardwareFamily> FigureTheme::hatched(const std::vector<HardwareFamily>& present) const
{
    const std::set<HardwareFamily> ordered(present.begin(), present.end());
    std::set<HardwareFamily> plain;
    std::set<HardwareFamily> hatched;
    for (const HardwareFamily family : ordered) {
        const bool meetsAlike = std::any_of(alike.begin(), alike.end(), [&](const auto& pair) {
            return (pair.first == family && plain.contains(pair.second)) ||
                   (pair.second == family && plain.contains(pair.first));
        });
        (meetsAlike ? hatched : plain).insert(family);
    }
    return hatched;
}

MarkerShape markerShape(HardwareFamily family)
{
    constexpr std::array<MarkerShape, hardwareFamilyCount> shapes{
        MarkerShape::HollowCircle, MarkerShape::Diamond,    MarkerShape::Plus,         MarkerShape::Square,
        MarkerShape::Circle,       MarkerShape::TriangleUp, MarkerShape::TriangleDown, MarkerShape::Hexagon,
        MarkerShape::HollowSquare, MarkerShape::Cross,      MarkerShape::Dash,
    };
    return shapes.at(static_cast<std::size_t>(family));
}

double contrastRatio(const QColor& first, const QColor& second)
{
    const double one = luminance(first) + 0.05;
    const double other = luminance(second) + 0.05;
    return std::max(one, other) / std::min(one, other);
}

}  // namespace podium::charts
