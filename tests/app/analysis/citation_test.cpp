// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/citation.h"

#include <algorithm>

#include "tests/app/analysis/figure_samples.h"
#include "tests/support/catch.h"
#include "tests/support/temporary_folder.h"

using namespace podium;
using namespace podium::test;
using Rows = std::vector<store::SubmissionRow>;
using Paragraphs = std::vector<std::string>;

namespace {

constexpr const char* trademark =
    "The MLPerf name and logo are registered and unregistered trademarks of MLCommons Association in the United States "
    "and other countries. All rights reserved. Unauthorized use strictly prohibited. See www.mlcommons.org for more "
    "information.";

Citation citation(const Rows& rows, const CitationRemarks& remarks = {}, Language language = Language::English)
{
    return cite(rows, remarks, legends(), "2026-06", tables(), BuiltinPhrasebook(language), NumberFormat(language));
}

store::SubmissionRow unverified(store::SubmissionRow row)
{
    row.verified = false;
    return row;
}

}  // namespace

TEST_CASE("a footnote says status, suite, version, division, benchmark and source, then the legend", "[citation]")
{
    CHECK(
        citation({sampleRow("a"), sampleRow("b")}).brief ==
        Paragraphs{"Results verified by MLCommons Association. MLPerf® Training v5.0, Closed division, Llama 3.1 405B; "
                   "identified by submitter, system and benchmark. Retrieved from "
                   "github.com/mlcommons/training_results_v5.0, catalogue of 2026-06.",
                   trademark});
}

TEST_CASE("the text beside the picture names every system", "[citation]")
{
    CHECK(
        citation({sampleRow("Eos (64x H100)")}).full ==
        Paragraphs{"Result verified by MLCommons Association. MLPerf® Training v5.0, Closed division, Llama 3.1 405B. "
                   "Retrieved from github.com/mlcommons/training_results_v5.0, catalogue of 2026-06. Results: NVIDIA, "
                   "Eos (64x H100), 512 × NVIDIA H100 SXM, Available cloud [5.0/NVIDIA/Eos (64x H100)/llama31_405b].",
                   trademark});
}

TEST_CASE("unverified results must say so, and may not name a public source", "[citation]")
{
    const Citation own = citation({unverified(sampleRow("a"))});
    CHECK(own.brief.front() ==
          "Result not verified by MLCommons Association. Unverified MLPerf® Training v5.0, Closed division, Llama 3.1 "
          "405B; identified by submitter, system and benchmark. Imported from the analyst’s own files.");
    CHECK(own.full.front().starts_with("Result not verified by MLCommons Association. Unverified MLPerf®"));
}

TEST_CASE("verified beside unverified adds the sentence of the guidelines", "[citation]")
{
    const Citation both = citation({sampleRow("a"), unverified(sampleRow("b"))});
    for (const Paragraphs& text : {both.brief, both.full}) {
        REQUIRE(text.size() == 4);
        CHECK(text[0].starts_with("Result verified by MLCommons Association."));
        CHECK(text[1].starts_with("Result not verified by MLCommons Association."));
        CHECK(text[2] == legends().unverifiedBesideVerified);
        CHECK(text[3] == trademark);
    }
}

TEST_CASE("one full paragraph per distinct set, the picture joins versions", "[citation]")
{
    store::SubmissionRow later = sampleRow("later");
    later.key.round = "5.1";
    store::SubmissionRow open = sampleRow("open");
    open.division = Division::Open;
    const Citation three = citation({later, sampleRow("a"), open});
    REQUIRE(three.full.size() == 4);
    CHECK(three.full[0].find("Training v5.0, Closed division") != std::string::npos);
    CHECK(three.full[1].find("Training v5.1, Closed division") != std::string::npos);
    CHECK(three.full[2].find("Training v5.0, Open division") != std::string::npos);
    REQUIRE(three.brief.size() == 2);
    CHECK(three.brief[0].find("MLPerf® Training v5.0 and v5.1, Closed division, Llama 3.1 405B; MLPerf® Training v5.0, "
                              "Open division, Llama 3.1 405B;") != std::string::npos);
}

TEST_CASE("many sources are named by their real addresses, what these share once", "[citation]")
{
    Rows rows;
    for (const char* round : {"0.7", "1.0", "1.1", "2.0"}) {
        rows.push_back(sampleRow(round));
        rows.back().key.round = round;
    }
    CHECK(citation(rows).brief.front().find("Retrieved from github.com/mlcommons (training_results_v0.7, "
                                            "training_results_v1.0, training_results_v1.1, training_results_v2.0), "
                                            "catalogue of") != std::string::npos);
}

TEST_CASE("derived values and three-run benchmarks are remarked on before the legend", "[citation]")
{
    const Citation remarked = citation({sampleRow("a")}, {true, true, true});
    REQUIRE(remarked.brief.size() == 3);
    CHECK(remarked.brief[1].starts_with("Three-run benchmark: the score is one run’s time"));
    CHECK(remarked.brief[1].find("Raw time is derived and not an official MLPerf metric") != std::string::npos);
    CHECK(remarked.brief[1].find("The difference of a run is derived") != std::string::npos);
    CHECK(remarked.full[1] == remarked.brief[1]);
}

TEST_CASE("the picture's footnote names the systems that its rows do not", "[citation]")
{
    store::SubmissionRow first = sampleRow("Eos-dfw_n64");
    store::SubmissionRow second = sampleRow("Tyche");
    second.key.round = "5.1";
    store::SubmissionRow third = sampleRow("Carina");
    third.submitter = "CoreWeave";
    const Rows all{first, second, third};
    const Rows one{third};
    CitationRemarks remarks;
    remarks.unnamed = SubmissionRows(all);
    CHECK(citation(all, remarks)
              .brief.front()
              .find("Llama 3.1 405B. Systems: CoreWeave: Carina (v5.0); NVIDIA: Eos-dfw (v5.0), Tyche (v5.1). "
                    "Retrieved from") != std::string::npos);
    remarks.unnamed = SubmissionRows(one);
    CHECK(citation({first, third}, remarks)
              .brief.front()
              .find("identified by submitter, system and benchmark. Held against: CoreWeave: Carina. Retrieved") !=
          std::string::npos);
    CHECK(
        citation({first, third}, remarks, Language::German).brief.front().find("Verglichen mit: CoreWeave: Carina.") !=
        std::string::npos);
}

TEST_CASE("names without room in the picture are said to stand beside it", "[citation]")
{
    Rows rows;
    for (int index = 0; index < 40; ++index) {
        rows.push_back(sampleRow("A long name " + std::string(1, static_cast<char>('A' + index % 26))));
        rows.back().submitter = "Submitter " + std::to_string(index);
    }
    CitationRemarks remarks;
    remarks.unnamed = SubmissionRows(rows);
    const std::string brief = citation(rows, remarks).brief.front();
    CHECK(brief.find("The 40 results stand by submitter and system in the text beside this figure.") !=
          std::string::npos);
    CHECK(citation(rows, remarks).refersToText);
    remarks.unnamed = SubmissionRows();
    CHECK_FALSE(citation(rows, remarks).refersToText);
    CHECK(brief.find("identified by") == std::string::npos);
    CHECK(brief.find("Submitter 3") == std::string::npos);
}

TEST_CASE("formulas have their words in the figure's language", "[citation]")
{
    CitationRemarks remarks;
    remarks.derived = {Formula::Improvement, Formula::SpeedupAtEqualCount, Formula::GeometricMean};
    remarks.derivedBases = {MetricBasis::Official};
    CHECK(citation({sampleRow("a")}, remarks).derived.find("(T of the round before / T)") != std::string::npos);
    const std::string german = citation({sampleRow("a")}, remarks, Language::German).derived;
    CHECK(german.find("(T der Runde davor / T)") != std::string::npos);
    CHECK(german.find("(T_b / T_a, N_a = N_b)") != std::string::npos);
    CHECK(german.find("(exp(Σ w ln r / Σ w))") != std::string::npos);
    for (int formula = 0; formula <= static_cast<int>(Formula::GeometricMean); ++formula) {
        CHECK(formulaWords(static_cast<Formula>(formula), BuiltinPhrasebook(Language::English)) ==
              formulaText(static_cast<Formula>(formula)));
    }
}

TEST_CASE("prescribed sentences stay English in German figures", "[citation]")
{
    const Citation german = citation({sampleRow("a")}, {}, Language::German);
    CHECK(german.brief.front().starts_with("Result verified by MLCommons Association. MLPerf® Training v5.0, Division "
                                           "Closed, Llama 3.1 405B; bestimmt durch"));
    CHECK(german.brief.back() == trademark);
}

TEST_CASE("nothing shown, nothing cited", "[citation]")
{
    CHECK(citation({}).brief.empty());
    CHECK(citation({}).full.empty());
}

TEST_CASE("hostile names stay one line of text", "[citation]")
{
    store::SubmissionRow row = sampleRow("<img src=file:///etc/passwd>\n\x01\u202E");
    row.submitter = std::string(1'000'000, 'A');
    const std::string text = citation({row}).full.front();
    CHECK(text.size() < 2000);
    CHECK(std::none_of(text.begin(), text.end(), [](char c) { return static_cast<unsigned char>(c) < 0x20; }));
}

TEST_CASE("the ID that a footnote gives to a result is found in it, in both languages", "[citation]")
{
    store::SubmissionRow first = sampleRow("Eos, 4 nodes");
    store::SubmissionRow second = sampleRow("Eos, 8 nodes");
    const store::SubmissionRow third = sampleRow("Eos, 16 nodes");
    first.resultId = "5.0-0031";
    second.resultId = "5.0-0032.llama31_405b";
    for (const Language language : {Language::English, Language::German}) {
        const std::string footnote = citation({first, second, third}, {}, language).full.front();
        CAPTURE(footnote);
        CHECK(citedResultId(footnote, reference(first.key)) == "5.0-0031");
        CHECK(citedResultId(footnote, reference(second.key)) == "5.0-0032.llama31_405b");
        CHECK(citedResultId(footnote, reference(third.key)).empty());
        CHECK(citedResultId(footnote, "5.0/NVIDIA/Eos/llama31_405b").empty());
    }
    CHECK(citedResultId("", reference(first.key)).empty());
}

TEST_CASE("a broken table of sentences is refused with file and field", "[citation]")
{
    CHECK(CitationLegends::parse("{", "c.json").error().detail.starts_with("not JSON"));
    CHECK(CitationLegends::parse("{}", "c.json").error().detail == "podium_citation: expected 1");
    CHECK(CitationLegends::parse(R"({"podium_citation": 1, "version": 3})", "c.json").error() ==
          Error{ErrorCode::ReferenceInvalid, "c.json", "version: expected a text"});
    const TemporaryFolder empty;
    CHECK(CitationLegends::load(empty.path()).error().code == ErrorCode::FileUnreadable);
}
