// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace podium::mlperf {

/// A system description as a flat list of published fields, in file order.
struct SystemFields {
    enum class Form {
        Json,      ///< as the rules ask
        Repaired,  ///< read in spite of trailing commas, a byte order mark or bytes that are not UTF-8
        LogLines,  ///< v0.6 NVIDIA: "key: {"value": ...}" lines with Python literals inside
        Unreadable,
    };

    Form form = Form::Unreadable;
    std::string reason;  ///< why it is unreadable or what was repaired
    std::vector<std::pair<std::string, std::string>> fields;

    /// The first field of that name, white space at its ends cut off; "": none. Names compare exactly.
    [[nodiscard]] std::string_view value(std::string_view name) const;
    /// The first of several names that is there; see value().
    [[nodiscard]] std::string_view firstOf(std::initializer_list<std::string_view> names) const;
};

/// Reads the text of a system description (IMPORT.md 1.3, 1.4, 4.1) or of an entry.json.
[[nodiscard]] SystemFields readSystemFields(std::string_view text);

}  // namespace podium::mlperf
