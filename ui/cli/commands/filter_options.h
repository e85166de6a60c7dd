// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/services/submission_query.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// Adds the options that choose submissions, the same for every command; they write into `query`.
void declareFilter(CLI::App& app, services::SubmissionQuery& query);

/// `base` with everything that `chosen` names in its place.
[[nodiscard]] services::SubmissionQuery narrowed(services::SubmissionQuery base,
                                                 const services::SubmissionQuery& chosen);

}  // namespace podium::cli
