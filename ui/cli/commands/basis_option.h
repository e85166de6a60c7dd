// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/metric.h"
#include "db/records/result.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// Adds --basis to a command.
void declareBasis(CLI::App& app, std::string& word);

/// What the word means; official where it is empty. Errors: InvalidInput with what is accepted.
[[nodiscard]] Result<MetricBasis> basisOf(const std::string& word);

}  // namespace podium::cli
