// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace podium {

/// A file of SVG as an element of an HTML page: without declaration, and without measures of its own, so that it takes
/// the width that there is; `summary` is its alternative text. `prefix` stands before every name inside it, so that
/// several drawings of one page do not take each other's patterns; empty: names stay.
[[nodiscard]] std::string inlineDrawing(const std::string& svg, const std::string& summary,
                                        std::string_view prefix = {});

}  // namespace podium
