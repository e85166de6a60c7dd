// SPDX-License-Identifier: GPL-3.0-or-later
// What every benchmark of this folder prints, so that tests/bench/run can make one table of it.
#pragma once

#include <functional>
#include <string>
#include <vector>

namespace podium::bench {

/// One measured thing. A busy machine lets a program wait, so its own time of the processor is what a budget is held
/// against; on an idle one both are the same.
struct Sample {
    double wall = 0;
    double cpu = 0;
};

/// The middle value of each; zeros where there are none.
[[nodiscard]] Sample median(std::vector<Sample> samples);
[[nodiscard]] double median(std::vector<double> values);

/// Prints "what <tab> wall <tab> cpu <tab> unit <tab> budget". Without a budget: 0.
void report(const std::string& what, const Sample& measured, const std::string& unit, double budget);
/// The same for what is no time, e.g. memory.
void report(const std::string& what, double measured, const std::string& unit, double budget);

/// Of this process until now, in seconds.
[[nodiscard]] Sample timeNow();

/// Milliseconds of work that makes a file's bytes, the middle of `rounds`. It is done once more before, which loads fonts.
/// Throws where no bytes come.
[[nodiscard]] Sample medianOf(int rounds, const std::function<std::string()>& work);

/// Megabytes of this process that are in memory now, from /proc/self/status.
[[nodiscard]] double residentMegabytes();

}  // namespace podium::bench
