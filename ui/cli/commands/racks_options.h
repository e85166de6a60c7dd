// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "app/analysis/racks_options.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// Words of the command line that only a figure of racks takes.
struct RacksWords {
    std::string subject;
    std::string against;
    std::optional<double> ratio;
    std::optional<std::int64_t> perRack;
    std::optional<std::int64_t> perRackOfSubject;
    std::string form;
};

/// Adds the options to `app`; they write into `words`.
void declareRacks(CLI::App& app, RacksWords& words);

/// Puts what was said in the place of what `options` holds. Errors: InvalidInput, context the option.
[[nodiscard]] Status applyRacks(const RacksWords& words, RacksOptions& options);

}  // namespace podium::cli
