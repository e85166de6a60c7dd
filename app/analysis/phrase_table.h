// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

#include "app/analysis/phrasebook.h"

namespace podium {

/// A phrase in the languages of the program, with {placeholders}.
struct PhraseEntry {
    Phrase phrase;
    std::string_view english;
    std::string_view german;
};

/// Of a figure of racks; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* racksPhrase(Phrase phrase);

/// Of a figure of generations; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* generationsPhrase(Phrase phrase);

/// Errors: std::out_of_range for Phrase::Count_.
[[nodiscard]] const PhraseEntry& phraseEntry(Phrase phrase);

}  // namespace podium
