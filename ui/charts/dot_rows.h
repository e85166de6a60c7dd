// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure_layout.h"

namespace podium::charts {

/// Rows in which several points stand for a submission each: labels every point that has room beside it (the one at the
/// right end has its label already), and makes each of them known by its reference. Other rows stay as they are.
void placeDots(const Figure& figure, const TextMeasure& measure, double labelSize, FigureLayout& layout);

}  // namespace podium::charts
