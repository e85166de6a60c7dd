// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <numeric>
#include <string>
#include <vector>

#include "app/exports/column_widths.h"
#include "app/exports/line_breaks.h"
#include "app/exports/plotted_marks.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

using Pieces = std::vector<std::string_view>;

double sumOf(const std::vector<double>& widths) { return std::accumulate(widths.begin(), widths.end(), 0.0); }

}  // namespace

TEST_CASE("long words break behind the signs of paths, others stay whole", "[exports]")
{
    CHECK(unbreakablePieces("").empty());
    CHECK(unbreakablePieces("on/off x-y") == Pieces{"on/off ", "x-y"});
    CHECK(unbreakablePieces("tyche_ngpu512_ngc25.04_nemo/llama31_405b") ==
          Pieces{"tyche_", "ngpu512_", "ngc25.04_", "nemo/", "llama31_", "405b"});
    CHECK(unbreakablePieces("IBM+CoreWeave+NVIDIA/results") == Pieces{"IBM+", "CoreWeave+", "NVIDIA/", "results"});
    // Not one or two signs alone at the end of a line, or at the beginning of the next.
    CHECK(unbreakablePieces("a_b_cdefghijklmnopqrs_tu") == Pieces{"a_b_", "cdefghijklmnopqrs_tu"});
    CHECK(unbreakablePieces("withoutanysignatallinit") == Pieces{"withoutanysignatallinit"});
}

TEST_CASE("marks of breaks take nothing away and stand at no space", "[exports]")
{
    const std::string text = "see tyche_ngpu512_ngc25.04_nemo and  more";
    std::string broken = withBreaks(text);
    CHECK(broken == "see tyche_\xE2\x80\x8Bngpu512_\xE2\x80\x8Bngc25.04_\xE2\x80\x8Bnemo and  more");
    for (auto at = broken.find(zeroWidthSpace); at != std::string::npos; at = broken.find(zeroWidthSpace)) {
        broken.erase(at, zeroWidthSpace.size());
    }
    CHECK(broken == text);
}

TEST_CASE("columns with room for all are as wide as their texts", "[exports]")
{
    CHECK(lowTableWidths({{5, {10, 20}}, {8, {3}}}, 100) == std::vector<double>{20, 8});
    CHECK(lowTableWidths({}, 100).empty());
}

TEST_CASE("where room is short those columns get it whose rows take the most lines", "[exports]")
{
    // One long remark does not take the room of a column that is long in every row.
    const std::vector<double> widths =
        lowTableWidths({{10, std::vector<double>(20, 60)}, {10, {60, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1}}}, 80);
    CHECK(sumOf(widths) <= 80.001);
    CHECK(widths[0] > 45);
    CHECK(widths[1] >= 10);
}

TEST_CASE("columns whose words have no room share the width", "[exports]")
{
    const std::vector<double> widths = lowTableWidths({{100, {200}}, {300, {300}}}, 200);
    CHECK(widths[0] == Approx(50));
    CHECK(widths[1] == Approx(150));
}

TEST_CASE("what must not be broken has its room before what may", "[exports]")
{
    const std::vector<double> widths = lowTableWidths({{100, {200}, 20}, {60, {60}, 60}, {50, {50}, 50}}, 180);
    CHECK(widths[0] == Approx(70));
    CHECK(widths[1] == Approx(60));
    CHECK(widths[2] == Approx(50));
    CHECK(sumOf(lowTableWidths({{100, {1}, 100}, {100, {1}, 100}}, 50)) == Approx(50));
    CHECK(shortWords("gewerteter Lauf, NVIDIA/results/eos-dfw_n1024 1.024") ==
          Pieces{"gewerteter ", "Lauf, ", "1.024"});
    CHECK(shortWords("").empty());
}

TEST_CASE("each series has a marker of its own, its generation's where that is free", "[exports]")
{
    MarkPicker picker;
    CHECK(picker.take(HardwareFamily::Hopper, false) == PlottedMark{PlottedShape::Square, false});
    CHECK(picker.take(HardwareFamily::Blackwell, false) == PlottedMark{PlottedShape::Circle, false});
    CHECK(picker.take(HardwareFamily::Blackwell, true) == PlottedMark{PlottedShape::Diamond, true});
    CHECK(picker.take(HardwareFamily::Hopper, false) == PlottedMark{PlottedShape::Triangle, false});
    CHECK(picker.take(HardwareFamily::Cdna, false) == PlottedMark{PlottedShape::Star, false});
    std::vector<PlottedMark> taken;
    MarkPicker many;
    for (int series = 0; series < 11; ++series) {
        const PlottedMark mark = many.take(HardwareFamily::Hopper, false);
        CHECK(std::find(taken.begin(), taken.end(), mark) == taken.end());
        taken.push_back(mark);
    }
    CHECK(many.take(HardwareFamily::Hopper, false) == markOf(HardwareFamily::Hopper));
}
