// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace podium {

/// Appends JSON to a text, with commas where they belong and nothing that is not needed. The caller closes what it
/// opens. Texts become valid UTF-8: a byte that belongs to no valid sequence is taken for Latin-1.
class JsonWriter {
public:
    explicit JsonWriter(std::string& out) : m_out(out), m_begin(out.size()) {}

    void beginObject() { open('{'); }
    void endObject() { m_out += '}'; }
    void beginArray() { open('['); }
    void endArray() { m_out += ']'; }
    void key(std::string_view name);

    void text(std::string_view value);
    void integer(std::int64_t value);
    /// The shortest text that reads back to the same double; where JSON has no number the text "nan", "inf" or "-inf".
    void number(double value);
    /// The same with six significant digits at most.
    void roundedNumber(double value);
    void flag(bool value);
    void null();

private:
    void open(char bracket);
    void separate();
    /// Whether `value` is finite; writes what it is otherwise.
    bool isNumber(double value);

    std::string& m_out;
    std::size_t m_begin;
};

}  // namespace podium
