// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/number_format.h"
#include "db/records/result.h"

namespace podium::cli {

/// What the word of an option stands for; an empty one, the option was not given, leaves `target` as it is.
/// Errors: InvalidInput with option and word as context, where `fromString` does not know it.
template <class T, class FromString>
[[nodiscard]] Status chooseByWord(T& target, const std::string& word, FromString fromString, const char* option,
                                  const char* accepted)
{
    if (word.empty()) {
        return {};
    }
    const auto value = fromString(word);
    if (!value) {
        return failure(ErrorCode::InvalidInput, std::string(option) + " " + word, std::string("expected ") + accepted);
    }
    target = *value;
    return {};
}

/// The language of a --lang; English where it was not given.
[[nodiscard]] inline Result<Language> languageByWord(const std::string& word)
{
    Language language = Language::English;
    const Status chosen = chooseByWord(language, word, languageFromString, "--lang", "en or de");
    return chosen ? Result<Language>(language) : tl::unexpected(chosen.error());
}

}  // namespace podium::cli
