// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/note_blocks.h"

#include <algorithm>

#include "app/reports/note_cleaning.h"
#include "db/records/view_limits.h"
#include "tests/support/catch.h"

using namespace podium;

namespace {

NoteSpan plain(const std::string& text) { return {text, false, false, false, false, ""}; }

NoteBlock paragraph(const std::string& text, int depth = 0, const std::string& marker = "")
{
    return {NoteBlockKind::Paragraph, 0, depth, marker, {plain(text)}};
}

std::string repeated(const std::string& text, std::size_t count)
{
    std::string all;
    for (std::size_t time = 0; time < count; ++time) {
        all += text;
    }
    return all;
}

bool hasLink(const std::vector<NoteBlock>& blocks)
{
    return std::any_of(blocks.begin(), blocks.end(), [](const NoteBlock& block) {
        return std::any_of(block.spans.begin(), block.spans.end(),
                           [](const NoteSpan& span) { return !span.link.empty(); });
    });
}

}  // namespace

TEST_CASE("a note's Markdown becomes blocks with spans of one look each", "[notes]")
{
    const auto blocks =
        noteBlocks("# Title\n\nPlain, **bold**, *italic*, ***both***, `code`\nand [a link](https://x.org/).");
    REQUIRE(blocks.size() == 2);
    CHECK(blocks[0] == NoteBlock{NoteBlockKind::Heading, 1, 0, "", {plain("Title")}});
    const std::vector<NoteSpan> spans{plain("Plain, "), {"bold", true, false, false, false, ""},
                                      plain(", "),      {"italic", false, true, false, false, ""},
                                      plain(", "),      {"both", true, true, false, false, ""},
                                      plain(", "),      {"code", false, false, true, false, ""},
                                      plain(" and "),   {"a link", false, false, false, false, "https://x.org/"},
                                      plain(".")};
    CHECK(blocks[1] == NoteBlock{NoteBlockKind::Paragraph, 0, 0, "", spans});
}

TEST_CASE("headings have three levels, rules no text, line breaks a span of their own", "[notes]")
{
    CHECK(noteBlocks("###### deep").front().level == 3);
    CHECK(noteBlocks("a\n\n---\n\nb") ==
          std::vector<NoteBlock>{paragraph("a"), {NoteBlockKind::Rule, 0, 0, "", {}}, paragraph("b")});
    CHECK(noteBlocks("a  \nb").front().spans ==
          std::vector<NoteSpan>{plain("a"), {"", false, false, false, true, ""}, plain("b")});
    CHECK(noteBlocks("a\nb") == std::vector<NoteBlock>{paragraph("a b")});
    CHECK(noteBlocks("").empty());
    CHECK(noteBlocks(" \n\t\n").empty());
}

TEST_CASE("items of lists keep their signs, numbers and depth", "[notes]")
{
    CHECK(noteBlocks("- a\n- b\n\n  more of b\n  - c\n") ==
          std::vector<NoteBlock>{paragraph("a", 1, "•"), paragraph("b", 1, "•"), paragraph("more of b", 1),
                                 paragraph("c", 2, "•")});
    CHECK(noteBlocks("3. three\n4. four") ==
          std::vector<NoteBlock>{paragraph("three", 1, "3."), paragraph("four", 1, "4.")});
    const auto deep = noteBlocks("- - - - - - deep");
    REQUIRE(deep.size() == 1);
    CHECK(deep[0] == paragraph("deep", deepestNoteList, "•"));
}

TEST_CASE("the sign of an item without text goes to nobody else", "[notes]")
{
    CHECK(noteBlocks("- a\n-\n\nAfter") == std::vector<NoteBlock>{paragraph("a", 1, "•"), paragraph("After")});
    CHECK(noteBlocks("1. a\n2.\n3. c") == std::vector<NoteBlock>{paragraph("a", 1, "1."), paragraph("c", 1, "3.")});
}

TEST_CASE("code keeps its lines and spaces, quotes their text", "[notes]")
{
    const auto code = noteBlocks("```sh\n  a  b\n<c>\n\n```");
    REQUIRE(code.size() == 1);
    CHECK(code[0].kind == NoteBlockKind::Code);
    CHECK(code[0].spans == std::vector<NoteSpan>{{"  a  b\n<c>", false, false, true, false, ""}});
    CHECK(noteBlocks("> said\n> twice\n\nnot") ==
          std::vector<NoteBlock>{{NoteBlockKind::Quote, 0, 0, "", {plain("said twice")}}, paragraph("not")});
}

TEST_CASE("raw HTML is literal text and pictures are their words", "[notes]")
{
    CHECK(plainText(noteBlocks("<script>alert(1)</script>")) == "<script>alert(1)</script>\n");
    CHECK(plainText(noteBlocks("a <b onclick=\"x\">bold</b> <!-- c -->")) ==
          "a <b onclick=\"x\">bold</b> <!-- c -->\n");
    const auto picture = noteBlocks("![a *small* picture](http://example.org/p.png \"t\")");
    CHECK(plainText(picture) == "a small picture\n");
    CHECK_FALSE(hasLink(picture));
}

TEST_CASE("only links to http, https and mailto lead anywhere", "[notes]")
{
    for (const char* address :
         {"javascript:alert(1)", "JaVaScRiPt:alert(1)", "java&#115;cript:x", "&#106;avascript:x", "data:text/html,x",
          "file:///etc/passwd", "vbscript:x", "//example.org/", "/etc/passwd", "#mark", "view.podium-view"}) {
        CAPTURE(address);
        const auto blocks = noteBlocks("[words](" + std::string(address) + ")");
        CHECK(plainText(blocks) == "words\n");
        CHECK_FALSE(hasLink(blocks));
    }
    for (const char* address : {"http://x.org/", "HTTPS://x.org/a?b=c&d", "mailto:a@x.org"}) {
        CAPTURE(address);
        CHECK(noteBlocks("[words](" + std::string(address) + ")").front().spans.front().link == address);
        CHECK(safeLink(address) == address);
    }
    CHECK(noteBlocks("see https://x.org/a now").front().spans[1].link == "https://x.org/a");
    CHECK(safeLink("https://x.org/\"onclick=").empty());
    CHECK(safeLink("https://x.org/<b>").empty());
    CHECK(safeLink("https://x.org/a b").empty());
    CHECK(safeLink("https://x.org/\n").empty());
    CHECK(safeLink("https://" + std::string(3000, 'x')).empty());
}

TEST_CASE("control characters, NUL and marks of direction are left out, other bytes made UTF-8", "[notes]")
{
    using namespace std::string_literals;
    CHECK(cleanMarkdown("a\0b\x1b[31mc\x7f\xC2\x9B"s) == "ab[31mc");
    CHECK(cleanMarkdown("a\u202Eb\u2066c\u200Fd\u061Ce") == "abcde");
    CHECK(cleanMarkdown("a\r\nb\rc\td") == "a\nb\nc\td");
    CHECK(cleanMarkdown("\xff"s) == "\uFFFD");
    CHECK(cleanMarkdown("Größe 中 😀") == "Größe 中 😀");
    CHECK(plainText(noteBlocks("a\0b \u202Egnp.exe"s)) == "ab gnp.exe\n");
    CHECK(plainText(noteBlocks("a&#0;b&#x202E;c&#27;d&#xD800;e&#1114112;")) == "a\uFFFDbcd\uFFFDe\uFFFD\n");
}

TEST_CASE("entities are what they stand for, and unknown ones stay", "[notes]")
{
    for (const auto& [entity, text] : std::vector<std::pair<std::string, std::string>>{{"&amp;", "&"},
                                                                                       {"&lt;", "<"},
                                                                                       {"&#8212;", "—"},
                                                                                       {"&#x2014;", "—"},
                                                                                       {"&#X1F600;", "😀"},
                                                                                       {"&#xe9;", "é"},
                                                                                       {"&unknown;", "&unknown;"},
                                                                                       {"&#;", "&#;"},
                                                                                       {"&#10;", ""},
                                                                                       {"&#99999999999;", "\uFFFD"}}) {
        CAPTURE(entity);
        CHECK(entityText(entity) == text);
    }
}

TEST_CASE("notes built to harm end soon and keep their text", "[notes]")
{
    CHECK(plainText(noteBlocks(std::string(20'000, '>') + " x")) == "x\n");
    CHECK(plainText(noteBlocks(repeated("- ", 10'000) + "x")) == "• x\n");
    for (const char* piece : {"[", "![", "*a **a ", "`", "<", "&", "_", "[a](", "\\", "1. ", "> - ", "<!--",
                              "<![CDATA[", "a\n===\n", "\n\n", "[a]: b\n", "~~~\n", "    x\n"}) {
        CAPTURE(piece);
        const std::string note = repeated(piece, longestViewNote / std::string(piece).size());
        const std::string text = plainText(noteBlocks(note));
        CHECK(text.size() <= 4 * note.size());
    }
}
