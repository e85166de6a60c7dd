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
    /// Errors: those of outputPlace(), FileUnwritable, DiskFull. A link is followed, to the place of a missing file, too;
    /// what is no regular file, is write-protected, or lies in a folder that is missing, is refused.
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

    /// Before commit(): keeps what is in the target's place under another name, for takeBack(), until this ends. Not
    /// every file system can.
    void keepOld();
    /// After commit(): the place is as it was at keepOld(). False: it could not be, and the new file stands.
    [[nodiscard]] bool takeBack();
    /// Where it lies, links followed.
    [[nodiscard]] const std::filesystem::path& target() const { return m_target; }

private:
    OutputFile(std::filesystem::path target, std::filesystem::path temporary, int descriptor);
    [[nodiscard]] tl::unexpected<Error> fail(int reason);
    void discard() noexcept;

    std::filesystem::path m_target;
    std::filesystem::path m_temporary;
    std::filesystem::path m_old;  ///< what was in the place of the target
    int m_descriptor = -1;
    std::int64_t m_size = 0;
    bool m_failed = false;
    bool m_wasThere = false;  ///< something was in the place of the target
    bool m_stands = false;    ///< the new file is in its place
};

/// Commits all files or none: where one fails, those before it are taken back. Errors: those of commit(); its detail
/// names files that could not be taken back.
[[nodiscard]] Status commitAll(std::vector<OutputFile>& files);

/// Writes a whole file at once.
[[nodiscard]] Status writeFile(const std::filesystem::path& target, std::string_view bytes);

struct FileContent {
    std::filesystem::path target;
    std::string bytes;
};

/// Writes all files or none: what was there is left alone until all lie whole on the disk, and comes back where one of
/// them cannot take its place then. Errors: those of OutputFile and commitAll(), of the first file that fails.
[[nodiscard]] Status writeFiles(const std::vector<FileContent>& files);

}  // namespace podium::services
