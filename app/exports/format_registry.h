// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "app/exports/figure_format.h"

namespace podium {

/// The formats that there are, in the order in which they are offered.
class FormatRegistry {
public:
    /// Its name must be new.
    void add(std::unique_ptr<FigureFormat> format);

    /// By name or ending: "png", ".PNG". Null: there is none.
    [[nodiscard]] const FigureFormat* find(std::string_view text) const;
    [[nodiscard]] const std::vector<std::unique_ptr<FigureFormat>>& all() const { return m_formats; }
    /// For messages: "png, svg or pdf".
    [[nodiscard]] std::string names() const;

private:
    std::vector<std::unique_ptr<FigureFormat>> m_formats;
};

/// Adds the formats of this folder: xlsx, csv, tsv, md, html, odt, json.
void addDocumentFormats(FormatRegistry& formats);

}  // namespace podium
