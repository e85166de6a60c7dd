// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::charts {

/// Chooses Qt's platform without a display when there is none and nothing was chosen. Call before QApplication is made.
void prepareHeadless();
/// The same whether there is a display or not: the command line never needs one.
void forceHeadless();

}  // namespace podium::charts
