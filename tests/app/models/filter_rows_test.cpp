// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/filter_rows.h"

#include <random>

#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::manyResults;
using test::sampleSnapshot;
using test::snapshotOf;

namespace {

std::vector<RowIndex> matching(const FilterState& filter, const std::vector<std::uint8_t>* search = nullptr)
{
    return filterRows(*sampleSnapshot(), filter, search).rows;
}

FilterState choosing(Facet facet, ChosenKeys keys)
{
    FilterState filter;
    filter.of(facet) = std::move(keys);
    return filter;
}

FilterState withSizes(SizeRange sizes)
{
    FilterState filter;
    filter.sizes = sizes;
    return filter;
}

/// A filter that chooses a few values of a few facets, a range or none.
FilterState anyFilter(const ResultSnapshot& snapshot, std::mt19937& random)
{
    FilterState filter;
    for (const Facet facet : allFacets) {
        const auto& values = snapshot.values(facet);
        for (std::size_t count = random() % 4; count > 1; --count) {
            filter.of(facet).insert(values[random() % values.size()].key);
        }
    }
    if (random() % 2 == 0) {
        filter.sizes.minimum = snapshot.sizes()[random() % snapshot.sizes().size()];
    }
    if (random() % 3 == 0) {
        filter.sizes.maximum = snapshot.sizes()[random() % snapshot.sizes().size()];
    }
    return filter;
}

/// What filterRows() is to find, said as plainly as can be.
bool matchesPlainly(const ResultSnapshot& snapshot, RowIndex row, const FilterState& filter,
                    const std::vector<std::uint8_t>& search)
{
    for (const Facet facet : allFacets) {
        const ChosenKeys& chosen = filter.of(facet);
        if (!chosen.empty() && !chosen.contains(snapshot.value(facet, row).key)) {
            return false;
        }
    }
    const auto& accelerators = snapshot.row(row).accelerators;
    if (filter.sizes.restricts() && !(accelerators && filter.sizes.contains(*accelerators))) {
        return false;
    }
    return search[row] != 0;
}

}  // namespace

TEST_CASE("Without a filter every result matches")
{
    CHECK(matching({}) == std::vector<RowIndex>{0, 1, 2, 3, 4, 5, 6, 7});
}

TEST_CASE("Values of a facet are alternatives, facets restrict together")
{
    CHECK(matching(choosing(Facet::Submitter, {"NVIDIA"})) == std::vector<RowIndex>{2, 7});
    CHECK(matching(choosing(Facet::Submitter, {"NVIDIA", "Google"})) == std::vector<RowIndex>{0, 2, 7});

    FilterState filter = choosing(Facet::Submitter, {"NVIDIA", "Google"});
    filter.of(Facet::Round) = {"5.0", "4.1"};
    CHECK(matching(filter) == std::vector<RowIndex>{0, 2});
    filter.of(Facet::Verified) = {std::string(unverifiedKey)};
    CHECK(matching(filter).empty());
}

TEST_CASE("What is not stated can be chosen, what no result has matches nothing")
{
    CHECK(matching(choosing(Facet::Vendor, {""})) == std::vector<RowIndex>{6});
    CHECK(matching(choosing(Facet::Vendor, {"Acme"})).empty());
    CHECK(matching(choosing(Facet::Vendor, {"Acme", "Google"})) == std::vector<RowIndex>{0});
}

TEST_CASE("A range of sizes leaves out what does not state its size")
{
    CHECK(matching(withSizes({512, 2496})) == std::vector<RowIndex>{3, 4, 5, 7});
    CHECK(matching(withSizes({0, {}})) == std::vector<RowIndex>{0, 1, 2, 3, 4, 5, 7});
    CHECK(matching(withSizes({1, {}})) == std::vector<RowIndex>{0, 2, 3, 4, 5, 7});
    CHECK(matching(withSizes({{}, 0})) == std::vector<RowIndex>{1});
    CHECK(matching(withSizes({9000, 10})).empty());
}

TEST_CASE("Search matches restrict like a facet")
{
    const std::vector<std::uint8_t> found{0, 0, 1, 1, 0, 0, 0, 0};
    CHECK(matching({}, &found) == std::vector<RowIndex>{2, 3});
    CHECK(matching(choosing(Facet::Submitter, {"NVIDIA"}), &found) == std::vector<RowIndex>{2});
}

TEST_CASE("Counts of a facet follow the other facets, not its own")
{
    const auto snapshot = sampleSnapshot();
    FilterState filter = choosing(Facet::Submitter, {"NVIDIA"});
    filter.of(Facet::Round) = {"5.0"};
    const FilterOutcome outcome = filterRows(*snapshot, filter);
    CHECK(outcome.rows == std::vector<RowIndex>{2});
    // Rounds 5.1, 5.0, 4.1, hpc-3.0 of NVIDIA.
    CHECK(outcome.counts[indexOf(Facet::Round)] == std::vector<std::uint32_t>{0, 1, 0, 1});
    // Nebius, NVIDIA, CoreWeave + IBM + NVIDIA, Google, Intel, me in round 5.0.
    CHECK(outcome.counts[indexOf(Facet::Submitter)] == std::vector<std::uint32_t>{2, 1, 1, 0, 1, 0});
    // Both restrict the divisions.
    CHECK(outcome.counts[indexOf(Facet::Division)] == std::vector<std::uint32_t>{1, 0, 0});
}

TEST_CASE("The sizes that can be chosen follow the facets, not the range")
{
    const auto snapshot = sampleSnapshot();
    FilterState filter = choosing(Facet::Submitter, {"Nebius", "Google"});
    filter.sizes = {1000, 2000};
    const FilterOutcome outcome = filterRows(*snapshot, filter);
    CHECK(outcome.rows == std::vector<RowIndex>{4});
    CHECK(outcome.sizes == SizeExtent{512, 4096});
    CHECK(outcome.sizeCounts == std::vector<std::uint32_t>{0, 1, 1, 0, 1, 0});

    CHECK_FALSE(filterRows(*snapshot, choosing(Facet::Submitter, {"me"})).sizes);
    CHECK_FALSE(filterRows(ResultSnapshot{}, filter).sizes);
}

TEST_CASE("The count of a value is the number of results when it alone is chosen")
{
    const auto snapshot = snapshotOf(manyResults(700));
    std::mt19937 random(7);
    std::vector<std::uint8_t> search(snapshot->size());
    std::size_t counted = 0;
    for (int round = 0; round < 12; ++round) {
        for (auto& found : search) {
            found = random() % 8 != 0 ? 1 : 0;
        }
        const FilterState filter = anyFilter(*snapshot, random);
        const FilterOutcome outcome = filterRows(*snapshot, filter, &search);
        for (RowIndex row = 0; row < snapshot->size(); ++row) {
            REQUIRE((outcome.matches[row] != 0) == matchesPlainly(*snapshot, row, filter, search));
        }
        for (const Facet facet : allFacets) {
            for (const FacetValue& value : snapshot->values(facet)) {
                FilterState alone = filter;
                alone.of(facet) = {value.key};
                const std::size_t expected = filterRows(*snapshot, alone, &search).rows.size();
                REQUIRE(outcome.counts[indexOf(facet)][*snapshot->valueOf(facet, value.key)] == expected);
                counted += expected;
            }
        }
        for (std::size_t size = 0; size < snapshot->sizes().size(); ++size) {
            FilterState alone = filter;
            alone.sizes = {snapshot->sizes()[size], snapshot->sizes()[size]};
            REQUIRE(outcome.sizeCounts[size] == filterRows(*snapshot, alone, &search).rows.size());
        }
    }
    CHECK(counted > 500);
}

}  // namespace podium
