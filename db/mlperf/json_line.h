// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include <simdjson.h>

namespace podium::mlperf {

/// Parses single JSON objects that lie in a padded buffer; strict first, then by Python's laxer rules.
/// An element stays valid until the next call.
class JsonLine {
public:
    /// A longer text is broken: the longest line of any round has 1,147 bytes, and a parser takes many times its text's
    /// size in memory.
    static constexpr std::size_t longest = std::size_t{1} << 20;

    /// What is wrong with a text that is Broken: `otherwise`, or that it is too long.
    [[nodiscard]] static std::string_view faultOf(std::string_view text, std::string_view otherwise)
    {
        return text.size() > longest ? "longer than 1 MiB" : otherwise;
    }

    enum class Form { Strict, Latin1, Broken };

    struct Parsed {
        Form form = Form::Broken;
        simdjson::dom::element object;
    };

    /// `text` must be followed by simdjson's padding of readable bytes.
    [[nodiscard]] Parsed parse(std::string_view text);

    /// Also takes an object that Python's repr() wrote, in parts or as a whole: {"value": null, "metadata": {'a': True}}.
    [[nodiscard]] Parsed parseLoosely(std::string_view text);

private:
    [[nodiscard]] Parsed parseRewritten(Form form);

    simdjson::dom::parser m_parser;
    std::string m_rewritten;
};

}  // namespace podium::mlperf
