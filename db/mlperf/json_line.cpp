// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/json_line.h"

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/python_json.h"
#include "db/mlperf/python_literal.h"

namespace podium::mlperf {

static_assert(FileBuffer::padding >= simdjson::SIMDJSON_PADDING);

JsonLine::Parsed JsonLine::parse(std::string_view text)
{
    if (text.size() > longest) {
        return {};
    }
    simdjson::dom::element root;
    const auto error = m_parser.parse(text.data(), text.size(), false).get(root);
    if (error == simdjson::SUCCESS) {
        return {root.is_object() ? Form::Strict : Form::Broken, root};
    }
    if (!isPythonJsonObject(text)) {
        return {};
    }
    m_rewritten = toStrictJson(text);
    return parseRewritten(isUtf8(text) ? Form::Strict : Form::Latin1);
}

JsonLine::Parsed JsonLine::parseLoosely(std::string_view text)
{
    const Parsed parsed = parse(text);
    if (parsed.form != Form::Broken || text.size() > longest) {
        return parsed;
    }
    auto json = pythonLiteralToJson(text);
    if (!json) {
        return {};
    }
    m_rewritten = std::move(*json);
    return parseRewritten(Form::Strict);
}

JsonLine::Parsed JsonLine::parseRewritten(Form form)
{
    simdjson::dom::element root;
    if (m_parser.parse(m_rewritten).get(root) != simdjson::SUCCESS || !root.is_object()) {
        return {};
    }
    return {form, root};
}

}  // namespace podium::mlperf
