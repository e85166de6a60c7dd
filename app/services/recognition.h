// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <stop_token>
#include <vector>

#include "app/services/import_plan.h"
#include "app/services/published_content.h"
#include "db/mlperf/submission_reader.h"
#include "db/records/result.h"

namespace podium::services {

/// Looks the logs of submissions that lie below one root, and whose layout is not a published one, up in the
/// catalogue. A submission whose logs all belong to one published submission gets that one's key. Where the layout
/// does not say the round, it is the one that most of the submissions were published in; a submission that the
/// catalogue does not know takes it too if at least half of its neighbours are known.
/// Errors: RoundUnknown, those of the catalogue, Cancelled.
[[nodiscard]] Status recognise(std::vector<PlannedSubmission*> ofOneRoot, const ReferenceTables& tables,
                               PublishedContent& content, const std::stop_token& stop);

/// Decides whether a submission counts as published (`verified`), after it was read. A published layout is enough
/// where the catalogue does not know that submission (`named` is null); else it must hold what was published. A
/// submission recognised by content counts when its runs, its score and its system are those that were published;
/// what differs is said in an issue. A description that is missing is taken from the published submission.
void verify(const PlannedSubmission& planned, const Submission* named, mlperf::ReadSubmission& read);

}  // namespace podium::services
