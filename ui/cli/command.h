// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "ui/cli/exit_code.h"
#include "ui/cli/session.h"

namespace CLI {
class App;
}

namespace podium::cli {

/// One command of the program: declares its words, then does its work.
class Command {
public:
    Command() = default;
    virtual ~Command() = default;
    Command(const Command&) = delete;
    Command& operator=(const Command&) = delete;

    /// The command that this one is a sub-command of; empty: the program itself.
    [[nodiscard]] virtual std::string_view group() const { return {}; }
    /// Adds itself with its options and examples to `parent`; returns what was added.
    virtual CLI::App* declare(CLI::App& parent) = 0;
    [[nodiscard]] virtual ExitCode run(Session& session) = 0;
};

/// Every command, in the order of the help.
[[nodiscard]] std::vector<std::unique_ptr<Command>> makeCommands();

}  // namespace podium::cli
