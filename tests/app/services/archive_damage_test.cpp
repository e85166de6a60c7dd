// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/archive_unpacker.h"

#include <algorithm>
#include <random>

#include <unistd.h>  // seteuid

#include "tests/app/services/archive_builder.h"
#include "tests/app/services/small_repository.h"
#include "tests/app/services/unpacking.h"
#include "tests/support/catch.h"

namespace podium::services {

namespace {

using test::ArchiveBuilder;
using Case = test::UnpackingCase;
using test::Names;
using test::textOf;

/// Text that does not compress, so that every part of an archive holds some of it.
std::string noise(int seed)
{
    std::minstd_rand random(static_cast<unsigned>(seed) + 1);
    std::string text;
    for (int count = 0; count < 5000; ++count) {
        text += static_cast<char>(' ' + static_cast<int>(random() % 95));
    }
    return text;
}

}  // namespace

TEST_CASE("A damaged archive is an error, wherever it ends")
{
    const std::string ending = GENERATE("zip", "tar.gz", "tar.zst", "tar.xz");
    Case test;
    const auto whole = test.archive("whole." + ending);
    {
        ArchiveBuilder builder(whole);
        for (int index = 0; index < 20; ++index) {
            builder.addFile("result_" + std::to_string(index) + ".txt", noise(index));
        }
        builder.close();
    }
    const std::string bytes = textOf(whole);
    const auto kept = static_cast<std::size_t>(GENERATE(10, 50, 90)) * bytes.size() / 100;
    const auto cut = test.temporary.write("cut." + ending, std::string_view(bytes).substr(0, kept));

    const auto unpacked = unpackArchive(cut, test.target);

    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::InvalidInput);
    CHECK(unpacked.error().context == cut.string());
}

TEST_CASE("An archive that is cut anywhere is an error, or all of it was there")
{
    const std::string ending = GENERATE("zip", "tar", "tar.gz", "tar.zst", "tar.xz");
    Case test;
    const auto whole = test.archive("whole." + ending);
    {
        ArchiveBuilder builder(whole);
        for (int index = 0; index < 4; ++index) {
            builder.addFile("result_" + std::to_string(index) + ".txt", noise(index).substr(0, 900));
        }
        builder.close();
    }
    const std::string bytes = textOf(whole);
    std::size_t refused = 0;
    // At every place where a block of a tar archive ends, so between its members too, and at others.
    for (std::size_t kept = 1; kept < bytes.size();
         kept += kept % 512 == 0 ? 1 : std::min<std::size_t>(97, 512 - kept % 512)) {
        const auto cut = test.temporary.write("cut." + ending, std::string_view(bytes).substr(0, kept));
        const auto folder = test.target / std::to_string(kept);
        std::filesystem::create_directory(folder);
        const auto unpacked = unpackArchive(cut, folder);
        CAPTURE(ending, kept, bytes.size());
        CHECK((unpacked ? unpacked->files == 4 : unpacked.error().code == ErrorCode::InvalidInput));
        refused += unpacked ? 0U : 1U;
    }
    CHECK(refused > bytes.size() / 512 / 2);
}

TEST_CASE("A tar archive that is cut between two members is said to be cut off")
{
    Case test;
    const auto whole = test.archive("whole.tar");
    {
        ArchiveBuilder builder(whole);
        builder.addFile("result_0.txt", "one");
        builder.addFile("result_1.txt", "two");
        builder.close();
    }
    const auto cut = test.temporary.write("cut.tar", std::string_view(textOf(whole)).substr(0, 1024));
    const auto unpacked = unpackArchive(cut, test.target);
    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::InvalidInput);
    CHECK(unpacked.error().detail.starts_with("it is cut off: the mark that ends a tar archive is missing; "));
}

TEST_CASE("Two archives in one file are both read")
{
    Case test;
    std::string bytes;
    for (int index = 0; index < 2; ++index) {
        const auto part = test.archive("part.tar.gz");
        ArchiveBuilder builder(part);
        builder.addFile("result_" + std::to_string(index) + ".txt", noise(index));
        builder.close();
        bytes += textOf(part);
    }
    const auto unpacked = unpackArchive(test.temporary.write("both.tar.gz", bytes), test.target);
    REQUIRE(unpacked.has_value());
    CHECK(test.made() == Names{"inside/result_0.txt", "inside/result_1.txt"});
}

TEST_CASE("A flipped byte of a compressed archive is found by its checksum")
{
    const std::string ending = "tar.xz";
    Case test;
    const auto whole = test.archive("whole." + ending);
    {
        ArchiveBuilder builder(whole);
        builder.addFile("result_0.txt", noise(0));
        builder.close();
    }
    const std::string bytes = textOf(whole);
    for (std::size_t place = 0; place < bytes.size(); place += 41) {
        std::string flipped = bytes;
        flipped[place] = static_cast<char>(flipped[place] ^ 0x5A);
        const auto folder = test.target / std::to_string(place);
        std::filesystem::create_directory(folder);
        const auto unpacked = unpackArchive(test.temporary.write("flipped." + ending, flipped), folder);
        CAPTURE(ending, place);
        CHECK_FALSE(unpacked.has_value());
    }
}

TEST_CASE("An archive that may not be read says so in the system's words")
{
    Case test;
    const auto file = test.archive("secret.tar");
    {
        ArchiveBuilder builder(file);
        builder.addFile("result_0.txt", "a");
        builder.close();
    }
    std::filesystem::permissions(test.temporary.path(), std::filesystem::perms(0755));
    std::filesystem::permissions(file, std::filesystem::perms::none);
    const bool isRoot = ::geteuid() == 0;
    REQUIRE((!isRoot || ::seteuid(65534) == 0));
    const auto unpacked = unpackArchive(file, test.target);
    REQUIRE((!isRoot || ::seteuid(0) == 0));
    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::FileUnreadable);
    CHECK(unpacked.error().context == file.string());
    CHECK(unpacked.error().detail == "Permission denied");
}

TEST_CASE("What is no archive is an error, whatever its name")
{
    const std::string content = GENERATE(as<std::string>{}, "", "hello", std::string(5000, '\xFF'));
    const std::string ending = GENERATE("zip", "tar", "tar.gz", "tar.zst", "tar.xz");
    Case test;
    const auto unpacked = unpackArchive(test.temporary.write("not-one." + ending, content), test.target);
    if (unpacked) {
        CHECK(unpacked->files == 0);  // an empty file is an empty tar
    } else {
        CHECK(unpacked.error().code == ErrorCode::InvalidInput);
    }
    CHECK(test.made().empty());
}

TEST_CASE("Flipped bytes never do harm")
{
    Case test;
    const auto whole = test.archive("whole.zip");
    {
        ArchiveBuilder builder(whole);
        builder.addFile("a/result_0.txt", test::logText(20));
        builder.addFile("a/result_1.txt", test::logText(30));
        builder.close();
    }
    const std::string bytes = textOf(whole);
    for (std::size_t place = 0; place < bytes.size(); place += 7) {
        std::string flipped = bytes;
        flipped[place] = static_cast<char>(flipped[place] ^ 0x5A);
        const auto file = test.temporary.write("flipped.zip", flipped);
        const auto folder = test.target / std::to_string(place);
        std::filesystem::create_directory(folder);
        const auto unpacked = unpackArchive(file, folder);
        CHECK((unpacked.has_value() || unpacked.error().code == ErrorCode::InvalidInput));
    }
    for (const auto& name : test.made()) {
        CHECK(name.starts_with("inside/"));
    }
}

}  // namespace podium::services
