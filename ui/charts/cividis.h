// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QColor>

namespace podium::charts {

/// The colour at `place`, from 0 to 1, of the ramp cividis: it reads the same with and without full colour vision
/// (look/LOOK.md, Ramps).
[[nodiscard]] QColor cividis(double place);
/// What text on that colour is written in: nearly black or white, whichever stands out more.
[[nodiscard]] QColor textOnCividis(double place);

}  // namespace podium::charts
