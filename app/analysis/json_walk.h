// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace podium {

/// Goes through JSON (RFC 8259) and counts lines, which a parser that gives values does not.
class JsonWalk {
public:
    /// Told the place of every value before it is entered: "figure.filter.rounds[2]", "" for the whole text, and the line
    /// where its name stands, or where it begins. Tells whether places inside it are wanted.
    using Visitor = std::function<bool(const std::string& place, std::size_t line)>;

    struct Fault {
        std::size_t line = 1;
        std::string detail;  ///< "expected a value"
    };

    /// The first fault; none: the text is JSON.
    [[nodiscard]] static std::optional<Fault> through(std::string_view json, const Visitor& visit);

private:
    JsonWalk(std::string_view json, const Visitor& visit) : m_text(json), m_visit(visit) {}

    bool value(const std::string& place, std::size_t line, bool wanted, int depth);
    bool object(const std::string& place, bool wanted, int depth);
    bool array(const std::string& place, bool wanted, int depth);
    bool text(std::string& content);
    bool escape();
    bool number();
    bool word(std::string_view expected);
    void skipBlanks();
    bool take(char letter);
    bool refuse(std::string detail);
    [[nodiscard]] bool isAtEnd() const { return m_at == m_text.size(); }

    std::string_view m_text;
    const Visitor& m_visit;
    std::size_t m_at = 0;
    std::size_t m_line = 1;
    std::optional<Fault> m_fault;
};

}  // namespace podium
