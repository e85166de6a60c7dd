// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <CLI/CLI.hpp>

namespace podium::cli {

/// Of options that name a file or folder to write: "-" is how other programs name standard output, which is not written
/// to, and nobody who says it wants a file of that name; one who does says "./-".
[[nodiscard]] inline CLI::Validator namedFile()
{
    return {[](std::string& file) {
                return file == "-" ? std::string("- would be standard output, which is not supported; name a file (./- "
                                                 "is a file of that name)")
                                   : std::string();
            },
            ""};
}

}  // namespace podium::cli
