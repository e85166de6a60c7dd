// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/services/submission_query.h"

namespace podium::cli {

/// Everything that is known of one submission, for people. `width`: columns of the terminal; empty: nothing is cut.
[[nodiscard]] std::string showPage(const services::SubmissionDetails& details, std::optional<std::size_t> width);

}  // namespace podium::cli
