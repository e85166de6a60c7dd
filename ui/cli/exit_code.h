// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::cli {

/// What the program's end tells a script (INTERFACE, "Command line").
enum class ExitCode {
    Done = 0,
    DoneWithWarnings = 1,
    Usage = 2,
    InputUnusable = 3,
    OutputNotWritten = 4,
    DatabaseRefused = 5,
    Interrupted = 130,  ///< as shells say it of a program that Ctrl+C ended
};

}  // namespace podium::cli
