// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/json_lines.h"

#include <optional>

#include "app/analysis/json_object_reader.h"
#include "app/analysis/json_walk.h"

namespace podium {

namespace {

/// Whether `place` is `inner` or something that it lies in.
bool holds(std::string_view place, std::string_view inner)
{
    return place.empty() || (inner.starts_with(place) && (inner.size() == place.size() || inner[place.size()] == '.' ||
                                                          inner[place.size()] == '['));
}

/// The name at the end of a place: "rounds" of "figure.filter.rounds".
std::string_view lastName(std::string_view place)
{
    const auto dot = place.rfind('.');
    return dot == std::string_view::npos ? place : place.substr(dot + 1);
}

/// The line of a field. One that is checked together with others is named without the object that it is in
/// ("figure.min_accelerators" of "figure.filter.min_accelerators"): if the object that is named has no such field, one
/// of the name further inside is meant.
class LineOfField {
public:
    LineOfField(std::string_view field, bool isMissing, bool isTwice)
        : m_field(field), m_isMissing(isMissing), m_isTwice(isTwice)
    {
        const auto dot = field.rfind('.');
        m_object = dot == std::string_view::npos ? std::string_view() : field.substr(0, dot);
    }

    std::size_t in(std::string_view json)
    {
        static_cast<void>(
            JsonWalk::through(json, [this](const std::string& place, std::size_t line) { return visit(place, line); }));
        return m_exact.value_or(m_inside.value_or(m_nearest.value_or(1)));
    }

private:
    bool visit(const std::string& place, std::size_t line)
    {
        if (place == m_field && (!m_exact || m_isTwice)) {
            m_exact = line;
        }
        if (holds(place, m_field)) {
            if (!m_nearest || place.size() > m_nearestPlace) {  // of one that stands twice the first is read
                m_nearestPlace = place.size();
                m_nearest = line;
            }
            return true;
        }
        if (m_isMissing || !holds(m_object, place)) {
            return false;
        }
        if (!m_inside && lastName(place) == lastName(m_field)) {
            m_inside = line;
        }
        return true;
    }

    std::string_view m_field;
    std::string_view m_object;
    bool m_isMissing;
    bool m_isTwice;
    std::optional<std::size_t> m_exact;
    std::optional<std::size_t> m_inside;
    std::optional<std::size_t> m_nearest;
    std::size_t m_nearestPlace = 0;  ///< letters
};

}  // namespace

Error withLine(Error fault, std::string_view json, const std::string& name)
{
    const auto located = [&](std::size_t line) { return name + ":" + std::to_string(line); };
    json = withoutByteOrderMark(json);
    const std::string before = name + ": ";
    if (fault.context == name && fault.detail.starts_with(notJson)) {
        if (const auto place = JsonWalk::through(json, [](const std::string&, std::size_t) { return false; })) {
            fault.context = located(place->line);
            fault.detail = std::string(notJson) + place->detail;
        }
    } else if (fault.context.starts_with(before)) {
        const std::string field = fault.context.substr(before.size());
        LineOfField line(field, fault.detail.starts_with(isMissing), fault.detail == standsTwice);
        fault.context = located(line.in(json)) + ": " + field;
    }
    return fault;
}

}  // namespace podium
