// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/catalog/json_writer.h"

#include <limits>

#include "tests/support/catch.h"

using podium::JsonWriter;

namespace {

template <class Write>
std::string written(Write write)
{
    std::string out;
    JsonWriter json(out);
    write(json);
    return out;
}

std::string text(std::string_view value)
{
    return written([&](JsonWriter& json) { json.text(value); });
}

std::string number(double value)
{
    return written([&](JsonWriter& json) { json.number(value); });
}

std::string rounded(double value)
{
    return written([&](JsonWriter& json) { json.roundedNumber(value); });
}

}  // namespace

TEST_CASE("commas stand between values and nowhere else")
{
    const auto json = written([](JsonWriter& out) {
        out.beginObject();
        out.key("a");
        out.beginArray();
        out.integer(1);
        out.text("{");
        out.text("[");
        out.beginArray();
        out.endArray();
        out.null();
        out.endArray();
        out.key("b");
        out.beginObject();
        out.endObject();
        out.key("c");
        out.flag(true);
        out.endObject();
    });
    CHECK(json == R"({"a":[1,"{","[",[],null],"b":{},"c":true})");
}

TEST_CASE("a writer begins anew behind what stands in the text already")
{
    std::string out = "[1]\n";
    JsonWriter(out).integer(2);
    CHECK(out == "[1]\n2");
}

TEST_CASE("texts are escaped")
{
    CHECK(text("plain") == "\"plain\"");
    CHECK(text("a\"b\\c/d") == R"("a\"b\\c/d")");
    CHECK(text("\n\r\t\b\x1f") == R"("\n\r\t\u0008\u001f")");
    CHECK(text(std::string_view("\0", 1)) == R"("\u0000")");
    CHECK(text("\u00e4\u20ac\U0001F600") == "\"\u00e4\u20ac\U0001F600\"");
}

TEST_CASE("bytes that are not UTF-8 are taken for Latin-1")
{
    CHECK(text("Intel\xAE") == "\"Intel\u00ae\"");
    CHECK(text("\xC3") == "\"\u00c3\"");            // cut off
    CHECK(text("\xE2\x82") == "\"\u00e2\u0082\"");  // cut off
    CHECK(text("\xC0\x80") == "\"\u00c0\u0080\"");  // overlong
    CHECK(text("\xE0\x80\x80") == "\"\u00e0\u0080\u0080\"");
    CHECK(text("\xF0\x80\x80\x80") == "\"\u00f0\u0080\u0080\u0080\"");
    CHECK(text("\xED\xA0\x80") == "\"\u00ed\u00a0\u0080\"");            // surrogate
    CHECK(text("\xF4\x90\x80\x80") == "\"\u00f4\u0090\u0080\u0080\"");  // above U+10FFFF
    CHECK(text("\xF5") == "\"\u00f5\"");
    CHECK(text("\xFF\xC3\xA4") == "\"\u00ff\u00e4\"");
}

TEST_CASE("numbers have the shortest exact form, and one that stays a double")
{
    CHECK(number(0.1) == "0.1");
    CHECK(number(27.334687534722224) == "27.334687534722224");
    CHECK(number(8) == "8");
    CHECK(number(0.0) == "0");
    CHECK(number(-0.0) == "-0.0");
    CHECK(number(1e22) == "1e+22");
    CHECK(number(123456789012345680000.0) == "1.2345678901234568e+20");
    CHECK(number(std::numeric_limits<double>::denorm_min()) == "5e-324");
    CHECK(number(std::numeric_limits<double>::quiet_NaN()) == "\"nan\"");
    CHECK(number(std::numeric_limits<double>::infinity()) == "\"inf\"");
    CHECK(number(-std::numeric_limits<double>::infinity()) == "\"-inf\"");
}

TEST_CASE("rounded numbers have six significant digits at most")
{
    CHECK(rounded(27.334687534722223) == "27.3347");
    CHECK(rounded(0.00012345678) == "0.000123457");
    CHECK(rounded(1234567.8) == "1234570");
    CHECK(rounded(0.5) == "0.5");
    CHECK(rounded(100) == "100");
    CHECK(rounded(999999.9) == "1e+06");
    CHECK(rounded(std::numeric_limits<double>::quiet_NaN()) == "\"nan\"");
    CHECK(rounded(std::numeric_limits<double>::max()) == "1.79769e+308");
}

TEST_CASE("integers have all their digits")
{
    CHECK(written([](JsonWriter& json) { json.integer(std::numeric_limits<std::int64_t>::min()); }) ==
          "-9223372036854775808");
}
