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

TEST_CASE("a fault of a view says what is wrong, in few words and at its place", "[view]")
{
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": "spread",)"
                  R"( "style": {"scale": 99}})")
              .context == "my.podium-view: figure.style.scale");
    const Error control = faultOf(R"("podium_view": 1, "title": "a\nb", )" + figure);
    CHECK(control.detail.find("control character") != std::string::npos);
    CHECK(control.detail.find("bytes") == std::string::npos);
    const Error length = faultOf(R"("podium_view": 1, "title": ")" + std::string(300, 'x') + "\", " + figure);
    CHECK(length.detail == "has 300 bytes: expected one line of at most 200");
    const std::string endless(100'000, 'k');
    const Error kind =
        faultOf(R"("podium_view": 1, "title": "x", "figure": {"podium_figure": 1, "kind": ")" + endless + "\"}");
    CHECK(kind.context == "my.podium-view: figure.kind");
    CHECK(kind.detail.starts_with("\"kkk"));
    CHECK(kind.detail.size() < 300);
    const Error field = faultOf(R"("podium_view": 1, "title": "x", ")" + endless + "\": 1, " + figure);
    CHECK(field.context.size() < 300);
    CHECK(field.detail == "unknown field");
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

TEST_CASE("a view keeps its words in other languages, and gives them", "[view]")
{
    SavedView view = sample();
    view.translations[Language::German] = {"Blackwell neben Hopper", "Erste *Zeile*"};
    const auto back = savedViewFromJson(toJson(view), "x");
    REQUIRE(back.has_value());
    CHECK(*back == view);
    const SavedView german = inLanguage(*back, Language::German);
    CHECK(german.title == "Blackwell neben Hopper");
    CHECK(german.note == "Erste *Zeile*");
    CHECK(german.translations.empty());
    CHECK(inLanguage(*back, Language::English).title == view.title);

    CHECK(faultOf(R"("podium_view": 1, "title": "x", "translations": {"fr": {"title": "y"}}, )" + figure).context ==
          "my.podium-view: translations.fr");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "translations": {"de": {"title": ""}}, )" + figure).context ==
          "my.podium-view: translations.de.title");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "translations": [], )" + figure).context ==
          "my.podium-view: translations");
}

TEST_CASE("what a view showed is kept beside it", "[view]")
{
    const SavedView view = sample();
    CHECK(shownFromJson(shownToJson(view.shown), "view 1").value() == view.shown);
    CHECK(shownToJson({}).empty());
    CHECK(shownFromJson("", "view 1").value().empty());
    CHECK(shownFromJson(R"({"shown": [{"reference": ""}]})", "view 1").error().context == "view 1: shown[0].reference");
    CHECK(shownFromJson(R"({"shown": [], "x": 1})", "view 1").error().context == "view 1: x");
}

TEST_CASE("hostile view files are refused in words, or taken as text", "[view]")
{
    CHECK(faultOf(R"("podium_view": 1, "title": "a", "title": "b", )" + figure).context == "my.podium-view: title");
    CHECK(faultOf(R"("podium_view": 1, "podium_view": 1, "title": "a", )" + figure).context ==
          "my.podium-view: podium_view");
    CHECK(faultOf(R"("podium_view": 99, "title": "a", "what": {}, )" + figure).detail.find("newer") !=
          std::string::npos);
    CHECK(faultOf(R"("podium_view": 1, "title": "a\u0000b", )" + figure).context == "my.podium-view: title");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "note": "a\u0000b", )" + figure).context ==
          "my.podium-view: note");
    CHECK(faultOf(R"("podium_view": 1, "title": "x", "saved_at": "1\n2", )" + figure).context ==
          "my.podium-view: saved_at");
    const std::string large(7'000'000, 'x');
    CHECK(faultOf(R"("podium_view": 1, "title": ")" + large + "\", " + figure).context == "my.podium-view: title");
    CHECK_FALSE(savedViewFromJson("{\"podium_view\": 1, \"title\": \"\xff\xfe\", " + figure + "}", "x").has_value());
    CHECK_FALSE(savedViewFromJson(std::string(1'000'000, '['), "x").has_value());
    std::string deep = R"({"podium_view": 1, "title": "x", "figure": )";
    for (int depth = 0; depth < 5'000; ++depth) {
        deep += R"({"a":)";
    }
    CHECK_FALSE(savedViewFromJson(deep + "1" + std::string(5'001, '}'), "x").has_value());

    for (const std::string title :
         {"<script>alert(1)</script>", "'; DROP TABLE views; --", "\u202Eabc", "=1+1", "../../x"}) {
        SavedView view = sample();
        view.title = title;
        const auto back = savedViewFromJson(toJson(view), "x");
        REQUIRE(back.has_value());
        CHECK(back->title == title);
    }
}

TEST_CASE("any text is made a title", "[view]")
{
    CHECK(fitTitle("  Time to\ntrain\t ") == "Time to train");
    CHECK(fitTitle("").empty());
    CHECK(fitTitle(" \n ").empty());
    for (const char* letter : {"x", "ü", "€", "😀"}) {
        std::string text;
        for (int count = 0; count < 100'000; ++count) {
            text += letter;
        }
        const std::string title = fitTitle(text);
        CAPTURE(title);
        CHECK(title.size() <= longestViewTitle);
        CHECK(title.size() >= longestViewTitle - 10);
        CHECK(validateWords({title, ""}).has_value());
    }
}
