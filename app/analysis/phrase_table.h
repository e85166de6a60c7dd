// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <string_view>

#include "app/analysis/phrasebook.h"

namespace podium {

/// A phrase in the languages of the program, with {placeholders}.
struct PhraseEntry {
    Phrase phrase;
    std::string_view english;
    std::string_view german;
};

/// Whether a table holds every phrase from `first` to `last` in the order of the enumeration, so that a phrase's place
/// follows from it, and each in both languages.
template <std::size_t count>
constexpr bool isWhole(const std::array<PhraseEntry, count>& entries, Phrase first, Phrase last)
{
    for (std::size_t index = 0; index < count; ++index) {
        if (entries[index].phrase != static_cast<Phrase>(static_cast<std::size_t>(first) + index) ||
            entries[index].english.empty() || entries[index].german.empty()) {
            return false;
        }
    }
    return entries.back().phrase == last;
}

/// The entry of a phrase in such a table; null: it is none of those.
template <std::size_t count>
constexpr const PhraseEntry* entryOf(const std::array<PhraseEntry, count>& entries, Phrase phrase)
{
    const auto first = static_cast<std::size_t>(entries.front().phrase);
    const auto index = static_cast<std::size_t>(phrase);
    return index >= first && index < first + count ? &entries[index - first] : nullptr;
}

/// Of a figure of racks; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* racksPhrase(Phrase phrase);

/// Of a figure of generations; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* generationsPhrase(Phrase phrase);

/// Of a figure of convergence; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* convergencePhrase(Phrase phrase);
/// Of files that hold a figure as a document or a table; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* exportsPhrase(Phrase phrase);
/// Of reports; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* reportsPhrase(Phrase phrase);
[[nodiscard]] const PhraseEntry* citationPhrase(Phrase phrase);

/// Of what changed since a view was saved; null: the phrase is none of those.
[[nodiscard]] const PhraseEntry* viewsPhrase(Phrase phrase);

/// Errors: std::out_of_range for Phrase::Count_.
[[nodiscard]] const PhraseEntry& phraseEntry(Phrase phrase);

}  // namespace podium
