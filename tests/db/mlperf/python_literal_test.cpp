// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/python_literal.h"

#include <string>

#include "tests/support/catch.h"

namespace podium::mlperf {

TEST_CASE("A Python literal becomes JSON", "[python-literal]")
{
    CHECK(pythonLiteralToJson("{}") == "{}");
    CHECK(pythonLiteralToJson(" [ ] ") == "[]");
    CHECK(pythonLiteralToJson("()") == "[]");
    CHECK(pythonLiteralToJson("{'a': 1, 'b': -2.5e3}") == R"({"a":1,"b":-2.5e3})");
    CHECK(pythonLiteralToJson("{'a': True, 'b': False, 'c': None}") == R"({"a":true,"b":false,"c":null})");
    CHECK(pythonLiteralToJson("{'a': [1, (2, 3), {'b': 'c'}]}") == R"({"a":[1,[2,3],{"b":"c"}]})");
    CHECK(pythonLiteralToJson("[1, 2,]") == "[1,2]");
    CHECK(pythonLiteralToJson("{'a': 1,}") == R"({"a":1})");
}

TEST_CASE("Python's metadata in JSON, as in a log of v0.6", "[python-literal]")
{
    CHECK(pythonLiteralToJson(R"({"value": null, "metadata": {'lineno': 52, 'status': 'success', 'done': true}})") ==
          R"({"value":null,"metadata":{"lineno":52,"status":"success","done":true}})");
}

TEST_CASE("Strings stand in either quotes and hold the other", "[python-literal]")
{
    CHECK(pythonLiteralToJson(R"({'a': "it's", "b": 'say "yes"'})") == R"({"a":"it's","b":"say \"yes\""})");
    CHECK(pythonLiteralToJson(R"({'a': "{'num_nodes': '130'}"})") == R"({"a":"{'num_nodes': '130'}"})");
    CHECK(pythonLiteralToJson(R"({'a': 'it\'s', 'b': 'back\\slash', 'c': 'a\nb\tc\rd'})") ==
          R"({"a":"it's","b":"back\\slash","c":"a\u000ab\u0009c\u000dd"})");
    CHECK(pythonLiteralToJson("{'a': 'caf\xc3\xa9'}") == "{\"a\":\"caf\xc3\xa9\"}");
    CHECK(pythonLiteralToJson(R"({'a': '\xae \u00e9 \u20ac'})") == R"({"a":"\u00ae \u00e9 \u20ac"})");
}

TEST_CASE("What is no Python literal is refused", "[python-literal]")
{
    const std::string text = GENERATE(as<std::string>{}, "", " ", "{", "}", "[", "]", "{'a'}", "{'a':}", "{'a': 1",
                                      "{'a': 1}}", "{'a': 1} x", "{1: 2}", "{a: 1}", "{'a': name}", "[1 2]", "[,]",
                                      "[1,,2]", "{'a': 'b}", "'\\", "{'a': __import__('os')}", "[1)", "{value: true}");
    CAPTURE(text);
    CHECK_FALSE(pythonLiteralToJson(text));
}

TEST_CASE("Nesting of literals has a limit, not the stack", "[python-literal]")
{
    CHECK(pythonLiteralToJson(std::string(60, '[') + std::string(60, ']')));
    CHECK_FALSE(pythonLiteralToJson(std::string(100, '[') + std::string(100, ']')));
    CHECK_FALSE(pythonLiteralToJson(std::string(100'000, '[')));
}

TEST_CASE("Commas before a closing brace and a byte order mark are taken out", "[python-literal]")
{
    CHECK(withoutTrailingCommas(R"({"a": 1, "b": [1, 2, ], })") == R"({"a": 1, "b": [1, 2 ] })");
    CHECK(withoutTrailingCommas("\xef\xbb\xbf{\"a\": 1,\r\n}") == "{\"a\": 1\r\n}");
    CHECK(withoutTrailingCommas(R"({"a": ",}", "b": "\",]"})") == R"({"a": ",}", "b": "\",]"})");
    CHECK(withoutTrailingCommas("{\"a\": 1,") == "{\"a\": 1,");
    CHECK(withoutTrailingCommas("\"\\") == "\"\\");
    CHECK(withoutTrailingCommas("") == "");
}

}  // namespace podium::mlperf
