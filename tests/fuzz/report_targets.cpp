// SPDX-License-Identifier: GPL-3.0-or-later
// Files of reports, and the notes in them.
#include <string>

#include "app/reports/note_blocks.h"
#include "app/reports/report_description.h"
#include "db/reference/ascii.h"
#include "tests/fuzz/fuzz_target.h"

namespace podium::fuzz {

namespace {

/// Notes become text alone, whatever stands in them.
void note(std::string_view markdown)
{
    for (const NoteBlock& block : noteBlocks(markdown)) {
        promise(block.depth >= 0 && block.depth <= deepestNoteList, "lists of a note have a deepest level");
        promise(block.kind != NoteBlockKind::Heading || (block.level >= 1 && block.level <= 3),
                "headings of a note have three levels");
        for (const NoteSpan& span : block.spans) {
            const std::string link = ascii::lowerCase(span.link);
            promise(link.empty() || link.starts_with("http://") || link.starts_with("https://") ||
                        link.starts_with("mailto:"),
                    "a link leads to a page or to a mailbox");
        }
    }
}

void report(std::string_view input)
{
    note(input);
    const auto read = reportFromJson(input, "input");
    if (!read) {
        promise(read.error().code == ErrorCode::InvalidInput, "a report that is refused is input that cannot be used");
        promise(!read.error().context.empty() && !read.error().detail.empty(), "a refusal says where and why");
        return;
    }
    promise(!read->sections.empty() && read->sections.size() <= mostReportSections, "sections keep their number");
    promise(isReportDate(read->date), "the date is one");
    for (const SectionDescription& section : read->sections) {
        promise(checkReportLine(section.heading, "heading").has_value(), "a heading keeps its limits");
        promise(section.text.size() <= longestReportText, "a text keeps its limit");
        note(section.text);
    }
    const auto again = reportFromJson(toJson(*read), "written");
    promise(again.has_value() && *again == *read, "a report is written as it was read");
}

}  // namespace

std::vector<Target> reportTargets()
{
    return {
        {"report",
         report,
         {R"-({"podium_report": 1, "sections": [{"heading": "Words", "text": "# A\n\n- **b** [c](https://d.org)"}]})-",
          R"({"podium_report": 1, "title": "T", "subtitle": "S", "author": "A", "date": "2026-06-30", "language": "de",
 "page": "letter", "orientation": "landscape", "sections": [{"view": "racks.podium-view"}, {"heading": "H", "view":
 {"podium_view": 1, "title": "Mine", "note": "> q", "figure": {"podium_figure": 1, "kind": "spread"}}}]})",
          "> 1. a\n>    - *b* `c` <img src=x> &amp;\n\n---\n[x](javascript:y)\n```\ncode\n"}},
    };
}

}  // namespace podium::fuzz
