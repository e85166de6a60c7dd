// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <simdjson.h>

#include "db/records/result.h"
#include "db/records/submission.h"

namespace podium {

/// What record_writer.h writes, read back. Errors: InvalidInput without context; the detail names the field and what
/// was expected.
[[nodiscard]] Result<System> readSystem(simdjson::dom::element json, const std::vector<std::string>& sharedTexts);

/// `system` is taken where the submission does not hold its own.
[[nodiscard]] Result<Submission> readSubmission(simdjson::dom::element json, const System& system);

}  // namespace podium
