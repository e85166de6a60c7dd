// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace podium::cli {

/// Writes JSON text piece by piece. Members of the outer `brokenLevels` levels stand on lines of their own, those
/// deeper inside on one line. Numbers that are not finite and values that are missing become null; bytes that are not
/// UTF-8 become U+FFFD.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out, std::size_t brokenLevels = 1) : m_out(out), m_brokenLevels(brokenLevels) {}

    JsonWriter& beginObject() { return begin('{'); }
    JsonWriter& endObject() { return end('}'); }
    JsonWriter& beginArray() { return begin('['); }
    JsonWriter& endArray() { return end(']'); }
    JsonWriter& key(std::string_view name);

    JsonWriter& value(std::string_view text);
    JsonWriter& value(const char* text) { return value(std::string_view(text)); }
    JsonWriter& value(double number);
    JsonWriter& value(std::int64_t number);
    JsonWriter& value(bool truth);
    JsonWriter& null();
    template <class Value>
    JsonWriter& value(const std::optional<Value>& optional)
    {
        return optional ? value(*optional) : null();
    }

    /// key() and value() in one.
    template <class Value>
    JsonWriter& member(std::string_view name, const Value& content)
    {
        return key(name).value(content);
    }

private:
    JsonWriter& begin(char bracket);
    JsonWriter& end(char bracket);
    JsonWriter& put(std::string_view text);
    void separate();
    void breakLine();
    void quote(std::string_view text);

    std::string& m_out;
    std::size_t m_brokenLevels;
    std::vector<bool> m_hasMembers;  ///< of every open object and array
    bool m_afterKey = false;
};

}  // namespace podium::cli
