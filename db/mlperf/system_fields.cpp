// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/system_fields.h"

#include <optional>

#include <fmt/format.h>
#include <simdjson.h>

#include "db/mlperf/json_value.h"
#include "db/mlperf/log_lines.h"
#include "db/mlperf/python_json.h"
#include "db/mlperf/python_literal.h"

namespace podium::mlperf {

namespace {

using simdjson::dom::element;

// Far more than any description holds; what goes beyond is left out, so that nesting cannot multiply the text.
constexpr std::size_t largestText = std::size_t{1} << 20;
constexpr std::size_t mostFields = 10'000;
constexpr std::size_t longestName = 512;
constexpr int deepest = 16;

/// Flattens JSON values into named texts.
class Flattener {
public:
    explicit Flattener(SystemFields& target) : m_target(target) {}

    void add(const std::string& name, const element& value, int depth = 0)
    {
        if (m_target.fields.size() >= mostFields || name.size() > longestName || depth > deepest) {
            return;
        }
        if (value.is_object()) {
            for (const auto [key, member] : simdjson::dom::object(value)) {
                add(name.empty() ? std::string(key) : name + '.' + std::string(key), member, depth + 1);
            }
        } else if (value.is_array()) {
            addList(name, simdjson::dom::array(value), depth);
        } else {
            addText(name, textOf(value), depth);
        }
    }

private:
    void addList(const std::string& name, const simdjson::dom::array& list, int depth)
    {
        std::string plain;
        std::size_t index = 0;
        for (const element item : list) {
            if (item.is_object() || item.is_array()) {
                // One object in a list (v0.5 nodes) needs no number.
                add(list.size() == 1 ? name : fmt::format("{}.{}", name, index), item, depth + 1);
            } else {
                plain += (plain.empty() ? "" : "; ") + textOf(item);
            }
            ++index;
        }
        if (!plain.empty() || list.size() == 0) {
            m_target.fields.emplace_back(name, plain);
        }
    }

    /// Text that is a Python dictionary again (v0.6 NVIDIA) is opened.
    void addText(const std::string& name, std::string text, int depth)
    {
        if (text.starts_with('{') && text.ends_with('}')) {
            simdjson::dom::parser parser;
            element inner;
            const auto json = pythonLiteralToJson(text);
            if (json && parser.parse(*json).get(inner) == simdjson::SUCCESS && inner.is_object()) {
                add(name, inner, depth + 1);
                return;
            }
        }
        m_target.fields.emplace_back(name, std::move(text));
    }

    SystemFields& m_target;
};

bool readJson(const std::string& json, SystemFields& target, std::string* reason)
{
    simdjson::dom::parser parser;
    element root;
    const auto error = parser.parse(json).get(root);
    if (error != simdjson::SUCCESS) {
        *reason = simdjson::error_message(error);
        return false;
    }
    if (!root.is_object()) {
        *reason = "it is a list, a text or a number";
        return false;
    }
    Flattener(target).add("", root);
    return true;
}

/// "key: {"metadata": ..., "value": ...}" on every line.
bool readLogLines(std::string_view text, SystemFields& target)
{
    while (!text.empty()) {
        const auto end = text.find('\n');
        const auto line = trimmed(text.substr(0, end));
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 1);
        if (line.empty()) {
            continue;
        }
        const auto colon = line.find(':');
        simdjson::dom::parser parser;
        element root;
        if (colon == std::string_view::npos ||
            parser.parse(std::string(line.substr(colon + 1))).get(root) != simdjson::SUCCESS) {
            return false;
        }
        const auto value = memberOf(root, "value");
        if (!value) {
            return false;
        }
        const std::string key(trimmed(line.substr(0, colon)));
        Flattener(target).add(key, *value);
    }
    return !target.fields.empty();
}

}  // namespace

std::string_view SystemFields::value(std::string_view name) const
{
    for (const auto& [key, text] : fields) {
        if (key == name) {
            return trimmed(text);
        }
    }
    return {};
}

std::string_view SystemFields::firstOf(std::initializer_list<std::string_view> names) const
{
    for (const auto name : names) {
        if (const auto text = value(name); !text.empty()) {
            return text;
        }
    }
    return {};
}

SystemFields readSystemFields(std::string_view text)
{
    SystemFields result;
    if (text.size() > largestText) {
        result.reason = "larger than 1 MiB";
        return result;
    }
    std::string reason;
    if (readJson(std::string(text), result, &reason)) {
        result.form = SystemFields::Form::Json;
        return result;
    }
    const std::string valid = isUtf8(text) ? std::string(text) : latin1ToUtf8(text);
    std::string ignored;
    result.fields.clear();
    const std::string repaired = withoutTrailingCommas(valid);
    if (readJson(repaired, result, &ignored) || readJson(toStrictJson(repaired), result, &ignored)) {
        result.form = SystemFields::Form::Repaired;
        result.reason = reason;
        return result;
    }
    result.fields.clear();
    if (const auto json = pythonLiteralToJson(trimmed(valid)); json && readJson(*json, result, &ignored)) {
        result.form = SystemFields::Form::Repaired;
        result.reason = reason;
        return result;
    }
    result.fields.clear();
    if (readLogLines(valid, result)) {
        result.form = SystemFields::Form::LogLines;
        return result;
    }
    result.fields.clear();
    result.form = SystemFields::Form::Unreadable;
    result.reason = reason;
    return result;
}

}  // namespace podium::mlperf
