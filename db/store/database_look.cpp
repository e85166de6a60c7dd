// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/database_look.h"

#include <array>
#include <cerrno>
#include <fstream>
#include <optional>
#include <string_view>
#include <system_error>

#include <fmt/format.h>

#include "db/store/connection.h"
#include "db/store/file_system.h"

namespace podium::store {

namespace {

// The database header of https://www.sqlite.org/fileformat2.html, section 1.3.
constexpr std::size_t headerSize = 100;
constexpr std::string_view headerMagic("SQLite format 3\0", 16);
constexpr std::size_t readVersionOffset = 19;
constexpr unsigned char readVersionOfLog = 2;
constexpr std::size_t userVersionOffset = 60;
constexpr std::size_t applicationIdOffset = 68;

using Header = std::array<char, headerSize>;

std::int64_t bigEndian(const Header& header, std::size_t offset)
{
    std::uint32_t value = 0;
    for (std::size_t index = 0; index < 4; ++index) {
        value = value << 8U | static_cast<unsigned char>(header.at(offset + index));
    }
    return value;
}

std::string_view magicOf(const Header& header) { return {header.data(), headerMagic.size()}; }

bool usesLog(const Header& header) { return static_cast<unsigned char>(header[readVersionOffset]) == readVersionOfLog; }

Result<Header> readHeader(const std::filesystem::path& path)
{
    Header header{};
    std::ifstream file(path, std::ios::binary);
    if (!file) {
        return failure(ErrorCode::DatabaseFailed, path.string(), std::system_category().message(errno));
    }
    file.read(header.data(), headerSize);
    if (file.bad()) {
        return failure(ErrorCode::DatabaseFailed, path.string(), std::system_category().message(errno));
    }
    return header;
}

bool hasContent(const std::filesystem::path& path, std::string_view suffix)
{
    return fileSize(besideFile(path, suffix)) > 0;
}

/// A file whose creation was cut off by a power failure: the first page is not on the disk, the journal that takes the
/// rest back is. SQLite empties it when it is opened.
bool isUnfinished(const std::filesystem::path& path, const Header& header)
{
    return magicOf(header).find_first_not_of('\0') == std::string_view::npos && hasContent(path, "-journal");
}

/// Reads through SQLite what the header cannot tell: whether the schema is whole, and a version that is in the log only.
Result<std::int64_t> readVersion(const std::filesystem::path& path, Access access)
{
    try {
        Connection connection(path, access);
        return connection.guarded([&]() -> Result<std::int64_t> {
            (void)connection.sqlite().execAndGet("SELECT count(*) FROM sqlite_schema").getInt64();
            return connection.userVersion();
        });
    } catch (const SQLite::Exception& exception) {
        return tl::unexpected<Error>(toError(exception, path));
    }
}

/// Without a log to be read the file is opened as one that nobody writes, since SQLite would make files beside it
/// otherwise. Should another program begin to write meanwhile, what was seen may be torn: then it is read again, as
/// one of several.
Result<std::int64_t> readVersionOf(const std::filesystem::path& path, const Header& header)
{
    auto version = usesLog(header) && !hasContent(path, "-wal") ? readVersion(path, Access::Immutable)
                                                                : readVersion(path, Access::Look);
    if (!version && usesLog(header) && hasContent(path, "-wal")) {
        version = readVersion(path, Access::Look);
    }
    if (!version && version.error().code == ErrorCode::DatabaseReadOnly && hasContent(path, "-wal")) {
        version.error().code = ErrorCode::DatabaseFailed;
        version.error().detail =
            "what an unfinished write left beside it, in " + besideFile(path, "-wal").string() +
            ", can be read only where the folder may be written. Copy both files into one that may";
    }
    return version;
}

std::optional<Error> checkHeader(const std::filesystem::path& path, const Header& header, std::int64_t knownVersion)
{
    if (magicOf(header) != headerMagic) {
        return Error{ErrorCode::DatabaseDamaged, path.string(), "the file is not an SQLite database"};
    }
    if (bigEndian(header, applicationIdOffset) != applicationId) {
        return Error{ErrorCode::DatabaseDamaged, path.string(), "the database belongs to another program"};
    }
    if (const auto version = bigEndian(header, userVersionOffset); version > knownVersion) {
        return newerDatabase(path, version, knownVersion);
    }
    return std::nullopt;
}

}  // namespace

Error newerDatabase(const std::filesystem::path& path, std::int64_t found, std::int64_t known)
{
    return Error{ErrorCode::DatabaseNewer, path.string(),
                 fmt::format("its schema is version {}, this program knows version {}", found, known)};
}

Result<DatabaseLook> lookAtDatabase(const std::filesystem::path& path, std::int64_t knownVersion)
{
    std::error_code failed;
    const auto status = std::filesystem::status(path, failed);
    if (status.type() == std::filesystem::file_type::not_found) {
        return DatabaseLook{};
    }
    if (failed) {
        return failure(ErrorCode::DatabaseFailed, path.string(), failed.message());
    }
    if (!std::filesystem::is_regular_file(status)) {
        return failure(ErrorCode::DatabaseFailed, path.string(),
                       std::filesystem::is_directory(status) ? "it is a folder; name a file"
                                                             : "it is a device or a pipe; name a file");
    }
    const auto header = readHeader(path);
    if (!header) {
        return tl::unexpected<Error>(header.error());
    }
    if (fileSize(path) == 0 || isUnfinished(path, *header)) {
        return DatabaseLook{};
    }
    if (auto error = checkHeader(path, *header, knownVersion)) {
        return tl::unexpected<Error>(std::move(*error));
    }
    if (hasContent(path, "-journal")) {
        // Only a writer can take back what was cut off; Database::open() then reads the version again.
        return DatabaseLook{true, bigEndian(*header, userVersionOffset)};
    }
    const auto version = readVersionOf(path, *header);
    if (!version && version.error().code == ErrorCode::DiskFull) {
        // The log can be read only by one who has the file alone, and who then reads the version again, too.
        return DatabaseLook{true, bigEndian(*header, userVersionOffset)};
    }
    if (!version) {
        return tl::unexpected<Error>(version.error());
    }
    if (*version > knownVersion) {
        return tl::unexpected<Error>(newerDatabase(path, *version, knownVersion));
    }
    if (*version <= 0) {
        return failure(ErrorCode::DatabaseDamaged, path.string(), "the database holds no schema");
    }
    return DatabaseLook{true, *version};
}

}  // namespace podium::store
