// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/json_line.h"

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/python_json.h"

namespace podium::mlperf {

static_assert(FileBuffer::padding >= simdjson::SIMDJSON_PADDING);

JsonLine::Parsed JsonLine::parse(std::string_view text)
{
    simdjson::dom::element root;
    auto error = m_parser.parse(text.data(), text.size(), false).get(root);
    if (error == simdjson::SUCCESS) {
        return {root.is_object() ? Form::Strict : Form::Broken, root};
    }
    if (!isPythonJsonObject(text)) {
        return {};
    }
    m_rewritten = toStrictJson(text);
    error = m_parser.parse(m_rewritten).get(root);
    if (error != simdjson::SUCCESS || !root.is_object()) {
        return {};
    }
    return {isUtf8(text) ? Form::Strict : Form::Latin1, root};
}

}  // namespace podium::mlperf
