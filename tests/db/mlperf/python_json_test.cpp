// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/python_json.h"

#include <string>
#include <vector>

#include "db/mlperf/file_buffer.h"
#include "db/mlperf/json_line.h"
#include "db/mlperf/json_value.h"
#include "tests/support/catch.h"

namespace podium::mlperf {

namespace {

/// Lists or objects in one another, `depth` of them, inside one object.
std::string nested(std::size_t depth, const std::string& opening, const std::string& closing)
{
    std::string text = "{\"a\":";
    for (std::size_t level = 1; level < depth; ++level) {
        text += opening;
    }
    text += '1';
    for (std::size_t level = 1; level < depth; ++level) {
        text += closing;
    }
    return text + '}';
}

JsonLine::Form formOf(std::string_view text)
{
    FileBuffer buffer;
    buffer.assign(text);
    return JsonLine().parse(buffer.text()).form;
}

}  // namespace

TEST_CASE("Taken as one object, as Python's json module takes it", "[python-json]")
{
    const std::string text = GENERATE(
        as<std::string>{}, "{}", " { } ", R"({"a":1,"b":-1,"c":0.5,"d":-0.5e-10,"e":1E+5,"f":0,"g":-0})",
        R"({"a" : [ ] , "b" : [ 1 , [ 2 ] ] , "c" : { "d" : { } } })",
        R"({"a":true,"b":false,"c":null,"d":NaN,"e":Infinity,"f":-Infinity})",
        R"({"a":"\"\\\/\b\f\n\r\t\u00e9\uD83D\ude00\ud800"})", R"({"a":1,"a":2})", R"({"":""})",
        "{\"a\":\"caf\xc3\xa9\"}", "{\"a\":\"caf\xe9\"}", "{\"a\":\"\x7f\xff\"}",
        R"({"a":123456789012345678901234567890})", R"({"a":1e999,"b":-1e999,"c":1e-999})", "\t\n\r{\"a\"\t:\n1}\r\n");
    CAPTURE(text);
    CHECK(isPythonJsonObject(text));
    CHECK(formOf(text) != JsonLine::Form::Broken);
}

TEST_CASE("Not one object: the log line is broken", "[python-json]")
{
    const std::string text = GENERATE(
        as<std::string>{}, "", " ", "[]", "1", "null", "\"a\"", "{", "}", "{}{}", "{} 1", "{\"a\":1} trailing text",
        "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "{,}", "{\"a\":[1,]}", "{\"a\":[1}", "{a:1}", "{'a':1}", "{\"a\":True}",
        "{\"a\":None}", "{\"a\":nul}", "{\"a\":nan}", "{\"a\":-NaN}", "{\"a\":+1}", "{\"a\":01}", "{\"a\":.5}",
        "{\"a\":1.}", "{\"a\":1e}", "{\"a\":1e+}", "{\"a\":-}", "{\"a\":0x10}", "{\"a\":1_000}", "{\"a\":\"}",
        "{\"a\":\"\\x41\"}", "{\"a\":\"\\u12g4\"}", "{\"a\":\"\\u12\"}", "{\"a\":\"line\nfeed\"}", "{\"a\":\"tab\t\"}",
        "{\"a\":\"1234567\x01\"}", "{\"a\":1 \"b\":2}", "{\"a\" 1}", "{\"a\":1}\xa0", "\xef\xbb\xbf{\"a\":1}",
        // As found in v4.1: a scrubber pasted a name over the line.
        R"({"namespace": "", "time_ms": 1725Lambda": "eval_accuracy", "value": 0.9})");
    CAPTURE(text);
    CHECK_FALSE(isPythonJsonObject(text));
    CHECK(formOf(text) == JsonLine::Form::Broken);
    CHECK(toStrictJson(text).empty());
}

TEST_CASE("A zero byte ends nothing", "[python-json]")
{
    CHECK_FALSE(isPythonJsonObject(std::string("{\"a\":1}\0", 8)));
    CHECK_FALSE(isPythonJsonObject(std::string("{\"a\":\0}", 7)));
    CHECK_FALSE(isPythonJsonObject(std::string("{\"a\":\"\0\"}", 9)));
    CHECK(formOf(std::string("{\"a\":1}\0", 8)) == JsonLine::Form::Broken);
}

TEST_CASE("Every place in a long text is looked at", "[python-json]")
{
    // The scan takes eight bytes at a time: the byte that matters stands at each distance from a quote.
    for (std::size_t length = 0; length < 40; ++length) {
        const std::string plain(length, 'x');
        CAPTURE(length);
        CHECK(isPythonJsonObject("{\"" + plain + "\":\"" + plain + "\"}"));
        CHECK(isPythonJsonObject("{\"" + plain + "\\\"\":\"" + plain + "\\\\\"}"));
        CHECK(isPythonJsonObject("{\"" + plain + "\x80\xff\x7f\":1}"));
        CHECK_FALSE(isPythonJsonObject("{\"" + plain + "\x1f\":1}"));
        CHECK_FALSE(isPythonJsonObject("{\"" + plain + "\x80\x1f\":1}"));
        CHECK_FALSE(isPythonJsonObject("{\"" + plain + "\\\":1}"));
        CHECK_FALSE(isPythonJsonObject("{\"" + plain));
    }
}

TEST_CASE("Nesting has a limit, not the stack", "[python-json]")
{
    CHECK(isPythonJsonObject(nested(200, "[", "]")));
    CHECK(isPythonJsonObject(nested(200, "{\"b\":", "}")));
    CHECK_FALSE(isPythonJsonObject(nested(300, "[", "]")));
    CHECK_FALSE(isPythonJsonObject(nested(300, "{\"b\":", "}")));
    CHECK_FALSE(isPythonJsonObject(std::string(100'000, '[')));
    CHECK_FALSE(isPythonJsonObject("{\"a\":" + std::string(100'000, '[')));
}

TEST_CASE("What a strict parser would refuse is rewritten", "[python-json]")
{
    CHECK(toStrictJson(R"({"a": NaN, "b": [Infinity, -Infinity], "c": 1e999, "d": 1.5})") ==
          R"({"a":null,"b":[null,null],"c":null,"d":1.5})");
    CHECK(toStrictJson(R"({"a": 123456789012345678901234567890})") == R"({"a":123456789012345678901234567890.0})");
    CHECK(toStrictJson("{\"a\": \"caf\xe9\"}") == "{\"a\":\"caf\xc3\xa9\"}");
    CHECK(toStrictJson("{\"a\": \"caf\xc3\xa9\", \"b\": \"\xe9\"}") == "{\"a\":\"caf\xc3\xa9\",\"b\":\"\xc3\xa9\"}");
    CHECK(toStrictJson(R"({"a": "\ud800 \\ud800 \\\ud800 \u00e9"})") == R"({"a":"\ufffd \\ud800 \\\ufffd \u00e9"})");
}

TEST_CASE("A rewritten line can be parsed, and says that it is not UTF-8", "[python-json]")
{
    CHECK(formOf(R"({"a": 1})") == JsonLine::Form::Strict);
    CHECK(formOf(R"({"a": NaN})") == JsonLine::Form::Strict);
    CHECK(formOf("{\"a\": \"caf\xe9\"}") == JsonLine::Form::Latin1);

    FileBuffer buffer;
    buffer.assign("{\"a\": NaN, \"a\": 1e999, \"b\": \"caf\xe9\", \"c\": 18446744073709551616}");
    JsonLine line;
    const std::optional object(line.parse(buffer.text()).object);
    CHECK_FALSE(numberOf(object, "a"));
    CHECK(textOf(*memberOf(object, "b")) == "caf\xc3\xa9");
    CHECK(numberOf(object, "c") == 18446744073709551616.0);
}

TEST_CASE("A quick pass finds key and time of a log line as they stand", "[python-json]")
{
    const auto found =
        scanPythonJson(R"({"metadata": {"key": "inner", "time_ms": 1}, "time_ms": 5, "key": "a\u0062"})");
    CHECK(found.valid);
    CHECK(found.key == R"(a\u0062)");
    CHECK(found.milliseconds == "5");

    const auto last = scanPythonJson(R"({"key": "first", "time_ms": 1, "key": "last", "time_ms": 2.5})");
    CHECK(last.key == "last");
    CHECK(last.milliseconds == "2.5");

    const auto number = scanPythonJson(R"({"key": "first", "key": 5})");
    CHECK(number.valid);
    CHECK(number.key == "");

    CHECK_FALSE(scanPythonJson(R"({"key": "a")").valid);
    CHECK(scanPythonJson(R"({"key": "a")").key == "");
}

TEST_CASE("Lines longer than any that was published are broken", "[python-json]")
{
    const std::string key(JsonLine::longest, 'k');
    CHECK(formOf("{\"" + key + "\": 1}") == JsonLine::Form::Broken);
    CHECK(formOf("{\"" + key.substr(10) + "\": 1}") == JsonLine::Form::Strict);
}

TEST_CASE("Numbers in text", "[json-value]")
{
    CHECK(parseNumber("1") == 1.0);
    CHECK(parseNumber(" 8 ") == 8.0);
    CHECK(parseNumber("1.0\r\n") == 1.0);
    CHECK(parseNumber("+2.5e-3") == 0.0025);
    CHECK(parseNumber("-1") == -1.0);
    const std::string text = GENERATE(as<std::string>{}, "", " ", "+", "-", "eight", "8x", "8 8", "0x10", "nan", "inf",
                                      "-inf", "infinity", "1e999", "1,5", "1_000", "--1", "+-1", std::string("8\0", 2));
    CAPTURE(text);
    CHECK_FALSE(parseNumber(text));
}

TEST_CASE("Numbers and text in JSON values", "[json-value]")
{
    FileBuffer buffer;
    buffer.assign(
        R"({"int": -3, "big": 18446744073709551615, "float": 0.5, "text": " 0.75 ", "list": [2.5, 3], "empty": [],
                      "nested": [[1]], "word": "n/a", "yes": true, "nothing": null, "object": {"a": [1, "b"]}})");
    simdjson::dom::parser parser;
    const std::optional<simdjson::dom::element> object(parser.parse(std::string(buffer.text())).value());
    CHECK(numberOf(object, "int") == -3.0);
    CHECK(numberOf(object, "big") == 18446744073709551615.0);
    CHECK(numberOf(object, "float") == 0.5);
    CHECK(numberOf(object, "text") == 0.75);
    CHECK(numberOf(object, "list") == 2.5);
    for (const auto* name : {"empty", "nested", "word", "yes", "nothing", "object", "missing"}) {
        CAPTURE(name);
        CHECK_FALSE(numberOf(object, name));
    }
    CHECK(textOf(*memberOf(object, "int")) == "-3");
    CHECK(textOf(*memberOf(object, "big")) == "18446744073709551615");
    CHECK(textOf(*memberOf(object, "float")) == "0.5");
    CHECK(textOf(*memberOf(object, "text")) == " 0.75 ");
    CHECK(textOf(*memberOf(object, "yes")) == "true");
    CHECK(textOf(*memberOf(object, "nothing")) == "");
    CHECK(textOf(*memberOf(object, "object")) == R"({"a":[1,"b"]})");
    CHECK_FALSE(memberOf(memberOf(object, "int"), "a"));
    CHECK_FALSE(memberOf(std::nullopt, "a"));
}

}  // namespace podium::mlperf
