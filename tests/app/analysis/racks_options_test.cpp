// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_spec.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

std::string with(const std::string& members, const std::string& kind = "racks")
{
    return R"({"podium_figure": 1, "kind": ")" + kind + R"(", "racks": {)" + members + "}}";
}

Error faultOf(const std::string& json)
{
    const auto spec = figureSpecFromJson(json, "my.podium-view");
    REQUIRE_FALSE(spec.has_value());
    return spec.error();
}

}  // namespace

TEST_CASE("a spec of racks comes back from JSON as it was", "[racks]")
{
    FigureSpec spec = defaultSpec(FigureKind::Racks);
    spec.basis = FigureBasis::Throughput;
    spec.racks = {"5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b",
                  "GB200",
                  2.25,
                  OwnRack{72, 64},
                  OwnRack{40, 40},
                  RacksForm::Bars};
    const auto back = figureSpecFromJson(toJson(spec), "x");
    REQUIRE(back.has_value());
    CHECK(*back == spec);
    CHECK(toJson(*back) == toJson(spec));
    const FigureSpec plain = defaultSpec(FigureKind::Racks);
    CHECK(*figureSpecFromJson(toJson(plain), "x") == plain);
}

TEST_CASE("all of a rack is active where the file does not say", "[racks]")
{
    const auto spec = figureSpecFromJson(with(R"("per_rack": {"installed": 40})"), "x");
    REQUIRE(spec.has_value());
    CHECK(spec->racks.rack == OwnRack{40, 40});
    CHECK_FALSE(spec->racks.rackOfSubject);
    CHECK(spec->racks.form == RacksForm::Cabinets);
}

TEST_CASE("faults in the options of racks name their place", "[racks]")
{
    CHECK(faultOf(with(R"("form": "pie")")).context == "my.podium-view: racks.form");
    CHECK(faultOf(with(R"("form": "pie")")).detail == "\"pie\": expected cabinets or bars");
    CHECK(faultOf(with(R"("colour": 1)")).context == "my.podium-view: racks.colour");
    CHECK(faultOf(with(R"("per_rack": 32)")).context == "my.podium-view: racks.per_rack");
    CHECK(faultOf(with(R"("per_rack": {"active": 32})")).context == "my.podium-view: racks.per_rack.installed");
    CHECK(faultOf(with(R"("per_rack": {"installed": 32, "active": 64})")).context == "my.podium-view: per_rack");
    CHECK(faultOf(with(R"("per_rack_a": {"installed": 0})")).context == "my.podium-view: per_rack_a");
    CHECK(faultOf(with(R"("ratio": 0)")).context == "my.podium-view: ratio");
    CHECK(faultOf(with(R"("ratio": "two")")).detail == "expected a number");
    CHECK(faultOf(with(R"("subject": "5.0")")).context == "my.podium-view: subject");
    CHECK(faultOf(with(R"("ratio": 2)", "trend")).detail == "unknown field");
}

TEST_CASE("other kinds of figures have no options of racks", "[racks]")
{
    FigureSpec spec;
    spec.racks.ratio = 2;
    const auto valid = validate(spec);
    REQUIRE_FALSE(valid.has_value());
    CHECK(valid.error().context == "racks");
}
