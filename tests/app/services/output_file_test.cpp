// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/output_file.h"

#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include <sys/stat.h>

#include "tests/support/catch.h"
#include "tests/support/size_limit.h"
#include "tests/support/temporary_folder.h"

namespace podium::services {

namespace {

std::string textOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

std::size_t filesIn(const std::filesystem::path& folder)
{
    return static_cast<std::size_t>(std::distance(std::filesystem::directory_iterator(folder), {}));
}

}  // namespace

TEST_CASE("A write-protected file is not replaced, also by a user who may do all")
{
    const test::TemporaryFolder folder;
    const auto target = folder.write("list.csv", "old");
    std::filesystem::permissions(target, std::filesystem::perms(0444));
    const auto refused = writeFile(target, "new");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::FileUnwritable);
    CHECK(refused.error().context == target.string());
    CHECK(refused.error().detail == "it is write-protected; name another file, or take the protection away");
    CHECK(textOf(target) == "old");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("A name may be as long as the file system lets it be, and a longer one is refused in words")
{
    const test::TemporaryFolder folder;
    CHECK(writeFile(folder.path() / std::string(255, 'n'), "new").has_value());
    const auto refused = writeFile(folder.path() / std::string(256, 'n'), "new");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::FileUnwritable);
    CHECK(refused.error().detail == "File name too long");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("A file appears when it is committed, and not before")
{
    const test::TemporaryFolder folder;
    const auto target = folder.write("list.csv", "old");
    auto file = OutputFile::create(target);
    REQUIRE(file.has_value());
    REQUIRE(file->write("new ").has_value());
    REQUIRE(file->write("content").has_value());
    CHECK(textOf(target) == "old");
    REQUIRE(file->commit().has_value());
    CHECK(textOf(target) == "new content");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("Without a commit the old file stays and nothing is left behind")
{
    const test::TemporaryFolder folder;
    const auto target = folder.write("list.csv", "old");
    {
        auto file = OutputFile::create(target);
        REQUIRE(file.has_value());
        REQUIRE(file->write("half").has_value());
    }
    CHECK(textOf(target) == "old");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("When the disk is full the old file stays, and the error names the target")
{
    const test::TemporaryFolder folder;
    const auto target = folder.write("list.csv", "old");
    Status written;
    {
        const test::SizeLimit limit(1000);
        written = writeFile(target, std::string(5000, 'x'));
    }
    REQUIRE_FALSE(written.has_value());
    CHECK(written.error().code == ErrorCode::DiskFull);
    CHECK(written.error().context == target.string());
    CHECK(textOf(target) == "old");
    CHECK(filesIn(folder.path()) == 1);
}

TEST_CASE("Where one of several files cannot take its place, the others are as they were: new ones gone, old ones back")
{
    const test::TemporaryFolder folder;
    const auto old = folder.write("old.svg", "old");
    std::vector<OutputFile> files;
    for (const char* name : {"new.svg", "old.svg", "c.svg"}) {
        files.push_back(OutputFile::create(folder.path() / name).value());
        REQUIRE(files.back().write("content").has_value());
    }
    std::filesystem::create_directory(folder.path() / "c.svg");
    const auto refused = commitAll(files);
    files.clear();
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::FileUnwritable);
    CHECK(refused.error().context == (std::filesystem::canonical(folder.path()) / "c.svg").string());
    CHECK(refused.error().detail == "Is a directory");
    CHECK_FALSE(std::filesystem::exists(folder.path() / "new.svg"));
    CHECK(textOf(old) == "old");
    CHECK(filesIn(folder.path()) == 2);
}

TEST_CASE("Several files replace old ones and leave nothing else behind")
{
    const test::TemporaryFolder folder;
    folder.write("a.svg", "old");
    REQUIRE(writeFiles({{folder.path() / "a.svg", "one"}, {folder.path() / "b.svg", "two"}}).has_value());
    CHECK(textOf(folder.path() / "a.svg") == "one");
    CHECK(textOf(folder.path() / "b.svg") == "two");
    CHECK(filesIn(folder.path()) == 2);
}

TEST_CASE("A link is followed: the file it names is replaced, the link stays")
{
    const test::TemporaryFolder folder;
    const auto target = folder.write("real.csv", "old");
    std::filesystem::create_symlink("real.csv", folder.path() / "link.csv");
    REQUIRE(writeFile(folder.path() / "link.csv", "new").has_value());
    CHECK(std::filesystem::is_symlink(folder.path() / "link.csv"));
    CHECK(textOf(target) == "new");
}

TEST_CASE("A new file gets the rights that any new file gets, an old one keeps its own")
{
    const test::TemporaryFolder folder;
    const mode_t before = ::umask(0027);
    REQUIRE(writeFile(folder.path() / "new.csv", "").has_value());
    ::umask(before);
    CHECK(static_cast<unsigned>(std::filesystem::status(folder.path() / "new.csv").permissions()) == 0640);
    const auto old = folder.write("old.csv", "");
    std::filesystem::permissions(old, std::filesystem::perms(0604));
    REQUIRE(writeFile(old, "text").has_value());
    CHECK(static_cast<unsigned>(std::filesystem::status(old).permissions()) == 0604);
}

TEST_CASE("What cannot be written is said")
{
    const test::TemporaryFolder folder;
    std::filesystem::create_directory(folder.path() / "folder.csv");
    for (const auto& target :
         {folder.path() / "missing" / "list.csv", folder.path() / "folder.csv", std::filesystem::path("/dev/null")}) {
        const auto written = writeFile(target, "text");
        REQUIRE_FALSE(written.has_value());
        CHECK(written.error().code == ErrorCode::FileUnwritable);
        CHECK(written.error().context == target.string());
    }
}

}  // namespace podium::services
