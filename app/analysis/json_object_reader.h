// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <simdjson.h>

#include "app/analysis/display_text.h"
#include "db/records/result.h"

namespace podium {

// What faults begin with, or are, where their line is looked for (withLine()).
inline constexpr std::string_view notJson = "not JSON: ";
inline constexpr std::string_view isMissing = "is missing";
inline constexpr std::string_view standsTwice = "stands twice";

/// Some editors put a byte order mark before what they write.
inline std::string_view withoutByteOrderMark(std::string_view json)
{
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    json.remove_prefix(json.starts_with(byteOrderMark) ? byteOrderMark.size() : 0);
    return json;
}

/// Reads one object whose fields are all known; keeps the first fault.
class JsonObjectReader {
public:
    JsonObjectReader(const simdjson::dom::object& fields, std::string place, std::string name)
        : m_fields(fields), m_place(std::move(place)), m_name(std::move(name))
    {
    }

    [[nodiscard]] const std::optional<Error>& fault() const { return m_fault; }

    void refuse(std::string_view field, const std::string& detail)
    {
        if (!m_fault) {
            m_fault = Error{ErrorCode::InvalidInput, m_name + ": " + m_place + displayText(field), detail};
        }
    }

    void adopt(const JsonObjectReader& inner)
    {
        if (!m_fault) {
            m_fault = inner.m_fault;
        }
    }

    /// The named field, if it is there; it is known from then on.
    std::optional<simdjson::dom::element> find(std::string_view field)
    {
        m_known.insert(std::string(field));
        simdjson::dom::element found;
        return m_fields.at_key(field).get(found) == simdjson::SUCCESS ? std::optional(found) : std::nullopt;
    }

    std::optional<std::string_view> text(std::string_view field)
    {
        return scalar<std::string_view>(field, "expected a text");
    }

    std::optional<std::int64_t> integer(std::string_view field)
    {
        return scalar<std::int64_t>(field, "expected a whole number");
    }

    std::optional<double> number(std::string_view field) { return scalar<double>(field, "expected a number"); }
    std::optional<bool> truth(std::string_view field) { return scalar<bool>(field, "expected true or false"); }

    void texts(std::string_view field, std::vector<std::string>& target)
    {
        const auto found = find(field);
        if (!found) {
            return;
        }
        simdjson::dom::array array;
        if (found->get(array) != simdjson::SUCCESS) {
            return refuse(field, "expected a list of texts");
        }
        target.clear();
        for (const simdjson::dom::element item : array) {
            std::string_view text;
            if (item.get(text) != simdjson::SUCCESS) {
                return refuse(field, "expected a list of texts");
            }
            target.emplace_back(text);
        }
    }

    /// A list of texts, or one text in place of a list of one.
    void textOrTexts(std::string_view field, std::vector<std::string>& target)
    {
        const auto found = find(field);
        std::string_view text;
        if (found && found->get(text) == simdjson::SUCCESS) {
            target.assign(1, std::string(text));
        } else if (found && !found->is_array()) {
            refuse(field, "expected a text, or a list of texts");
        } else {
            texts(field, target);
        }
    }

    /// A text that names one value of an enumeration.
    template <class T, class FromString>
    void choice(std::string_view field, FromString fromString, const char* accepted, T& target)
    {
        const auto word = text(field);
        if (!word) {
            return;
        }
        if (const auto value = fromString(*word)) {
            target = *value;
        } else {
            refuse(field, quoted(*word) + ": expected " + accepted);
        }
    }

    /// An object inside this one, all of whose fields `read` asks for.
    void inner(const char* field, const std::function<void(JsonObjectReader&)>& read)
    {
        const auto found = find(field);
        if (!found) {
            return;
        }
        simdjson::dom::object fields;
        if (found->get(fields) != simdjson::SUCCESS) {
            return refuse(field, "expected an object");
        }
        JsonObjectReader reader(fields, m_place + field + ".", m_name);
        read(reader);
        reader.refuseUnknown();
        adopt(reader);
    }

    /// A list of at most `most` objects, all of whose fields `read` asks for.
    void objects(const std::string& field, std::size_t most, const std::function<void(JsonObjectReader&)>& read)
    {
        const auto found = find(field);
        if (!found) {
            return;
        }
        simdjson::dom::array array;
        if (found->get(array) != simdjson::SUCCESS) {
            return refuse(field, "expected a list of objects");
        }
        std::size_t index = 0;
        for (const simdjson::dom::element item : array) {
            const std::string place = field + "[" + std::to_string(index) + "]";
            simdjson::dom::object fields;
            if (++index > most) {
                return refuse(field, "expected at most " + std::to_string(most) + " entries");
            }
            if (item.get(fields) != simdjson::SUCCESS) {
                return refuse(place, "expected an object");
            }
            JsonObjectReader reader(fields, m_place + place + ".", m_name);
            read(reader);
            reader.refuseUnknown();
            adopt(reader);
        }
    }

    void refuseUnknown()
    {
        std::set<std::string_view> seen;
        for (const auto& field : m_fields) {
            if (!m_known.contains(field.key)) {
                refuse(field.key, "unknown field");
            }
            if (!seen.insert(field.key).second) {
                refuse(field.key, std::string(standsTwice));
            }
        }
    }

private:
    template <class T>
    std::optional<T> scalar(std::string_view field, const char* expected)
    {
        const auto found = find(field);
        if (!found) {
            return std::nullopt;
        }
        T content{};
        if (found->get(content) != simdjson::SUCCESS) {
            refuse(field, expected);
            return std::nullopt;
        }
        return content;
    }

    const simdjson::dom::object& m_fields;
    std::string m_place;
    std::string m_name;
    std::set<std::string, std::less<>> m_known;
    std::optional<Error> m_fault;
};

/// Whether `field` holds a schema version from 1 to `newest`; refuses it otherwise.
inline bool hasReadableSchema(JsonObjectReader& reader, std::string_view field, std::int64_t newest)
{
    const auto schema = reader.integer(field);
    if (!schema || *schema < 1) {
        reader.refuse(field, "expected the schema version, a whole number from 1 on");
        return false;
    }
    if (*schema > newest) {
        reader.refuse(field, "schema " + std::to_string(*schema) + " is newer than " + std::to_string(newest) +
                                 ", which this version of the program reads");
        return false;
    }
    return true;
}

/// Reads a text that is one JSON object. Errors: InvalidInput; context is `name` and the field.
inline Status readJsonObject(std::string_view json, const std::string& name,
                             const std::function<void(JsonObjectReader&)>& read)
{
    json = withoutByteOrderMark(json);
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (const auto fault = parser.parse(json.data(), json.size()).get(root); fault != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, name, std::string(notJson) + simdjson::error_message(fault));
    }
    simdjson::dom::object fields;
    if (root.get(fields) != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, name, "expected one JSON object");
    }
    JsonObjectReader reader(fields, "", name);
    read(reader);
    if (reader.fault()) {
        return tl::unexpected(*reader.fault());
    }
    return {};
}

/// The same of a value that `read` fills.
template <class Value>
Result<Value> valueFromJson(std::string_view json, const std::string& name, void (*read)(JsonObjectReader&, Value&))
{
    Value value;
    const Status done = readJsonObject(json, name, [&](JsonObjectReader& reader) { read(reader, value); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return value;
}

}  // namespace podium
