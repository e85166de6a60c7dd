// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>

#include <simdjson.h>

#include "db/records/submission.h"

namespace podium {

/// The constant whose word is `text`.
template <class Enum>
std::optional<Enum> enumFromString(std::string_view text)
{
    if constexpr (std::is_same_v<Enum, Division>) {
        return divisionFromString(text);
    } else if constexpr (std::is_same_v<Enum, Availability>) {
        return availabilityFromString(text);
    } else if constexpr (std::is_same_v<Enum, RunStatus>) {
        return runStatusFromString(text);
    } else if constexpr (std::is_same_v<Enum, PositionUnit>) {
        return positionUnitFromString(text);
    } else {
        static_assert(std::is_same_v<Enum, ScoreIssue>);
        return scoreIssueFromString(text);
    }
}

/// Finds fields of one object, fastest in the order in which they were written, and counts what was found.
class ObjectFields {
public:
    explicit ObjectFields(simdjson::dom::object object) : m_object(object), m_next(object.begin()) {}

    std::optional<simdjson::dom::element> find(std::string_view name)
    {
        if (m_next != m_object.end() && m_next.key() == name) {
            ++m_found;
            const simdjson::dom::element value = m_next.value();
            ++m_next;
            return value;
        }
        simdjson::dom::element value;
        if (m_object.at_key(name).get(value) != simdjson::SUCCESS) {
            return std::nullopt;
        }
        ++m_found;
        return value;
    }

    [[nodiscard]] bool allFound() const { return m_found == m_object.size(); }

private:
    simdjson::dom::object m_object;
    simdjson::dom::object::iterator m_next;
    std::size_t m_found = 0;
};

/// Reads single values. The first problem is kept; what is read after it does not matter.
class ValueReader {
public:
    [[nodiscard]] const std::string& problem() const { return m_problem; }

    /// What stands before the field in problems from now on, e.g. "run 3, ".
    void setPlace(std::string place) { m_place = std::move(place); }

    /// Keeps a problem: `expected` completes the sentence "expected ...".
    void fail(std::string_view field, std::string_view expected);

    /// Whether `json` is an object; a problem otherwise.
    bool object(simdjson::dom::element json, std::string_view field);

    void value(simdjson::dom::element json, std::string_view field, std::string& into);
    void value(simdjson::dom::element json, std::string_view field, std::int64_t& into);
    void value(simdjson::dom::element json, std::string_view field, bool& into);
    void value(simdjson::dom::element json, std::string_view field, double& into);

    /// The constant whose word the value is.
    template <class Enum>
    void constant(simdjson::dom::element json, std::string_view field, Enum& into)
    {
        std::string_view text;
        const auto found = json.get(text) == simdjson::SUCCESS ? enumFromString<Enum>(text) : std::nullopt;
        if (!found) {
            fail(field, "one of its words");
            return;
        }
        into = *found;
    }

private:
    std::string m_place;
    std::string m_problem;
};

}  // namespace podium
