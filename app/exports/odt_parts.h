// SPDX-License-Identifier: GPL-3.0-or-later
// The files inside an OpenDocument text.
#pragma once

#include <string>
#include <string_view>

#include "app/exports/figure_format.h"
#include "app/exports/odt_markup.h"

namespace podium {

/// The figure's picture on the page.
struct OdtPicture {
    std::string svg;  ///< names inside the file
    std::string png;
    double widthInches = 0;
    double heightInches = 0;
};

/// As wide as the text, or as high as a page allows below the title.
[[nodiscard]] OdtPicture odtPicture(const FigureDocument& document);

[[nodiscard]] std::string odtContent(const FigureDocument& document, const OdtPicture& picture);
[[nodiscard]] std::string odtStyles(const FigureDocument& document);
[[nodiscard]] std::string odtMeta(const FigureDocument& document);
[[nodiscard]] std::string odtManifest(const OdtPicture& picture);

}  // namespace podium
