// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/file_system.h"

#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <system_error>

#include <fcntl.h>
#include <unistd.h>

namespace podium::store {

namespace {

constexpr std::string_view hexadecimalDigits = "0123456789ABCDEF";

tl::unexpected<Error> unwritable(const std::filesystem::path& path, int systemError)
{
    const bool full = systemError == ENOSPC || systemError == EDQUOT;
    return failure(full ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, path.string(),
                   std::system_category().message(systemError));
}

/// Writes a file, or the names of a folder, through to the disk.
Status synchronise(const std::filesystem::path& path)
{
    const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
        return unwritable(path, errno);
    }
    const int systemError = ::fsync(descriptor) == 0 ? 0 : errno;
    ::close(descriptor);
    // Some file systems cannot synchronise a folder and say so; there is nothing left to do then.
    if (systemError != 0 && systemError != EINVAL) {
        return unwritable(path, systemError);
    }
    return {};
}

/// Renames without replacing; errno, 0 when done.
int renameNew(const std::filesystem::path& file, const std::filesystem::path& target)
{
#ifdef RENAME_NOREPLACE
    if (::renameat2(AT_FDCWD, file.c_str(), AT_FDCWD, target.c_str(), RENAME_NOREPLACE) == 0) {
        return 0;
    }
    if (errno != EINVAL && errno != ENOSYS) {
        return errno;
    }
#endif
    std::error_code ignored;
    if (std::filesystem::exists(std::filesystem::symlink_status(target, ignored))) {
        return EEXIST;
    }
    return ::rename(file.c_str(), target.c_str()) == 0 ? 0 : errno;
}

std::filesystem::path folderOf(const std::filesystem::path& file)
{
    return file.has_parent_path() ? file.parent_path() : std::filesystem::path(".");
}

/// What the system says of the name alone (ENAMETOOLONG); 0 where it may be used.
int nameError(const std::filesystem::path& target)
{
    return ::access(target.c_str(), F_OK) == 0 || errno == ENOENT ? 0 : errno;
}

}  // namespace

std::string percentEncoded(std::string_view path)
{
    std::string encoded;
    for (const char character : path) {
        const bool plain = (character >= 'a' && character <= 'z') || (character >= 'A' && character <= 'Z') ||
                           (character >= '0' && character <= '9') ||
                           std::string_view("/-._~").find(character) != std::string_view::npos;
        if (plain) {
            encoded += character;
        } else {
            const auto byte = static_cast<unsigned char>(character);
            encoded += '%';
            encoded += hexadecimalDigits[byte >> 4U];
            encoded += hexadecimalDigits[byte & 0xfU];
        }
    }
    return encoded;
}

std::filesystem::path besideFile(const std::filesystem::path& path, std::string_view suffix)
{
    std::error_code failed;
    auto real = std::filesystem::weakly_canonical(path, failed);
    if (failed) {
        real = path;
    }
    real += suffix;
    return real;
}

bool isDiskFull(const std::filesystem::path& path)
{
    constexpr std::uintmax_t logIndexBytes = std::uintmax_t{32} << 10;
    std::error_code failed;
    const auto room = std::filesystem::space(folderOf(path), failed);
    return !failed && room.available < logIndexBytes;
}

std::int64_t fileSize(const std::filesystem::path& path)
{
    std::error_code failed;
    const auto size = std::filesystem::file_size(path, failed);
    return failed ? 0 : static_cast<std::int64_t>(size);
}

Result<std::filesystem::path> temporaryBeside(const std::filesystem::path& target)
{
    // Not named after the target, whose name may be as long as the file system allows. A longer one is found here.
    if (const int systemError = nameError(target); systemError != 0) {
        return unwritable(target, systemError);
    }
    std::string pattern = (folderOf(target) / ".podium-XXXXXX").string();
    const int descriptor = ::mkstemp(pattern.data());
    if (descriptor < 0) {
        return unwritable(target, errno);
    }
    ::close(descriptor);
    return std::filesystem::path(pattern);
}

Status publishFile(const std::filesystem::path& file, const std::filesystem::path& target)
{
    if (auto status = synchronise(file); !status) {
        return status;
    }
    if (const int systemError = renameNew(file, target); systemError != 0) {
        return unwritable(target, systemError);
    }
    return synchronise(folderOf(target));
}

}  // namespace podium::store
