// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::cli {

/// Runs one command as the words say; returns the exit code. No exception leaves it.
[[nodiscard]] int run(int argc, const char* const* argv);

}  // namespace podium::cli
