// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace podium {

/// Writes JSON in the order of the calls, indented by two spaces. Text is escaped, bytes that are not UTF-8 become
/// U+FFFD, numbers are the shortest text that reads back to the same double, those that are not finite null.
class IndentedJson {
public:
    void beginObject() { begin('{'); }
    void endObject() { end('}'); }
    void beginArray() { begin('['); }
    void endArray() { end(']'); }

    /// The name of the next value inside an object.
    void key(std::string_view name);
    void value(std::string_view text);
    void value(const char* text) { value(std::string_view(text)); }
    void value(const std::string& text) { value(std::string_view(text)); }
    void value(double number);
    void value(std::int64_t number);
    void value(bool truth);
    /// An array of these texts.
    void value(const std::vector<std::string>& texts);
    void null();
    /// A value that is JSON already, as take() of another writer gives it.
    void nested(std::string_view json);

    template <class T>
    void member(std::string_view name, const T& content)
    {
        key(name);
        value(content);
    }

    /// The text so far, ended by a line feed.
    [[nodiscard]] std::string take();

private:
    void begin(char bracket);
    void end(char bracket);
    void separate();
    void quote(std::string_view text);

    std::string m_text;
    std::vector<bool> m_filled;  ///< per open bracket: holds a value already
    bool m_afterKey = false;
};

}  // namespace podium
