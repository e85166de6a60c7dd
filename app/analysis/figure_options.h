// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/analysis/figure_spec.h"
#include "db/records/result.h"

namespace podium {

/// Reads what toJson() writes of a spec that holds options only, as a page has them before it knows what it is about: a
/// speedup may lack its baseline, a pair its second result, generations two
/// names that differ. Errors: those of
/// figureSpecFromJson() for all else.
[[nodiscard]] Result<FigureSpec> figureOptionsFromJson(std::string_view json, const std::string& name);

}  // namespace podium
