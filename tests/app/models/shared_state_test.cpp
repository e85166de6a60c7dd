// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/active_filter.h"
#include "app/models/baseline_state.h"
#include "app/models/pin_state.h"
#include "app/models/selection_state.h"

#include "tests/app/models/model_text.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

/// Eight pins "a" to "h".
QStringList allPlaces() { return {"a", "b", "c", "d", "e", "f", "g", "h"}; }

}  // namespace

TEST_CASE("Selection and hover are told when they change")
{
    SelectionState selection;
    QStringList told;
    QObject::connect(&selection, &SelectionState::selectionChanged, &selection,
                     [&](const QString& reference) { told += "selected " + reference; });
    QObject::connect(&selection, &SelectionState::hoverChanged, &selection,
                     [&](const QString& reference) { told += "hovered " + reference; });
    selection.select("a");
    selection.select("a");
    selection.hover("b");
    selection.hover("b");
    selection.hover("");
    selection.select("");
    CHECK(told.join("; ") == "selected a; hovered b; hovered ; selected ");
    CHECK(selection.selected() == "");
    CHECK(selection.hovered() == "");
}

TEST_CASE("A baseline is told when it changes")
{
    BaselineState baseline;
    QStringList told;
    QObject::connect(&baseline, &BaselineState::changed, &baseline,
                     [&](const QString& reference) { told += reference; });
    baseline.setReference("a");
    baseline.setReference("a");
    baseline.setReference("");
    CHECK(told == QStringList{"a", ""});
}

TEST_CASE("A baseline is one result or the best of a generation")
{
    BaselineState baseline;
    int changes = 0;
    QObject::connect(&baseline, &BaselineState::changed, &baseline, [&] { ++changes; });
    CHECK(baseline.isEmpty());
    baseline.setReference("a");
    baseline.setGeneration("NVIDIA Hopper");
    baseline.setGeneration("NVIDIA Hopper");
    CHECK(changes == 2);
    CHECK(baseline.reference().isEmpty());
    CHECK_FALSE(baseline.isEmpty());
    baseline.setReference("a");
    CHECK(baseline.generation().isEmpty());
    baseline.setGeneration("NVIDIA Hopper");
    baseline.setReference({});
    CHECK(baseline.isEmpty());
    CHECK(changes == 5);
}

TEST_CASE("Pins keep their order, and none is there twice")
{
    PinState pins;
    CHECK(pins.pin("a"));
    CHECK_FALSE(pins.canCompare());
    CHECK(pins.pin("b"));
    CHECK(pins.pin("a"));
    CHECK(pins.references() == QStringList{"a", "b"});
    CHECK(pins.canCompare());
    CHECK_FALSE(pins.pin(""));
    pins.unpin("a");
    pins.unpin("x");
    CHECK(pins.references() == QStringList{"b"});
    CHECK(pins.toggle("c"));
    CHECK(pins.toggle("b"));
    CHECK(pins.references() == QStringList{"c"});
}

TEST_CASE("A ninth pin is refused with a word")
{
    PinState pins;
    QStringList refused;
    int changes = 0;
    QObject::connect(&pins, &PinState::refused, &pins, [&](const QString& reference) { refused += reference; });
    pins.setReferences(allPlaces());
    QObject::connect(&pins, &PinState::changed, &pins, [&] { ++changes; });
    CHECK(pins.isFull());
    CHECK_FALSE(pins.pin("i"));
    CHECK_FALSE(pins.toggle("j"));
    CHECK(pins.pin("h"));
    CHECK(refused == QStringList{"i", "j"});
    CHECK(changes == 0);
    CHECK(pins.references() == allPlaces());
}

TEST_CASE("A list of pins is taken without what cannot be pinned")
{
    PinState pins;
    pins.setReferences(QStringList{"a", "", "a"} + allPlaces() + QStringList{"i"});
    CHECK(pins.references() == allPlaces());
}

TEST_CASE("A pin moves within the list")
{
    PinState pins;
    int changes = 0;
    pins.setReferences({"a", "b", "c"});
    QObject::connect(&pins, &PinState::changed, &pins, [&] { ++changes; });
    pins.move("a", 2);
    CHECK(pins.references() == QStringList{"b", "c", "a"});
    pins.move("a", -7);
    CHECK(pins.references() == QStringList{"a", "b", "c"});
    pins.move("a", 99);
    CHECK(pins.references() == QStringList{"b", "c", "a"});
    CHECK(changes == 3);
    pins.move("a", 99);
    pins.move("x", 0);
    CHECK(changes == 3);
    pins.clear();
    pins.clear();
    CHECK(changes == 4);
    CHECK(pins.references().isEmpty());
}

TEST_CASE("Every part of the filter is set by itself and told once")
{
    ActiveFilter filter;
    std::vector<FilterState> told;
    QObject::connect(&filter, &ActiveFilter::changed, &filter,
                     [&](const FilterState& state) { told.push_back(state); });
    filter.setChosen(Facet::Round, "5.0", true);
    filter.setChosen(Facet::Round, "5.1", true);
    filter.setChosen(Facet::Round, "5.0", false);
    filter.setChosen(Facet::Round, "5.0", false);
    CHECK(filter.state().of(Facet::Round) == ChosenKeys{"5.1"});
    CHECK(told.size() == 3);
    filter.setChosenKeys(Facet::Benchmark, {"bert"});
    filter.setChosenKeys(Facet::Benchmark, {"bert"});
    filter.setSizes({8, 16});
    filter.setSizes({8, 16});
    filter.setSearch("a b");
    filter.setSearch(" a  b ");
    CHECK(told.size() == 6);
    CHECK(told.back() == filter.state());
    filter.clear();
    CHECK(told.back() == FilterState{});
    CHECK(told.size() == 7);
}

}  // namespace podium
