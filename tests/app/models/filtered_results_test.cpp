// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filtered_results.h"

#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

using Rows = std::vector<RowIndex>;

struct Search {
    quint64 request = 0;
    QString words;
};

/// The filtered results, and what they told.
struct Watched {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    std::vector<quint64> changes;
    std::vector<Search> searches;

    Watched()
    {
        QObject::connect(&results, &FilteredResults::changed, &results,
                         [this](quint64 generation) { changes.push_back(generation); });
        QObject::connect(&results, &FilteredResults::searchRequested, &results,
                         [this](quint64 request, const QString& words) {
                             searches.push_back({request, words});
                         });
        store.replace(test::sampleSnapshot());
        changes.clear();
    }
};

}  // namespace

TEST_CASE("There is always a snapshot, at first an empty one")
{
    ResultStore store;
    ActiveFilter filter;
    const FilteredResults results(store, filter);
    REQUIRE(results.snapshot());
    CHECK(results.rows().empty());
    CHECK_FALSE(results.contains("5.0/NVIDIA/eos-dfw_n1024/llama31_405b"));
}

TEST_CASE("A change of the filter is told once, and only if it changes something")
{
    Watched watched;
    const quint64 before = watched.results.generation();
    watched.filter.setChosen(Facet::Submitter, "NVIDIA", true);
    watched.filter.setChosen(Facet::Submitter, "NVIDIA", true);
    CHECK(watched.changes == std::vector<quint64>{before + 1});
    CHECK(watched.results.rows() == Rows{2, 7});
    CHECK(watched.results.contains("5.0/NVIDIA/eos-dfw_n1024/llama31_405b"));
    CHECK_FALSE(watched.results.contains("4.1/Google/tpu-v5p-4096/gpt3"));

    watched.filter.clear();
    watched.filter.clear();
    CHECK(watched.changes.size() == 2);
    CHECK(watched.results.generation() == before + 2);
}

TEST_CASE("New search words are asked for, and their matches restrict when they come")
{
    Watched watched;
    watched.filter.setSearch("  eos  dfw ");
    REQUIRE(watched.searches.size() == 1);
    CHECK(watched.searches[0].words == "eos dfw");
    CHECK(watched.changes.empty());
    CHECK(watched.results.searchPending());
    CHECK(watched.results.rows().size() == 8);

    watched.results.setSearchMatches(watched.searches[0].request, {3});
    CHECK_FALSE(watched.results.searchPending());
    CHECK(watched.results.rows() == Rows{2});
    CHECK(watched.changes.size() == 1);
}

TEST_CASE("While the answer is awaited the matches before stand, and other facets filter")
{
    Watched watched;
    watched.filter.setSearch("eos");
    watched.results.setSearchMatches(watched.searches.back().request, {3, 4});
    watched.filter.setSearch("eos d");
    CHECK(watched.results.rows() == Rows{2, 3});
    watched.filter.setChosen(Facet::Submitter, "NVIDIA", true);
    CHECK(watched.results.rows() == Rows{2});
    CHECK(watched.searches.size() == 2);
}

TEST_CASE("The answer to an older request is dropped, and so is a second one")
{
    Watched watched;
    watched.filter.setSearch("a");
    watched.filter.setSearch("ab");
    REQUIRE(watched.searches.size() == 2);
    watched.results.setSearchMatches(watched.searches[0].request, {1});
    CHECK(watched.results.searchPending());
    CHECK(watched.results.rows().size() == 8);
    watched.results.setSearchMatches(watched.searches[1].request, {2});
    watched.results.setSearchMatches(watched.searches[1].request, {3});
    CHECK(watched.results.rows() == Rows{1});
}

TEST_CASE("Without words everything is there again, and a late answer changes nothing")
{
    Watched watched;
    watched.filter.setSearch("a");
    const quint64 request = watched.searches.back().request;
    watched.filter.setSearch("");
    watched.results.setSearchMatches(request, {1});
    CHECK(watched.results.rows().size() == 8);
    CHECK_FALSE(watched.results.searchPending());
    CHECK(watched.searches.size() == 1);
}

TEST_CASE("Who answers at once causes one change")
{
    Watched watched;
    QObject::connect(&watched.results, &FilteredResults::searchRequested, &watched.results, [&](quint64 request) {
        watched.results.setSearchMatches(request, {4, 99});
    });
    watched.filter.setSearch("carina");
    CHECK(watched.results.rows() == Rows{3});
    CHECK(watched.changes.size() == 1);
}

TEST_CASE("Words are asked for again when the results are new, or by who comes later")
{
    Watched watched;
    watched.filter.setSearch("eos");
    watched.results.setSearchMatches(watched.searches.back().request, {3});
    watched.store.replace(test::sampleSnapshot());
    REQUIRE(watched.searches.size() == 2);
    CHECK(watched.results.rows().size() == 8);
    watched.results.requestSearch();
    REQUIRE(watched.searches.size() == 3);
    watched.results.setSearchMatches(watched.searches[1].request, {1});
    CHECK(watched.results.searchPending());
    watched.results.setSearchMatches(watched.searches[2].request, {3});
    CHECK(watched.results.rows() == Rows{2});

    watched.filter.clear();
    watched.results.requestSearch();
    CHECK(watched.searches.size() == 3);
}

TEST_CASE("A filter that was there before the results is in force")
{
    ResultStore store;
    ActiveFilter filter;
    filter.setChosen(Facet::Submitter, "NVIDIA", true);
    filter.setSearch("eos");
    FilteredResults results(store, filter);
    CHECK(results.searchPending());
    store.replace(test::sampleSnapshot());
    CHECK(results.rows() == Rows{2, 7});
}

}  // namespace podium
