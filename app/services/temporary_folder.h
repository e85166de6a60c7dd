// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "db/records/result.h"

namespace podium::services {

/// A folder that only this user may enter, removed with everything in it when the value ends.
class TemporaryFolder {
public:
    /// Below TMPDIR or /tmp. Errors: FileUnwritable, DiskFull.
    [[nodiscard]] static Result<TemporaryFolder> create();

    TemporaryFolder(TemporaryFolder&& other) noexcept;
    TemporaryFolder& operator=(TemporaryFolder&& other) noexcept;
    TemporaryFolder(const TemporaryFolder&) = delete;
    TemporaryFolder& operator=(const TemporaryFolder&) = delete;
    ~TemporaryFolder();

    [[nodiscard]] const std::filesystem::path& path() const { return m_path; }

private:
    explicit TemporaryFolder(std::filesystem::path path);
    void remove() noexcept;

    std::filesystem::path m_path;
};

}  // namespace podium::services
