// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>

namespace CLI {
class App;
}

namespace podium::cli {

struct UnknownCommand {
    std::string words;  ///< what to say about it, with the nearest commands or all of them
    std::string group;  ///< the command whose sub-command it should be; empty: the program's own
};

/// Where the words name a command that `app`, or the group that they name, does not have. Asked before the words are parsed, since CLI11 would tell only that a command is
/// missing, and would take "fly --help" for a call for help.
[[nodiscard]] std::optional<UnknownCommand> unknownCommand(const CLI::App& app, int argc, const char* const* argv);

}  // namespace podium::cli
