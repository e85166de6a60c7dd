// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/analysis/comparison.h"
#include "app/analysis/footprint.h"
#include "app/services/workspace.h"

namespace podium::services {

/// Compares two submissions by their references; `b` is the baseline. `today` is an ISO date.
/// Errors: those of submissionDetails() and CitationLegends::load().
[[nodiscard]] Result<Comparison> compareSubmissions(const Workspace& workspace, std::string_view a, std::string_view b,
                                                    const ComparisonQuestion& question, Language language,
                                                    const std::string& today);

/// What `footprintOf()` is asked, in a user's words.
struct FootprintRequest {
    std::string a;  ///< reference
    /// A generation ("Hopper"), an accelerator ("H100") or the reference of a submission, which stands for all results
    /// of its submitter with its accelerator.
    std::string against;
    MetricBasis basis = MetricBasis::Official;
    std::optional<double> ratio;
    std::optional<std::int64_t> perRack;
    std::optional<std::int64_t> perRackOfA;
    bool allowBlocked = false;
};

/// Racks of one submission, and racks that others need for its time. Others are taken from a's round, or, where it has
/// none of them, from the latest round that may be compared with it; always from a's benchmark and division.
/// Errors: those of submissionDetails() and CitationLegends::load(); NotFound where nothing is there to hold it against.
[[nodiscard]] Result<Footprint> footprintOfSubmission(const Workspace& workspace, const FootprintRequest& request,
                                                      Language language, const std::string& today);

}  // namespace podium::services
