// SPDX-License-Identifier: GPL-3.0-or-later
// compare and footprint, on the catalogue that ships with the program: the worked values of METRICS.md.
#include <cmath>

#include <simdjson.h>

#include "app/services/own_racks_service.h"
#include "tests/support/catch.h"
#include "tests/support/contains.h"
#include "tests/ui/cli/catalogue_bench.h"

namespace podium::test {

namespace {

using Words = std::vector<std::string>;

std::string carina(int accelerators)
{
    return "5.0/IBM+CoreWeave+NVIDIA/carina_ngpu" + std::to_string(accelerators) + "_ngc25.04_nemo/llama31_405b";
}

std::string eos(int nodes) { return "5.0/NVIDIA/eos-dfw_n" + std::to_string(nodes) + "_ngc25.01_nemo/llama31_405b"; }

std::string nebius(int nodes)
{
    return "5.0/Nebius/nebius_soperator_8xH200_n" + std::to_string(nodes) + "_ngc25.01_nemo/llama31_405b";
}

/// The JSON that a run of the program wrote.
struct Written {
    explicit Written(const Finished& finished, int exitCode = 0) : text(finished.out)
    {
        CAPTURE(finished.err);
        REQUIRE(finished.exitCode == exitCode);
        root = parser.parse(text);
    }
    std::string text;
    simdjson::dom::parser parser;
    simdjson::dom::element root;
};

double rounded(double value, int decimals)
{
    const double scale = std::pow(10, decimals);
    return std::round(value * scale) / scale;
}

double number(const Written& written, const char* pointer) { return double(written.root.at_pointer(pointer)); }

std::string verdict(const Written& written)
{
    return std::string(std::string_view(written.root.at_pointer("/comparability/verdict")));
}

}  // namespace

TEST_CASE("compare gives the speedups of the worked values")
{
    struct Question {
        std::string a;
        std::string b;
        double speedup;
        bool equal;
    };
    const Question questions[] = {
        {carina(2496), eos(320), 2.105, false}, {carina(2048), eos(256), 2.151, true},
        {carina(512), eos(64), 2.222, true},    {carina(1024), nebius(128), 2.006, true},
        {carina(512), nebius(64), 2.020, true}, {carina(1536), carina(512), 2.852, false},
    };
    for (const Question& question : questions) {
        CAPTURE(question.a, question.b);
        const Written compared(catalogueBench().cli({"compare", question.a, question.b, "--json"}));
        CHECK(rounded(number(compared, "/speedup_as_submitted"), 3) == question.speedup);
        CHECK(number(compared, "/official") == number(compared, "/speedup_as_submitted"));
        CHECK(bool(compared.root["equal_accelerators"]) == question.equal);
        CHECK(verdict(compared) == "amber");
    }
}

TEST_CASE("compare --basis gives the scaling efficiencies of Carina on each basis")
{
    const std::pair<const char*, double> bases[] = {{"official", 90.9}, {"raw", 79.8}, {"throughput", 92.2}};
    for (const auto& [basis, percent] : bases) {
        CAPTURE(basis);
        const Written compared(
            catalogueBench().cli({"compare", carina(2496), carina(512), "--basis", basis, "--json"}));
        CHECK(rounded(100 * number(compared, "/scaling_efficiency"), 1) == percent);
        CHECK(std::string_view(compared.root["basis"]) == basis);
        CHECK(number(compared, "/speedup_as_submitted") == number(compared, (std::string("/") + basis).c_str()));
    }
    const auto page = catalogueBench().cli({"compare", carina(2496), carina(512)});
    CHECK(contains(page.out, "90.9\u00a0%"));
    CHECK(contains(page.out, "79.8\u00a0%"));
    CHECK(contains(page.out, "92.2\u00a0%"));
    CHECK(contains(page.out, "samples to converge 323,232 and 279,552"));
    CHECK(contains(page.out, "scaling factors 1.0128 and 1.1538"));
}

TEST_CASE("compare gives a scaling efficiency within one system only, and says so where it withholds one")
{
    for (const std::string& other : {eos(320), nebius(64)}) {
        CAPTURE(other);
        const Written compared(catalogueBench().cli({"compare", carina(2496), other, "--json"}));
        CHECK(compared.root["scaling_efficiency"].is_null());
        CHECK(number(compared, "/speedup_per_accelerator") > 0);
        CHECK(std::string_view(compared.root.at_pointer("/metrics/3/formula")) == "scaling-efficiency");
        CHECK(std::string_view(compared.root.at_pointer("/metrics/3/reason")) == "different-systems");
        CHECK_FALSE(contains(std::string(std::string_view(compared.root["footnote"])), "caling efficiency"));
    }
    const auto page = catalogueBench().cli({"compare", carina(2496), eos(320)});
    CHECK(contains(page.out, "B to A, 2,560 to 2,496: no scaling efficiency, since the ends are NVIDIA, H100 and "));
    CHECK_FALSE(contains(catalogueBench().cli({"compare", carina(2496), carina(512)}).out, "no scaling efficiency"));
}

TEST_CASE("compare --json has the members of the stable outputs in their order, then where each number comes from")
{
    const Written compared(catalogueBench().cli({"compare", carina(2048), eos(256), "--json"}));
    std::vector<std::string> names;
    for (const auto field : compared.root.get_object()) {
        names.emplace_back(field.key);
    }
    CHECK(names == Words{"speedup_as_submitted", "speedup_per_accelerator", "equal_accelerators", "basis", "official",
                         "raw", "throughput", "scaling_efficiency", "comparability", "footnote", "metrics"});
    CHECK(std::string_view(compared.root.at_pointer("/metrics/0/formula")) == "speedup-at-equal-count");
    CHECK(std::string_view(compared.root.at_pointer("/metrics/0/operands/1")) == eos(256));
    CHECK(std::string_view(compared.root.at_pointer("/metrics/0/note")) ==
          "both with 2,048 accelerators; scaling factors 1.0198 and 1.1667");
    CHECK(compared.root.at_pointer("/metrics/0/reason").is_null());
    const std::string footnote(std::string_view(compared.root["footnote"]));
    CHECK(contains(footnote, "Results verified by MLCommons Association. MLPerf® Training v5.0, Closed division, "
                             "Llama 3.1 405B."));
    CHECK(contains(footnote, "Derived, not an official MLPerf metric, on official, raw and throughput basis: "
                             "Speedup as submitted (T_b / T_a), "));
    CHECK(contains(footnote, "registered and unregistered trademarks of MLCommons Association"));
}

TEST_CASE("compare is a page for people")
{
    const auto page = catalogueBench().cli({"compare", carina(2496), eos(320)});
    CHECK(page.exitCode == 0);
    CHECK(page.out.starts_with("Llama 3.1 405B, time to train\n\nA  " + carina(2496) +
                               "\n   CoreWeave + IBM + NVIDIA, Carina (39x NVIDIA GB200 NVL72), 2,496 × NVIDIA GB200\n"
                               "   27.335 min (26.990 min × scaling factor 1.01277)\n"));
    CHECK(contains(page.out, "A is 2.105 times as fast as B as submitted, on official basis: 2,496 against 2,560 "
                             "accelerators"));
    CHECK(contains(page.out, "Comparability: amber\n"));
    CHECK(contains(page.out, "Accelerator counts differ, 2,496 to 2,560."));
}

TEST_CASE("compare across rounds of one span is amber and names the rounds")
{
    const Written compared(catalogueBench().cli(
        {"compare", "5.0/NVIDIA/tyche_ngpu8_ngc25.04_pytorch/bert", "4.1/Dell/XE9680x8H100-SXM-80GB/bert", "--json"}));
    CHECK(verdict(compared) == "amber");
    CHECK(std::string_view(compared.root.at_pointer("/comparability/reasons/0/text")) ==
          "Rounds differ: v4.1 and v5.0");
}

TEST_CASE("compare of Closed with Open is amber")
{
    const Written compared(catalogueBench().cli(
        {"compare", "1.0/Graphcore/ipu-pod16-POPART-open/bert", "1.0/NVIDIA/dgxa100_ngc21.05_pytorch/bert", "--json"}));
    CHECK(verdict(compared) == "amber");
    CHECK(std::string_view(compared.root.at_pointer("/comparability/reasons/0/code")) == "different-divisions");
}

TEST_CASE("compare refuses what may not be compared, with its reason, and computes it when told to")
{
    struct Pair {
        const char* a;
        const char* b;
        const char* reason;
    };
    const Pair pairs[] = {
        {"1.0/NVIDIA/dgxa100_ngc21.05_pytorch/bert", "0.7/NVIDIA/dgxa100_ngc20.06_pytorch/bert",
         "Results of v0.7 and v1.0 are not comparable for BERT"},
        {"5.0/NVIDIA/eos-dfw_n64_ngc25.01_nemo/llama31_405b", "4.1/NVIDIA/eos_n64_ngc24.09_nemo/gpt3",
         "Different benchmarks: GPT-3 175B and Llama 3.1 405B"},
    };
    for (const Pair& pair : pairs) {
        CAPTURE(pair.a, pair.b);
        const auto refused = catalogueBench().cli({"compare", pair.a, pair.b, "--json"});
        CHECK(contains(refused.err, pair.reason));
        CHECK(contains(refused.err, "--allow-blocked"));
        const Written blocked(refused, 3);
        CHECK(verdict(blocked) == "blocked");
        for (const char* member : {"speedup_as_submitted", "official", "raw", "throughput", "scaling_efficiency"}) {
            CHECK(blocked.root[member].is_null());
        }
        CHECK(std::string_view(blocked.root.at_pointer("/metrics/0/reason")) == "not-comparable");
        CHECK(contains(catalogueBench().cli({"compare", pair.a, pair.b}).out,
                       std::string("blocked: ") + pair.reason + "."));

        const Written allowed(catalogueBench().cli({"compare", pair.a, pair.b, "--json", "--allow-blocked"}));
        CHECK(verdict(allowed) == "blocked");
        CHECK(number(allowed, "/speedup_as_submitted") > 0);
        CHECK(contains(catalogueBench().cli({"compare", pair.a, pair.b, "--allow-blocked"}).out,
                       "although the rules forbid the comparison"));
    }
}

TEST_CASE("compare ends with 2 where words are wrong and with 3 where a submission is not there")
{
    CHECK(catalogueBench().cli({"compare"}).exitCode == 2);
    CHECK(catalogueBench().cli({"compare", carina(512)}).exitCode == 2);
    CHECK(catalogueBench().cli({"compare", carina(512), "carina"}).exitCode == 2);
    CHECK(catalogueBench().cli({"compare", carina(512), eos(64), "--basis", "speed"}).exitCode == 2);
    CHECK(catalogueBench().cli({"compare", carina(512), eos(64), "--tolerance", "-1"}).exitCode == 2);
    const auto missing = catalogueBench().cli({"compare", carina(512), carina(513)});
    CHECK(missing.exitCode == 3);
    CHECK(contains(missing.err, carina(512)));
    CHECK(missing.out.empty());
}

TEST_CASE("compare --tolerance takes nearly equal counts for equal")
{
    const Written apart(catalogueBench().cli({"compare", carina(2496), eos(320), "--json", "--tolerance", "1"}));
    CHECK_FALSE(bool(apart.root["equal_accelerators"]));
    const Written near(catalogueBench().cli({"compare", carina(2496), eos(320), "--json", "--tolerance", "2.5"}));
    CHECK(bool(near.root["equal_accelerators"]));
}

TEST_CASE("footprint gives the racks of the worked values")
{
    const Written made(
        catalogueBench().cli({"footprint", carina(2496), "--against", "Hopper", "--ratio", "2", "--json"}));
    CHECK(number(made, "/racks_used") == 39);
    CHECK(number(made, "/accelerators_per_rack") == 72);
    CHECK(number(made, "/active_per_rack") == 64);
    CHECK(std::string_view(made.root["evidence"]) == "submission");
    REQUIRE(made.root["methods"].get_array().size() == 3);
    CHECK(std::string_view(made.root.at_pointer("/methods/0/name")) == "ratio");
    CHECK(number(made, "/methods/0/ratio") == 2);
    CHECK(number(made, "/methods/0/accelerators_needed") == 4992);
    CHECK(number(made, "/methods/0/racks") == 156);
    CHECK(rounded(number(made, "/methods/1/ratio"), 3) == 2.151);
    CHECK(number(made, "/methods/1/racks") == 168);
    CHECK(std::string_view(made.root.at_pointer("/methods/2/name")) == "scaling-curve");
    CHECK(made.root.at_pointer("/methods/2/ratio").is_null());
    CHECK(rounded(number(made, "/methods/2/accelerators_needed"), 0) == 5996);
    CHECK(number(made, "/methods/2/racks") == 188);
    CHECK_FALSE(bool(made.root.at_pointer("/methods/2/extrapolated")));
    CHECK(contains(std::string(std::string_view(made.root.at_pointer("/methods/2/note"))),
                   "32 accelerators a rack (four systems of eight accelerators a rack); assumption"));
    CHECK(contains(std::string(std::string_view(made.root["footnote"])),
                   "Derived, not an official MLPerf metric, on official basis: Racks used (ceil(N / active "));
    std::vector<double> racks;
    for (const auto at : made.root["sensitivity"].get_array()) {
        racks.push_back(double(at["racks"]));
    }
    CHECK(racks == std::vector<double>{312, 156, 125, 78, 336, 168, 135, 84, 375, 188, 150, 94});
}

TEST_CASE("footprint counts by the racks that the analyst stored, and says that they are theirs")
{
    const CatalogueBench own;  // a database of its own, since it is changed
    REQUIRE(own.cli({"db", "info"}).exitCode == 0);
    setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
    services::WorkspaceOptions options;
    options.database = own.path("home/.local/share/podium/podium.db");
    REQUIRE(std::filesystem::exists(*options.database));
    auto workspace = services::Workspace::open(options);
    REQUIRE(workspace);
    REQUIRE(services::keepOwnRacks(*workspace, {{"NVIDIA GB200", {72, 72}}, {"NVIDIA H100 SXM", {40, 40}}}));
    const Written made(own.cli({"footprint", carina(2496), "--against", "H100", "--ratio", "2", "--json"}));
    CHECK(number(made, "/racks_used") == 35);
    CHECK(number(made, "/active_per_rack") == 72);
    CHECK(std::string_view(made.root["evidence"]) == "analyst");
    CHECK(number(made, "/methods/0/racks") == 125);
}

TEST_CASE("footprint is the same against an accelerator and against a submission of the same systems")
{
    for (const std::string& against : {std::string("H100"), eos(320)}) {
        CAPTURE(against);
        const Written made(catalogueBench().cli({"footprint", carina(2496), "--against", against, "--json"}));
        CHECK(number(made, "/methods/0/racks") == 168);
        CHECK(number(made, "/methods/1/racks") == 188);
    }
}

TEST_CASE("footprint says when it leaves the range of what was submitted")
{
    const Written made(catalogueBench().cli({"footprint", carina(2496), "--against", "H200", "--json"}));
    CHECK(bool(made.root.at_pointer("/methods/1/extrapolated")));
    CHECK(contains(std::string(std::string_view(made.root.at_pointer("/methods/1/note"))), "extrapolated beyond"));
}

TEST_CASE("footprint takes the analyst's own density")
{
    const Written made(catalogueBench().cli(
        {"footprint", carina(2496), "--against", "Hopper", "--per-rack", "40", "--per-rack-a", "72", "--json"}));
    CHECK(number(made, "/racks_used") == 35);
    CHECK(std::string_view(made.root["evidence"]) == "analyst");
    CHECK(number(made, "/methods/1/racks") == 150);
}

TEST_CASE("footprint is a page for people")
{
    const auto page = catalogueBench().cli({"footprint", carina(2496), "--against", "Hopper", "--ratio", "2"});
    CHECK(page.exitCode == 0);
    CHECK(contains(page.out, "39 racks used: the system’s name states 39 racks; 64 of 72 accelerators a rack active"));
    CHECK(contains(page.out, "5,996    188"));
    CHECK(contains(page.out, "between submissions of 2,560 and 8,192"));
    CHECK(contains(page.out, "Comparability: amber\n"));
}

TEST_CASE("footprint without a rack profile says so and ends with 1")
{
    const std::string trillium = "4.1/Google/cloud-tpu-trillium-1024-maxtext/gpt3";
    const auto page = catalogueBench().cli({"footprint", trillium, "--against", "Hopper"});
    CHECK(page.exitCode == 1);
    CHECK(contains(page.out, "Racks used are not known: no rack profile fits, and no density was given."));
    const Written made(catalogueBench().cli({"footprint", trillium, "--against", "Hopper", "--json"}), 1);
    CHECK(made.root["racks_used"].is_null());
    CHECK(made.root["evidence"].is_null());
    CHECK(number(made, "/methods/1/racks") > 0);
}

TEST_CASE("footprint against another benchmark is refused with its reason, and computed when told to")
{
    const std::string other = "4.1/NVIDIA/eos_n64_ngc24.09_nemo/gpt3";
    const auto refused = catalogueBench().cli({"footprint", carina(2496), "--against", other, "--json"});
    CHECK(contains(refused.err, "Different benchmarks: GPT-3 175B and Llama 3.1 405B"));
    const Written blocked(refused, 3);
    CHECK(verdict(blocked) == "blocked");
    CHECK(number(blocked, "/racks_used") == 39);
    for (const char* member : {"/methods/0/ratio", "/methods/0/racks", "/methods/1/racks", "/sensitivity/0/racks"}) {
        CHECK(blocked.root.at_pointer(member).is_null());
    }
    const Written allowed(
        catalogueBench().cli({"footprint", carina(2496), "--against", other, "--json", "--allow-blocked"}));
    CHECK(verdict(allowed) == "blocked");
    CHECK(number(allowed, "/methods/1/racks") > 0);
}

TEST_CASE("footprint ends with 2 where words are wrong and with 3 where there is nothing to hold it against")
{
    const auto unknown = catalogueBench().cli({"footprint", carina(2496), "--against", "Volta"});
    CHECK(unknown.exitCode == 3);
    CHECK(contains(unknown.err, "there are results of NVIDIA Blackwell, "));
    CHECK(catalogueBench().cli({"footprint", carina(2496)}).exitCode == 2);
    CHECK(catalogueBench().cli({"footprint", carina(2496), "--against", "Hopper", "--ratio", "0"}).exitCode == 2);
    CHECK(catalogueBench().cli({"footprint", carina(2496), "--against", "Hopper", "--per-rack", "0"}).exitCode == 2);
}

}  // namespace podium::test
