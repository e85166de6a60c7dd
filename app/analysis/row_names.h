// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/analysis/figure.h"

namespace podium {

/// Rows of a figure whose labels read the same, because a system was submitted twice under one name, get the name of
/// the system's folder behind the system's. Figures of more than 5,000 rows stay as they are: they are folded anyway.
void tellApart(std::vector<Category>& rows);

}  // namespace podium
