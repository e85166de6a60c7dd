// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/search_query.h"

#include <algorithm>
#include <set>

namespace podium::store {

namespace {

bool isBlank(char character) { return static_cast<unsigned char>(character) <= ' ' || character == '\x7f'; }

/// Letters, digits, and whatever is beyond ASCII: that the tokenizer decides.
bool isWordCharacter(char character)
{
    return (character >= '0' && character <= '9') || (character >= 'a' && character <= 'z') ||
           (character >= 'A' && character <= 'Z') || static_cast<unsigned char>(character) >= 0x80U;
}

/// A string of the FTS5 query language, as a prefix. Quotes split words as every other sign does.
std::string asPrefix(std::string_view word)
{
    std::string quoted = "\"";
    for (const char character : word) {
        quoted += character == '"' ? ' ' : character;
    }
    return quoted + "\"*";
}

}  // namespace

bool isBlankSearch(std::string_view text) { return std::all_of(text.begin(), text.end(), isBlank); }

std::string searchQuery(std::string_view text)
{
    std::set<std::string_view> words;  // the same word twice asks for nothing more
    std::string query;
    while (!text.empty()) {
        const auto end = std::find_if(text.begin(), text.end(), isBlank);
        const std::string_view word(text.data(), static_cast<std::size_t>(end - text.begin()));
        if (std::any_of(word.begin(), word.end(), isWordCharacter) && words.insert(word).second) {
            query += query.empty() ? "" : " ";
            query += asPrefix(word);
        }
        text.remove_prefix(std::min(word.size() + 1, text.size()));
    }
    return query;
}

}  // namespace podium::store
