// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

#include "app/analysis/figure_spec.h"
#include "app/services/submission_query.h"
#include "ui/cli/commands/racks_options.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// What a user says of a figure of generations beside SUBJECT, --generation or --accelerator and --against.
struct GenerationWords {
    std::optional<double> tolerance;  ///< percent
    bool sameRound = false;
};

/// Adds --tolerance and --same-round; they write into `words`.
void declareGenerations(CLI::App& app, GenerationWords& words);

/// Puts what was said into the spec. SUBJECT, --against and --form are those of racks. Several generations or accelerators are separated by commas. Errors: InvalidInput
/// (context the option) for an option that this kind of figure does not have, or that is missing.
[[nodiscard]] Status applyGenerations(FigureSpec& spec, const GenerationWords& words, const RacksWords& shared,
                                      const services::SubmissionQuery& query);

}  // namespace podium::cli
