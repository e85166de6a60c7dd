// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/commands/generation_options.h"

#include <sstream>

#include <CLI/CLI.hpp>

namespace podium::cli {

namespace {

constexpr double percent = 100;

/// "Blackwell Ultra, Blackwell": names with commas between them, blanks around them do not count.
std::vector<std::string> namesIn(const std::string& text)
{
    std::vector<std::string> names;
    std::istringstream stream(text);
    for (std::string name; std::getline(stream, name, ',');) {
        const auto first = name.find_first_not_of(' ');
        if (first != std::string::npos) {
            names.push_back(name.substr(first, name.find_last_not_of(' ') - first + 1));
        }
    }
    return names;
}

}  // namespace

void declareGenerations(CLI::App& app, GenerationWords& words)
{
    app.add_option("--tolerance", words.tolerance,
                   "Of generations: percent by which accelerator counts may differ and still be matched (default: 0)")
        ->check(CLI::Range(0.0, percent).description(""))
        ->type_name("PERCENT");
    app.add_flag("--same-round", words.sameRound,
                 "Of generations: match results of one round only, not the best of all comparable rounds");
}

Status applyGenerations(FigureSpec& spec, const GenerationWords& words, const RacksWords& shared,
                        const services::SubmissionQuery& query)
{
    const auto refuse = [](const char* option, const char* detail) {
        return failure(ErrorCode::InvalidInput, option, detail);
    };
    if (spec.kind != FigureKind::Generations) {
        const char* said = words.tolerance ? "--tolerance" : "--same-round";
        const bool isSaid = words.tolerance || words.sameRound;
        return isSaid ? refuse(said, "only figures of the kind generations have it") : Status();
    }
    GenerationOptions& options = spec.generations;
    std::vector<std::string> named;
    if (!shared.subject.empty()) {
        named.push_back(shared.subject);
    }
    const bool twice = named.size() + (query.generations.empty() ? 0 : 1) + (query.accelerators.empty() ? 0 : 1) > 1;
    if (twice) {
        return refuse("--generation",
                      "it is said twice what is compared: leave all but one of SUBJECT, --generation and "
                      "--accelerator out");
    }
    named.insert(named.end(), query.generations.begin(), query.generations.end());
    named.insert(named.end(), query.accelerators.begin(), query.accelerators.end());
    if (!named.empty()) {
        options.subjects.clear();
    }
    for (const std::string& text : named) {
        const std::vector<std::string> names = namesIn(text);
        options.subjects.insert(options.subjects.end(), names.begin(), names.end());
    }
    options.against = shared.against.empty() ? options.against : shared.against;
    options.tolerance = words.tolerance ? *words.tolerance / percent : options.tolerance;
    options.sameRound = options.sameRound || words.sameRound;
    if (!shared.form.empty()) {
        const auto form = generationFormFromString(shared.form);
        if (!form) {
            return failure(ErrorCode::InvalidInput, "--form " + shared.form, "expected dots or matrix");
        }
        options.form = *form;
    }
    if (options.subjects.empty()) {
        return refuse("--generation", "is missing: name the generation that is compared, or an --accelerator");
    }
    if (options.against.empty()) {
        return refuse("--against", "is missing: name the generation or accelerator to compare with");
    }
    return {};
}

}  // namespace podium::cli
