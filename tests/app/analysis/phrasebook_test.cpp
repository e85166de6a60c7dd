// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrasebook.h"

#include <set>
#include <string>

#include "tests/support/catch.h"

using namespace podium;

namespace {

std::set<std::string> placeholders(const std::string& text)
{
    std::set<std::string> names;
    for (auto open = text.find('{'); open != std::string::npos; open = text.find('{', open + 1)) {
        names.insert(text.substr(open, text.find('}', open) - open + 1));
    }
    return names;
}

class ShoutingPhrasebook final : public Phrasebook {
public:
    [[nodiscard]] std::string text(Phrase phrase) const override { return std::string(englishText(phrase)) + "!"; }
};

}  // namespace

TEST_CASE("every phrase has the same placeholders in both languages", "[phrases]")
{
    const BuiltinPhrasebook english(Language::English);
    const BuiltinPhrasebook german(Language::German);
    for (int index = 0; index < static_cast<int>(Phrase::Count_); ++index) {
        const auto phrase = static_cast<Phrase>(index);
        CAPTURE(english.text(phrase));
        CHECK(placeholders(english.text(phrase)) == placeholders(german.text(phrase)));
        CHECK(english.text(phrase) == englishText(phrase));
    }
}

TEST_CASE("values are filled in once: braces in them stay", "[phrases]")
{
    CHECK(fillIn("{a} and {b}", {{"a", "{b}"}, {"b", "2"}}) == "{b} and 2");
    CHECK(fillIn("{unknown} {", {{"a", "1"}}) == "{unknown} {");
    CHECK(fillIn("", {}).empty());
}

TEST_CASE("another phrasebook can take the place of the built-in one", "[phrases]")
{
    CHECK(ShoutingPhrasebook().say(Phrase::ResultsMany, {{"count", "3"}}) == "3 results!");
}
