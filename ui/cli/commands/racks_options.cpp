// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/racks_options.h"

#include <CLI/CLI.hpp>

namespace podium::cli {

void declareRacks(CLI::App& app, RacksWords& words)
{
    const auto perRack = CLI::Range(std::int64_t{1}, densestRack).description("");
    app.add_option("SUBJECT", words.subject,
                   "Of racks: reference of the submission whose racks are counted (default: the fastest of those "
                   "that match, at first of those whose racks a source states); of generations: what is compared");
    app.add_option(
           "--against", words.against,
           "What it is held against, of racks and generations: a generation (Hopper), an accelerator (H100), or, "
           "of racks, a submission's reference")
        ->type_name("WHAT");
    app.add_option("--ratio", words.ratio, "Of racks: a speedup of your own for a further line")
        ->check(CLI::Range(smallestOwnRatio, largestOwnRatio).description(""))
        ->type_name("R");
    app.add_option("--per-rack", words.perRack, "Of racks: accelerators in a rack of what it is held against")
        ->check(perRack)
        ->type_name("N");
    app.add_option("--per-rack-a", words.perRackOfSubject, "Of racks: accelerators in a rack of the subject")
        ->check(perRack)
        ->type_name("N");
    app.add_option("--form", words.form,
                   "Of racks: cabinets, or bars for print; of generations: dots, or a matrix of ratios")
        ->type_name("FORM");
}

Status applyRacks(const RacksWords& words, RacksOptions& options)
{
    options.subject = words.subject.empty() ? options.subject : words.subject;
    options.against = words.against.empty() ? options.against : words.against;
    options.ratio = words.ratio ? words.ratio : options.ratio;
    const auto take = [](std::optional<OwnRack>& rack, const std::optional<std::int64_t>& perRack) {
        rack = perRack ? OwnRack{*perRack, *perRack} : rack;
    };
    take(options.rack, words.perRack);
    take(options.rackOfSubject, words.perRackOfSubject);
    if (!words.form.empty()) {
        const auto form = racksFormFromString(words.form);
        if (!form) {
            return failure(ErrorCode::InvalidInput, "--form " + words.form, "expected cabinets or bars");
        }
        options.form = *form;
    }
    return {};
}

}  // namespace podium::cli
