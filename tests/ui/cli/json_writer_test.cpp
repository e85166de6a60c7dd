// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/json_writer.h"

#include <cmath>
#include <limits>

#include "tests/support/catch.h"

namespace podium::cli {

namespace {

std::string jsonOf(std::string_view text)
{
    std::string out;
    JsonWriter(out).value(text);
    return out;
}

}  // namespace

TEST_CASE("JSON text is escaped and always valid UTF-8")
{
    CHECK(jsonOf("plain") == "\"plain\"");
    CHECK(jsonOf("a\"b\\c") == R"("a\"b\\c")");
    CHECK(jsonOf("line\nend\ttab\r") == R"("line\nend\ttab\r")");
    CHECK(jsonOf(std::string_view("\0\x1b\x7f", 3)) == R"("\u0000\u001b\u007f")");
    CHECK(jsonOf("caf\xE9 \u5BCC") == "\"caf\uFFFD \u5BCC\"");
}

TEST_CASE("Objects and arrays nest, the outer ones over several lines")
{
    std::string out;
    JsonWriter json(out, 1);
    json.beginObject().member("name", "x").key("list").beginArray().value(std::int64_t{1}).value(2.5).endArray();
    json.key("empty").beginArray().endArray().member("yes", true).key("none").null().endObject();
    CHECK(out == "{\n  \"name\": \"x\",\n  \"list\": [1,2.5],\n"
                 "  \"empty\": [],\n  \"yes\": true,\n  \"none\": null\n}\n");
}

TEST_CASE("What JSON has no number for is null")
{
    std::string out;
    JsonWriter json(out, 0);
    json.beginArray().value(std::nan("")).value(std::numeric_limits<double>::infinity());
    json.value(std::optional<double>{}).value(std::optional<std::int64_t>(7)).endArray();
    CHECK(out == "[null,null,null,7]\n");
}

}  // namespace podium::cli
