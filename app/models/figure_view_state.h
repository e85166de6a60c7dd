// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/figure_spec.h"
#include "app/models/result_snapshot.h"
#include "app/models/view_state.h"

namespace podium {

/// The view in which the page of the spec's kind shows this figure: what the spec does not speak of stays as in `now`.
/// Size and colours of a spec are those of paper, and no part of a view.
[[nodiscard]] ViewState viewOfFigure(const FigureSpec& spec, const ViewState& now, const ResultSnapshot& snapshot);

}  // namespace podium
