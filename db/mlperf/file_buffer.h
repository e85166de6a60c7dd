// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <memory>
#include <string_view>

#include "db/records/result.h"

namespace podium::mlperf {

/// Holds one file at a time and keeps its memory for the next. Behind the text lie `padding` readable bytes, which
/// simdjson wants.
class FileBuffer {
public:
    static constexpr std::size_t padding = 64;
    static constexpr std::size_t largestFile = std::size_t{1} << 30;

    /// Replaces the content. Only regular files up to 1 GiB are read; links are not followed.
    /// Errors: FileUnreadable with the path and the system's reason.
    [[nodiscard]] Status read(const std::filesystem::path& file);

    /// Replaces the content by a copy of `text`.
    void assign(std::string_view text);

    [[nodiscard]] std::string_view text() const { return {m_data.get(), m_size}; }

private:
    void reserve(std::size_t size);

    std::unique_ptr<char[]> m_data;
    std::size_t m_size = 0;
    std::size_t m_capacity = 0;
};

}  // namespace podium::mlperf
