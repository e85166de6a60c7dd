// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace podium::test {

/// How a program ended and what it wrote.
struct Finished {
    int exitCode = -1;  ///< 128 + the signal's number where a signal ended it
    std::string out;
    std::string err;
};

struct ProcessOptions {
    std::map<std::string, std::string> environment;  ///< added to the test's own; an empty value removes
    std::filesystem::path folder;                    ///< to run in; empty: the test's own
    std::optional<std::size_t> terminalWidth;        ///< standard output is a terminal of so many columns
    std::filesystem::path standardOutput;            ///< a file or device instead of a pipe
    std::size_t readAtMost = 0;                      ///< close the pipe after so many bytes; 0: read everything
    int interruptAfterError = 0;                     ///< signal to send when something stands on standard error
};

/// Runs a program to its end.
[[nodiscard]] Finished runProcess(const std::vector<std::string>& words, const ProcessOptions& options = {});

}  // namespace podium::test
