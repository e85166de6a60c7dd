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
    /// A file is held whole, by every reading thread one. The largest of the 22,891 published logs has less than
    /// 4 MiB in the copies at hand (what was larger is missing there), the largest description 2,480 bytes.
    static constexpr std::size_t largestLog = std::size_t{256} << 20;
    static constexpr std::size_t largestDescription = std::size_t{4} << 20;  ///< also of a scaling file

    /// Replaces the content. Only regular files of up to `largest` bytes are read; links are not followed, since they
    /// may lead out of the folder that the user named.
    /// Errors: FileUnreadable with the path and the reason: the system's, or size and limit and what to do.
    [[nodiscard]] Status read(const std::filesystem::path& file, std::size_t largest = largestLog);

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
