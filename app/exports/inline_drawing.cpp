// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/inline_drawing.h"

#include <algorithm>

#include "app/exports/markup.h"

namespace podium {

namespace {

/// The names of one tag with the prefix before them.
std::string prefixed(std::string tag, std::string_view prefix)
{
    for (const std::string_view before : {" id=\"", "url(#", "href=\"#"}) {
        for (auto at = tag.find(before); at != std::string::npos; at = tag.find(before, at + before.size())) {
            tag.insert(at + before.size(), prefix);
        }
    }
    return tag;
}

/// Every tag changed, the text between them left alone.
std::string withPrefix(std::string_view svg, std::string_view prefix)
{
    std::string changed;
    while (!svg.empty()) {
        const auto open = std::min(svg.find('<'), svg.size());
        const auto close = std::min(svg.find('>', open), svg.size());
        changed += svg.substr(0, open);
        changed += prefixed(std::string(svg.substr(open, close - open)), prefix);
        svg.remove_prefix(close);
        if (svg.starts_with('>')) {
            changed += '>';
            svg.remove_prefix(1);
        }
    }
    return changed;
}

}  // namespace

std::string inlineDrawing(const std::string& svg, const std::string& summary, std::string_view prefix)
{
    const auto begin = svg.find("<svg");
    const auto viewBox = svg.find("viewBox=", std::min(begin, svg.size()));
    const auto head = svg.find('>', std::min(viewBox, svg.size()));
    if (begin == std::string::npos || viewBox == std::string::npos || head == std::string::npos) {
        return svg;
    }
    const std::string rest = svg.substr(head);
    return "<svg role=\"img\" aria-label=\"" + markupText(summary) + "\" " + svg.substr(viewBox, head - viewBox) +
           (prefix.empty() ? rest : withPrefix(rest, prefix));
}

}  // namespace podium
