// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/archive_unpacker.h"

#include <algorithm>
#include <clocale>

#include <unistd.h>  // seteuid

#include "app/services/utf8_names.h"
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
    const std::string name = GENERATE("../result_0.txt", "a/../../result_0.txt", "/tmp/podium-escaped/result_0.txt",
                                      "..", "a/..", "./../result_0.txt", "inside/../../result_1.txt", "//result_2.txt");
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
    CHECK(test.made() ==
          Names{"inside/out/result_3.txt", "inside/result_0.txt", "inside/result_1.txt", "inside/result_2.txt"});
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
