// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/saved_view.h"

#include "tests/support/catch.h"

using namespace podium;

namespace {

SavedView sample()
{
    SavedView view;
    view.title = "Blackwell beside \"Hopper\" ü";
    view.note = "First *line*\n\n- second";
    view.spec = defaultSpec(FigureKind::Scaling);
    view.spec.filter.benchmarks = {"llama31_405b"};
    view.savedAt = "2026-06-30T12:00:00Z";
    view.shown = {{"5.0/NVIDIA/a/llama31_405b", 27.33}, {"5.0/NVIDIA/b/llama31_405b", std::nullopt}};
    return view;
}

Error faultOf(const std::string& members)
{
    const auto view = savedViewFromJson("{" + members + "}", "my.podium-view");
    REQUIRE_FALSE(view.has_value());
    CHECK(view.error().code == ErrorCode::InvalidInput);
    return view.error();
}

const std::string figure = R"("figure": {"podium_figure": 1, "kind": "spread"})";

}  // namespace

TEST_CASE("a saved view comes back from JSON as it was", "[view]")
{
    const SavedView view = sample();
    const auto back = savedViewFromJson(toJson(view), "x");
    REQUIRE(back.has_value());
    CHECK(*back == view);
    CHECK(toJson(*back) == toJson(view));
}

TEST_CASE("a view written by hand needs a title and the kind of its figure only", "[view]")
{
    const auto view = savedViewFromJson(R"({"podium_view": 1, "title": "Mine", )" + figure + "}", "x");
    REQUIRE(view.has_value());
    CHECK(view->title == "Mine");
    CHECK(view->spec == defaultSpec(FigureKind::Spread));
    CHECK(view->shown.empty());
}

TEST_CASE("what is wrong with a view file is named by its field", "[view]")
{
    CHECK(faultOf(R"("podium_view": 2, "title": "x")").context == "my.podium-view: podium_view");
    CHECK(faultOf(R"("title": "x")").context == "my.podium-view: podium_view");
    CHECK(faultOf(R"("podium_view": 1, )" + figure).context == "my.podium-view: title");
    CHECK(faultOf(R"("podium_view": 1, "title": "  ", )" + figure).context == "my.podium-view: title");
    CHECK(faultOf(R"("podium_view": 1, "title": "a\nb", )" + figure).context == "my.podium-view: title");
    CHECK(faultOf(R"("podium_view": 1, "title": "x")").context == "my.podium-view: figure");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "more": 1, )" + figure).context == "my.podium-view: more");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": "pie"})").context ==
          "my.podium-view: figure.kind");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": "spread", "max_rows": 0})")
              .context == "my.podium-view: figure.max_rows");
    CHECK(
        faultOf(R"("podium_view": 1, "title": "x", "shown": [{"reference": "a", "minutes": -1}], )" + figure).context ==
        "my.podium-view: shown[0].minutes");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "shown": [{}, 3], )" + figure).context ==
          "my.podium-view: shown[0].reference");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "shown": [3], )" + figure).context == "my.podium-view: shown[0]");
}

TEST_CASE("notes and lists that no analyst wrote are refused", "[view]")
{
    SavedView view = sample();
    view.note = std::string(longestViewNote + 1, 'x');
    CHECK_FALSE(savedViewFromJson(toJson(view), "x").has_value());
    view = sample();
    view.title = std::string(longestViewTitle + 1, 'x');
    CHECK_FALSE(savedViewFromJson(toJson(view), "x").has_value());
    view = sample();
    view.shown.assign(mostShownResults + 1, {"5.0/a/b/c", 1.0});
    CHECK_FALSE(savedViewFromJson(toJson(view), "x").has_value());
    CHECK_FALSE(savedViewFromJson(std::string(largestViewFile + 1, ' '), "x").has_value());
    CHECK_FALSE(savedViewFromJson("[]", "x").has_value());
    CHECK_FALSE(savedViewFromJson("", "x").has_value());
}
