// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/file_buffer.h"

#include <algorithm>
#include <string>

#include <sys/stat.h>  // mkfifo

#include "db/mlperf/content_hash.h"
#include "db/mlperf/readable_name.h"
#include "db/mlperf/submission_reader.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

namespace {

/// Whether the readable bytes behind the text are zero.
bool isPadded(const FileBuffer& buffer)
{
    const char* end = buffer.text().data() + buffer.text().size();
    return std::all_of(end, end + FileBuffer::padding, [](char byte) { return byte == '\0'; });
}

void checkUnreadable(const fs::path& file, std::string_view reason)
{
    FileBuffer buffer;
    buffer.assign("what was there before");
    const auto status = buffer.read(file);
    REQUIRE_FALSE(status);
    CHECK(status.error().code == ErrorCode::FileUnreadable);
    CHECK(status.error().context == file.string());
    CHECK(status.error().detail == reason);
    CHECK(buffer.text() == "");
}

}  // namespace

TEST_CASE("A file is read whole, with zero bytes behind it", "[file-buffer]")
{
    const test::TemporaryFolder folder;
    FileBuffer buffer;
    CHECK(buffer.text() == "");
    for (std::size_t size : {0U, 1U, 63U, 64U, 4095U, 4096U, 4097U, 1'000'000U, 3U}) {
        std::string content(size, 'x');
        std::generate(content.begin(), content.end(), [n = 0]() mutable { return static_cast<char>(n++ * 7); });
        REQUIRE(buffer.read(folder.write("file", content)));
        CAPTURE(size);
        CHECK(buffer.text() == content);
        CHECK(isPadded(buffer));
    }
}

TEST_CASE("A buffer takes a copy of text", "[file-buffer]")
{
    FileBuffer buffer;
    buffer.assign("a long text that is replaced by a short one");
    buffer.assign(std::string_view("a\0b", 3));
    CHECK(buffer.text() == std::string_view("a\0b", 3));
    CHECK(isPadded(buffer));
    buffer.assign("");
    CHECK(buffer.text().empty());
    CHECK(isPadded(buffer));
}

TEST_CASE("A file whose size the system understates is read to its end", "[file-buffer]")
{
    FileBuffer buffer;
    REQUIRE(buffer.read("/proc/self/status"));  // states 0 bytes
    CHECK(buffer.text().find("Name:") != std::string_view::npos);
    CHECK(isPadded(buffer));
}

TEST_CASE("Only regular files are read, and none of them stops the reader", "[file-buffer]")
{
    const test::TemporaryFolder folder;
    fs::create_directory(folder.path() / "folder");
    const auto target = folder.write("target", "content");
    fs::create_symlink(target, folder.path() / "link");
    REQUIRE(::mkfifo((folder.path() / "pipe").c_str(), 0600) == 0);

    checkUnreadable(folder.path() / "missing", "No such file or directory");
    checkUnreadable(folder.path() / "folder", "not a regular file");
    checkUnreadable(folder.path() / "pipe", "not a regular file");
    checkUnreadable(folder.path() / "link",
                    "a symbolic link, which is not followed; put what it leads to in its place");
    checkUnreadable("/dev/zero", "not a regular file");
}

TEST_CASE("A file over the limit is refused before it is read", "[file-buffer]")
{
    const test::TemporaryFolder folder;
    const auto file = folder.write("huge", "");
    fs::resize_file(file, std::size_t{900} << 20);  // a hole: takes no room on the disk
    checkUnreadable(file,
                    "has 900 MiB (943718400 bytes), at most 256 MiB are read; keep the log lines only (those with "
                    "\":::ML\") and import it again");

    FileBuffer buffer;
    const auto small = folder.write("small", "12345");
    CHECK(buffer.read(small, 5));
    CHECK_FALSE(buffer.read(small, 4));
    CHECK(buffer.text().empty());
}

TEST_CASE("A hash depends on the bytes alone", "[content-hash]")
{
    // XXH3, 128 bits, of no bytes and of "abc" as its authors' tool xxh128sum prints them.
    CHECK(contentHash("") == "99aa06d3014798d86001c324468d497f");
    CHECK(contentHash("abc") == "06b05ab6733a618578af5f94892f3950");

    const test::TemporaryFolder folder;
    CHECK(hashFile(folder.write("a", "abc")).value() == contentHash("abc"));
    CHECK(hashFile(folder.path() / "missing").error().code == ErrorCode::FileUnreadable);
}

TEST_CASE("Names of files become text", "[readable-name]")
{
    CHECK(readableName("NVIDIA/results/X660 G45_SXM4-40G_mxnet+") == "NVIDIA/results/X660 G45_SXM4-40G_mxnet+");
    CHECK(readableName("r\xc3\xa9sultats") == "r\xc3\xa9sultats");
    CHECK(readableName("r\xe9sultats") == "r\xc3\xa9sultats");
}

}  // namespace podium::mlperf
