// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Under a plot over rows: tick labels, every second or third where all would touch, and the axis title below them.
void placeRowAxis(const Figure& figure, const PagePlan& plan, FigureLayout& layout);

}  // namespace podium::charts
