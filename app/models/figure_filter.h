// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/models/filter_state.h"
#include "app/models/result_snapshot.h"
#include "db/store/submission_repository.h"

namespace podium {

/// A filter as figures, saved views and the command line write it.
struct FigureFilter {
    store::SubmissionFilter filter;
    /// Facets that `filter` cannot say: it lets more results through than the filter state does. Several submitters,
    /// accelerators or generations, or one whose name is part of another; vendors, availability, verification.
    std::vector<Facet> widened;
};

/// `snapshot` tells which names are parts of others.
[[nodiscard]] FigureFilter figureFilter(const FilterState& filter, const ResultSnapshot& snapshot);

/// The state that shows what `filter` lets through: names in part become every value of the snapshot that holds them.
[[nodiscard]] FilterState filterState(const store::SubmissionFilter& filter, const ResultSnapshot& snapshot);

}  // namespace podium
