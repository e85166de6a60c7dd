// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "db/records/result.h"

namespace podium::services {

/// Where a file of this name would come to lie: absolute, links followed, also one whose end is missing still.
/// Errors: FileUnwritable, context `file`: links that lead round, a name that is too long, and what lies in /dev or
/// /proc, which a file that is renamed over it would replace and never reach (/dev/shm holds files as any folder).
[[nodiscard]] Result<std::filesystem::path> outputPlace(const std::filesystem::path& file);

/// Of all files that one command writes and reads, before it writes any; empty names are left out. Errors: those of
/// outputPlace(); InvalidInput, context the file as it was named, where two outputs come to lie in one place, or an
/// output is one of the inputs, by whatever name.
[[nodiscard]] Status checkOutputs(const std::vector<std::string>& outputs, const std::vector<std::string>& inputs = {});

}  // namespace podium::services
