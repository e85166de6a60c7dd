// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/view_service.h"

#include <fstream>

#include "app/services/view_lookup.h"
#include "db/store/view_repository.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::services;

namespace {

/// An empty database over the tables that ship with the program.
struct ViewBench {
    test::TemporaryFolder folder;
    Workspace workspace;

    ViewBench() : workspace(open(folder.path() / "data.db")) {}

    static Workspace open(const std::filesystem::path& path)
    {
        ::setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
        auto opened = Workspace::open({path, false});
        if (!opened) {
            throw std::runtime_error(opened.error().detail);
        }
        return std::move(*opened);
    }
    [[nodiscard]] std::string titles() const
    {
        std::string all;
        const StoredViews views = storedViews(workspace).value();
        for (const StoredView& stored : views.views) {
            all += (all.empty() ? "" : " ") + std::to_string(stored.id) + ":" + stored.view.title;
        }
        return all;
    }
    [[nodiscard]] std::filesystem::path write(const std::string& name, const std::string& text) const
    {
        const auto path = folder.path() / name;
        std::ofstream(path, std::ios::binary) << text;
        return path;
    }
};

SavedView viewOf(const std::string& title)
{
    SavedView view;
    view.title = title;
    view.note = "a\nb";
    view.spec = defaultSpec(FigureKind::Scaling);
    view.spec.filter.benchmarks = {"llama31_405b"};
    view.savedAt = nowInUtc();
    view.shown = {{"5.0/NVIDIA/a/llama31_405b", 27.335}, {"5.0/NVIDIA/b/llama31_405b", std::nullopt}};
    return view;
}

}  // namespace

TEST_CASE("Views come back from the database as they were, in their order")
{
    ViewBench bench;
    const SavedView first = viewOf("first");
    REQUIRE(addView(bench.workspace, first).value() == 1);
    REQUIRE(addView(bench.workspace, viewOf("second"), 1).value() == 2);
    CHECK(bench.titles() == "2:second 1:first");
    CHECK(storedViews(bench.workspace).value().views.at(1) == StoredView{1, first});
    CHECK(first.savedAt.size() == 20);

    REQUIRE(moveView(bench.workspace, 1, 2).has_value());
    REQUIRE(replaceView(bench.workspace, {2, viewOf("renamed")}).has_value());
    CHECK(bench.titles() == "1:first 2:renamed");
    REQUIRE(deleteView(bench.workspace, 1).has_value());
    CHECK(bench.titles() == "2:renamed");
    REQUIRE(restoreView(bench.workspace, {1, first}, 2).has_value());
    CHECK(bench.titles() == "1:first 2:renamed");
}

TEST_CASE("A view that cannot be is not stored")
{
    ViewBench bench;
    SavedView view = viewOf("   ");
    CHECK(addView(bench.workspace, view).error().context == "title");
    view = viewOf("a\nb");
    CHECK(addView(bench.workspace, view).error().context == "title");
    view = viewOf("x");
    view.note = std::string(longestViewNote + 1, 'x');
    CHECK(addView(bench.workspace, view).error().context == "note");
    CHECK(bench.titles().empty());
}

TEST_CASE("Rows that are no views are told, and the others read")
{
    ViewBench bench;
    REQUIRE(addView(bench.workspace, viewOf("good")).has_value());
    const auto insert = [&](const std::string& title, const std::string& spec, const std::string& shown) {
        REQUIRE(store::insertView(bench.workspace.database(), {0, title, "", spec, "", shown}).has_value());
    };
    const std::string spec = toJson(viewOf("x").spec);
    insert("no JSON", "{", "");
    insert("newer figure", R"({"podium_figure": 99, "kind": "scaling"})", "");
    insert("unknown kind", R"({"podium_figure": 1, "kind": "pie"})", "");
    insert("deep", std::string(100'000, '['), "");
    insert("shown", spec, "[]");
    insert("line\nfeed", spec, "");
    const auto views = storedViews(bench.workspace);
    REQUIRE(views.has_value());
    CHECK(bench.titles() == "1:good");
    REQUIRE(views->unreadable.size() == 6);
    CHECK(views->unreadable[0].context == "view 2: figure");
    CHECK(views->unreadable[1].context == "view 3: figure: podium_figure");
    CHECK(views->unreadable[2].context == "view 4: figure: kind");
    CHECK(views->unreadable[5].context == "view 7: title");
    // They are in nobody's way.
    REQUIRE(moveView(bench.workspace, 1, std::nullopt).has_value());
    REQUIRE(deleteView(bench.workspace, 2).has_value());
}

TEST_CASE("A view goes through a file into another database unchanged")
{
    ViewBench bench;
    const SavedView view = viewOf("Blackwell \"beside\" Hopper ü");
    const auto path = bench.folder.path() / "mine.podium-view";
    REQUIRE(writeViewFile(bench.workspace, view, path).has_value());
    ViewBench fresh;
    const auto read = readViewFile(path);
    REQUIRE(read.has_value());
    REQUIRE(addView(fresh.workspace, *read).has_value());
    CHECK(storedViews(fresh.workspace).value().views.front().view == view);
}

TEST_CASE("Files that are no views are refused with their name and line")
{
    ViewBench bench;
    CHECK(readViewFile(bench.folder.path() / "none.podium-view").error().code == ErrorCode::FileUnreadable);
    CHECK(readViewFile(bench.folder.path()).error().code == ErrorCode::FileUnreadable);
    CHECK(readViewFile("/dev/zero").error().code == ErrorCode::FileUnreadable);
    const auto path = bench.write("bad.podium-view", "{\n\n\"podium_view\": 7}");
    CHECK(readViewFile(path).error().context == path.string() + ":3: podium_view");
    const auto large = bench.write("large.podium-view", std::string(largestViewFile + 1, ' '));
    CHECK(readViewFile(large).error().code == ErrorCode::InvalidInput);
}

TEST_CASE("A view is not written over the database, nor into a folder that is not there")
{
    ViewBench bench;
    const auto refused = writeViewFile(bench.workspace, viewOf("x"), bench.workspace.database().path());
    REQUIRE_FALSE(refused.has_value());
    CHECK(refused.error().code == ErrorCode::FileUnwritable);
    CHECK_FALSE(writeViewFile(bench.workspace, viewOf("x"), bench.folder.path() / "no" / "x.podium-view").has_value());
    CHECK(bench.workspace.database().check().value().empty());
}

TEST_CASE("A view is found by id, by name and by title")
{
    ViewBench bench;
    REQUIRE(addView(bench.workspace, viewOf("Mine")).has_value());
    REQUIRE(addView(bench.workspace, viewOf("twice")).has_value());
    REQUIRE(addView(bench.workspace, viewOf("Twice")).has_value());
    const auto idOf = [&](const std::string& word) {
        return viewNamed(bench.workspace, word, Language::English).value().id;
    };
    CHECK(idOf("1") == "1");
    CHECK(idOf("mine") == "1");
    CHECK(idOf("racks-27-minutes") == "racks-27-minutes");
    CHECK(idOf("Racks for 27 minutes") == "racks-27-minutes");
    CHECK(viewNamed(bench.workspace, "Racks für 27 Minuten", Language::German).value().isShipped);
    CHECK(viewNamed(bench.workspace, "twice", Language::English).error().detail.ends_with("one of 2, 3"));
    CHECK(viewNamed(bench.workspace, "9", Language::English).error().context == "9");
}
