// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/services/submission_query.h"

namespace podium::cli {

/// The result table for people. `width`: columns of the terminal; empty: no terminal, nothing is cut.
[[nodiscard]] std::string listPage(const std::vector<store::SubmissionRow>& rows, std::optional<std::size_t> width);

}  // namespace podium::cli
