// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "tests/bench/report.h"

namespace podium::bench {

/// What a program needed from its start to its end.
struct WholeProcess {
    Sample seconds;
    double peakMegabytes = 0;
    int exitCode = -1;
};

/// Runs a program with its output thrown away.
[[nodiscard]] WholeProcess runWhole(const std::vector<std::string>& command);

/// The folder of this program, where its companions lie.
[[nodiscard]] std::string programFolder();

}  // namespace podium::bench
