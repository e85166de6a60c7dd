// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace podium {

/// A stretch of text of one look.
struct NoteSpan {
    std::string text;  ///< UTF-8 without control characters, but for line feeds within code
    bool bold = false;
    bool italic = false;
    bool code = false;
    bool lineBreak = false;  ///< a line ends here; no text
    std::string link;        ///< http, https or mailto; empty: none

    friend bool operator==(const NoteSpan&, const NoteSpan&) = default;
};

enum class NoteBlockKind { Paragraph, Heading, Code, Quote, Rule };

struct NoteBlock {
    NoteBlockKind kind = NoteBlockKind::Paragraph;
    int level = 0;       ///< of a heading, 1 to 3
    int depth = 0;       ///< how many lists it lies in, at most deepestNoteList
    std::string marker;  ///< of the first block of an item: "•", "3."; else empty
    std::vector<NoteSpan> spans;

    friend bool operator==(const NoteBlock&, const NoteBlock&) = default;
};

inline constexpr int deepestNoteList = 4;

/// A note's Markdown as blocks from top to bottom: paragraphs, emphasis, lists, links, code, quotes, headings, rules.
/// HTML is literal text; a picture is its alternative text, since nothing is fetched; a link to anything but http, https
/// and mailto is its text. Signs that steer a terminal or turn the writing direction are left out.
[[nodiscard]] std::vector<NoteBlock> noteBlocks(std::string_view markdown);

/// The text alone, a line a block; for descriptions and tests.
[[nodiscard]] std::string plainText(const std::vector<NoteBlock>& blocks);

}  // namespace podium
