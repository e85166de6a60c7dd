// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/filter_state.h"
#include "app/models/result_snapshot.h"
#include "db/store/submission_repository.h"

namespace podium {

/// The filter as figures, saved views and the command line write it. It lets the same results through.
[[nodiscard]] store::SubmissionFilter figureFilter(const FilterState& state);

/// The state that shows what `filter` lets through, the inverse of figureFilter(). Texts become every value of the
/// snapshot that one of its results goes by, so that a name that is published in part only lets more through.
[[nodiscard]] FilterState filterState(const store::SubmissionFilter& filter, const ResultSnapshot& snapshot);

}  // namespace podium
