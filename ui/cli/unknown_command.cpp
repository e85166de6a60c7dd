// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/unknown_command.h"

#include <string_view>
#include <vector>

#include <CLI/CLI.hpp>
#include <fmt/format.h>

#include "app/services/nearest_names.h"

namespace podium::cli {

namespace {

/// How many of the words that follow belong to an option; empty: `app` has no such option.
std::optional<int> wordsOf(const CLI::App& app, const std::string& option)
{
    const auto sign = option.find('=');
    const CLI::Option* known = app.get_option_no_throw(option.substr(0, sign));
    if (known == nullptr) {
        return std::nullopt;
    }
    return sign == std::string::npos && known->get_items_expected_min() > 0 ? 1 : 0;
}

std::string wordsAbout(const CLI::App& app, const std::string& word)
{
    std::vector<std::string> names;
    for (const CLI::App* command : app.get_subcommands([](const CLI::App*) { return true; })) {
        names.push_back(command->get_name());
    }
    const auto nearest = services::nearestNames(word, names);
    return fmt::format("{}: no such command; {} {}", word, nearest.empty() ? "there are" : "the nearest:",
                       fmt::join(nearest.empty() ? names : nearest, ", "));
}

}  // namespace

std::optional<UnknownCommand> unknownCommand(const CLI::App& app, int argc, const char* const* argv)
{
    const CLI::App* group = &app;
    for (int index = 1; index < argc; ++index) {
        const std::string word = argv[index];
        if (word == "--") {
            continue;
        }
        if (word.starts_with('-') && word.size() > 1) {
            const auto words = wordsOf(app, word);
            if (!words) {
                return std::nullopt;  // CLI11 says so
            }
            index += *words;
            continue;
        }
        const CLI::App* named = nullptr;
        for (const CLI::App* command : group->get_subcommands([](const CLI::App*) { return true; })) {
            if (command->check_name(word)) {
                named = command;
            }
        }
        if (named == nullptr) {
            return UnknownCommand{wordsAbout(*group, word), group == &app ? std::string{} : group->get_name()};
        }
        if (named->get_subcommands([](const CLI::App*) { return true; }).empty()) {
            return std::nullopt;
        }
        group = named;
    }
    return std::nullopt;
}

}  // namespace podium::cli
