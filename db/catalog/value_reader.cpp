// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/value_reader.h"

#include <limits>

#include <fmt/format.h>

namespace podium {

namespace dom = simdjson::dom;

void ValueReader::fail(std::string_view field, std::string_view expected)
{
    if (m_problem.empty()) {
        m_problem = fmt::format("{}field \"{}\": expected {}", m_place, field, expected);
    }
}

bool ValueReader::object(dom::element json, std::string_view field)
{
    if (json.is_object()) {
        return true;
    }
    fail(field, "an object");
    return false;
}

void ValueReader::value(dom::element json, std::string_view field, std::string& into)
{
    std::string_view text;
    if (json.get(text) != simdjson::SUCCESS) {
        fail(field, "a text");
        return;
    }
    into = text;
}

void ValueReader::value(dom::element json, std::string_view field, std::int64_t& into)
{
    if (json.get(into) != simdjson::SUCCESS) {
        fail(field, "a whole number of at most 64 bits");
    }
}

void ValueReader::value(dom::element json, std::string_view field, bool& into)
{
    if (json.get(into) != simdjson::SUCCESS) {
        fail(field, "true or false");
    }
}

void ValueReader::value(dom::element json, std::string_view field, double& into)
{
    constexpr auto infinity = std::numeric_limits<double>::infinity();
    std::string_view text;
    if (json.get(into) == simdjson::SUCCESS) {
        return;
    }
    if (json.get(text) == simdjson::SUCCESS && text == "nan") {
        into = std::numeric_limits<double>::quiet_NaN();
    } else if (text == "inf") {
        into = infinity;
    } else if (text == "-inf") {
        into = -infinity;
    } else {
        fail(field, "a number, \"nan\", \"inf\" or \"-inf\"");
    }
}

}  // namespace podium
