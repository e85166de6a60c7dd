// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/session.h"

#include <cerrno>

#include <fmt/format.h>
#include <unistd.h>

#include "ui/cli/error_words.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

void Session::say(std::string_view line) const
{
    if (!m_options.quiet) {
        complain(line);
    }
}

void Session::complain(std::string_view line) const
{
    const std::string text = displayText(line) + '\n';
    std::string_view rest = text;
    while (!rest.empty()) {
        const auto written = ::write(STDERR_FILENO, rest.data(), rest.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return;  // there is nobody left to tell
        }
        rest.remove_prefix(static_cast<std::size_t>(written));
    }
}

ExitCode Session::fail(const Error& error) const
{
    complain("podium-cli: " + wordsOf(error));
    return exitCodeOf(error.code);
}

ExitCode Session::failUsage(const Error& error) const
{
    const auto code = fail(error);
    return error.code == ErrorCode::InvalidInput ? ExitCode::Usage : code;
}

Result<services::Workspace> Session::openWorkspace() const
{
    services::WorkspaceOptions options;
    options.withCatalogue = !m_options.noCatalogue;
    options.briefly = true;
    if (!m_options.database.empty()) {
        options.database = m_options.database;
    }
    auto workspace = services::Workspace::open(options);
    if (workspace && workspace->catalogued() > 0) {
        say(fmt::format("Filled {} with the catalogue of public results: {} submissions.",
                        displayText(workspace->database().path().string()), workspace->catalogued()));
    }
    return workspace;
}

}  // namespace podium::cli
