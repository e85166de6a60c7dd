// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

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
    /// Makes sure that all of it lies on the disk, which commit() does anyhow.
    [[nodiscard]] Status flush();
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

struct FileContent {
    std::filesystem::path target;
    std::string bytes;
};

/// Writes all files or none: what was there is left alone until all lie whole on the disk. Only a rename that fails
/// then leaves those before it in their new state. Errors: those of OutputFile, of the first file that fails.
[[nodiscard]] Status writeFiles(const std::vector<FileContent>& files);

}  // namespace podium::services
