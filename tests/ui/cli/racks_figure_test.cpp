// SPDX-License-Identifier: GPL-3.0-or-later
// figure racks, on the catalogue that ships with the program.
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/catalogue_bench.h"

namespace podium::test {

namespace {

using Words = std::vector<std::string>;

const std::string carina = "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496_ngc25.04_nemo/llama31_405b";

Finished racks(Words words)
{
    words.insert(words.begin(), {"figure", "racks"});
    return catalogueBench().cli(words);
}

}  // namespace

TEST_CASE("figure racks draws the worked values into every format")
{
    const auto drawn =
        racks({carina, "--against", "H100", "--ratio", "2", "-o", "r.svg", "--data", "r.csv", "--footnote", "r.txt"});
    CAPTURE(drawn.err);
    REQUIRE(drawn.exitCode == 0);
    CHECK(contains(drawn.err,
                   "Drew racks into r.svg: GB200, used: 39; H100, given ratio 2: 156; H100, ratio 2.151: 168; "
                   "H100, scaling curve: ≈ 188.\n"));
    const std::string svg =
        catalogueBench().file("r.svg");  // the sign before an estimate is of another font, a text of its own
    for (const char* text : {">39</text>", ">156</text>", ">168</text>", "> 188</text>", ">one row is 39 racks</text>",
                             ">39 used</text>", ">156 to 188</text>"}) {
        CAPTURE(text);
        CHECK(contains(svg, text));
    }
    CHECK(svg.size() < 200'000);
    CHECK(contains(catalogueBench().file("r.csv"), ",ratio,value,168,"));
    CHECK(
        contains(catalogueBench().file("r.txt"), "GB200: 64 of 72 accelerators a rack active, stated by submissions."));
    CHECK(racks({carina, "--against", "H100", "-o", "r.png"}).exitCode == 0);
    CHECK(catalogueBench().file("r.png").starts_with("\x89PNG"));
    CHECK(racks({carina, "--against", "H100", "-o", "r.pdf"}).exitCode == 0);
    CHECK(catalogueBench().file("r.pdf").starts_with("%PDF-"));
}

TEST_CASE("figure racks takes the analyst's own racks, as bars too, and in German")
{
    CHECK(racks({carina, "--against", "Hopper", "--per-rack", "40", "--per-rack-a", "72", "--form", "bars", "--lang",
                 "de", "-o", "b.svg"})
              .exitCode == 0);
    const std::string svg = catalogueBench().file("b.svg");
    CHECK(contains(svg, ">35</text>"));
    CHECK(contains(svg, "> 150</text>"));
    CHECK(contains(svg, "Hopper, Skalierungskurve</text>"));
    CHECK_FALSE(contains(svg, "Schrank"));
}

TEST_CASE("figure racks without a subject takes the fastest whose racks a source states")
{
    const auto drawn = racks({"--round", "5.0", "--benchmark", "llama31_405b", "-o", "d.svg"});
    CHECK(drawn.exitCode == 0);
    CHECK(contains(drawn.err, "GB200, used: 39; H100, ratio 2.151: 168;"));
    CHECK(racks({"v" + carina, "-o", "d.svg"}).exitCode == 0);
}

TEST_CASE("figure racks says what is wrong or missing, and writes nothing")
{
    const auto unknown =
        racks({"4.1/Google/cloud-tpu-v5p-12288-maxtext/gpt3", "--against", "Hopper", "-o", "none.svg"});
    CHECK(unknown.exitCode == 3);
    CHECK(contains(unknown.err, "no rack profile fits"));
    CHECK(contains(unknown.err, "--per-rack-a N"));
    CHECK(racks({carina, "--against", "Volta", "-o", "none.svg"}).exitCode == 3);
    for (const Words& words :
         {Words{carina, "--form", "pie", "-o", "none.svg"}, Words{carina, "--ratio", "0", "-o", "none.svg"},
          Words{carina, "--per-rack", "0", "-o", "none.svg"}, Words{"carina", "-o", "none.svg"}}) {
        const auto refused = racks(words);
        CAPTURE(refused.err);
        CHECK(refused.exitCode == 2);
    }
    CHECK_FALSE(std::filesystem::exists(catalogueBench().path("none.svg")));
}

}  // namespace podium::test
