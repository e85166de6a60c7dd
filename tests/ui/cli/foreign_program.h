// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "tests/ui/cli/process.h"

namespace podium::test {

/// Whether the system has a program of this name.
[[nodiscard]] inline bool hasProgram(const std::string& name)
{
    return runProcess({"/bin/sh", "-c", "command -v " + name}).exitCode == 0;
}

/// Runs a line of the shell in a folder.
[[nodiscard]] inline Finished runShell(const std::string& line, const std::filesystem::path& folder)
{
    ProcessOptions options;
    options.folder = folder;
    return runProcess({"/bin/sh", "-c", line}, options);
}

}  // namespace podium::test
