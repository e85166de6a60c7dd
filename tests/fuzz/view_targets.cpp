// SPDX-License-Identifier: GPL-3.0-or-later
// Files of saved views, and lists of what they showed.
#include <string>

#include "app/analysis/json_lines.h"
#include "app/analysis/json_object_reader.h"
#include "app/analysis/json_walk.h"
#include "app/views/saved_view.h"
#include "tests/fuzz/fuzz_target.h"

namespace podium::fuzz {

namespace {

/// Whatever is taken keeps every limit, and is written as text that reads back to the same view.
void view(std::string_view input)
{
    const auto read = savedViewFromJson(input, "input");
    const bool isJson = !JsonWalk::through(withoutByteOrderMark(input), [](const auto&, std::size_t) { return true; });
    promise(isJson || !read, "what is read is JSON to the walk that finds lines, too");
    if (!read) {
        promise(read.error().code == ErrorCode::InvalidInput, "a view that is refused is input that cannot be used");
        promise(!read.error().context.empty() && !read.error().detail.empty(), "a refusal says where and why");
        const Error placed = withLine(read.error(), input, "input");
        promise(isJson || input.size() > largestViewFile || placed.context.starts_with("input:"),
                "where a file is no JSON, the line is said");
    } else {
        promise(validateWords({read->title, read->note}).has_value(), "title and note keep their limits");
        promise(validate(read->spec).has_value(), "the figure is valid");
        promise(read->shown.size() <= mostShownResults, "a list has an end");
        const std::string written = toJson(*read);
        const auto again = savedViewFromJson(written, "written");
        promise(again.has_value() && toJson(*again) == written, "a view is written as it was read");
        promise(inLanguage(*read, Language::German).translations.empty(), "one language is left");
    }
    const auto shown = shownFromJson(input, "input");
    promise(!shown || shownFromJson(shownToJson(*shown), "written").value_or(std::vector<ShownResult>()) == *shown,
            "what was shown is written as it was read");
    const std::string title = fitTitle(input);
    promise(title.empty() || validateWords({title, {}}).has_value(), "any text is made a title");
}

}  // namespace

std::vector<Target> viewTargets()
{
    return {
        {"view",
         view,
         {R"({"podium_view": 1, "title": "Mine", "figure": {"podium_figure": 1, "kind": "spread"}})",
          R"({"podium_view": 1, "title": "Racks", "note": "a\nb", "translations": {"de": {"title": "R", "note": ""}},
 "figure": {"podium_figure": 1, "kind": "racks", "filter": {"rounds": ["5.0"], "divisions": ["closed"]},
 "racks": {"subject": "5.0/a/b/c", "against": "NVIDIA H100 SXM", "ratio": 2, "form": "bars"}},
 "saved_at": "2026-06-30T12:00:00Z", "shown": [{"reference": "5.0/a/b/c", "minutes": 27.5}, {"reference": "x"}]})",
          R"({"podium_view": 1, "title": "G", "figure": {"podium_figure": 1, "kind": "generations", "max_rows": 7,
 "generations": {"subjects": ["H100"], "against": "A100", "tolerance": 0.1}, "style": {"size": "800x600"}}})",
          R"({"shown": [{"reference": "5.0/a/b/c", "minutes": 1e-3}]})"}},
    };
}

}  // namespace podium::fuzz
