// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

#include "db/records/result.h"

namespace podium {

/// The number under which MLCommons publishes a result (messaging guidelines: major-version.minor-version.entry
/// .benchmark). Published tables and footnotes write the version, a hyphen and the entry, "5.0-0031", for all results of
/// one system in a round; ".benchmark" behind it names one of them.
struct ResultId {
    std::string version;    ///< "5.0"
    std::string entry;      ///< digits, as they are written: "0031"
    std::string benchmark;  ///< empty: it stands for every result of the system

    friend bool operator==(const ResultId&, const ResultId&) = default;
};

/// Longest text of an ID, in bytes.
inline constexpr std::size_t longestResultId = 80;

/// Blanks around it are no part of it. Errors: InvalidInput; context is the text, detail what was expected.
[[nodiscard]] Result<ResultId> parseResultId(std::string_view text);

/// The text of an ID, as it is kept and printed.
[[nodiscard]] std::string toString(const ResultId& id);

/// An ID for a result of `round` ("5.0", "hpc-3.0"); its version must be the round's. Errors: InvalidInput.
[[nodiscard]] Result<std::string> resultIdFor(std::string_view text, std::string_view round);

}  // namespace podium
