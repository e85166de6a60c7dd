// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/figure_layout.h"

namespace podium::charts {

/// Places the values that are points. Where several of a row stand for a submission each, those that would touch are moved
/// apart, every one is labelled that has room for it, and each becomes known by its reference.
void placeDots(const Figure& figure, const TextMeasure& measure, double labelSize, FigureLayout& layout);

}  // namespace podium::charts
