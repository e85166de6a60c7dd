// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/figure_table.h"

namespace podium {

/// The table twin of a figure of racks, which must be one: a row a method.
[[nodiscard]] FigureTable tableOfRacks(const Figure& figure);

}  // namespace podium
