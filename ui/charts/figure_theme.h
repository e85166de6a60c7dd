// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <set>
#include <vector>

#include <QColor>

#include "app/analysis/figure_spec.h"
#include "app/analysis/hardware_family.h"

namespace podium::charts {

/// What a text or a line is drawn in; the theme says which colour that is.
enum class Ink { Text, Secondary, Muted, Accent, Amber, Red };

/// The shape that stands for a hardware family beside its colour.
enum class MarkerShape {
    Circle,
    HollowCircle,
    Diamond,
    Plus,
    Square,
    HollowSquare,
    TriangleUp,
    TriangleDown,
    Hexagon,
    Cross,
    Dash,
};

/// The colours of figures (look/LOOK.md, Colour). They are the same for every figure: no filter and no order of rows
/// changes what a generation looks like.
struct FigureTheme {
    QColor base;
    QColor text;
    QColor secondary;
    QColor muted;
    QColor hair;
    QColor grid;
    QColor axis;
    QColor accent;
    QColor selection;
    QColor hover;
    QColor amber;
    QColor red;
    std::array<QColor, hardwareFamilyCount> families;
    /// Pairs of families that people with impaired colour vision may take for each other.
    std::vector<std::pair<HardwareFamily, HardwareFamily>> alike;

    [[nodiscard]] static FigureTheme of(FigureTone tone);

    [[nodiscard]] QColor color(Ink ink) const;
    [[nodiscard]] QColor color(HardwareFamily family) const;
    /// The families that are hatched in bars because one that looks alike is there too and stays plain.
    [[nodiscard]] std::set<HardwareFamily> hatched(const std::vector<HardwareFamily>& present) const;
};

[[nodiscard]] MarkerShape markerShape(HardwareFamily family);

/// Contrast ratio of two opaque colours by WCAG 2, from 1 to 21.
[[nodiscard]] double contrastRatio(const QColor& first, const QColor& second);

}  // namespace podium::charts
