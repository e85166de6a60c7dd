// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_filter.h"

#include <random>

#include "app/models/filter_rows.h"
#include "tests/app/models/result_samples.h"
#include "tests/db/store/store_testing.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

namespace podium {

using test::sampleSnapshot;

namespace {

/// States over all that a snapshot holds and some that it does not, the same for the same seed.
class StateMaker {
public:
    StateMaker(const ResultSnapshot& snapshot, std::uint32_t seed) : m_snapshot(snapshot), m_random(seed) {}

    FilterState next()
    {
        FilterState state;
        for (const Facet facet : allFacets) {
            for (std::size_t count = oneIn(3) ? m_random() % 5 : 0; count > 0; --count) {
                state.of(facet).insert(keyOf(facet));
            }
        }
        if (oneIn(4)) {
            state.sizes.minimum = number(3000);
        }
        if (oneIn(4)) {
            state.sizes.maximum = state.sizes.minimum.value_or(0) + number(9000);
        }
        state.search = oneIn(6) ? "system" : oneIn(6) ? "nvidia h200" : "";
        return state;
    }

private:
    std::int64_t number(std::uint32_t below) { return static_cast<std::int64_t>(m_random() % below); }

    bool oneIn(std::uint32_t count) { return m_random() % count == 0; }

    std::string keyOf(Facet facet)
    {
        const bool closed = facet == Facet::Division || facet == Facet::Availability || facet == Facet::Verified;
        const auto& values = m_snapshot.values(facet);
        return !closed && oneIn(10) ? "no such value" : values[m_random() % values.size()].key;
    }

    const ResultSnapshot& m_snapshot;
    std::mt19937 m_random;
};

Submission submissionOf(const store::SubmissionRow& row)
{
    Submission submission = test::submissionOf(reference(row.key));
    submission.submitter = row.submitter;
    submission.benchmark = row.benchmark;
    submission.system.name = row.systemName;
    submission.system.division = row.division;
    submission.system.availability = row.availability;
    submission.system.accelerator = row.accelerator;
    submission.system.acceleratorModel = row.acceleratorModel;
    submission.accelerators = row.accelerators;
    submission.score = row.score;
    submission.verified = row.verified;
    return submission;
}

std::vector<std::int64_t> idsOf(const std::vector<store::SubmissionRow>& rows)
{
    std::vector<std::int64_t> ids;
    for (const store::SubmissionRow& row : rows) {
        ids.push_back(row.id);
    }
    return ids;
}

/// What comes back after a filter was written for a figure and read again.
FilterState thereAndBack(const FilterState& filter)
{
    const auto snapshot = sampleSnapshot();
    return filterState(figureFilter(filter), *snapshot);
}

}  // namespace

TEST_CASE("Rounds, benchmarks, range and search go over as they are")
{
    FilterState state;
    state.of(Facet::Round) = {"4.1", "5.0"};
    state.of(Facet::Benchmark) = {"bert", "llama31_405b"};
    state.of(Facet::Division) = {"open"};
    state.of(Facet::Submitter) = {"Nebius", "Google"};
    state.of(Facet::Generation) = {"NVIDIA Hopper"};
    state.of(Facet::Accelerator) = {"NVIDIA H200"};
    state.sizes = {8, 4096};
    state.search = "h200";
    const store::SubmissionFilter filter = figureFilter(state);
    CHECK(filter.rounds == std::vector<std::string>{"4.1", "5.0"});
    CHECK(filter.benchmarks == std::vector<std::string>{"bert", "llama31_405b"});
    CHECK(filter.divisions == std::vector<std::string>{"open"});
    CHECK(filter.submitters == std::vector<std::string>{"Google", "Nebius"});
    CHECK(filter.generations == std::vector<std::string>{"NVIDIA Hopper"});
    CHECK(filter.accelerators == std::vector<std::string>{"NVIDIA H200"});
    CHECK(filter.minAccelerators == 8);
    CHECK(filter.maxAccelerators == 4096);
    CHECK(filter.search == "h200");
    CHECK(thereAndBack(state) == state);
}

TEST_CASE("A filter that does not restrict is an empty one")
{
    CHECK(figureFilter({}) == store::SubmissionFilter());
    CHECK(filterState({}, *sampleSnapshot()) == FilterState{});
}

TEST_CASE("Any state comes back from a figure's filter as it was")
{
    const auto snapshot = sampleSnapshot();
    StateMaker maker(*snapshot, 7);
    for (int round = 0; round < 500; ++round) {
        const FilterState state = maker.next();
        CAPTURE(toJson(state).toStdString());
        REQUIRE(thereAndBack(state) == state);
    }
}

TEST_CASE("The database finds by a figure's filter what the window's filter lets through")
{
    test::TemporaryFolder folder;
    store::Database database = test::openDatabase(folder.path() / "data.db");
    std::vector<Submission> submissions;
    for (const store::SubmissionRow& row : test::manyResults(400)) {
        submissions.push_back(submissionOf(row));
    }
    for (const store::SubmissionRow& row : test::sampleResults()) {
        submissions.push_back(submissionOf(row));
    }
    test::importAll(database, submissions);
    const auto snapshot = test::snapshotOf(store::listSubmissions(database).value());
    REQUIRE(snapshot->size() == submissions.size());
    StateMaker maker(*snapshot, 11);
    std::size_t hits = 0;
    for (int round = 0; round < 400; ++round) {
        FilterState state = maker.next();
        CAPTURE(toJson(state).toStdString());
        const auto found = store::listSubmissions(database, figureFilter(state)).value();
        const auto searched = store::listSubmissions(database, {.search = state.search}).value();
        const std::vector<std::uint8_t> matches = snapshot->rowsWithIds(idsOf(searched));
        std::vector<std::int64_t> shown;
        for (const RowIndex row : filterRows(*snapshot, state, &matches).rows) {
            shown.push_back(snapshot->row(row).id);
        }
        REQUIRE(idsOf(found) == shown);
        hits += shown.empty() ? 0U : 1U;
    }
    CHECK(hits > 100);
}

TEST_CASE("Names in part become every value that holds them, whatever their case")
{
    store::SubmissionFilter filter;
    filter.submitterTexts = {"nvidia"};
    filter.generationTexts = {"hopper"};
    filter.acceleratorTexts = {"h"};
    filter.rounds = {"HPC-3.0"};
    const FilterState state = filterState(filter, *sampleSnapshot());
    CHECK(state.of(Facet::Submitter) == ChosenKeys{"CoreWeave + IBM + NVIDIA", "NVIDIA"});
    CHECK(state.of(Facet::Generation) == ChosenKeys{"NVIDIA Hopper"});
    CHECK(state.of(Facet::Accelerator).size() == 6);
    CHECK(state.of(Facet::Round) == ChosenKeys{"hpc-3.0"});
}

TEST_CASE("A name that nothing holds stays, and matches nothing")
{
    store::SubmissionFilter filter;
    filter.submitterTexts = {"Acme"};
    filter.benchmarks = {"doom"};
    const auto snapshot = sampleSnapshot();
    const FilterState state = filterState(filter, *snapshot);
    CHECK(state.of(Facet::Submitter) == ChosenKeys{"Acme"});
    CHECK(state.of(Facet::Benchmark) == ChosenKeys{"doom"});
    CHECK(filterRows(*snapshot, state).rows.empty());
}

}  // namespace podium
