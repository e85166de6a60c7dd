// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/line_breaks.h"

#include <algorithm>

#include "app/analysis/display_text.h"

namespace podium {

const std::string_view zeroWidthSpace = "\xE2\x80\x8B";

namespace {

constexpr std::size_t longestUnbroken = 16;  ///< characters
constexpr std::size_t shortestPiece = 3;     ///< bytes that stand together at the end of a line

void addWord(std::string_view word, std::vector<std::string_view>& pieces)
{
    if (characterCount(word) <= longestUnbroken) {
        pieces.push_back(word);
        return;
    }
    std::size_t begin = 0;
    for (std::size_t at = 0; at + shortestPiece < word.size(); ++at) {
        const bool breaks = word[at] == '/' || word[at] == '_' || word[at] == '-' || word[at] == '+';
        if (breaks && at + 1 - begin >= shortestPiece) {
            pieces.push_back(word.substr(begin, at + 1 - begin));
            begin = at + 1;
        }
    }
    pieces.push_back(word.substr(begin));
}

}  // namespace

std::vector<std::string_view> unbreakablePieces(std::string_view text)
{
    std::vector<std::string_view> pieces;
    while (!text.empty()) {
        // A word keeps the spaces behind it.
        const auto end = std::min(text.find(' '), text.size());
        const auto next = std::min(text.find_first_not_of(' ', end), text.size());
        addWord(text.substr(0, next), pieces);
        text.remove_prefix(next);
    }
    return pieces;
}

std::vector<std::string_view> shortWords(std::string_view text)
{
    std::vector<std::string_view> words;
    while (!text.empty()) {
        const auto end = std::min(text.find(' '), text.size());
        const auto next = std::min(text.find_first_not_of(' ', end), text.size());
        if (characterCount(text.substr(0, end)) <= longestUnbroken) {
            words.push_back(text.substr(0, next));
        }
        text.remove_prefix(next);
    }
    return words;
}

std::string withBreaks(std::string_view text)
{
    std::string broken;
    for (const std::string_view piece : unbreakablePieces(text)) {
        broken += !broken.empty() && broken.back() != ' ' ? zeroWidthSpace : std::string_view();
        broken += piece;
    }
    return broken;
}

}  // namespace podium
