// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QPalette>

#include "app/analysis/figure_spec.h"
#include "app/analysis/hardware_family.h"

namespace podium::desktop {

/// The colours of the window (look/LOOK.md, Colour), for one tone. What figures share with the window comes from the
/// figures' theme, so the two cannot drift apart.
struct Theme {
    FigureTone tone = FigureTone::Light;
    QColor window;   ///< menu bar, toolbar, status bar, splitters, ground of the overview
    QColor base;     ///< figures, tables, fields
    QColor side;     ///< docks
    QColor header;   ///< table headers, tab bar, dock titles
    QColor raised;   ///< buttons, tool tips
    QColor hair;     ///< separators inside a surface
    QColor border;   ///< between surfaces
    QColor control;  ///< outline of fields, check boxes and buttons
    QColor text;
    QColor secondary;  ///< subtitles, keys
    QColor muted;      ///< placeholders, footnotes
    QColor disabled;
    QColor accent;
    QColor onAccent;
    QColor selection;
    QColor selectionInactive;
    QColor hover;
    QColor amber;
    QColor amberTint;
    QColor green;
    QColor greenTint;
    QColor red;
    QColor redTint;

    [[nodiscard]] static Theme of(FigureTone tone);

    [[nodiscard]] QColor color(HardwareFamily family) const;
    /// Every role in the groups Active, Inactive and Disabled.
    [[nodiscard]] QPalette palette() const;
};

}  // namespace podium::desktop
