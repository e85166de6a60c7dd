// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <optional>
#include <string>

#include "app/services/import_types.h"
#include "ui/cli/session.h"

namespace podium::cli {

/// One line of progress without control characters, at most `width` columns wide.
[[nodiscard]] std::string progressText(const services::ImportProgress& progress, std::size_t width);

/// Shows progress on standard error: one line that renews itself on a terminal, a line a second elsewhere.
class ProgressLine {
public:
    /// `terminalWidth`: columns; empty: no terminal.
    ProgressLine(const Session& session, std::optional<std::size_t> terminalWidth);
    ~ProgressLine();
    ProgressLine(const ProgressLine&) = delete;
    ProgressLine& operator=(const ProgressLine&) = delete;

    void show(const services::ImportProgress& progress);
    /// Removes the line from the terminal.
    void clear();

private:
    const Session& m_session;
    std::optional<std::size_t> m_width;
    std::chrono::steady_clock::time_point m_last;
    bool m_visible = false;
};

}  // namespace podium::cli
