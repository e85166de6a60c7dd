// SPDX-License-Identifier: GPL-3.0-or-later
// Words and symbols in a colour of their own, e.g. notes on comparability (look/LOOK.md, Colour: surfaces and text).
#pragma once

#include <QString>

#include "ui/desktop/look/look.h"

class QLabel;

namespace podium::desktop {

/// Writes `words` in `ink`, whatever ground their parent has.
void setInk(QLabel& words, const QColor& ink);
/// The same, and follows changes of the theme.
void followInk(QLabel& words, IconInk ink, const Look& look);
/// Shows a small symbol of assets/icons in this ink, and follows changes of the theme.
void followSymbol(QLabel& place, const QString& icon, IconInk ink, const Look& look);

}  // namespace podium::desktop
