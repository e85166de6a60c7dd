// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/display_text.h"

#include "tests/support/catch.h"

namespace podium::cli {

TEST_CASE("Foreign text cannot steer the terminal")
{
    CHECK(displayText("NVIDIA H100") == "NVIDIA H100");
    CHECK(displayText("a\x1b[31mred") == "a\uFFFD[31mred");
    CHECK(displayText("line\nbreak\r\t") == "line\uFFFDbreak\uFFFD\uFFFD");
    CHECK(displayText(std::string_view("nul\0!", 5)) == "nul\uFFFD!");
    CHECK(displayText("\u202Eevil") == "\uFFFDevil");
    CHECK(displayText("\u009B31m") == "\uFFFD31m");
    CHECK(displayText("Gr\u00FC\u00DFe, \u5BCC\u58EB\u901A") == "Gr\u00FC\u00DFe, \u5BCC\u58EB\u901A");
}

TEST_CASE("Bytes that are not UTF-8 are replaced one by one")
{
    CHECK(validUtf8("caf\xE9!") == "caf\uFFFD!");
    CHECK(validUtf8("\xC0\xAF") == "\uFFFD\uFFFD");            // overlong
    CHECK(validUtf8("\xED\xA0\x80") == "\uFFFD\uFFFD\uFFFD");  // a surrogate
    CHECK(validUtf8("\xF4\x90\x80\x80") == "\uFFFD\uFFFD\uFFFD\uFFFD");
    CHECK(validUtf8("cut \xE5\xAF") == "cut \uFFFD\uFFFD");
    CHECK(validUtf8("\x1b") == "\x1b");
    CHECK(displayText("caf\xE9") == "caf\uFFFD");
}

TEST_CASE("Widths are those of a terminal")
{
    CHECK(displayWidth("") == 0);
    CHECK(displayWidth("abc") == 3);
    CHECK(displayWidth("\u00FC") == 1);
    CHECK(displayWidth("u\u0308") == 1);
    CHECK(displayWidth("\u5BCC\u58EB\u901A") == 6);
    CHECK(displayWidth("\U0001F680") == 2);
}

TEST_CASE("Text is cut with an ellipsis, between characters")
{
    CHECK(elided("llama31_405b", 12) == "llama31_405b");
    CHECK(elided("llama31_405b", 8) == "llama31\u2026");
    CHECK(elided("\u5BCC\u58EB\u901A", 4) == "\u5BCC\u2026");
    CHECK(elided("abc", 1) == "\u2026");
    CHECK(elided("abc", 0) == "");
}

}  // namespace podium::cli
