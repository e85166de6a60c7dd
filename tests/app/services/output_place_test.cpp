// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/output_place.h"

#include "app/services/output_file.h"
#include "app/services/workspace.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::services {

namespace fs = std::filesystem;

TEST_CASE("A link whose end is missing leads to the place of its end, which is then written")
{
    const test::TemporaryFolder folder;
    const fs::path real = fs::canonical(folder.path());
    fs::create_directory(folder.path() / "there");
    fs::create_symlink("second", folder.path() / "first");
    fs::create_symlink(fs::path("there") / "new.csv", folder.path() / "second");
    CHECK(outputPlace(folder.path() / "first").value() == real / "there" / "new.csv");
    REQUIRE(writeFile(folder.path() / "first", "new").has_value());
    CHECK(fs::is_symlink(folder.path() / "first"));
    CHECK(fs::is_symlink(folder.path() / "second"));
    CHECK(fs::file_size(folder.path() / "there" / "new.csv") == 3);
}

TEST_CASE("A missing folder is named, also where a link leads there, and the words say to make it")
{
    const test::TemporaryFolder folder;
    fs::create_symlink(fs::path("gone") / "new.csv", folder.path() / "link.csv");
    const std::string gone = (fs::canonical(folder.path()) / "gone").string();
    for (const fs::path& file : {folder.path() / "link.csv", folder.path() / "gone" / "x.csv"}) {
        const auto refused = writeFile(file, "new");
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().code == ErrorCode::FileUnwritable);
        CHECK(refused.error().context == file.string());
        CHECK(refused.error().detail == "there is no folder " + gone + "; make it first");
    }
    CHECK(fs::is_symlink(folder.path() / "link.csv"));
}

TEST_CASE("Links that lead round are refused")
{
    const test::TemporaryFolder folder;
    fs::create_symlink("b", folder.path() / "a");
    fs::create_symlink("a", folder.path() / "b");
    const auto refused = outputPlace(folder.path() / "a");
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::FileUnwritable);
    CHECK(refused.error().detail == "its links lead round; name another file");
}

TEST_CASE("Devices and descriptors by any name are no files to write, but shared memory holds some")
{
    const test::TemporaryFolder folder;
    fs::create_symlink("/dev/stdout", folder.path() / "out.svg");
    for (const fs::path& file :
         {fs::path("/dev/stdout"), fs::path("/dev/fd/1"), fs::path("/proc/self/fd/1"), fs::path("/dev/null"),
          fs::path("/dev/../dev/stderr"), fs::path("/proc/new.svg"), folder.path() / "out.svg"}) {
        CAPTURE(file.string());
        const auto refused = outputPlace(file);
        REQUIRE_FALSE(refused.has_value());
        CHECK(refused.error().code == ErrorCode::FileUnwritable);
        CHECK(refused.error().context == file.string());
        CHECK(refused.error().detail ==
              "it would be standard output or another device, which is not supported; name a file");
    }
    CHECK(outputPlace("/dev/shm/new.svg").has_value());
    CHECK(outputPlace("/developer/new.svg").has_value());
}

TEST_CASE("Outputs need places of their own, and are none of the inputs, by whatever name")
{
    const test::TemporaryFolder folder;
    const auto input = folder.write("in.podium-view", "{}");
    const std::string output = (folder.path() / "out.svg").string();
    fs::create_symlink("out.svg", folder.path() / "dangling.svg");
    fs::create_symlink("in.podium-view", folder.path() / "view");
    fs::create_hard_link(input, folder.path() / "same");
    for (const std::string& other :
         {output, (folder.path() / "." / "out.svg").string(), (folder.path() / "dangling.svg").string()}) {
        const auto twice = checkOutputs({output, "", other});
        REQUIRE_FALSE(twice.has_value());
        CHECK(twice.error().code == ErrorCode::InvalidInput);
        CHECK(twice.error().context == other);
        CHECK(twice.error().detail == "named for two outputs: give each a file of its own");
    }
    for (const char* name : {"in.podium-view", "view", "same"}) {
        const auto over = checkOutputs({output, (folder.path() / name).string()}, {"no file", input.string()});
        REQUIRE_FALSE(over.has_value());
        CHECK(over.error().code == ErrorCode::InvalidInput);
        CHECK(over.error().context == (folder.path() / name).string());
        CHECK(over.error().detail.find(input.string()) != std::string::npos);
    }
    CHECK(checkOutputs({output, (folder.path() / "b.svg").string()}, {input.string()}).has_value());
    CHECK(checkOutputs({"", ""}).has_value());
}

TEST_CASE("What SQLite keeps beside a database belongs to it, also while it is not there")
{
    const test::TemporaryFolder folder;
    const auto database = folder.write("test.db", "");
    fs::create_symlink("test.db", folder.path() / "link.db");
    fs::create_symlink("test.db-journal", folder.path() / "f.svg");
    for (const char* name : {"test.db", "test.db-wal", "test.db-shm", "test.db-journal", "link.db", "f.svg"}) {
        CAPTURE(name);
        CHECK(isOfDatabase(folder.path() / name, database));
        CHECK(isOfDatabase(folder.path() / name, folder.path() / "link.db"));
    }
    CHECK_FALSE(isOfDatabase(folder.path() / "test.db.svg", database));
    CHECK_FALSE(isOfDatabase(folder.path() / "other.db-journal", database));
}

}  // namespace podium::services
