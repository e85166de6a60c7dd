// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/archive_unpacker.h"

#include <algorithm>
#include <clocale>
#include <fstream>
#include <iterator>
#include <random>

#include <unistd.h>  // seteuid

#include "app/services/utf8_names.h"
#include "tests/app/services/archive_builder.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::services {

namespace {

using test::ArchiveBuilder;
using test::TemporaryFolder;

/// An archive under test, and the folder that it is unpacked into, one level below the temporary one.
struct Case {
    TemporaryFolder temporary;
    std::filesystem::path target = temporary.path() / "inside";

    Case() { std::filesystem::create_directory(target); }

    [[nodiscard]] std::filesystem::path archive(const std::string& name) const { return temporary.path() / name; }

    /// Everything that unpacking made, archives apart, as paths below the temporary folder.
    [[nodiscard]] std::vector<std::string> made() const
    {
        std::vector<std::string> names;
        for (const auto& entry : std::filesystem::recursive_directory_iterator(temporary.path())) {
            const auto name = entry.path().lexically_relative(temporary.path()).generic_string();
            if (!entry.is_directory() && name.find('/') != std::string::npos) {
                names.push_back(name);
            }
        }
        std::sort(names.begin(), names.end());
        return names;
    }
};

std::string textOf(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("Every kind of archive gives the files that the importer reads, and no others")
{
    const std::string ending = GENERATE("zip", "tar", "tar.gz", "tgz", "tar.zst", "tar.xz");
    Case test;
    const auto file = test.archive("training_results_v5.0." + ending);
    {
        ArchiveBuilder builder(file);
        builder.addFolder("Acme/");
        builder.addFile("Acme/results/rocket/bert/result_0.txt", "log");
        builder.addFile("Acme/results/rocket/bert/result_10.txt", "another log");
        builder.addFile("Acme/results/rocket/bert/scaling.json", "{}");
        builder.addFile("Acme/systems/rocket.json", "{\"submitter\": \"Acme\"}");
        builder.addFile("Acme/benchmarks/train.py", "print()");
        builder.addFile("README.md", "read me");
        builder.close();
    }
    REQUIRE(isArchive(file));
    CHECK(archiveStem(file) == "training_results_v5.0");

    const auto unpacked = unpackArchive(file, test.target);

    REQUIRE(unpacked.has_value());
    CHECK(unpacked->files == 4);
    CHECK(unpacked->bytes == 3 + 11 + 2 + 21);
    CHECK(unpacked->issues.empty());
    CHECK(test.made() == Names{"inside/Acme/results/rocket/bert/result_0.txt",
                               "inside/Acme/results/rocket/bert/result_10.txt",
                               "inside/Acme/results/rocket/bert/scaling.json", "inside/Acme/systems/rocket.json"});
    CHECK(textOf(test.target / "Acme/results/rocket/bert/result_10.txt") == "another log");
}

TEST_CASE("Only regular files with an archive's name are archives")
{
    const Case test;
    CHECK_FALSE(isArchive(test.temporary.write("result_0.txt", "log")));
    CHECK(isArchive(test.temporary.write("RESULTS.TAR.GZ", "")));
    CHECK_FALSE(isArchive(test.archive("missing.zip")));
    std::filesystem::create_directory(test.archive("folder.zip"));
    CHECK_FALSE(isArchive(test.archive("folder.zip")));
    CHECK_FALSE(isArchive(test.temporary.write(".zip", "")));
}

TEST_CASE("Nothing that an archive names gets out of the folder")
{
    const std::string ending = GENERATE("zip", "tar");
    const std::string name =
        GENERATE("../result_0.txt", "a/../../result_0.txt", "/tmp/podium-escaped/result_0.txt", "..", "a/..",
                 "./../result_0.txt", "inside/../../result_1.txt", "//result_2.txt");
    Case test;
    const auto file = test.archive("hostile." + ending);
    {
        ArchiveBuilder builder(file);
        builder.addFile(name, "out");
        builder.addFile("good/result_0.txt", "in");
        builder.close();
    }

    const auto unpacked = unpackArchive(file, test.target);

    REQUIRE(unpacked.has_value());
    CHECK(unpacked->files == 1);
    CHECK(test.made() == Names{"inside/good/result_0.txt"});
    CHECK_FALSE(std::filesystem::exists("/tmp/podium-escaped"));
    if (name.ends_with(".txt")) {
        CHECK(test::codesOf(unpacked->issues) == Names{"warning file-ignored"});
        CHECK(unpacked->issues.front().file == name);
    }
}

TEST_CASE("Links and devices are left out, so that nothing is written through them")
{
    Case test;
    const auto file = test.archive("links.tar");
    {
        ArchiveBuilder builder(file);
        builder.addSymbolicLink("result_0.txt", "/etc/passwd");
        builder.addHardLink("result_1.txt", "/etc/passwd");
        builder.addDevice("result_2.txt");
        builder.addSymbolicLink("out", test.temporary.path().string());
        builder.addFile("out/result_3.txt", "not through the link");
        builder.close();
    }

    const auto unpacked = unpackArchive(file, test.target);

    REQUIRE(unpacked.has_value());
    CHECK(test.made() == Names{"inside/out/result_3.txt", "inside/result_0.txt", "inside/result_1.txt", "inside/result_2.txt"});
    for (const char* name : {"result_0.txt", "result_1.txt", "result_2.txt"}) {
        CHECK(std::filesystem::symlink_status(test.target / name).type() == std::filesystem::file_type::fifo);
    }
    CHECK(test::codesOf(unpacked->issues) ==
          Names{"warning link-ignored", "warning link-ignored", "warning file-ignored"});
}

TEST_CASE("A name that stands twice in an archive keeps its first content")
{
    Case test;
    const auto file = test.archive("twice.tar.gz");
    {
        ArchiveBuilder builder(file);
        builder.addFile("a/result_0.txt", "first");
        builder.addFile("a/result_0.txt", "second");
        builder.addFile("a/result_0.txt/result_1.txt", "below a file");
        builder.close();
    }

    const auto unpacked = unpackArchive(file, test.target);

    REQUIRE(unpacked.has_value());
    CHECK(unpacked->files == 1);
    CHECK(textOf(test.target / "a/result_0.txt") == "first");
    CHECK(test::codesOf(unpacked->issues) == Names{"warning file-ignored", "warning file-ignored"});
}

TEST_CASE("An archive that unpacks to far more than its size is refused")
{
    const std::string ending = GENERATE("zip", "tar.gz", "tar.zst", "tar.xz");
    const std::string member = GENERATE("result_0.txt", "readme.bin");
    Case test;
    const auto file = test.archive("bomb." + ending);
    {
        ArchiveBuilder builder(file);
        builder.addZeros(member, std::int64_t{100} << 20);
        builder.close();
    }
    REQUIRE(std::filesystem::file_size(file) < 1'000'000);

    const auto unpacked = unpackArchive(file, test.target);

    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::InvalidInput);
    CHECK(unpacked.error().context == file.string());
    CHECK(unpacked.error().detail.find("times as large") != std::string::npos);
}

TEST_CASE("Limits of number and size are held")
{
    Case test;
    const auto file = test.archive("many.zip");
    {
        ArchiveBuilder builder(file);
        for (int index = 0; index < 12; ++index) {
            builder.addFile("result_" + std::to_string(index) + ".txt", "0123456789");
        }
        builder.close();
    }
    ArchiveLimits limits;
    SECTION("members") { limits.entries = 11; }
    SECTION("files") { limits.files = 11; }
    SECTION("bytes in all") { limits.bytes = 119; }
    SECTION("bytes of one file") { limits.fileBytes = 9; }

    const auto unpacked = unpackArchive(file, test.target, {}, {}, limits);

    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::InvalidInput);
}

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
    for (std::size_t kept = 1; kept < bytes.size(); kept += kept % 512 == 0 ? 1 : std::min<std::size_t>(97, 512 - kept % 512)) {
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

TEST_CASE("Names beyond ASCII are read in every locale, also in the one that a program starts in")
{
    const std::string ending = GENERATE("zip", "tar");
    Case test;
    const auto file = test.archive("names." + ending);
    {
        const Utf8Names names;  // else the builder could not write them
        ArchiveBuilder builder(file);
        builder.addFile("ACME/result_0.txt", "a");
        builder.addFile("M\u00fcller/result_0.txt", "b");
        builder.addFile("\u5bcc\u58eb\u901a/result_0.txt", "c");
        builder.close();
    }
    REQUIRE(std::string(std::setlocale(LC_ALL, nullptr)) == "C");
    const auto unpacked = unpackArchive(file, test.target);
    REQUIRE(unpacked.has_value());
    CHECK(unpacked->issues.empty());
    CHECK(test.made() == Names{"inside/ACME/result_0.txt", "inside/M\u00fcller/result_0.txt",
                               "inside/\u5bcc\u58eb\u901a/result_0.txt"});
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

TEST_CASE("Unpacking stops when it is asked to")
{
    Case test;
    const auto file = test.archive("slow.tar");
    {
        ArchiveBuilder builder(file);
        builder.addZeros("result_0.txt", 8 << 20);
        builder.close();
    }
    std::stop_source stop;
    std::int64_t seen = 0;

    const auto unpacked = unpackArchive(file, test.target, stop.get_token(), [&](std::int64_t bytes) {
        seen = bytes;
        stop.request_stop();
    });

    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::Cancelled);
    CHECK(seen > 0);
    CHECK(seen < (8 << 20));
}

TEST_CASE("An archive that is not there cannot be read")
{
    const Case test;
    const auto unpacked = unpackArchive(test.archive("missing.zip"), test.target);
    REQUIRE_FALSE(unpacked.has_value());
    CHECK(unpacked.error().code == ErrorCode::FileUnreadable);
}

}  // namespace podium::services
