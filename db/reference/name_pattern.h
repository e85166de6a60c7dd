// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace podium {

/// A published name made comparable: ASCII letters in lower case, marks such as (R), (TM) left out, everything that
/// is no letter or digit replaced by single blanks: "Intel(R) Gaudi(R) 2" becomes "intel gaudi 2".
[[nodiscard]] std::string comparableName(std::string_view published);

/// What a rule looks for in a comparable name: whole words, so that "l4" is not found in "l40".
///   a blank   a blank or nothing: "80 gb" finds "80 gb" and "80gb"
///   #         one or more digits
///   ^ or *    at the beginning: the name begins here, or the word may begin before
///   $ or *    at the end: the name ends here, or the word may go on
class NamePattern {
public:
    /// Empty where `text` is not of the form above.
    [[nodiscard]] static std::optional<NamePattern> parse(std::string_view text);

    [[nodiscard]] bool foundIn(std::string_view comparableName) const;

private:
    enum class Edge { Word, Name, Anywhere };

    [[nodiscard]] bool foundAt(std::string_view name, std::size_t position) const;

    std::string m_core;
    Edge m_begin = Edge::Word;
    Edge m_end = Edge::Word;
};

}  // namespace podium
