// SPDX-License-Identifier: GPL-3.0-or-later
#include <cerrno>
#include <fstream>

#include <sqlite3.h>
#include <sys/wait.h>
#include <unistd.h>

#include "db/store/sqlite_error.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using store::Database;
using store::OpenMode;

namespace {

constexpr auto bothModes = {OpenMode::ReadWrite, OpenMode::ReadOnly};

void makeDatabase(const std::filesystem::path& path)
{
    auto database = openDatabase(path);
    importAll(database, {submissionOf("5.0/Dell/one/bert"), submissionOf("5.0/Dell/one/resnet")});
}

/// Opening must fail like this and leave the folder as it is.
void checkRefused(const std::filesystem::path& path, OpenMode mode, ErrorCode code, const std::string& words)
{
    const auto bytes = readFile(path);
    const auto files = filesIn(path.parent_path());
    const auto database = Database::open(path, mode);
    REQUIRE_FALSE(database.has_value());
    CHECK(database.error().code == code);
    CHECK(database.error().context == path.string());
    CHECK_THAT(database.error().detail, Catch::Matchers::Contains(words));
    CHECK(readFile(path) == bytes);
    CHECK(filesIn(path.parent_path()) == files);
}

/// Runs in a process of its own as a user without rights; the number of the check that failed, 0 for none.
template <class Function>
int asNobody(Function function)
{
    const pid_t child = fork();
    if (child == 0) {
        const bool unprivileged = geteuid() != 0 || (setgid(65534) == 0 && setuid(65534) == 0);
        _exit(unprivileged ? function() : 99);
    }
    int status = 0;
    waitpid(child, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 98;
}

}  // namespace

TEST_CASE("A missing database is created, empty")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "new.db";
    {
        const auto database = openDatabase(path);
        const auto info = database.info().value();
        CHECK(info.path == path);
        CHECK(info.schemaVersion == Database::knownSchemaVersion());
        CHECK(info.submissions == 0);
        CHECK(info.batches == 0);
        CHECK(info.rounds.empty());
        CHECK(database.check().value().empty());
    }
    CHECK(column(path, "PRAGMA application_id") == std::vector<std::string>{std::to_string(0x506f6469)});
    CHECK(column(path, "PRAGMA journal_mode") == std::vector<std::string>{"wal"});
}

TEST_CASE("An empty file is a database to be created: there is nothing in it to lose")
{
    const TemporaryFolder folder;
    const auto path = folder.write("empty.db", "");
    checkRefused(path, OpenMode::ReadOnly, ErrorCode::DatabaseReadOnly, "open it once for writing");
    makeDatabase(path);
    CHECK(openDatabase(path).info().value().submissions == 2);
}

TEST_CASE("Paths are names, never SQLite's commands")
{
    const TemporaryFolder folder;
    for (const std::string name : {":memory:", "file:x.db?mode=memory", "a?immutable=1#x%41.db", "it's \"one\".db"}) {
        const auto path = folder.path() / name;
        makeDatabase(path);
        CHECK(std::filesystem::file_size(path) > 0);
        CHECK(Database::open(path, OpenMode::ReadOnly).value().info().value().submissions == 2);
    }
    const auto previous = std::filesystem::current_path();
    std::filesystem::current_path(folder.path());
    CHECK(Database::open(":memory:", OpenMode::ReadOnly).value().info().value().submissions == 2);
    std::filesystem::current_path(previous);
}

TEST_CASE("What is not there or is no file is said so")
{
    const TemporaryFolder folder;
    const auto missing = Database::open(folder.path() / "none.db", OpenMode::ReadOnly);
    REQUIRE_FALSE(missing.has_value());
    CHECK(missing.error().code == ErrorCode::FileUnreadable);
    CHECK(filesIn(folder.path()).empty());

    const auto noFolder = Database::open(folder.path() / "no" / "where.db", OpenMode::ReadWrite);
    REQUIRE_FALSE(noFolder.has_value());
    CHECK(noFolder.error().code == ErrorCode::FileUnwritable);
    CHECK_THAT(noFolder.error().detail, Catch::Matchers::Contains((folder.path() / "no").string()));

    for (const auto mode : bothModes) {
        const auto aFolder = Database::open(folder.path(), mode);
        REQUIRE_FALSE(aFolder.has_value());
        CHECK(aFolder.error().code == ErrorCode::DatabaseFailed);
        CHECK(aFolder.error().detail == "it is a folder; name a file");
        const auto aDevice = Database::open("/dev/null", mode);
        REQUIRE_FALSE(aDevice.has_value());
        CHECK(aDevice.error().code == ErrorCode::DatabaseFailed);
        CHECK(aDevice.error().detail == "it is a device or a pipe; name a file");
    }
}

TEST_CASE("A name or a path that SQLite could not open is refused in words before a file is made")
{
    const TemporaryFolder folder;
    const auto refused = [](const std::filesystem::path& path) {
        const auto opened = Database::open(path, OpenMode::ReadWrite);
        REQUIRE_FALSE(opened);
        CHECK(opened.error().code == ErrorCode::DatabaseFailed);
        std::error_code none;
        CHECK_FALSE(std::filesystem::exists(path, none));
        return opened.error().detail;
    };
    CHECK(refused(folder.path() / std::string(248, 'n')) == "its name is too long: choose one of at most 247 bytes");
    CHECK(Database::open(folder.path() / std::string(247, 'n'), OpenMode::ReadWrite));
    const auto deep = folder.path() / std::string(240, 'd') / std::string(240, 'd') / std::string(20, 'd');
    std::filesystem::create_directories(deep);
    CHECK(refused(deep / "a.db").find("too long for SQLite: choose one of at most 503") != std::string::npos);
}

TEST_CASE("A file that may not be read is refused as a database")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "secret.db";
    makeDatabase(path);
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    std::filesystem::permissions(path, std::filesystem::perms::none);
    const int failed = asNobody([&] {
        const auto database = Database::open(path, OpenMode::ReadOnly);
        if (database || database.error().code != ErrorCode::DatabaseFailed) {
            return 1;
        }
        return database.error().detail == "Permission denied" ? 0 : 2;
    });
    CHECK(failed == 0);
}

TEST_CASE("A log without its index in a folder that may not be written is refused in words")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    const auto copy = folder.path() / "copy" / "data.db";
    makeDatabase(path);
    std::filesystem::create_directory(copy.parent_path());
    {
        auto living = openDatabase(path);  // the log of one that lives is the log of one that was killed
        importAll(living, {submissionOf("5.0/a/b/bert")});
        for (const std::string suffix : {"", "-wal"}) {
            std::filesystem::copy_file(path.string() + suffix, copy.string() + suffix);
        }
    }
    REQUIRE(std::filesystem::file_size(copy.string() + "-wal") > 0);
    std::filesystem::permissions(folder.path(), std::filesystem::perms(0755));
    std::filesystem::permissions(copy.parent_path(), std::filesystem::perms(0555));
    for (const auto mode : bothModes) {
        const int failed = asNobody([&] {
            const auto database = Database::open(copy, mode);
            if (database || database.error().code != ErrorCode::DatabaseFailed) {
                return 1;
            }
            const auto& detail = database.error().detail;
            const bool named = detail.find("data.db-wal") != std::string::npos;
            return named && detail.find("Copy both files") != std::string::npos ? 0 : 2;
        });
        CHECK(failed == 0);
    }
}

TEST_CASE("An error of input or output on a full disk is a full disk, whatever SQLite calls it")
{
    const SQLite::Exception failed("disk I/O error", SQLITE_IOERR);
    const TemporaryFolder folder;
    CHECK(store::toError(failed, folder.path() / "a.db").code == ErrorCode::DatabaseFailed);
    CHECK(store::toError(failed, folder.path() / "a.db", EIO).code == ErrorCode::DatabaseFailed);
    CHECK(store::toError(failed, folder.path() / "a.db", ENOSPC).code == ErrorCode::DiskFull);
    CHECK(store::toError(failed, folder.path() / "a.db", EDQUOT).code == ErrorCode::DiskFull);
    // A file system without any room.
    CHECK(store::toError(failed, "/proc/a.db").code == ErrorCode::DiskFull);
    const SQLite::Exception notOpened("unable to open", SQLITE_CANTOPEN);
    CHECK(store::toError(notOpened, "/proc/a.db").code == ErrorCode::DiskFull);
    const SQLite::Exception noTable("no such table", SQLITE_ERROR);
    CHECK(store::toError(noTable, "/proc/a.db").code == ErrorCode::DatabaseFailed);
}

TEST_CASE("A newer database is refused byte for byte")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "newer.db";
    makeDatabase(path);
    execute(path, "PRAGMA user_version = 4711");
    REQUIRE(filesIn(folder.path()) == std::vector<std::string>{"newer.db"});
    for (const auto mode : bothModes) {
        checkRefused(path, mode, ErrorCode::DatabaseNewer,
                     "version 4711, this program knows version " + std::to_string(Database::knownSchemaVersion()));
    }
}

TEST_CASE("A newer version that is in the log only is found, too")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "newer.db";
    const auto copy = folder.path() / "copy" / "newer.db";
    makeDatabase(path);
    std::filesystem::create_directory(copy.parent_path());
    // The log of a connection that lives is the log of one that was killed.
    const auto living = openDatabase(path);
    REQUIRE(living.check().value().empty());
    execute(path, "PRAGMA user_version = 4711");
    for (const std::string suffix : {"", "-wal"}) {
        std::filesystem::copy_file(path.string() + suffix, copy.string() + suffix);
    }
    for (const auto mode : bothModes) {
        const auto file = readFile(copy);
        const auto log = readFile(copy.string() + "-wal");
        REQUIRE(log.size() > 0);
        const auto database = Database::open(copy, mode);
        REQUIRE_FALSE(database.has_value());
        CHECK(database.error().code == ErrorCode::DatabaseNewer);
        CHECK(readFile(copy) == file);
        CHECK(readFile(copy.string() + "-wal") == log);
    }
}

TEST_CASE("Files of others are refused and left alone")
{
    const TemporaryFolder folder;
    const auto other = folder.path() / "other.db";
    std::string words = "the file is not an SQLite database";
    SECTION("text") { folder.write("other.db", "round,submitter\n5.0,Dell\n"); }
    SECTION("one byte") { folder.write("other.db", "S"); }
    SECTION("zeros") { folder.write("other.db", std::string(8192, '\0')); }
    SECTION("the head of a database without the rest")
    {
        folder.write("other.db", std::string("SQLite format 3\0", 16));
        words = "the database belongs to another program";
    }
    SECTION("another program's database")
    {
        folder.write("other.db", "");
        execute(other, "CREATE TABLE t (a); INSERT INTO t VALUES (1)");
        words = "the database belongs to another program";
    }
    SECTION("another program's database with a log")
    {
        folder.write("other.db", "");
        execute(other, "PRAGMA journal_mode = WAL; CREATE TABLE t (a); INSERT INTO t VALUES (1)");
        words = "the database belongs to another program";
    }
    SECTION("a database that says it is ours and holds no schema")
    {
        folder.write("other.db", "");
        execute(other, "PRAGMA application_id = 0x506f6469; CREATE TABLE t (a)");
        words = "the database holds no schema";
    }
    for (const auto mode : bothModes) {
        checkRefused(other, mode, ErrorCode::DatabaseDamaged, words);
    }
}

TEST_CASE("Damage that shows at the first look is refused and left alone")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "damaged.db";
    makeDatabase(path);
    auto bytes = readFile(path);
    SECTION("cut in the middle") { bytes.resize(bytes.size() / 2); }
    SECTION("cut within the first page") { bytes.resize(1000); }
    SECTION("the schema zeroed") { std::fill(bytes.begin() + 100, bytes.begin() + 4096, '\0'); }
    SECTION("a page size that cannot be") { bytes[16] = 3; }
    folder.write("damaged.db", bytes);
    for (const auto mode : bothModes) {
        checkRefused(path, mode, ErrorCode::DatabaseDamaged, "");
    }
}

TEST_CASE("Damage that shows later is an error of the reading, and stops the next import before it writes")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "damaged.db";
    {
        auto database = openDatabase(path);
        importAll(database, generatedSubmissions(40));
    }
    const auto page = std::stoul(column(path, "SELECT rootpage FROM sqlite_schema WHERE name = 'runs'").front());
    auto bytes = readFile(path);
    std::fill(bytes.begin() + static_cast<std::ptrdiff_t>((page - 1) * 4096),
              bytes.begin() + static_cast<std::ptrdiff_t>(page * 4096), '\xa5');
    folder.write("damaged.db", bytes);

    {
        auto database = openDatabase(path);
        CHECK(listSubmissions(database).value().size() == 40);
        const auto submission = loadSubmission(database, generatedSubmission(0).key);
        REQUIRE_FALSE(submission.has_value());
        CHECK(submission.error().code == ErrorCode::DatabaseDamaged);
        CHECK_FALSE(database.check().value().empty());
        const auto import = store::ImportTransaction::begin(database, "/a", "/a");
        REQUIRE_FALSE(import.has_value());
        CHECK(import.error().code == ErrorCode::DatabaseDamaged);
    }
    CHECK(readFile(path) == bytes);
    CHECK(filesIn(folder.path()) == std::vector<std::string>{"damaged.db"});
}

TEST_CASE("Records that SQLite reads but that this program never wrote are damage, too")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "odd.db";
    makeDatabase(path);
    const auto key = parseReference("5.0/Dell/one/bert").value();
    std::string change;
    SECTION("an unknown status") { change = "UPDATE runs SET status = 'perhaps'"; }
    SECTION("a curve cut off") { change = "UPDATE runs SET curve = x'0100'"; }
    SECTION("an unknown division") { change = "UPDATE systems SET division = 'ajar'"; }
    SECTION("a missing system") { change = "PRAGMA foreign_keys = OFF; DELETE FROM systems"; }
    execute(path, change);
    const auto database = openDatabase(path);
    const auto submission = loadSubmission(database, key);
    REQUIRE_FALSE(submission.has_value());
    CHECK(submission.error().code == ErrorCode::DatabaseDamaged);
    CHECK_FALSE(submission.error().detail.empty());
}

TEST_CASE("A database opened for reading cannot be written and keeps its bytes")
{
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    makeDatabase(path);
    const auto bytes = readFile(path);
    {
        auto database = Database::open(path, OpenMode::ReadOnly).value();
        CHECK(listSubmissions(database).value().size() == 2);
        auto import = store::ImportTransaction::begin(database, "/a", "/a");
        REQUIRE_FALSE(import.has_value());
        CHECK(import.error().code == ErrorCode::DatabaseReadOnly);
    }
    CHECK(readFile(path) == bytes);
    CHECK(filesIn(folder.path()) == std::vector<std::string>{"data.db"});
}

TEST_CASE("Where nothing may be written reading works and writing is refused in words")
{
    using std::filesystem::perms;
    const TemporaryFolder folder;
    const auto path = folder.path() / "data.db";
    makeDatabase(path);
    std::filesystem::permissions(path, perms(0444));
    std::filesystem::permissions(folder.path(), perms(0555));
    const auto bytes = readFile(path);

    const int failed = asNobody([&] {
        const auto reading = Database::open(path, OpenMode::ReadOnly);
        if (!reading || listSubmissions(*reading).value().size() != 2) {
            return 1;
        }
        const auto writing = Database::open(path, OpenMode::ReadWrite);
        if (writing || writing.error().code != ErrorCode::DatabaseReadOnly || writing.error().detail.empty()) {
            return 2;
        }
        const auto creating = Database::open(folder.path() / "new.db", OpenMode::ReadWrite);
        if (creating || creating.error().code != ErrorCode::DatabaseReadOnly) {
            return 3;
        }
        return reading->backup(folder.path() / "copy.db") ? 4 : 0;
    });
    CHECK(failed == 0);

    std::filesystem::permissions(path, perms(0644));
    const int failedWithFile = asNobody([&] {
        const auto reading = Database::open(path, OpenMode::ReadOnly);
        return reading && listSubmissions(*reading).value().size() == 2 ? 0 : 5;
    });
    CHECK(failedWithFile == 0);
    std::filesystem::permissions(folder.path(), perms(0755));
    CHECK(readFile(path) == bytes);
    CHECK(filesIn(folder.path()) == std::vector<std::string>{"data.db"});
}
