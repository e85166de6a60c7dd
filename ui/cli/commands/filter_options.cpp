// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/filter_options.h"

#include <string>
#include <utility>
#include <vector>

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
    const auto addTexts = [&app](const char* name, std::vector<std::string>& texts, const char* help,
                                 const char* type) {
        app.add_option(name, texts, help)->allow_extra_args(false)->type_name(type);
    };
    addTexts("--submitter", query.submitters, "Whose submitter's name holds this text", "TEXT");
    addTexts("--accelerator", query.accelerators, "Whose accelerator's name holds this text", "TEXT");
    addTexts("--generation", query.generations, "Of this accelerator generation: Hopper, \"AMD CDNA 3\"", "NAME");
    addTexts("--vendor", query.vendors, "Whose accelerators are of this vendor: NVIDIA, AMD", "NAME");
    addTexts("--division", query.divisions, "closed or open", "DIVISION");
    addTexts("--availability", query.availabilities, "onprem, cloud, preview or research", "CATEGORY");
    auto* verified = app.add_flag_callback(
        "--verified", [&query] { query.verified = true; }, "Published results only");
    app.add_flag_callback(
           "--unverified", [&query] { query.verified = false; }, "Only results that are not verified")
        ->excludes(verified);
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
    // Words stand in place of the exact values of their facet, too.
    const auto takeWords = [&](auto& target, const auto& source, std::vector<std::string>& keys) {
        if (!source.empty()) {
            target = source;
            keys.clear();
        }
    };
    takeWords(base.submitters, chosen.submitters, base.keys.submitters);
    takeWords(base.accelerators, chosen.accelerators, base.keys.accelerators);
    takeWords(base.generations, chosen.generations, base.keys.generations);
    takeWords(base.vendors, chosen.vendors, base.keys.vendors);
    takeWords(base.divisions, chosen.divisions, base.keys.divisions);
    takeWords(base.availabilities, chosen.availabilities, base.keys.availabilities);
    if (chosen.verified) {
        base.verified = chosen.verified;
        base.keys.verification.clear();
    }
    take(base.minAccelerators, chosen.minAccelerators);
    take(base.maxAccelerators, chosen.maxAccelerators);
    take(base.search, chosen.search);
    return base;
}

}  // namespace podium::cli
