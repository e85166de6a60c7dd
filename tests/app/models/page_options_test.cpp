// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/page_options.h"

#include "app/models/figure_filter.h"
#include "app/models/figure_view_state.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

/// A spec of each kind in which everything that a page can be told is told.
std::vector<FigureSpec> fullSpecs()
{
    const std::string one = "5.0/NVIDIA/small/llama31_405b";
    const std::string other = "5.0/NVIDIA/large/llama31_405b";
    std::vector<FigureSpec> specs;
    for (int kind = 0; kind < figureKindCount; ++kind) {
        FigureSpec spec = defaultSpec(static_cast<FigureKind>(kind));
        spec.order = RowOrder::Submitter;
        spec.basis = FigureBasis::Raw;
        spec.filter.rounds = {"5.0"};
        specs.push_back(spec);
    }
    const auto of = [&](FigureKind kind) -> FigureSpec& { return specs[static_cast<std::size_t>(kind)]; };
    of(FigureKind::TimeToTrain).scale = AxisScale::Log;
    of(FigureKind::TimeToTrain).baseline = one;
    of(FigureKind::Spread).spreadUnit = SpreadUnit::Percent;
    of(FigureKind::Speedup).speedup = SpeedupMode::EqualCount;
    of(FigureKind::Speedup).baselineGeneration = "NVIDIA Hopper";
    of(FigureKind::Scaling).grouping = SeriesGrouping::Generation;
    of(FigureKind::Scaling).scale = AxisScale::Linear;
    of(FigureKind::Scaling).baseline = other;
    of(FigureKind::Scaling).from = one;
    of(FigureKind::Scaling).to = other;
    of(FigureKind::Trend).atAccelerators = 512;
    of(FigureKind::Racks).racks = {one, "Hopper", 2.5, OwnRack{32, 32}, OwnRack{72, 64}, RacksForm::Bars};
    of(FigureKind::Generations).generations = {{"Blackwell"}, "Hopper", 0.1, GenerationForm::Matrix, true};
    of(FigureKind::Convergence).over = ConvergenceOver::Samples;
    of(FigureKind::Convergence).pins = {one, other};
    for (const FigureSpec& spec : specs) {
        REQUIRE(validate(spec));
    }
    return specs;
}

}  // namespace

TEST_CASE("Options hold neither filter nor baseline nor pins")
{
    PageOptions options;
    for (const FigureSpec& spec : fullSpecs()) {
        options.take(spec);
        const FigureSpec& kept = options.of(spec.kind);
        CHECK(kept.filter == store::SubmissionFilter());
        CHECK(kept.baseline.empty());
        CHECK(kept.baselineGeneration.empty());
        CHECK(kept.pins.empty());
        CHECK(kept.order == RowOrder::Submitter);
        CHECK(kept.racks == spec.racks);
        CHECK(kept.generations == spec.generations);
    }
    CHECK(options.runs == FigureKind::Convergence);
    CHECK(options.basis == FigureBasis::Official);
}

TEST_CASE("Options of all pages come back from a view's JSON")
{
    ViewState view;
    for (const FigureSpec& spec : fullSpecs()) {
        view.options.take(spec);
    }
    view.options.basis = FigureBasis::Throughput;
    view.options.generationsAsFiltered = true;
    const auto back = viewStateFromJson(toJson(view), "session");
    REQUIRE(back.has_value());
    CHECK(*back == view);
}

TEST_CASE("Options may lack what a figure is about")
{
    ViewState view;
    FigureSpec pair = defaultSpec(FigureKind::Scaling);
    pair.from = pair.to = "5.0/NVIDIA/small/llama31_405b";
    view.options.take(pair);
    FigureSpec same = defaultSpec(FigureKind::Generations);
    same.generations = {{"Hopper"}, "Hopper"};
    view.options.take(same);
    FigureSpec speedup = defaultSpec(FigureKind::Speedup);
    speedup.speedup = SpeedupMode::PerAccelerator;
    view.options.take(speedup);
    const auto back = viewStateFromJson(toJson(view), "session");
    REQUIRE(back.has_value());
    CHECK(*back == view);
}

TEST_CASE("Options that cannot be are refused by name")
{
    const auto fault = [](const QByteArray& options) {
        const auto state = viewStateFromJson(R"({"schema":1,"filter":{"schema":1},"options":)" + options + "}", "s");
        REQUIRE_FALSE(state.has_value());
        return state.error().context;
    };
    CHECK(fault(R"({"basis":"guess"})") == "s: options.basis");
    CHECK(fault(R"({"runs":"scaling"})") == "s: options.runs");
    CHECK(fault(R"({"pie":{}})") == "s: options.pie");
    CHECK(fault(R"({"trend":{"podium_figure":1,"kind":"racks"}})") == "s: options.trend");
    CHECK(fault(R"({"trend":{"podium_figure":1,"kind":"trend","max_rows":0}})") == "s: options.trend: max_rows");
}

TEST_CASE("The one control that differs is named")
{
    PageOptions before;
    PageOptions after;
    CHECK(changedControl(before, after).empty());
    after.basis = FigureBasis::Raw;
    CHECK(changedControl(before, after) == "basis");
    FigureSpec racks = defaultSpec(FigureKind::Racks);
    racks.racks.ratio = 2;
    after.take(racks);
    CHECK(changedControl(before, after).empty());
    before.basis = FigureBasis::Raw;
    CHECK(changedControl(before, after) == "racks.ratio");
}

TEST_CASE("A view of a figure sets all that the figure is drawn from")
{
    const auto snapshot = test::sampleSnapshot();
    ViewState now;
    now.pins = {"kept"};
    now.baseline = "before";
    now.filter.of(Facet::Vendor) = {"Google"};
    for (const FigureSpec& spec : fullSpecs()) {
        CAPTURE(toString(spec.kind));
        const ViewState view = viewOfFigure(spec, now, *snapshot);
        store::SubmissionFilter filter = figureFilter(view.filter);
        if (spec.kind == FigureKind::Generations) {  // its page chooses the hardware itself
            CHECK(filter.vendors == std::vector<std::string>{"Google"});
            filter.vendors.clear();
        }
        CHECK(filter == spec.filter);
        PageOptions taken;
        taken.take(spec);
        CHECK(view.options.of(spec.kind) == taken.of(spec.kind));
        const bool curves = spec.kind == FigureKind::Convergence;
        CHECK(view.options.basis == (curves ? FigureBasis::Official : FigureBasis::Raw));
        CHECK(view.pins == (curves ? QStringList{"5.0/NVIDIA/small/llama31_405b", "5.0/NVIDIA/large/llama31_405b"}
                                   : QStringList{"kept"}));
    }
    CHECK(viewOfFigure(fullSpecs()[0], now, *snapshot).baseline == "5.0/NVIDIA/small/llama31_405b");
    CHECK(viewOfFigure(defaultSpec(FigureKind::TimeToTrain), now, *snapshot).baseline.isEmpty());
    CHECK(viewOfFigure(defaultSpec(FigureKind::Trend), now, *snapshot).baseline == "before");
    CHECK(viewOfFigure(fullSpecs()[2], now, *snapshot).baselineGeneration == "NVIDIA Hopper");
    CHECK(viewOfFigure(fullSpecs()[6], now, *snapshot).options.generationsAsFiltered);
    CHECK_FALSE(viewOfFigure(defaultSpec(FigureKind::Generations), now, *snapshot).options.generationsAsFiltered);
}

}  // namespace podium
