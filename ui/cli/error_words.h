// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "db/records/result.h"
#include "ui/cli/exit_code.h"

namespace podium::cli {

/// The error in words that a user can act on: what it is about, what is wrong, what to do. One paragraph without a
/// line end, safe to show on a terminal.
[[nodiscard]] std::string wordsOf(const Error& error);

/// How the program ends because of it.
[[nodiscard]] ExitCode exitCodeOf(ErrorCode code);

}  // namespace podium::cli
