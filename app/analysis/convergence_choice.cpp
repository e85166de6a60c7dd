// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/convergence_choice.h"

#include <algorithm>
#include <set>
#include <string>
#include <utility>

#include "app/analysis/figure_rows.h"

namespace podium {

namespace {

Result<ConvergenceChoice> pinnedOf(const FigureSpec& spec, const SubmissionRows& rows)
{
    std::set<std::string> wanted(spec.pins.begin(), spec.pins.end());
    ConvergenceChoice choice;
    for (const store::SubmissionRow& row : rows) {
        if (wanted.erase(reference(row.key)) > 0) {
            choice.drawn.add(row);
        }
    }
    if (!wanted.empty()) {
        return failure(ErrorCode::NotFound, *wanted.begin(),
                       "the submission is not among the results of the figure: name one that matches the filter");
    }
    sortRows(choice.drawn, spec.order, spec.basis);
    return choice;
}

}  // namespace

Result<ConvergenceChoice> convergenceChoice(const FigureSpec& spec, SubmissionRows rows)
{
    if (!spec.pins.empty()) {
        return pinnedOf(spec, rows);
    }
    sortRows(rows, spec.order, spec.basis);
    const std::size_t most = std::min(mostCurves, static_cast<std::size_t>(std::max<std::int64_t>(spec.maxRows, 1)));
    ConvergenceChoice choice;
    for (std::size_t index = 0; index < rows.size(); ++index) {
        (index < most ? choice.drawn : choice.rest).add(rows[index]);
    }
    return choice;
}

}  // namespace podium
