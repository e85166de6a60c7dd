// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/overview.h"
#include "app/services/submission_query.h"
#include "app/services/workspace.h"

namespace podium::services {

/// An overview and the results that it is about, in the order of store::listSubmissions().
struct OverviewOfResults {
    Overview overview;
    std::vector<store::SubmissionRow> rows;
};

/// The overview of the one benchmark that `query` chooses; where it chooses none, of firstSubject(): this benchmark,
/// and, where the query names no round and no division, Closed results of this round. Rounds that are published after
/// `today`, an ISO date, are not shown.
/// Errors: InvalidInput for several benchmarks, NotFound where no result matches; those of querySubmissions(),
/// CitationLegends::load() and buildOverview().
[[nodiscard]] Result<OverviewOfResults> makeOverview(const Workspace& workspace, SubmissionQuery query,
                                                     Language language, const Phrasebook& phrases,
                                                     const std::string& today);

}  // namespace podium::services
