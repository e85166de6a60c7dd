// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/analysis/figure.h"

namespace podium {

/// The rows of figureToCsv() as one JSON object with title, subtitle, axis, marks, notes, comparability and footnote.
[[nodiscard]] std::string figureToJson(const Figure& figure);

/// The footnote as text, one paragraph a line, with notes on comparability at its end.
[[nodiscard]] std::string figureFootnote(const Figure& figure);

/// "value", "counted-run", "dropped-run", "invalid-run", "score".
[[nodiscard]] std::string_view toString(MarkKind kind);
/// "minutes", "percent", ...: as data files name it.
[[nodiscard]] std::string_view unitName(ValueUnit unit);

}  // namespace podium
