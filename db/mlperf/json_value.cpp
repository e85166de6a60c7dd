// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/json_value.h"

#include <charconv>
#include <cmath>

#include <fmt/format.h>

#include "db/mlperf/log_lines.h"

namespace podium::mlperf {

using simdjson::dom::element;
using simdjson::dom::element_type;

std::optional<double> parseNumber(std::string_view text)
{
    text = trimmed(text);
    if (text.starts_with('+') && !text.starts_with("+-")) {
        text.remove_prefix(1);
    }
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || !std::isfinite(value)) {
        return std::nullopt;
    }
    return value;
}

std::optional<double> numberOf(const element& value)
{
    switch (value.type()) {
    case element_type::INT64:
        return static_cast<double>(int64_t(value));
    case element_type::UINT64:
        return static_cast<double>(uint64_t(value));
    case element_type::DOUBLE: {
        const double number(value);
        return std::isfinite(number) ? std::optional(number) : std::nullopt;
    }
    case element_type::STRING:
        return parseNumber(std::string_view(value));
    case element_type::ARRAY:
        for (const element item : simdjson::dom::array(value)) {
            return item.is_array() ? std::nullopt : numberOf(item);
        }
        return std::nullopt;
    default:
        return std::nullopt;
    }
}

std::optional<element> memberOf(const std::optional<element>& value, std::string_view name)
{
    if (!value || !value->is_object()) {
        return std::nullopt;
    }
    // The last of equal names counts, as in Python.
    std::optional<element> found;
    for (const auto [key, member] : simdjson::dom::object(*value)) {
        if (key == name) {
            found = member;
        }
    }
    return found;
}

std::optional<double> numberOf(const std::optional<element>& value, std::string_view name)
{
    const auto member = memberOf(value, name);
    return member ? numberOf(*member) : std::nullopt;
}

std::string textOf(const element& value)
{
    switch (value.type()) {
    case element_type::STRING:
        return std::string(std::string_view(value));
    case element_type::NULL_VALUE:
        return {};
    case element_type::BOOL:
        return bool(value) ? "true" : "false";
    case element_type::INT64:
        return fmt::format("{}", int64_t(value));
    case element_type::UINT64:
        return fmt::format("{}", uint64_t(value));
    case element_type::DOUBLE:
        return fmt::format("{}", double(value));
    default:
        return simdjson::minify(value);
    }
}

}  // namespace podium::mlperf
