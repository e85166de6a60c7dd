// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace podium::mlperf {

/// What a quick pass over one object finds.
struct ScannedObject {
    bool valid = false;             ///< see isPythonJsonObject()
    std::string_view key;           ///< text of the last top-level member "key" as it stands, where that is a string
    std::string_view milliseconds;  ///< the last top-level member "time_ms" as it stands; empty: none
};

/// isPythonJsonObject() and the member that tells log lines apart, in one pass.
[[nodiscard]] ScannedObject scanPythonJson(std::string_view text);

/// Whether Python's json module would take `text` as one object with nothing behind it; this is what the official
/// check does with every log line (rule R1). It differs from strict JSON in that NaN, Infinity, numbers of any size
/// and bytes that are not UTF-8 (read as Latin-1) pass. Nesting deeper than 256 is refused.
[[nodiscard]] bool isPythonJsonObject(std::string_view text);

/// Rewrites what isPythonJsonObject() accepts so that a strict parser takes it: NaN and infinities become null,
/// numbers beyond double become null, bytes over 0x7f that are not UTF-8 become the Latin-1 character.
[[nodiscard]] std::string toStrictJson(std::string_view text);

/// Whether the bytes are valid UTF-8.
[[nodiscard]] bool isUtf8(std::string_view text);

/// The text with every byte over 0x7f read as Latin-1.
[[nodiscard]] std::string latin1ToUtf8(std::string_view text);

}  // namespace podium::mlperf
