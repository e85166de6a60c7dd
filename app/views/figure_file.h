// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/analysis/figure_spec.h"
#include "db/records/result.h"

namespace podium {

/// The figure of a file: that of a saved view (savedViewFromJson()), or a spec alone (figureSpecFromJson()). Errors:
/// those of the two.
[[nodiscard]] Result<FigureSpec> figureFromFile(std::string_view json, const std::string& name);

}  // namespace podium
