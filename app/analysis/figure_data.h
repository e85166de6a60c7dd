// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "app/analysis/figure.h"

namespace podium {

/// One row a drawn mark, in the order of the figure, then one for each row without a value. Comma-separated with a
/// header line, lines end with a line feed, numbers in C locale and unrounded, a missing value empty with its reason in
/// `note`. Text that a spreadsheet would take for a formula is preceded by an apostrophe.
/// Columns: reference,round,division,availability,submitter,system,benchmark,accelerator,accelerators,verified,series,
/// mark,value,low,high,unit,run,note; then position,position_unit where both axes are numbers, and for curves of
/// convergence, which have one row a point, minutes,trained,trained_unit,second_value,status,target_met.
[[nodiscard]] std::string figureToCsv(const Figure& figure);

/// The same as one JSON object with title, subtitle, axis, marks, notes, comparability and footnote.
[[nodiscard]] std::string figureToJson(const Figure& figure);

/// The footnote as text, one paragraph a line, with notes on comparability at its end.
[[nodiscard]] std::string figureFootnote(const Figure& figure);

/// "value", "counted-run", "dropped-run", "invalid-run", "score".
[[nodiscard]] std::string_view toString(MarkKind kind);

}  // namespace podium
