// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/figure.h"
#include "db/records/result.h"

namespace podium {

/// How a table of text is written. A spreadsheet in German wants semicolons and decimal commas.
struct CsvStyle {
    char separator = ',';  ///< ',', ';' or a tab
    char decimal = '.';    ///< '.' or ','

    friend bool operator==(const CsvStyle&, const CsvStyle&) = default;
};

/// Errors: InvalidInput where a sign is none of those above, or both are the same.
[[nodiscard]] Status validate(const CsvStyle& style);

/// One row a drawn mark, in the order of the figure, then one for each row without a value. Separated with a header
/// line, lines end with a line feed, numbers unrounded and without thousands separators, a missing value empty with its
/// reason in `note`. Text that a spreadsheet would take for a formula is preceded by an apostrophe; cells that hold the
/// separator, quotes, an apostrophe or line breaks are quoted.
/// Columns: reference,round,division,availability,submitter,system,benchmark,accelerator,accelerators,verified,series,
/// mark,value,low,high,unit,run,note; where both axes are numbers position,position_unit; for curves of convergence,
/// which have one row a point, minutes,trained,trained_unit,second_value,status,target_met; of speedups baseline,
/// speedup_as_submitted,speedup_per_accelerator; of racks those of racksColumns.
[[nodiscard]] std::string figureToCsv(const Figure& figure, const CsvStyle& style = {});

}  // namespace podium
