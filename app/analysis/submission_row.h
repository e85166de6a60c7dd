// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/records/submission.h"
#include "db/store/submission_repository.h"

namespace podium {

/// What the result table holds of a submission: all but its id.
[[nodiscard]] store::SubmissionRow rowOf(const Submission& submission);

}  // namespace podium
