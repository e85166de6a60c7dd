// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/filter_options.h"

#include <utility>

#include <CLI/CLI.hpp>

namespace podium::cli {

void declareFilter(CLI::App& app, services::SubmissionQuery& query)
{
    app.add_option("--round", query.rounds, "Of this round: 5.0, v4.1, hpc-3.0")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("ROUND");
    app.add_option("--benchmark", query.benchmarks, "Of this benchmark, by its key or by its name in any round")
        ->delimiter(',')
        ->allow_extra_args(false)
        ->type_name("NAME");
    app.add_option("--submitter", query.submitter, "Whose submitter's name holds this text")->type_name("TEXT");
    app.add_option("--accelerator", query.accelerator, "Whose accelerator's name holds this text")->type_name("TEXT");
    app.add_option("--generation", query.generation, "Of this accelerator generation: Hopper, \"AMD CDNA 3\"")
        ->type_name("NAME");
    app.add_option("--division", query.division, "closed or open")->type_name("DIVISION");
    app.add_option("--availability", query.availability, "onprem, cloud, preview or research")->type_name("CATEGORY");
    app.add_option("--min-accelerators", query.minAccelerators, "With at least so many accelerators")
        ->check(CLI::NonNegativeNumber.description(""))
        ->type_name("N");
    app.add_option("--max-accelerators", query.maxAccelerators, "With at most so many accelerators")
        ->check(CLI::NonNegativeNumber.description(""))
        ->type_name("N");
    app.add_option("--search", query.search, "With all of these words in names, software and notes")
        ->type_name("WORDS");
}

services::SubmissionQuery narrowed(services::SubmissionQuery base, const services::SubmissionQuery& chosen)
{
    const auto take = [](auto& target, const auto& source) {
        if (source != std::decay_t<decltype(source)>{}) {
            target = source;
        }
    };
    take(base.rounds, chosen.rounds);
    take(base.benchmarks, chosen.benchmarks);
    take(base.submitter, chosen.submitter);
    take(base.accelerator, chosen.accelerator);
    take(base.generation, chosen.generation);
    take(base.division, chosen.division);
    take(base.availability, chosen.availability);
    take(base.minAccelerators, chosen.minAccelerators);
    take(base.maxAccelerators, chosen.maxAccelerators);
    take(base.search, chosen.search);
    return base;
}

}  // namespace podium::cli
