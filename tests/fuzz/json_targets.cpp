// SPDX-License-Identifier: GPL-3.0-or-later
// JSON as Python takes it, Python literals, scaling files.
#include <algorithm>
#include <cmath>
#include <string>

#include <simdjson.h>

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/json_line.h"
#include "db/mlperf/json_value.h"
#include "db/mlperf/python_json.h"
#include "db/mlperf/python_literal.h"
#include "db/mlperf/scaling_file.h"
#include "tests/fuzz/fuzz_target.h"

namespace podium::fuzz {

namespace {

/// More opening brackets than this, and Python's grammar may be refused for its depth.
bool isShallow(std::string_view text)
{
    const auto opening = std::count_if(text.begin(), text.end(), [](char c) { return c == '{' || c == '['; });
    return opening < 250;
}

void pythonJson(std::string_view input)
{
    const auto scanned = mlperf::scanPythonJson(input);
    promise(mlperf::isPythonJsonObject(input) == scanned.valid, "both say the same");

    simdjson::dom::parser parser;
    simdjson::dom::element root;
    const std::string copy(input);
    const bool strict = parser.parse(copy).get(root) == simdjson::SUCCESS && root.is_object();
    promise(!strict || scanned.valid || !isShallow(input), "what is strict JSON is JSON for Python too");
    if (strict && scanned.valid && input.find('\\') == std::string_view::npos) {
        const auto key = mlperf::memberOf(root, "key");
        const std::string_view text = key && key->is_string() ? std::string_view(*key) : std::string_view{};
        promise(text == scanned.key, "the quick pass finds the key");
    }

    const std::string rewritten = mlperf::toStrictJson(input);
    promise(rewritten.empty() != scanned.valid, "what is valid is rewritten");
    if (scanned.valid) {
        promise(mlperf::isUtf8(rewritten), "a rewritten text is UTF-8");
        simdjson::dom::parser second;
        promise(second.parse(rewritten).get(root) == simdjson::SUCCESS && root.is_object(),
                "a rewritten text is strict");
    }

    mlperf::FileBuffer buffer;
    buffer.assign(input);
    mlperf::JsonLine line;
    const auto parsed = line.parse(buffer.text());
    promise((parsed.form == mlperf::JsonLine::Form::Broken) != (scanned.valid || strict), "a line is valid or broken");
    if (parsed.form != mlperf::JsonLine::Form::Broken) {
        const auto value = mlperf::memberOf(parsed.object, "value");
        const auto number = value ? mlperf::numberOf(*value) : std::nullopt;
        promise(!number || std::isfinite(*number), "numbers are finite");
        promise(mlperf::isUtf8(value ? mlperf::textOf(*value) : ""), "text is UTF-8");
    }
}

void pythonLiteral(std::string_view input)
{
    const auto json = mlperf::pythonLiteralToJson(input);
    promise(!json || json->size() <= input.size() * 6 + 8, "a literal does not grow without end");
    promise(mlperf::withoutTrailingCommas(input).size() <= input.size(), "repairing only takes away");
    mlperf::FileBuffer buffer;
    buffer.assign(input);
    mlperf::JsonLine line;
    const bool strict = line.parse(buffer.text()).form != mlperf::JsonLine::Form::Broken;
    const auto loose = line.parseLoosely(buffer.text());
    promise(!strict || loose.form != mlperf::JsonLine::Form::Broken, "JSON is also read loosely");
    promise(loose.form == mlperf::JsonLine::Form::Broken || loose.object.is_object(), "an object or nothing");
}

void scalingFile(std::string_view input)
{
    const auto factor = mlperf::scalingFactorOf(input);
    promise(!factor || (std::isfinite(*factor)), "a factor is finite");
}

}  // namespace

std::vector<Target> jsonTargets()
{
    return {
        {"python_json",
         pythonJson,
         {R"({"namespace": "", "time_ms": 1, "key": "seed", "value": [1, {"a": -0.5e3}], "metadata": {"b": true}})",
          R"({"value": NaN, "key": Infinity, "c": -Infinity, "d": 123456789012345678901234567890, "e": 1e999})",
          "{\"key\": \"caf\xe9\", \"value\": \"\\ud800 \\u00e9 \\\\ \\\"\"}"}},
        {"python_literal",
         pythonLiteral,
         {R"({'a': 1, "b": [True, False, None, (1.5, -2e3,)], 'c': "it's", 'd': '\x41\u00e9\n'})",
          R"({"value": null, "metadata": {'lineno': 52, 'status': 'success'}})", "{\"a\": [1, ], }"}},
        {"scaling_file",
         scalingFile,
         {R"({"scaling_factor": 1.0347})", R"({"scaling_factor": "1", "scaling_factor": 2})"}},
    };
}

}  // namespace podium::fuzz
