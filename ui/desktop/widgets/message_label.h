// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>
#include <QLabel>

namespace podium::desktop {

/// Plain words of a dialog in this colour, which wrap and can be copied; hidden until there are some.
[[nodiscard]] QLabel* makeMessageLabel(const QString& name, const QColor& color, QWidget* parent);

}  // namespace podium::desktop
