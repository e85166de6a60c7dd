// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/history.h"

#include "tests/app/models/model_text.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

/// Filter, pins, baseline and options with their history and a clock that stands until it is moved.
struct Session {
    ActiveFilter filter;
    PinState pins;
    BaselineState baseline;
    PageOptionsState options;
    qint64 time = 0;
    History history{filter, pins, baseline, options, [this] { return time; }};

    void type(const QString& words, qint64 after = 100)
    {
        time += after;
        filter.setSearch(words);
    }
};

FigureSpec racksWithRatio(double ratio)
{
    FigureSpec spec = defaultSpec(FigureKind::Racks);
    spec.racks.ratio = ratio;
    return spec;
}

ViewState state(ChosenKeys rounds, QStringList pins = {}, const QString& baseline = {})
{
    ViewState state;
    state.filter.of(Facet::Round) = std::move(rounds);
    state.pins = std::move(pins);
    state.baseline = baseline;
    return state;
}

}  // namespace

TEST_CASE("A baseline that is a generation goes back and forth")
{
    Session session;
    session.baseline.setGeneration("NVIDIA Hopper");
    session.baseline.setReference("a");
    CHECK(session.history.nextUndo() == ViewChange::Baseline);
    session.history.undo();
    CHECK(session.baseline.generation() == "NVIDIA Hopper");
    session.history.undo();
    CHECK(session.baseline.isEmpty());
    session.history.redo();
    CHECK(session.history.state().baselineGeneration == "NVIDIA Hopper");
}

TEST_CASE("Options of pages and the basis go back and forth")
{
    Session session;
    FigureSpec spread = defaultSpec(FigureKind::Spread);
    spread.spreadUnit = SpreadUnit::Percent;
    session.options.take(spread);
    session.options.setBasis(FigureBasis::Raw);
    session.options.take(defaultSpec(FigureKind::Convergence));
    session.options.setGenerationsAsFiltered(true);
    CHECK(session.history.nextUndo() == ViewChange::Options);
    session.history.undo();
    CHECK_FALSE(session.options.state().generationsAsFiltered);
    CHECK(session.options.state().runs == FigureKind::Convergence);
    session.history.undo();
    CHECK(session.options.state().runs == FigureKind::Spread);
    CHECK(session.history.nextUndo() == ViewChange::Basis);
    session.history.undo();
    CHECK(session.options.basis() == FigureBasis::Official);
    CHECK(session.options.of(FigureKind::Spread).spreadUnit == SpreadUnit::Percent);
    session.history.undo();
    CHECK(session.options.state() == PageOptions());
    session.history.redo();
    session.history.redo();
    CHECK(session.options.basis() == FigureBasis::Raw);
}

TEST_CASE("Turning one control of a page is one step, another control or a pause begins anew")
{
    Session session;
    for (const double ratio : {1.5, 2.0, 2.5}) {
        session.time += 100;
        session.options.take(racksWithRatio(ratio));
    }
    FigureSpec bars = racksWithRatio(2.5);
    bars.racks.form = RacksForm::Bars;
    session.options.take(bars);
    session.time += History::mergeMilliseconds + 1;
    bars.racks.ratio = 3;
    session.options.take(bars);
    session.history.undo();
    CHECK(session.options.of(FigureKind::Racks).racks.ratio == 2.5);
    CHECK(session.options.of(FigureKind::Racks).racks.form == RacksForm::Bars);
    session.history.undo();
    CHECK(session.options.of(FigureKind::Racks).racks.form == RacksForm::Cabinets);
    session.history.undo();
    CHECK_FALSE(session.options.of(FigureKind::Racks).racks.ratio.has_value());
    CHECK_FALSE(session.history.canUndo());
}

TEST_CASE("Filter, pins and baseline go back and forth step by step")
{
    Session session;
    CHECK_FALSE(session.history.canUndo());
    session.filter.setChosen(Facet::Round, "5.0", true);
    session.pins.pin("a");
    session.baseline.setReference("a");
    session.pins.pin("b");
    CHECK(session.history.state() == state({"5.0"}, {"a", "b"}, "a"));

    CHECK(session.history.nextUndo() == ViewChange::Pins);
    session.history.undo();
    CHECK(session.history.state() == state({"5.0"}, {"a"}, "a"));
    CHECK(session.history.nextUndo() == ViewChange::Baseline);
    CHECK(session.history.nextRedo() == ViewChange::Pins);
    session.history.undo();
    session.history.undo();
    CHECK(session.history.nextUndo() == ViewChange::Facets);
    session.history.undo();
    CHECK(session.history.state() == ViewState{});
    CHECK_FALSE(session.history.canUndo());
    session.history.undo();

    for (int step = 0; step < 4; ++step) {
        REQUIRE(session.history.canRedo());
        session.history.redo();
    }
    session.history.redo();
    CHECK_FALSE(session.history.canRedo());
    CHECK(session.history.state() == state({"5.0"}, {"a", "b"}, "a"));
}

TEST_CASE("A new change forgets what was undone")
{
    Session session;
    session.filter.setChosen(Facet::Round, "5.0", true);
    session.filter.setChosen(Facet::Round, "5.1", true);
    session.history.undo();
    session.filter.setChosen(Facet::Round, "4.1", true);
    CHECK_FALSE(session.history.canRedo());
    session.history.undo();
    CHECK(session.history.state() == state({"5.0"}));
}

TEST_CASE("Typing is one step")
{
    Session session;
    session.filter.setChosen(Facet::Round, "5.0", true);
    for (const char* words : {"h", "h1", "h10", "h100"}) {
        session.type(words);
    }
    CHECK(session.history.nextUndo() == ViewChange::Search);
    session.history.undo();
    CHECK(session.filter.state().search == "");
    CHECK(session.history.nextUndo() == ViewChange::Facets);
    session.history.redo();
    CHECK(session.filter.state().search == "h100");
}

TEST_CASE("A pause, another change or an end of typing begins a new step")
{
    Session session;
    session.type("a");
    session.type("ab", History::mergeMilliseconds);
    session.type("abc", History::mergeMilliseconds + 1);
    session.history.undo();
    CHECK(session.filter.state().search == "ab");
    session.history.undo();
    CHECK(session.filter.state().search == "");

    session.type("x");
    session.history.endMerging();
    session.type("xy");
    session.history.undo();
    CHECK(session.filter.state().search == "x");

    session.type("xz");
    session.pins.pin("a");
    session.type("xzz");
    session.history.undo();
    session.history.undo();
    session.history.undo();
    CHECK(session.filter.state().search == "x");
}

TEST_CASE("After an undo typing begins a new step")
{
    Session session;
    session.type("a");
    session.history.undo();
    session.history.redo();
    session.type("ab", 1);
    session.history.undo();
    CHECK(session.filter.state().search == "a");
}

TEST_CASE("Dragging the range is one step, and apart from typing")
{
    Session session;
    for (const std::int64_t size : {8, 16, 32}) {
        session.filter.setSizes({size, {}});
    }
    session.type("a", 1);
    CHECK(session.history.nextUndo() == ViewChange::Search);
    session.history.undo();
    CHECK(session.history.nextUndo() == ViewChange::Sizes);
    session.history.undo();
    CHECK(session.history.state() == ViewState{});
    CHECK_FALSE(session.history.canUndo());
}

TEST_CASE("Typing that ends where it began is no step")
{
    Session session;
    session.filter.setChosen(Facet::Round, "5.0", true);
    session.type("a");
    session.type("");
    CHECK(session.history.nextUndo() == ViewChange::Facets);
    session.type("b");
    session.history.undo();
    CHECK(session.history.state() == state({"5.0"}));
}

TEST_CASE("Ticking facets is never merged")
{
    Session session;
    session.filter.setChosen(Facet::Round, "5.0", true);
    session.filter.setChosen(Facet::Round, "5.1", true);
    session.history.undo();
    CHECK(session.history.state() == state({"5.0"}));
}

TEST_CASE("A saved view is one step, whatever it changes")
{
    Session session;
    session.filter.setChosen(Facet::Round, "4.1", true);
    session.history.apply(state({"5.0"}, {"a", "b"}, "a"));
    CHECK(session.history.state() == state({"5.0"}, {"a", "b"}, "a"));
    CHECK(session.history.nextUndo() == ViewChange::Several);
    session.history.undo();
    CHECK(session.history.state() == state({"4.1"}));
    session.history.apply(state({"4.1"}));
    CHECK(session.history.canRedo());
}

TEST_CASE("A session begins without steps")
{
    Session session;
    session.pins.pin("x");
    session.history.restart(state({"5.0"}, {"a"}, "b"));
    CHECK(session.history.state() == state({"5.0"}, {"a"}, "b"));
    CHECK_FALSE(session.history.canUndo());
    CHECK_FALSE(session.history.canRedo());
    session.pins.clear();
    session.history.undo();
    CHECK(session.history.state() == state({"5.0"}, {"a"}, "b"));
}

TEST_CASE("What can be undone and redone is told")
{
    Session session;
    QStringList told;
    QObject::connect(&session.history, &History::changed, &session.history, [&](bool canUndo, bool canRedo) {
        told += QString(canUndo ? "undo" : "-") + "/" + (canRedo ? "redo" : "-");
    });
    session.pins.pin("a");
    session.history.undo();
    session.history.undo();
    session.history.redo();
    session.history.restart({});
    CHECK(told.join(" ") == "undo/- -/redo undo/- -/-");
}

TEST_CASE("Only so many steps are kept, the oldest go")
{
    Session session;
    for (std::size_t step = 0; step < History::maximumSteps + 5; ++step) {
        session.baseline.setReference(QString::number(step));
    }
    std::size_t undone = 0;
    for (; session.history.canUndo(); ++undone) {
        session.history.undo();
    }
    CHECK(undone == History::maximumSteps);
    CHECK(session.baseline.reference() == "4");
}

TEST_CASE("Without a clock of its own the history takes the system's")
{
    ActiveFilter filter;
    PinState pins;
    BaselineState baseline;
    PageOptionsState options;
    History history(filter, pins, baseline, options);
    filter.setSearch("a");
    CHECK(history.canUndo());
}

}  // namespace podium
