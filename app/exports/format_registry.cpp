// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/format_registry.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/exports/html_format.h"
#include "app/exports/markdown_format.h"
#include "app/exports/odt_format.h"
#include "app/exports/text_formats.h"
#include "app/exports/xlsx_format.h"

namespace podium {

void FormatRegistry::add(std::unique_ptr<FigureFormat> format)
{
    assert(find(format->name()) == nullptr);
    m_formats.push_back(std::move(format));
}

const FigureFormat* FormatRegistry::find(std::string_view text) const
{
    std::string name(text.substr(text.starts_with('.') ? 1 : 0));
    std::transform(name.begin(), name.end(), name.begin(), [](char letter) {
        return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    });
    const auto found =
        std::find_if(m_formats.begin(), m_formats.end(), [&](const auto& format) { return format->name() == name; });
    return found == m_formats.end() ? nullptr : found->get();
}

std::string FormatRegistry::names() const
{
    std::vector<std::string> names;
    for (const auto& format : m_formats) {
        names.emplace_back(format->name());
    }
    return enumeration(names, " or ");
}

void addDocumentFormats(FormatRegistry& formats)
{
    formats.add(std::make_unique<XlsxFormat>());
    formats.add(std::make_unique<CsvFormat>());
    formats.add(std::make_unique<TsvFormat>());
    formats.add(std::make_unique<MarkdownFormat>());
    formats.add(std::make_unique<HtmlFormat>());
    formats.add(std::make_unique<OdtFormat>());
    formats.add(std::make_unique<JsonFormat>());
}

}  // namespace podium
