// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace podium {

/// Published text made fit for one line of a figure. Control characters and marks that turn the writing direction become
/// spaces, runs of spaces one; what is no character becomes U+FFFD. Cut after `limit` characters with "…".
[[nodiscard]] std::string displayText(std::string_view text, std::size_t limit = 200);

/// Code points that are no characters in any text; XML 1.0 forbids the last two of the first plane.
[[nodiscard]] bool isNoncharacter(std::uint32_t point);

/// The text with every byte that is not UTF-8 replaced by U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view text);

/// The text with what XML 1.0 may hold (section 2.2): bytes that are not UTF-8 become U+FFFD; control characters but
/// tabs and line ends, and Unicode's noncharacters, are left out.
[[nodiscard]] std::string xmlCharacters(std::string_view text);

/// What somebody wrote, in quotes and short enough for a message about it.
[[nodiscard]] std::string quoted(std::string_view text);

/// How many characters UTF-8 text has.
[[nodiscard]] std::size_t characterCount(std::string_view utf8);

/// A system's name without what its row says anyway: "Carina (39x NVIDIA GB200 NVL72)" is "Carina",
/// "nebius_soperator_8xH200_n128" of Nebius is "Soperator". Names that consist of nothing else stay as they are.
[[nodiscard]] std::string shortSystemName(std::string_view systemName, std::string_view submitter);

/// Accelerators as short as they can be told apart within one figure, in the order given: "NVIDIA H100 SXM" is "H100",
/// beside "NVIDIA H100 PCIe" it is "H100 SXM".
[[nodiscard]] std::vector<std::string> shortAcceleratorNames(const std::vector<std::string>& names);

/// Letters of a name that somebody typed, where it is repeated to him.
inline constexpr std::size_t longestTypedName = 40;

/// The items with `separator` between them.
[[nodiscard]] std::string joined(const std::vector<std::string>& items, std::string_view separator);

/// "a", "a and b", "a, b and c"; `last` is " and " in the figure's language.
[[nodiscard]] std::string enumeration(const std::vector<std::string>& items, std::string_view last);

}  // namespace podium
