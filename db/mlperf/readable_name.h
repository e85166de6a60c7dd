// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>

namespace podium::mlperf {

/// A path as text for people and for the database: '/' between parts, always UTF-8. Names of files may hold any bytes;
/// those that are not UTF-8 are read as Latin-1.
[[nodiscard]] std::string readableName(const std::filesystem::path& path);

}  // namespace podium::mlperf
