// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

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

}  // namespace podium::cli
