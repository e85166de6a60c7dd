// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_spec.h"

#include "tests/support/catch.h"

using namespace podium;

namespace {

Error faultOf(const std::string& json)
{
    const auto spec = figureSpecFromJson(json, "my.podium-view");
    REQUIRE_FALSE(spec.has_value());
    CHECK(spec.error().code == ErrorCode::InvalidInput);
    return spec.error();
}

std::string with(const std::string& members)
{
    return R"({"podium_figure": 1, "kind": "time-to-train", )" + members + "}";
}

}  // namespace

TEST_CASE("a spec comes back from JSON as it was", "[spec]")
{
    FigureSpec spec;
    spec.kind = FigureKind::Spread;
    spec.filter.rounds = {"5.0", "hpc-3.0"};
    spec.filter.benchmarks = {"llama31_405b"};
    spec.filter.submitterTexts = {"quote \" and \\ and \n and ü"};
    spec.filter.acceleratorTexts = {"H100", "MI300X"};
    spec.filter.generationTexts = {"Hopper"};
    spec.filter.submitters = {"", "Dell"};
    spec.filter.accelerators = {"NVIDIA H100 SXM"};
    spec.filter.generations = {"NVIDIA Hopper"};
    spec.filter.vendors = {"AMD", "NVIDIA"};
    spec.filter.divisions = {"open", ""};
    spec.filter.availabilities = {"Available cloud", "Preview"};
    spec.filter.verification = {"verified"};
    spec.filter.minAccelerators = 8;
    spec.filter.maxAccelerators = 8192;
    spec.filter.search = "nemo";
    spec.baseline = "5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b";
    spec.basis = FigureBasis::Raw;
    spec.order = RowOrder::Accelerators;
    spec.spreadUnit = SpreadUnit::Percent;
    spec.maxRows = 12;
    spec.allowBlocked = true;
    spec.style = {"", 1280, 720, 1.5, FigureTone::Dark, Language::German};
    const auto back = figureSpecFromJson(toJson(spec), "x");
    REQUIRE(back.has_value());
    CHECK(*back == spec);
    CHECK(toJson(*back) == toJson(spec));
}

TEST_CASE("a pair of scaling and the form of generations come back from JSON", "[spec]")
{
    FigureSpec scaling = defaultSpec(FigureKind::Scaling);
    scaling.from = "5.0/NVIDIA/small/llama31_405b";
    scaling.to = "5.0/NVIDIA/large/llama31_405b";
    const auto pair = figureSpecFromJson(toJson(scaling), "x");
    REQUIRE(pair.has_value());
    CHECK(*pair == scaling);
    FigureSpec generations = defaultSpec(FigureKind::Generations);
    generations.generations = {{"Blackwell"}, "Hopper"};
    generations.generations.form = GenerationForm::Matrix;
    const auto matrix = figureSpecFromJson(toJson(generations), "x");
    REQUIRE(matrix.has_value());
    CHECK(*matrix == generations);
}

TEST_CASE("a pair needs two results that differ, in a scaling figure", "[spec]")
{
    FigureSpec spec = defaultSpec(FigureKind::Scaling);
    spec.from = "5.0/NVIDIA/small/llama31_405b";
    CHECK(validate(spec).error().context == "to");
    spec.to = spec.from;
    CHECK(validate(spec).error().context == "to");
    spec.to = "5.0/NVIDIA/large/llama31_405b";
    CHECK(validate(spec).has_value());
    spec.kind = FigureKind::Trend;
    CHECK(validate(spec).error().context == "from");
}

TEST_CASE("what is left out keeps its default", "[spec]")
{
    const auto spec = figureSpecFromJson(R"({"podium_figure": 1, "kind": "time-to-train"})", "x");
    REQUIRE(spec.has_value());
    CHECK(*spec == FigureSpec());
    CHECK(spec->maxRows == 30);
}

TEST_CASE("faults name the file, the field and what was expected", "[spec]")
{
    CHECK(faultOf(with(R"("basis": "throughput")")).context == "my.podium-view: basis");
    CHECK(faultOf(with(R"("basis": "throughput")")).detail ==
          "only speedup, scaling, racks and generations have the basis throughput");
    CHECK(faultOf(with(R"("filter": {"rounds": "5.0"})")).context == "my.podium-view: filter.rounds");
    CHECK(faultOf(with(R"("filter": {"rounds": [5]})")).detail == "expected a list of texts");
    CHECK(faultOf(with(R"("filter": 3)")).detail == "expected an object");
    CHECK(faultOf(with(R"("filter": {"color": 1})")).context == "my.podium-view: filter.color");
    CHECK(faultOf(with(R"("filter": {"color": 1})")).detail == "unknown field");
    CHECK(faultOf(with(R"("max_rows": 1, "max_rows": 2)")).detail == "stands twice");
    CHECK(faultOf(with(R"("max_rows": 0)")).context == "my.podium-view: max_rows");
    CHECK(faultOf(with(R"("max_rows": "many")")).detail == "expected a whole number");
    CHECK(faultOf(with(R"("allow_blocked": 1)")).detail == "expected true or false");
    CHECK(faultOf(with(R"("style": {"scale": 1e9})")).context == "my.podium-view: style.scale");
    CHECK(faultOf(with(R"("style": {"size": "10x10"})")).context == "my.podium-view: style.size");
    CHECK(faultOf(with(R"("baseline": "5.0")")).context == "my.podium-view: baseline");
    CHECK(faultOf(with(R"("filter": {"min_accelerators": 9, "max_accelerators": 8})")).context ==
          "my.podium-view: min_accelerators");
}

TEST_CASE("a filter of one text each reads as it did before there could be several", "[spec]")
{
    const auto spec = figureSpecFromJson(
        with(R"("filter": {"submitter": "Dell", "accelerator": "H100", "generation": "Hopper", "division": "open"})"),
        "x");
    REQUIRE(spec.has_value());
    CHECK(spec->filter.submitterTexts == std::vector<std::string>{"Dell"});
    CHECK(spec->filter.acceleratorTexts == std::vector<std::string>{"H100"});
    CHECK(spec->filter.generationTexts == std::vector<std::string>{"Hopper"});
    CHECK(spec->filter.divisions == std::vector<std::string>{"open"});
    CHECK(toJson(*spec).find("\"submitter\": \"Dell\"") != std::string::npos);
}

TEST_CASE("values of a filter that cannot be are refused by name", "[spec]")
{
    CHECK(faultOf(with(R"("filter": {"divisions": ["half"]})")).detail == R"("half": expected closed, open or "")");
    CHECK(faultOf(with(R"("filter": {"availability": ["soon"]})")).context == "my.podium-view: availability");
    CHECK(faultOf(with(R"("filter": {"verification": ["maybe"]})")).detail ==
          R"("maybe": expected verified or unverified)");
    CHECK(faultOf(with(R"("filter": {"submitter": 3})")).detail == "expected a text, or a list of texts");
    CHECK(faultOf(with(R"("filter": {"vendors": "AMD"})")).detail == "expected a list of texts");
}

TEST_CASE("what is no spec is refused", "[spec]")
{
    CHECK(faultOf("").detail.starts_with("not JSON"));
    CHECK(faultOf("{").detail.starts_with("not JSON"));
    CHECK(faultOf("[]").detail == "expected one JSON object");
    CHECK(faultOf("{}").context == "my.podium-view: podium_figure");
    CHECK(faultOf(R"({"podium_figure": 1})").context == "my.podium-view: kind");
    CHECK(faultOf(std::string(100'000, '[')).detail.starts_with("not JSON"));
    CHECK(faultOf("{\"podium_figure\": 1, \"kind\": \"\xff\"}").detail.starts_with("not JSON"));
}

TEST_CASE("a newer schema is refused in words", "[spec]")
{
    const Error fault = faultOf(R"({"podium_figure": 2, "kind": "time-to-train", "new": true})");
    CHECK(fault.detail == "schema 2 is newer than 1, which this version of the program reads");
}

TEST_CASE("sizes are presets or WIDTHxHEIGHT within limits", "[spec]")
{
    FigureStyle style;
    REQUIRE(setSize(style, "full").has_value());
    CHECK(style.preset == "full");
    CHECK(style.height == 1684);
    REQUIRE(setSize(style, "640x400").has_value());
    CHECK(style.preset.empty());
    CHECK(style.width == 640);
    for (const char* bad : {"", "x", "640", "640x", "x400", "639x400", "640x399", "8001x900", "-1x900", "1e3x900",
                            "640x400x2", "99999999999x900", " 640x400"}) {
        CAPTURE(bad);
        const Status set = setSize(style, bad, "--size");
        REQUIRE_FALSE(set.has_value());
        CHECK(set.error().context == "--size");
        CHECK(style.width == 640);
    }
}

TEST_CASE("options that do not belong together are refused", "[spec]")
{
    FigureSpec spec;
    spec.spreadUnit = SpreadUnit::Percent;
    CHECK(validate(spec).error().context == "spread_unit");
    spec.kind = FigureKind::Spread;
    CHECK(validate(spec).has_value());
    spec.scale = AxisScale::Log;
    CHECK(validate(spec).error().context == "axis");
}
