// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/temporary_folder.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <stdlib.h>  // mkdtemp

namespace podium::services {

Result<TemporaryFolder> TemporaryFolder::create()
{
    std::error_code error;
    const auto parent = std::filesystem::temp_directory_path(error);
    if (error) {
        return failure(ErrorCode::FileUnwritable, "TMPDIR", error.message());
    }
    std::string pattern = (parent / "podium-XXXXXX").string();
    if (mkdtemp(pattern.data()) == nullptr) {
        const int reason = errno;
        return failure(reason == ENOSPC ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, parent.string(),
                       std::generic_category().message(reason));
    }
    return TemporaryFolder(pattern);
}

TemporaryFolder::TemporaryFolder(std::filesystem::path path) : m_path(std::move(path)) {}

TemporaryFolder::TemporaryFolder(TemporaryFolder&& other) noexcept : m_path(std::move(other.m_path))
{
    other.m_path.clear();
}

TemporaryFolder& TemporaryFolder::operator=(TemporaryFolder&& other) noexcept
{
    if (this != &other) {
        remove();
        m_path = std::move(other.m_path);
        other.m_path.clear();
    }
    return *this;
}

TemporaryFolder::~TemporaryFolder() { remove(); }

void TemporaryFolder::remove() noexcept
{
    if (!m_path.empty()) {
        std::error_code ignored;
        std::filesystem::remove_all(m_path, ignored);
    }
}

}  // namespace podium::services
