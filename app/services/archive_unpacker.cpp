// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/archive_unpacker.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <memory>
#include <optional>
#include <string_view>
#include <system_error>
#include <utility>

#include <archive.h>
#include <archive_entry.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "app/services/utf8_names.h"
#include "db/reference/ascii.h"

namespace podium::services {

namespace {

constexpr std::array<std::string_view, 8> endings{".zip",     ".tar",  ".tar.gz", ".tgz",
                                                  ".tar.zst", ".tzst", ".tar.xz", ".txz"};
constexpr std::size_t blockSize = std::size_t{256} << 10;
constexpr std::size_t maxNameLength = 3000;
constexpr std::size_t maxPartLength = 255;
constexpr int maxParts = 32;
constexpr std::size_t maxIssues = 1000;
constexpr std::size_t maxReportedName = 300;

std::string_view endingOf(const std::string& lowerName)
{
    for (const auto ending : endings) {
        if (lowerName.size() > ending.size() && lowerName.ends_with(ending)) {
            return ending;
        }
    }
    return {};
}

/// Names that the importer reads; everything else in an archive is not even looked at.
bool isRead(std::string_view name)
{
    const auto slash = name.rfind('/');
    const auto file = slash == name.npos ? name : name.substr(slash + 1);
    return (file.starts_with("result_") && file.ends_with(".txt")) || (file.size() > 5 && file.ends_with(".json"));
}

/// The name as a path below a folder; empty: it leads elsewhere or no file can have it.
std::optional<std::filesystem::path> safePath(std::string_view name)
{
    if (name.empty() || name.size() > maxNameLength || name.front() == '/' || name.find('\0') != name.npos) {
        return std::nullopt;
    }
    std::filesystem::path path;
    int parts = 0;
    while (!name.empty()) {
        const auto slash = std::min(name.find('/'), name.size());
        const auto part = name.substr(0, slash);
        name.remove_prefix(std::min(slash + 1, name.size()));
        if (part.empty() || part == ".") {
            continue;
        }
        if (part == ".." || part.size() > maxPartLength || ++parts > maxParts) {
            return std::nullopt;
        }
        path /= part;
    }
    return path.empty() ? std::nullopt : std::optional(path);
}

/// Another member has this name, or the name of a folder that this one needs.
bool isCollision(int reason) { return reason == EEXIST || reason == ENOTDIR || reason == EISDIR; }

/// A file that is created anew, never opened through a link.
class NewFile {
public:
    explicit NewFile(const std::filesystem::path& path)
        : m_descriptor(::open(path.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600)), m_error(errno)
    {
    }
    ~NewFile() { close(); }
    NewFile(const NewFile&) = delete;
    NewFile& operator=(const NewFile&) = delete;

    [[nodiscard]] bool isOpen() const { return m_descriptor >= 0; }
    [[nodiscard]] int error() const { return m_error; }

    bool write(const char* bytes, std::size_t size)
    {
        while (size > 0) {
            const auto written = ::write(m_descriptor, bytes, size);
            if (written < 0 && errno == EINTR) {
                continue;
            }
            if (written <= 0) {
                m_error = written < 0 ? errno : EIO;
                return false;
            }
            bytes += written;
            size -= static_cast<std::size_t>(written);
        }
        return true;
    }

    bool close()
    {
        if (m_descriptor >= 0 && ::close(std::exchange(m_descriptor, -1)) != 0) {
            m_error = errno;
            return false;
        }
        return true;
    }

private:
    int m_descriptor;
    int m_error;
};

struct ArchiveCloser {
    void operator()(archive* handle) const { archive_read_free(handle); }
};

class Unpacker {
public:
    Unpacker(const std::filesystem::path& archive, const std::filesystem::path& folder, std::stop_token stop,
             const std::function<void(std::int64_t)>& progress, const ArchiveLimits& limits)
        : m_archive(archive), m_folder(folder), m_stop(std::move(stop)), m_progress(progress), m_limits(limits)
    {
    }

    Result<Unpacked> run()
    {
        if (auto opened = open(); !opened) {
            return tl::unexpected(opened.error());
        }
        for (;;) {
            archive_entry* entry = nullptr;
            const int answer = archive_read_next_header(m_handle.get(), &entry);
            if (answer == ARCHIVE_EOF && isCutOff()) {
                return damaged({}, "it is cut off: the mark that ends a tar archive is missing");
            }
            if (answer == ARCHIVE_EOF) {
                return std::move(m_done);
            }
            if (answer != ARCHIVE_OK && answer != ARCHIVE_WARN) {
                return damaged();
            }
            if (++m_entries > m_limits.entries) {
                return beyond("it has more than " + std::to_string(m_limits.entries) + " members");
            }
            if (auto taken = take(entry); !taken) {
                return tl::unexpected(taken.error());
            }
        }
    }

private:
    Status open()
    {
        std::error_code error;
        m_archiveBytes = static_cast<std::int64_t>(std::filesystem::file_size(m_archive, error));
        if (error) {
            return failure(ErrorCode::FileUnreadable, m_archive.string(), error.message());
        }
        m_handle.reset(archive_read_new());
        archive* handle = m_handle.get();
        archive_read_support_format_tar(handle);
        // To the end of the stream, past the mark that ends the archive: there stand the last checksums of xz and zstd
        // (libarchive does not look at that of gzip), and what was packed behind it would be passed over otherwise.
        archive_read_set_option(handle, "tar", "read_concatenated_archives", "1");
        // By its table of contents only: without it nobody can say that a zip archive is whole.
        archive_read_support_format_zip_seekable(handle);
        archive_read_support_filter_gzip(handle);
        archive_read_support_filter_xz(handle);
        archive_read_support_filter_zstd(handle);
        if (archive_read_open_filename(handle, m_archive.c_str(), blockSize) != ARCHIVE_OK) {
            const int reason = archive_errno(handle);
            if (reason == EACCES || reason == EPERM || reason == ENOENT || reason == EIO) {
                return failure(ErrorCode::FileUnreadable, m_archive.string(), std::generic_category().message(reason));
            }
            return damaged();
        }
        return {};
    }

    /// A tar archive ends with two blocks of zeros (POSIX, pax interchange format). libarchive takes one without them
    /// for whole, also where it was cut between two members. At the end it has read past them, if they are there.
    [[nodiscard]] bool isCutOff() const
    {
        archive* handle = m_handle.get();
        return (archive_format(handle) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR &&
               archive_filter_bytes(handle, 0) <= archive_read_header_position(handle);
    }

    Status take(archive_entry* entry)
    {
        const char* utf8 = archive_entry_pathname_utf8(entry);
        const char* bytes = utf8 != nullptr ? utf8 : archive_entry_pathname(entry);
        if (bytes == nullptr) {
            leaveOut(IssueCode::FileIgnored, "member " + std::to_string(m_entries), "its name cannot be read");
            return pass(nullptr, {});
        }
        const std::string name = bytes;
        const bool isLink = archive_entry_hardlink(entry) != nullptr || archive_entry_filetype(entry) == AE_IFLNK;
        if (archive_entry_filetype(entry) == AE_IFDIR || !isRead(name)) {
            return pass(nullptr, name);
        }
        const auto path = safePath(name);
        if (!path) {
            leaveOut(IssueCode::FileIgnored, name, "its name leads out of the archive or is too long");
            return pass(nullptr, name);
        }
        if (++m_done.files > m_limits.files) {
            return beyond("it has more than " + std::to_string(m_limits.files) + " result and description files");
        }
        if (isLink || archive_entry_filetype(entry) != AE_IFREG) {
            leaveOut(isLink ? IssueCode::LinkIgnored : IssueCode::FileIgnored, name,
                     isLink ? "a link in the archive; links are not followed" : "a device or another special file");
            return holdPlace(m_folder / *path, name);
        }
        return unpack(m_folder / *path, name);
    }

    /// A pipe, which no reader takes for a file, in the place of a member that is left out: the importer must see that
    /// something belongs there, or it would give a score from the other runs or without the factor.
    Status holdPlace(const std::filesystem::path& target, const std::string& name)
    {
        std::error_code error;
        std::filesystem::create_directories(target.parent_path(), error);
        const int reason = error ? error.value() : ::mkfifo(target.c_str(), 0600) == 0 ? 0 : errno;
        if (reason != 0 && !isCollision(reason)) {
            return unwritable(target, reason);
        }
        return pass(nullptr, name);
    }

    Status unpack(const std::filesystem::path& target, const std::string& name)
    {
        std::error_code error;
        std::filesystem::create_directories(target.parent_path(), error);
        if (error && !isCollision(error.value())) {
            return unwritable(target.parent_path(), error.value());
        }
        NewFile file(target);
        if (!file.isOpen()) {
            if (!isCollision(file.error())) {
                return unwritable(target, file.error());
            }
            --m_done.files;
            leaveOut(IssueCode::FileIgnored, name, "the archive holds this name twice; the first is used");
            return pass(nullptr, name);
        }
        if (auto passed = pass(&file, name); !passed) {
            return passed;
        }
        return file.close() ? Status{} : unwritable(target, file.error());
    }

    /// Reads the member's data to its end, into `file` if there is one, and counts them.
    Status pass(NewFile* file, const std::string& name)
    {
        std::int64_t size = 0;
        for (;;) {
            if (m_stop.stop_requested()) {
                return failure(ErrorCode::Cancelled, m_archive.string());
            }
            const auto got = archive_read_data(m_handle.get(), m_block.data(), m_block.size());
            if (got == 0) {
                return {};
            }
            if (got < 0) {
                return damaged(name);
            }
            size += got;
            m_walked += got;
            if (m_walked > m_limits.bytes) {
                return beyond("unpacked it has more than " + std::to_string(m_limits.bytes) + " bytes");
            }
            if (m_walked > m_limits.bytesWithoutRatio && m_walked / m_limits.ratio > m_archiveBytes) {
                return beyond("unpacked it is more than " + std::to_string(m_limits.ratio) + " times as large");
            }
            if (file == nullptr) {
                continue;
            }
            if (size > m_limits.fileBytes) {
                return beyond(name + " has more than " + std::to_string(m_limits.fileBytes) + " bytes");
            }
            if (!file->write(m_block.data(), static_cast<std::size_t>(got))) {
                return unwritable(m_folder / name, file->error());
            }
            m_done.bytes += got;
            if (m_progress) {
                m_progress(m_done.bytes);
            }
        }
    }

    void leaveOut(IssueCode code, const std::string& name, std::string why)
    {
        if (m_done.issues.size() < maxIssues) {
            m_done.issues.push_back({Severity::Warning, code, name.substr(0, maxReportedName), 0, std::move(why)});
        }
    }

    /// `what`: empty: libarchive's own words.
    [[nodiscard]] tl::unexpected<Error> damaged(const std::string& member = {}, std::string_view what = {}) const
    {
        const char* words = archive_error_string(m_handle.get());
        std::string detail = member.empty() ? std::string{} : member.substr(0, maxReportedName) + ": ";
        detail += !what.empty() ? what : words == nullptr ? "it is damaged or no archive" : words;
        return failure(ErrorCode::InvalidInput, m_archive.string(),
                       detail + "; expected a whole zip, tar, tar.gz, tar.zst or tar.xz archive without encryption");
    }

    [[nodiscard]] tl::unexpected<Error> beyond(const std::string& what) const
    {
        return failure(ErrorCode::InvalidInput, m_archive.string(),
                       what + ", which no published repository needs; unpack it by hand if you trust it, and import "
                              "the folder");
    }

    [[nodiscard]] static tl::unexpected<Error> unwritable(const std::filesystem::path& path, int reason)
    {
        return failure(reason == ENOSPC || reason == EDQUOT ? ErrorCode::DiskFull : ErrorCode::FileUnwritable,
                       path.string(), std::generic_category().message(reason));
    }

    const std::filesystem::path& m_archive;
    const std::filesystem::path& m_folder;
    std::stop_token m_stop;
    const std::function<void(std::int64_t)>& m_progress;
    const ArchiveLimits& m_limits;
    Utf8Names m_utf8Names;
    std::unique_ptr<archive, ArchiveCloser> m_handle;
    std::vector<char> m_block = std::vector<char>(blockSize);
    std::int64_t m_archiveBytes = 0;
    std::int64_t m_entries = 0;
    std::int64_t m_walked = 0;  ///< bytes of all members so far, left out or not
    Unpacked m_done;
};

}  // namespace

bool isArchive(const std::filesystem::path& path)
{
    std::error_code ignored;
    return !endingOf(ascii::lowerCase(path.filename().string())).empty() &&
           std::filesystem::is_regular_file(path, ignored);
}

std::string archiveStem(const std::filesystem::path& path)
{
    const auto name = path.filename().string();
    return name.substr(0, name.size() - endingOf(ascii::lowerCase(name)).size());
}

Result<Unpacked> unpackArchive(const std::filesystem::path& archive, const std::filesystem::path& folder,
                               std::stop_token stop, const std::function<void(std::int64_t)>& progress,
                               const ArchiveLimits& limits)
{
    return Unpacker(archive, folder, std::move(stop), progress, limits).run();
}

}  // namespace podium::services
