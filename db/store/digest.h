// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "db/records/run.h"

namespace podium::store {

/// Collects values and gives their 128-bit XXH3. Each value goes in with its length, so that "ab","c" and "a","bc"
/// differ.
class Digest {
public:
    void add(std::string_view text);
    void add(std::int64_t number) { add(std::string_view(std::to_string(number))); }
    void add(const std::optional<std::int64_t>& number) { add(number ? std::to_string(*number) : std::string("-")); }
    void add(const std::string& text) { add(std::string_view(text)); }

    [[nodiscard]] ContentHash hash() const;

private:
    std::string m_text;
};

}  // namespace podium::store
