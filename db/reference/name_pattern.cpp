// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/name_pattern.h"

#include <algorithm>
#include <array>

#include "db/reference/ascii.h"

namespace podium {

namespace {

/// Length of a mark like "(R)" or "(tm)" at the beginning of `text`; 0: none.
std::size_t markLength(std::string_view text)
{
    constexpr std::array<std::string_view, 3> marks{"(r)", "(tm)", "(c)"};
    for (const auto mark : marks) {
        if (ascii::equalIgnoringCase(text.substr(0, mark.size()), mark)) {
            return mark.size();
        }
    }
    return 0;
}

bool isCoreCharacter(char c) { return ascii::isLower(c) || ascii::isDigit(c) || c == ' ' || c == '#'; }

bool isWellFormed(std::string_view core)
{
    const bool emptyEdge = core.empty() || core.front() == ' ' || core.back() == ' ';
    const bool ambiguous = core.find("  ") != core.npos || core.find("##") != core.npos;
    return !emptyEdge && !ambiguous && std::all_of(core.begin(), core.end(), isCoreCharacter);
}

}  // namespace

std::string comparableName(std::string_view published)
{
    std::string name;
    name.reserve(published.size());
    for (std::size_t i = 0; i < published.size();) {
        if (const auto mark = published[i] == '(' ? markLength(published.substr(i)) : 0; mark > 0) {
            i += mark;
            if (i < published.size() && ascii::isAlphanumeric(published[i]) && !name.empty() && name.back() != ' ') {
                name += ' ';
            }
            continue;
        }
        const char c = ascii::toLower(published[i++]);
        if (ascii::isAlphanumeric(c)) {
            name += c;
        } else if (!name.empty() && name.back() != ' ') {
            name += ' ';
        }
    }
    if (!name.empty() && name.back() == ' ') {
        name.pop_back();
    }
    return name;
}

std::optional<NamePattern> NamePattern::parse(std::string_view text)
{
    NamePattern pattern;
    if (!text.empty() && (text.front() == '^' || text.front() == '*')) {
        pattern.m_begin = text.front() == '^' ? Edge::Name : Edge::Anywhere;
        text.remove_prefix(1);
    }
    if (!text.empty() && (text.back() == '$' || text.back() == '*')) {
        pattern.m_end = text.back() == '$' ? Edge::Name : Edge::Anywhere;
        text.remove_suffix(1);
    }
    if (!isWellFormed(text)) {
        return std::nullopt;
    }
    pattern.m_core = text;
    return pattern;
}

bool NamePattern::foundIn(std::string_view name) const
{
    if (m_begin == Edge::Name) {
        return foundAt(name, 0);
    }
    for (std::size_t position = 0; position < name.size(); ++position) {
        const bool wordBegins = position == 0 || name[position - 1] == ' ';
        if ((wordBegins || m_begin == Edge::Anywhere) && foundAt(name, position)) {
            return true;
        }
    }
    return false;
}

bool NamePattern::foundAt(std::string_view name, std::size_t position) const
{
    for (const char expected : m_core) {
        const char c = position < name.size() ? name[position] : '\0';
        if (expected == ' ') {
            position += c == ' ' ? 1 : 0;
        } else if (expected == '#') {
            const auto end =
                std::find_if_not(name.begin() + static_cast<std::ptrdiff_t>(position), name.end(), ascii::isDigit);
            const auto next = static_cast<std::size_t>(end - name.begin());
            if (next == position) {
                return false;
            }
            position = next;
        } else if (c == expected) {
            ++position;
        } else {
            return false;
        }
    }
    switch (m_end) {
    case Edge::Anywhere:
        return true;
    case Edge::Name:
        return position == name.size();
    case Edge::Word:
        break;
    }
    return position == name.size() || name[position] == ' ';
}

}  // namespace podium
