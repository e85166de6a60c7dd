// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/basis_option.h"

#include <CLI/CLI.hpp>

#include "ui/cli/commands/word_option.h"

namespace podium::cli {

void declareBasis(CLI::App& app, std::string& word)
{
    app.add_option("--basis", word, "official, raw or throughput (default: official)")->type_name("BASIS");
}

Result<MetricBasis> basisOf(const std::string& word)
{
    MetricBasis basis = MetricBasis::Official;
    const Status chosen = chooseByWord(basis, word, metricBasisFromString, "--basis", "official, raw or throughput");
    return chosen ? Result<MetricBasis>(basis) : tl::unexpected(chosen.error());
}

}  // namespace podium::cli
