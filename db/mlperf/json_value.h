// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <simdjson.h>

namespace podium::mlperf {

/// A finite number, or the same as text ("0.75"); of a list its first number.
[[nodiscard]] std::optional<double> numberOf(const simdjson::dom::element& value);
/// The member's number where `value` is an object that has it.
[[nodiscard]] std::optional<double> numberOf(const std::optional<simdjson::dom::element>& value, std::string_view name);
/// Text as it stands; numbers and words in their shortest form; objects and lists as compact JSON; null is empty.
[[nodiscard]] std::string textOf(const simdjson::dom::element& value);
[[nodiscard]] std::optional<simdjson::dom::element> memberOf(const std::optional<simdjson::dom::element>& value,
                                                             std::string_view name);
/// A whole finite number in text, blanks around it allowed; "nan", "inf" and hexadecimal are not numbers.
[[nodiscard]] std::optional<double> parseNumber(std::string_view text);

}  // namespace podium::mlperf
