// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::mlperf {

/// The shortest and the longest time to train that is believed, in minutes. The official rule sets no bound; these lie
/// a decade beyond what was ever published: the fastest run took 0.111 min (v3.1 NVIDIA eos_n434 bert), the slowest
/// time of all rounds is the 8,831 min of the P100 reference of v0.5 (IMPORT.md 3.1). What lies outside is a damaged
/// clock or a forged log, and a number from it must not be ranked (RELIABILITY.md, 12).
inline constexpr double shortestMinutes = 0.01;
inline constexpr double longestMinutes = 100'000;

/// The range of a usable scaling factor. It makes up for a convergence that is faster than the reference's and so is
/// never below 1 (IMPORT.md 3.1). All 499 that were published lie between 1.0003 and 1.1888; one of more than 2 would
/// say that a run converged in less than half of what the reference needs, which no review would let pass.
inline constexpr double smallestFactor = 1;
inline constexpr double largestFactor = 2;

/// Both are false for what is not a number.
[[nodiscard]] constexpr bool isPlausibleTime(double minutes)
{
    return minutes >= shortestMinutes && minutes <= longestMinutes;
}
[[nodiscard]] constexpr bool isPlausibleFactor(double factor)
{
    return factor >= smallestFactor && factor <= largestFactor;
}

}  // namespace podium::mlperf
