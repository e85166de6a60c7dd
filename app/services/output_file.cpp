// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/output_file.h"

#include <cerrno>
#include <string>
#include <system_error>
#include <utility>

#include <fcntl.h>
#include <stdlib.h>  // mkostemp
#include <sys/stat.h>
#include <unistd.h>

#include "app/services/output_place.h"

namespace podium::services {

namespace {

Error writeError(const std::filesystem::path& file, int reason)
{
    const bool full = reason == ENOSPC || reason == EDQUOT || reason == EFBIG;
    return {full ? ErrorCode::DiskFull : ErrorCode::FileUnwritable, file.string(),
            std::generic_category().message(reason) + (reason == EFBIG ? ", see ulimit -f" : "")};
}

/// The mode that a plainly created file would have; umask can only be read by setting it.
mode_t plainMode(const std::filesystem::path& target)
{
    struct stat present = {};
    if (::stat(target.c_str(), &present) == 0) {
        return present.st_mode & 0777U;
    }
    const mode_t mask = ::umask(0022);
    ::umask(mask);
    return 0666U & ~mask;
}

/// Makes the rename last; a file system that cannot sync folders is no failure.
bool syncFolder(const std::filesystem::path& folder)
{
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0) {
        return true;
    }
    const bool synced = ::fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS;
    const int reason = errno;
    ::close(descriptor);
    errno = reason;
    return synced;
}

/// Replacing a file by renaming asks for rights to its folder only, and root may do all: the file's own mode is what its
/// owner said about it.
bool isProtected(const std::filesystem::path& file, const std::filesystem::file_status& status)
{
    using std::filesystem::perms;
    const auto writable = perms::owner_write | perms::group_write | perms::others_write;
    return (status.permissions() & writable) == perms::none || ::access(file.c_str(), W_OK) != 0;
}

/// Where a chain of links ends, so that the file is replaced and not the link.
Result<std::filesystem::path> resolved(const std::filesystem::path& target)
{
    auto place = outputPlace(target);
    if (!place) {
        return place;
    }
    std::error_code error;
    const auto& absolute = *place;
    if (const auto folder = absolute.parent_path(); !std::filesystem::exists(folder, error) && !error) {
        return failure(ErrorCode::FileUnwritable, target.string(),
                       "there is no folder " + folder.string() + "; make it first");
    }
    const auto status = std::filesystem::status(absolute, error);
    if (std::filesystem::exists(status) && !std::filesystem::is_regular_file(status)) {
        return failure(ErrorCode::FileUnwritable, target.string(),
                       std::filesystem::is_directory(status) ? "it is a folder" : "it is not a regular file");
    }
    if (std::filesystem::exists(status) && isProtected(absolute, status)) {
        return failure(ErrorCode::FileUnwritable, target.string(),
                       "it is write-protected; name another file, or take the protection away");
    }
    return place;
}

}  // namespace

Result<OutputFile> OutputFile::create(const std::filesystem::path& target)
{
    auto place = resolved(target);
    if (!place) {
        return tl::unexpected(place.error());
    }
    // Not named after the target, whose name may be as long as the file system allows.
    std::string pattern = (place->parent_path() / ".podium-XXXXXX").string();
    const int descriptor = ::mkostemp(pattern.data(), O_CLOEXEC);
    if (descriptor < 0) {
        return tl::unexpected(writeError(target, errno));
    }
    OutputFile file(std::move(*place), pattern, descriptor);
    if (::fchmod(descriptor, plainMode(file.m_target)) != 0) {
        return file.fail(errno);
    }
    return file;
}

OutputFile::OutputFile(std::filesystem::path target, std::filesystem::path temporary, int descriptor)
    : m_target(std::move(target)), m_temporary(std::move(temporary)), m_descriptor(descriptor)
{
}

OutputFile::OutputFile(OutputFile&& other) noexcept
    : m_target(std::move(other.m_target)), m_temporary(std::move(other.m_temporary)), m_old(std::move(other.m_old)),
      m_descriptor(std::exchange(other.m_descriptor, -1)), m_size(other.m_size), m_failed(other.m_failed),
      m_wasThere(other.m_wasThere), m_stands(other.m_stands)
{
    other.m_temporary.clear();
    other.m_old.clear();
}

OutputFile& OutputFile::operator=(OutputFile&& other) noexcept
{
    if (this != &other) {
        discard();
        m_target = std::move(other.m_target);
        m_temporary = std::move(other.m_temporary);
        m_old = std::move(other.m_old);
        m_descriptor = std::exchange(other.m_descriptor, -1);
        m_size = other.m_size;
        m_failed = other.m_failed;
        m_wasThere = other.m_wasThere;
        m_stands = other.m_stands;
        other.m_temporary.clear();
        other.m_old.clear();
    }
    return *this;
}

OutputFile::~OutputFile() { discard(); }

void OutputFile::discard() noexcept
{
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
        m_descriptor = -1;
    }
    for (std::filesystem::path* file : {&m_temporary, &m_old}) {
        if (!file->empty()) {
            ::unlink(file->c_str());
            file->clear();
        }
    }
}

tl::unexpected<Error> OutputFile::fail(int reason)
{
    m_failed = true;
    return tl::unexpected(writeError(m_target, reason));
}

Status OutputFile::write(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto written = ::write(m_descriptor, bytes.data(), bytes.size());
        if (written < 0 && errno == EINTR) {
            continue;
        }
        if (written <= 0) {
            return fail(written < 0 ? errno : EIO);
        }
        bytes.remove_prefix(static_cast<std::size_t>(written));
        m_size += written;
    }
    return {};
}

Status OutputFile::flush()
{
    if (m_failed || m_descriptor < 0) {
        return failure(ErrorCode::FileUnwritable, m_target.string(), "an earlier write failed");
    }
    if (::fsync(m_descriptor) != 0) {
        return fail(errno);
    }
    struct stat written = {};
    if (::fstat(m_descriptor, &written) != 0) {
        return fail(errno);
    }
    if (written.st_size != m_size) {
        return fail(EIO);
    }
    return {};
}

Status OutputFile::commit()
{
    if (auto flushed = flush(); !flushed) {
        return flushed;
    }
    if (::close(std::exchange(m_descriptor, -1)) != 0) {
        return fail(errno);
    }
    if (::rename(m_temporary.c_str(), m_target.c_str()) != 0) {
        return fail(errno);
    }
    m_temporary.clear();
    m_stands = true;
    if (!syncFolder(m_target.parent_path())) {
        return fail(errno);
    }
    return {};
}

void OutputFile::keepOld()
{
    struct stat present = {};
    m_wasThere = ::lstat(m_target.c_str(), &present) == 0;
    std::filesystem::path name = m_temporary;
    name += ".old";
    if (m_wasThere && ::link(m_target.c_str(), name.c_str()) == 0) {
        m_old = std::move(name);
    }
}

bool OutputFile::takeBack()
{
    if (!m_stands) {
        return true;
    }
    if (m_wasThere && m_old.empty()) {
        return false;
    }
    const bool gone = m_old.empty() ? ::unlink(m_target.c_str()) == 0 : ::rename(m_old.c_str(), m_target.c_str()) == 0;
    if (gone) {
        m_old.clear();
        m_stands = false;
        syncFolder(m_target.parent_path());
    }
    return gone;
}

Status commitAll(std::vector<OutputFile>& files)
{
    for (OutputFile& file : files) {
        if (files.size() > 1) {
            file.keepOld();
        }
        Status done = file.commit();
        if (done) {
            continue;
        }
        for (OutputFile& earlier : files) {
            if (!earlier.takeBack()) {
                done.error().detail += "; " + earlier.target().string() + " was written and could not be taken back";
            }
        }
        return done;
    }
    return {};
}

Status writeFile(const std::filesystem::path& target, std::string_view bytes)
{
    auto file = OutputFile::create(target);
    if (!file) {
        return tl::unexpected(file.error());
    }
    if (auto written = file->write(bytes); !written) {
        return written;
    }
    return file->commit();
}

Status writeFiles(const std::vector<FileContent>& files)
{
    std::vector<OutputFile> written;
    for (const FileContent& content : files) {
        auto file = OutputFile::create(content.target);
        if (!file) {
            return tl::unexpected(file.error());
        }
        if (auto done = file->write(content.bytes); !done) {
            return done;
        }
        if (auto done = file->flush(); !done) {
            return done;
        }
        written.push_back(std::move(*file));
    }
    return commitAll(written);
}

}  // namespace podium::services
