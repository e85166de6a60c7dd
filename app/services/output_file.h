// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

#include "db/records/result.h"

namespace podium::services {

/// A file that appears whole or not at all: written beside its target under another name, synced, its size compared,
/// and renamed over the target by commit(). Without commit() the target stays as it was.
class OutputFile {
public:
    /// Errors: FileUnwritable, DiskFull. A link is followed; what is no regular file, or is
    /// write-protected, is refused.
    [[nodiscard]] static Result<OutputFile> create(const std::filesystem::path& target);

    OutputFile(OutputFile&& other) noexcept;
    OutputFile& operator=(OutputFile&& other) noexcept;
    OutputFile(const OutputFile&) = delete;
    OutputFile& operator=(const OutputFile&) = delete;
    ~OutputFile();

    /// Errors: FileUnwritable, DiskFull; after one the file cannot be committed.
    [[nodiscard]] Status write(std::string_view bytes);
    [[nodiscard]] Status commit();

private:
    OutputFile(std::filesystem::path target, std::filesystem::path temporary, int descriptor);
    [[nodiscard]] tl::unexpected<Error> fail(int reason);
    void discard() noexcept;

    std::filesystem::path m_target;
    std::filesystem::path m_temporary;
    int m_descriptor = -1;
    std::int64_t m_size = 0;
    bool m_failed = false;
};

/// Writes a whole file at once.
[[nodiscard]] Status writeFile(const std::filesystem::path& target, std::string_view bytes);

}  // namespace podium::services
