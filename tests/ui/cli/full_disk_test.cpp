// SPDX-License-Identifier: GPL-3.0-or-later
// A disk without room, at sizes that stop the program at every stage: the database's first page, its log, the log's
// index, the rows.
#include <algorithm>
#include <filesystem>

#include <fmt/format.h>
#include <sched.h>
#include <sys/mount.h>

#include "db/store/export_ledger.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/support/skip.h"
#include "tests/ui/cli/cli_bench.h"

namespace podium::test {

namespace {

namespace fs = std::filesystem;

/// A disk of so many KiB, which only this test sees. Needs the right to mount.
class SmallDisk {
public:
    SmallDisk(fs::path place, int kibibytes) : m_place(std::move(place))
    {
        fs::create_directory(m_place);
        static const bool isApart =
            ::unshare(CLONE_NEWNS) == 0 && ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0;
        const auto size = fmt::format("size={}k", kibibytes);
        m_mounted = isApart && ::mount("tmpfs", m_place.c_str(), "tmpfs", 0, size.c_str()) == 0;
    }
    ~SmallDisk()
    {
        if (m_mounted) {
            ::umount2(m_place.c_str(), MNT_DETACH);
        }
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool isMounted() const { return m_mounted; }

private:
    fs::path m_place;
    bool m_mounted = false;
};

}  // namespace

TEST_CASE("An import onto a full disk ends with 4 and names the database, whatever the disk's size")
{
    const CliBench bench;
    const auto root = bench.writeRepository();
    int full = 0;
    bool fits = false;
    for (int size = 4; size <= 1024 && !fits; size += size < 256 ? 12 : 128) {
        const SmallDisk disk(bench.path("disk"), size);
        if (!disk.isMounted()) {
            skip("no right to mount a disk");
            return;
        }
        const auto done = bench.run({"--db", "disk/test.db", "import", root.string()});
        CAPTURE(size, done.err);
        CHECK((done.exitCode == 0 || done.exitCode == 4));
        if (done.exitCode == 4) {
            ++full;
            CHECK(contains(done.err, "disk/test.db: the disk is full"));
        }
        fits = done.exitCode == 0;
    }
    CHECK(full > 3);
    CHECK(fits);
}

TEST_CASE("A backup onto a full disk names the copy and leaves nothing of it")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    for (const int size : {4, 32, 64, 128}) {
        const SmallDisk disk(bench.path("disk"), size);
        if (!disk.isMounted()) {
            skip("no right to mount a disk");
            return;
        }
        const auto done = bench.runOnDatabase({"db", "backup", "disk/copy.db"});
        CAPTURE(size, done.err);
        CHECK(done.exitCode == 4);
        CHECK(done.err.starts_with("podium-cli: disk/copy.db: the disk is full"));
        CHECK(fs::is_empty(bench.path("disk")));
    }
}

namespace {

/// Writes "whole", then the same onto eight disks that are too small for it by more and more, over an old file, and onto
/// one that is just large enough. Without the right to mount a disk nothing of the latter is checked.
template <class Write>
void writeOntoFullDisks(const CliBench& bench, const std::string& format, const Write& write)
{
    REQUIRE(write("whole").exitCode == 0);
    // The disk's pages have 4 KiB. The first one holds the old file; one too few is there for the new one at most.
    const auto needed = static_cast<int>((fs::file_size(bench.path("whole")) + 4095) / 4096);
    int full = 0;
    for (int seventh = 0; seventh < 8; ++seventh) {
        const SmallDisk disk(bench.path("disk"), 4 * (1 + (needed - 1) * seventh / 7));
        if (!disk.isMounted()) {
            skip("no right to mount a disk");
            return;
        }
        writeText(bench.path("disk/f"), "old");
        const auto done = write("disk/f");
        CAPTURE(format, needed, seventh, done.err);
        CHECK(done.exitCode == 4);
        CHECK(contains(done.err, "disk/f: the disk is full"));
        CHECK((textOf(bench.path("disk/f")) == "old"));
        CHECK(std::distance(fs::directory_iterator(bench.path("disk")), fs::directory_iterator()) == 1);
        full += done.exitCode == 4 ? 1 : 0;
    }
    CHECK(full == 8);
    const SmallDisk disk(bench.path("disk"), 4 * (1 + needed));
    writeText(bench.path("disk/f"), "old");
    CHECK(write("disk/f").exitCode == 0);
    CHECK((textOf(bench.path("disk/f")) == textOf(bench.path("whole"))));
}

}  // namespace

TEST_CASE("A figure onto a full disk ends with 4 in every format, and the old file stays")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    for (const std::string format : {"png", "svg", "pdf", "xlsx", "csv", "tsv", "md", "html", "odt", "json"}) {
        writeOntoFullDisks(bench, format, [&](const std::string& file) {
            return bench.runOnDatabase({"figure", "time-to-train", "-o", file, "--format", format});
        });
    }
}

TEST_CASE("A report onto a full disk ends with 4 in every format, and the old file stays")
{
    const CliBench bench;
    bench.publish();
    writeText(bench.path("v.podium-view"),
              R"({"podium_view": 1, "title": "All", "figure": {"podium_figure": 1, "kind": "time-to-train"}})");
    for (const std::string format : {"pdf", "html", "odt"}) {
        writeOntoFullDisks(bench, format, [&](const std::string& file) {
            return bench.runOnDatabase({"report", "v.podium-view", "-o", file, "--format", format});
        });
    }
}

TEST_CASE("A report stands where the disk of the ledger is full, and the words say that it is not recorded")
{
    const CliBench bench;
    const SmallDisk disk(bench.path("disk"), 8192);
    if (!disk.isMounted()) {
        skip("no right to mount a disk");
        return;
    }
    REQUIRE(bench.run({"--db", "disk/test.db", "import", bench.writeRepository().string()}).exitCode == 0);
    writeText(bench.path("v.podium-view"),
              R"({"podium_view": 1, "title": "All", "figure": {"podium_figure": 1, "kind": "time-to-train"}})");
    // 32 KiB are what SQLite's index of the log needs; nothing is left for the log.
    const auto free = fs::space(bench.path("disk")).available;
    writeText(bench.path("disk/fill"), std::string(free - std::uintmax_t{32} * 1024, 'x'));
    const auto done = bench.run({"--db", "disk/test.db", "report", "v.podium-view", "-o", "r.html"});
    CAPTURE(done.err);
    CHECK(done.exitCode == 1);
    CHECK(contains(done.err, "written, but not recorded among the exports"));
    CHECK(contains(done.err, "disk/test.db: the disk is full"));
    CHECK(contains(textOf(bench.path("r.html")), "</html>"));
    fs::remove(bench.path("disk/fill"));
    CHECK(bench.run({"--db", "disk/test.db", "exports", "--json"}).out == "[]\n");
}

namespace {

/// A database on a disk of its own with a result or two and no export, and so much room left. Reports go elsewhere.
class FullLedger {
public:
    explicit FullLedger(std::uintmax_t room) : m_disk(m_bench.path("disk"), 8192)
    {
        if (!m_disk.isMounted()) {
            return;
        }
        REQUIRE(run({"import", m_bench.writeRepository().string()}).exitCode == 0);
        writeText(m_bench.path("v.podium-view"),
                  R"({"podium_view": 1, "title": "All", "figure": {"podium_figure": 1, "kind": "time-to-train"}})");
        fill(room);
    }

    [[nodiscard]] bool isMounted() const { return m_disk.isMounted(); }
    [[nodiscard]] const CliBench& bench() const { return m_bench; }
    [[nodiscard]] Finished run(std::vector<std::string> words) const
    {
        words.insert(words.begin(), {"--db", "disk/test.db"});
        return m_bench.run(words);
    }
    void fill(std::uintmax_t room) const
    {
        const auto free = fs::space(m_bench.path("disk")).available;
        writeText(m_bench.path("disk/fill"), std::string(free - room, 'x'));
    }
    void makeRoom() const { fs::remove(m_bench.path("disk/fill")); }

private:
    const CliBench m_bench;
    const SmallDisk m_disk;
};

}  // namespace

TEST_CASE(
    "Whatever little room the ledger's disk has, figures and reports are written elsewhere, and it is recorded or said")
{
    bool recorded = false;
    bool refused = false;
    for (const int kibibytes : {0, 4, 8, 16, 28, 32, 48, 64}) {
        const FullLedger ledger(std::uintmax_t(kibibytes) * 1024);
        if (!ledger.isMounted()) {
            skip("no right to mount a disk");
            return;
        }
        const auto report = ledger.run({"report", "v.podium-view", "-o", "r.html"});
        const auto figure = ledger.run({"figure", "time-to-train", "-o", "f.svg"});
        int exports = 0;
        for (const auto& done : {report, figure}) {
            CAPTURE(kibibytes, done.err);
            CHECK((done.exitCode == 0 || done.exitCode == 1));
            if (done.exitCode == 1) {
                refused = true;
                CHECK(contains(done.err, "written, but not recorded among the exports"));
                CHECK(contains(done.err, "disk/test.db: the disk is full"));
            }
            recorded = recorded || done.exitCode == 0;
            exports += done.exitCode == 0 ? 1 : 0;
        }
        CAPTURE(kibibytes);
        CHECK(contains(textOf(ledger.bench().path("r.html")), "</html>"));
        CHECK(contains(textOf(ledger.bench().path("f.svg")), "</svg>"));
        CHECK(ledger.run({"list"}).exitCode == 0);
        ledger.makeRoom();
        CHECK(ledger.run({"db", "check"}).out == "ok\n");
        const auto listed = ledger.run({"exports", "--csv"}).out;
        CHECK(std::count(listed.begin(), listed.end(), '\n') == 1 + exports);
    }
    CHECK(recorded);
    CHECK(refused);
}

TEST_CASE("On a full disk what a program that was killed had stored is read, too")
{
    const FullLedger ledger(512 * 1024);
    if (!ledger.isMounted()) {
        skip("no right to mount a disk");
        return;
    }
    {
        auto database = store::Database::open(ledger.bench().path("disk/test.db"), store::OpenMode::ReadWrite).value();
        REQUIRE(store::recordExports(database, {ExportRecord{}}).has_value());
        fs::copy_file(ledger.bench().path("disk/test.db"), ledger.bench().path("database"));
        fs::copy_file(ledger.bench().path("disk/test.db-wal"), ledger.bench().path("log"));
    }
    fs::copy_file(ledger.bench().path("database"), ledger.bench().path("disk/test.db"),
                  fs::copy_options::overwrite_existing);
    fs::copy_file(ledger.bench().path("log"), ledger.bench().path("disk/test.db-wal"));
    ledger.makeRoom();
    ledger.fill(0);
    CHECK(contains(ledger.run({"exports", "--csv"}).out, "\n1,"));
    CHECK(ledger.run({"figure", "time-to-train", "-o", "f.svg"}).exitCode == 1);
    ledger.makeRoom();
    CHECK(ledger.run({"db", "check"}).out == "ok\n");
    CHECK(contains(ledger.run({"exports", "--csv"}).out, "\n1,"));
}

TEST_CASE("On a full disk what changes the database ends with 4, names it and changes nothing")
{
    const FullLedger ledger(512 * 1024);
    if (!ledger.isMounted()) {
        skip("no right to mount a disk");
        return;
    }
    REQUIRE(ledger.run({"figure", "time-to-train", "-o", "f.svg"}).exitCode == 0);
    writeText(ledger.bench().path("ids.csv"), "reference,result_id\n5.0/Acme/rocket_n2/llama31_405b,5.0-0001\n");
    ledger.makeRoom();
    ledger.fill(0);
    for (const std::vector<std::string>& words :
         {std::vector<std::string>{"import", "ids.csv"}, {"exports", "remove", "1"}, {"exports", "clear", "--yes"}}) {
        const auto done = ledger.run(words);
        CAPTURE(words, done.err);
        CHECK(done.exitCode == 4);
        CHECK(contains(done.err, "disk/test.db: the disk is full"));
    }
    CHECK(contains(ledger.run({"exports"}).out, "unchanged"));
    CHECK_FALSE(contains(ledger.run({"show", "5.0/Acme/rocket_n2/llama31_405b", "--json"}).out, "5.0-0001"));
    ledger.makeRoom();
    CHECK(ledger.run({"exports", "remove", "1"}).exitCode == 0);
}

TEST_CASE("A workbook whose temporary files find no room is refused, not cut")
{
    const CliBench bench;
    REQUIRE(bench.runOnDatabase({"import", bench.writeRepository().string()}).exitCode == 0);
    writeText(bench.path("f.xlsx"), "old");
    for (const int size : {4, 8, 12, 16, 24, 32, 48, 64}) {
        const SmallDisk disk(bench.path("tmp"), size);
        if (!disk.isMounted()) {
            skip("no right to mount a disk");
            return;
        }
        ProcessOptions options;
        options.environment = {{"TMPDIR", bench.path("tmp").string()}};
        const auto done = bench.runOnDatabase({"figure", "time-to-train", "-o", "f.xlsx"}, options);
        CAPTURE(size, done.err);
        const bool whole = textOf(bench.path("f.xlsx")).starts_with("PK");
        CHECK(done.exitCode == (whole ? 0 : 4));
        if (!whole) {
            CHECK(textOf(bench.path("f.xlsx")) == "old");
            CHECK(contains(done.err, "temporary files"));
        }
        writeText(bench.path("f.xlsx"), "old");
    }
}

}  // namespace podium::test
