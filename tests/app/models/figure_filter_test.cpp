// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_filter.h"

#include "app/models/filter_rows.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::sampleSnapshot;

namespace {

FilterState choosing(Facet facet, ChosenKeys keys)
{
    FilterState filter;
    filter.of(facet) = std::move(keys);
    return filter;
}

std::string widened(const FilterState& filter)
{
    std::string text;
    for (const Facet facet : figureFilter(filter, *sampleSnapshot()).widened) {
        text += (text.empty() ? "" : " ") + std::string(toString(facet));
    }
    return text;
}

/// What comes back after a filter was written for a figure and read again.
FilterState thereAndBack(const FilterState& filter)
{
    const auto snapshot = sampleSnapshot();
    return filterState(figureFilter(filter, *snapshot).filter, *snapshot);
}

}  // namespace

TEST_CASE("Rounds, benchmarks, range and search go over as they are")
{
    FilterState state;
    state.of(Facet::Round) = {"4.1", "5.0"};
    state.of(Facet::Benchmark) = {"bert", "llama31_405b"};
    state.of(Facet::Division) = {"open"};
    state.of(Facet::Submitter) = {"Nebius"};
    state.of(Facet::Generation) = {"NVIDIA Hopper"};
    state.of(Facet::Accelerator) = {"NVIDIA H200"};
    state.sizes = {8, 4096};
    state.search = "h200";
    const auto [filter, left] = figureFilter(state, *sampleSnapshot());
    CHECK(left.empty());
    CHECK(filter.rounds == std::vector<std::string>{"4.1", "5.0"});
    CHECK(filter.benchmarks == std::vector<std::string>{"bert", "llama31_405b"});
    CHECK(filter.division == Division::Open);
    CHECK(filter.submitter == "Nebius");
    CHECK(filter.generation == "NVIDIA Hopper");
    CHECK(filter.accelerator == "NVIDIA H200");
    CHECK(filter.minAccelerators == 8);
    CHECK(filter.maxAccelerators == 4096);
    CHECK(filter.search == "h200");
    CHECK(thereAndBack(state) == state);
}

TEST_CASE("A filter that does not restrict is an empty one")
{
    const auto [filter, left] = figureFilter({}, *sampleSnapshot());
    CHECK(left.empty());
    CHECK(filter.rounds.empty());
    CHECK_FALSE(filter.submitter);
    CHECK_FALSE(filter.division);
    CHECK_FALSE(filter.search);
    CHECK(filterState({}, *sampleSnapshot()) == FilterState{});
}

TEST_CASE("What a figure's filter cannot say is named")
{
    CHECK(widened(choosing(Facet::Submitter, {"NVIDIA", "Google"})) == "submitters");
    CHECK(widened(choosing(Facet::Vendor, {"NVIDIA"})) == "vendors");
    CHECK(widened(choosing(Facet::Availability, {"Preview"})) == "availability");
    CHECK(widened(choosing(Facet::Verified, {std::string(verifiedKey)})) == "verification");
    CHECK(widened(choosing(Facet::Division, {"closed", "open"})) == "divisions");
    CHECK(widened(choosing(Facet::Accelerator, {""})) == "accelerators");
}

TEST_CASE("A name that is part of another one lets the other through too")
{
    CHECK(widened(choosing(Facet::Submitter, {"NVIDIA"})) == "submitters");
    CHECK(widened(choosing(Facet::Submitter, {"Nebius"})) == "");
    CHECK(widened(choosing(Facet::Accelerator, {"NVIDIA H100 SXM"})) == "");
}

TEST_CASE("Choosing every value of a facet restricts nothing, so nothing is left out")
{
    CHECK(widened(choosing(Facet::Verified, {std::string(verifiedKey), std::string(unverifiedKey)})) == "");
    CHECK(widened(choosing(Facet::Division, {"closed", "open", ""})) == "");
}

TEST_CASE("Names in part become every value that holds them, whatever their case")
{
    store::SubmissionFilter filter;
    filter.submitter = "nvidia";
    filter.generation = "hopper";
    filter.accelerator = "h";
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
    filter.submitter = "Acme";
    filter.benchmarks = {"doom"};
    const auto snapshot = sampleSnapshot();
    const FilterState state = filterState(filter, *snapshot);
    CHECK(state.of(Facet::Submitter) == ChosenKeys{"Acme"});
    CHECK(state.of(Facet::Benchmark) == ChosenKeys{"doom"});
    CHECK(filterRows(*snapshot, state).rows.empty());
}

}  // namespace podium
