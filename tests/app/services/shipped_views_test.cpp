// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/shipped_views.h"

#include <algorithm>
#include <fstream>
#include <set>

#include "app/services/catalogue.h"
#include "app/services/figure_service.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::services;

namespace {

const std::filesystem::path shippedFolder = std::filesystem::path(PODIUM_ASSETS_DIR) / "views";

bool hasRows(const Figure& figure)
{
    const bool marked = std::any_of(figure.series.begin(), figure.series.end(),
                                    [](const Series& series) { return !series.marks.empty(); });
    return marked || (figure.curves && !figure.curves->submissions.empty()) ||
           (figure.racks && !figure.racks->rows.empty()) || figure.matrix.has_value();
}

}  // namespace

TEST_CASE("The views that ship with the program have titles and notes in both languages")
{
    const auto views = shippedViews(shippedFolder);
    REQUIRE(views.has_value());
    CHECK(views->size() >= 8);
    std::set<std::string> english;
    for (const ShippedView& shipped : *views) {
        CAPTURE(shipped.name);
        CHECK(english.insert(shipped.view.title).second);
        CHECK_FALSE(shipped.view.note.empty());
        const SavedView german = inLanguage(shipped.view, Language::German);
        CHECK(german.title != shipped.view.title);
        CHECK(german.note != shipped.view.note);
        CHECK(shipped.view.shown.empty());
        CHECK(shipped.view.savedAt.empty());
    }
    CHECK(english.contains("Blackwell against Hopper, equal counts, Llama 3.1 405B"));
    CHECK(english.contains("Scaling of Llama 3.1 405B"));
    CHECK(english.contains("Racks for 27 minutes"));
}

TEST_CASE("Every view that ships with the program shows results of the catalogue")
{
    ::setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
    const test::TemporaryFolder folder;
    auto workspace = Workspace::open({folder.path() / "data.db", false});
    REQUIRE(workspace.has_value());
    REQUIRE(ensureCatalogue(workspace->database(), workspace->catalogueFolder()).has_value());
    const auto views = shippedViews(workspace->viewsFolder()).value();
    for (const ShippedView& shipped : views) {
        CAPTURE(shipped.name);
        const FigureSpec& spec = shipped.view.spec;
        const auto figure =
            makeFigure(*workspace, spec, queryOf(spec.filter), BuiltinPhrasebook(Language::English), todayInUtc());
        REQUIRE(figure.has_value());
        CHECK(figure->emptyMessage.empty());
        CHECK(hasRows(*figure));
        CHECK(figure->comparability.verdict != Verdict::Blocked);
    }
}

TEST_CASE("The hardware that a filter names takes nothing from a figure of generations, wherever that is made")
{
    ::setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
    const test::TemporaryFolder folder;
    auto workspace = Workspace::open({folder.path() / "data.db", false});
    REQUIRE(workspace.has_value());
    REQUIRE(ensureCatalogue(workspace->database(), workspace->catalogueFolder()).has_value());
    FigureSpec spec;
    spec.kind = FigureKind::Generations;
    spec.generations.subjects = {"Blackwell"};
    spec.generations.against = "Hopper";
    const auto sources = [&] {
        const auto figure =
            makeFigure(*workspace, spec, queryOf(spec.filter), BuiltinPhrasebook(Language::English), todayInUtc());
        REQUIRE(figure.has_value());
        CHECK(figure->emptyMessage.empty());
        return figure->sources.size();
    };
    const std::size_t all = sources();
    spec.filter.generations = {"hopper"};
    CHECK(sources() == all);
    spec.filter = {};
    spec.filter.generationTexts = {"Hopper"};
    spec.filter.acceleratorTexts = {"H100"};
    CHECK(sources() == all);
}

TEST_CASE("Views are ordered by their files, and named without the number")
{
    const test::TemporaryFolder folder;
    const auto write = [&](const std::string& name, const std::string& title) {
        std::ofstream(folder.path() / name) << R"({"podium_view": 1, "title": ")" << title
                                            << R"(", "figure": {"podium_figure": 1, "kind": "scaling"}})";
    };
    CHECK(shippedViews(folder.path() / "none").value().empty());
    write("20-b.podium-view", "B");
    write("10-a-2.podium-view", "A");
    write("notes.txt", "no view");
    const auto views = shippedViews(folder.path()).value();
    REQUIRE(views.size() == 2);
    CHECK(views[0].name == "a-2");
    CHECK(views[1].name == "b");

    write("30-b.podium-view", "B again");
    CHECK(shippedViews(folder.path()).error().code == ErrorCode::InvalidInput);
    write("30-b.podium-view", "");
    CHECK(shippedViews(folder.path()).error().context.ends_with("30-b.podium-view:1: title"));
}
