// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "tests/support/temporary_folder.h"

namespace podium::test {

/// An archive under test, and the folder that it is unpacked into, one level below the temporary one.
struct UnpackingCase {
    TemporaryFolder temporary;
    std::filesystem::path target = temporary.path() / "inside";

    UnpackingCase() { std::filesystem::create_directory(target); }

    [[nodiscard]] std::filesystem::path archive(const std::string& name) const { return temporary.path() / name; }

    /// Everything that unpacking made, archives apart, as paths below the temporary folder.
    [[nodiscard]] std::vector<std::string> made() const
    {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(temporary.path())) {
            const auto name = entry.path().lexically_relative(temporary.path()).generic_string();
            if (!entry.is_directory() && name.find('/') != std::string::npos) {
                names.push_back(name);
            }
        }
        std::sort(names.begin(), names.end());
        return names;
    }
};

inline std::string textOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

using Names = std::vector<std::string>;

}  // namespace podium::test
