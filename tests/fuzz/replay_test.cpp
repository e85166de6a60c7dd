// SPDX-License-Identifier: GPL-3.0-or-later
// Every fuzz target over its seeds and a few thousand changed ones, the same in every build and on every machine.
// libFuzzer goes on from here: see README.md.
#include <exception>
#include <string>

#include "tests/fuzz/fuzz_target.h"
#include "tests/fuzz/mutator.h"
#include "tests/support/catch.h"

namespace podium::fuzz {

namespace {

constexpr int inputs = 5000;

/// What a target says to an input; "": all is well.
std::string complaint(const Target& target, const std::string& input)
{
    try {
        target.run(input);
        return {};
    } catch (const std::exception& exception) {
        return exception.what();
    }
}

void replay(std::string_view name)
{
    const Target* target = targetNamed(name);
    REQUIRE(target != nullptr);
    REQUIRE_FALSE(target->seeds.empty());
    for (const auto& seed : target->seeds) {
        CAPTURE(seed);
        CHECK(complaint(*target, seed) == "");
    }
    const auto tokens = readDictionary(PODIUM_SOURCE_DIR "/tests/fuzz/podium.dict");
    REQUIRE(tokens.size() > 100);
    Mutator mutator(target->seeds, tokens, 1);
    for (int index = 0; index < inputs; ++index) {
        const std::string& input = mutator.next();
        const std::string said = complaint(*target, input);
        if (!said.empty()) {
            CAPTURE(index, input);
            FAIL(said);
        }
    }
}

}  // namespace

// clang-format off
TEST_CASE("mllog", "[fuzz]") { replay("mllog"); }
TEST_CASE("mllog_pairs", "[fuzz]") { replay("mllog_pairs"); }
TEST_CASE("mll", "[fuzz]") { replay("mll"); }
TEST_CASE("mlp05", "[fuzz]") { replay("mlp05"); }
TEST_CASE("python_json", "[fuzz]") { replay("python_json"); }
TEST_CASE("python_literal", "[fuzz]") { replay("python_literal"); }
TEST_CASE("scaling_file", "[fuzz]") { replay("scaling_file"); }
TEST_CASE("system_description", "[fuzz]") { replay("system_description"); }
TEST_CASE("reference_table", "[fuzz]") { replay("reference_table"); }
TEST_CASE("catalog_text", "[fuzz]") { replay("catalog_text"); }
TEST_CASE("natural_order", "[fuzz]") { replay("natural_order"); }
TEST_CASE("references", "[fuzz]") { replay("references"); }
TEST_CASE("layout", "[fuzz]") { replay("layout"); }
TEST_CASE("view", "[fuzz]") { replay("view"); }
TEST_CASE("report", "[fuzz]") { replay("report"); }
// clang-format on

TEST_CASE("No target is left out", "[fuzz]") { CHECK(allTargets().size() == 15); }

TEST_CASE("The same number gives the same inputs", "[fuzz]")
{
    const std::vector<std::string> seeds{"one two three", "{\"a\": 1}"};
    const std::vector<std::string> tokens{"run_start", "NaN"};
    Mutator first(seeds, tokens, 7);
    Mutator second(seeds, tokens, 7);
    Mutator other(seeds, tokens, 8);
    std::string made;
    std::string others;
    for (int index = 0; index < 100; ++index) {
        made += first.next();
        others += other.next();
        if (index == 99) {
            CHECK(made != others);
        }
    }
    std::string again;
    for (int index = 0; index < 100; ++index) {
        again += second.next();
    }
    CHECK(made == again);
}

TEST_CASE("Dictionary lines", "[fuzz]")
{
    const auto tokens = readDictionary(PODIUM_SOURCE_DIR "/tests/fuzz/podium.dict");
    const auto holds = [&](const std::string& token) {
        return std::find(tokens.begin(), tokens.end(), token) != tokens.end();
    };
    CHECK(holds(":::MLLOG "));
    CHECK(holds("\"key\": \""));
    CHECK(holds("\xef\xbb\xbf"));
    CHECK(holds(std::string(1, '\0')));
    CHECK(holds("\\u"));
}

}  // namespace podium::fuzz
