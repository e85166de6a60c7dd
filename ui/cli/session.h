// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/services/workspace.h"
#include "db/records/result.h"
#include "ui/cli/exit_code.h"
#include "ui/cli/standard_output.h"

namespace podium::cli {

/// Options that stand before every command.
struct GlobalOptions {
    std::string database;      ///< empty: the user's own
    bool noCatalogue = false;  ///< leave the user's own database empty at first use
    bool quiet = false;        ///< errors only on standard error
};

/// What a command works with: data go to out(), words to standard error.
class Session {
public:
    explicit Session(const GlobalOptions& options) : m_options(options) {}

    [[nodiscard]] StandardOutput& out() { return m_out; }
    [[nodiscard]] bool isQuiet() const { return m_options.quiet; }

    /// A line on standard error, unless --quiet.
    void say(std::string_view line) const;
    /// A line on standard error.
    void complain(std::string_view line) const;

    /// Says the error and tells how the program ends. failUsage(): words of the command line are at fault.
    [[nodiscard]] ExitCode fail(const Error& error) const;
    [[nodiscard]] ExitCode failUsage(const Error& error) const;

    [[nodiscard]] Result<services::Workspace> openWorkspace() const;

private:
    const GlobalOptions& m_options;
    StandardOutput m_out;
};

}  // namespace podium::cli
