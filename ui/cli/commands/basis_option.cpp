// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/basis_option.h"

#include <CLI/CLI.hpp>

namespace podium::cli {

void declareBasis(CLI::App& app, std::string& word)
{
    app.add_option("--basis", word, "official, raw or throughput (default: official)")->type_name("BASIS");
}

Result<MetricBasis> basisOf(const std::string& word)
{
    if (word.empty()) {
        return MetricBasis::Official;
    }
    const auto basis = metricBasisFromString(word);
    if (!basis) {
        return failure(ErrorCode::InvalidInput, "--basis " + word, "expected official, raw or throughput");
    }
    return *basis;
}

}  // namespace podium::cli
