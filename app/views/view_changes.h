// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "app/analysis/submission_rows.h"
#include "app/views/saved_view.h"
#include "db/reference/reference_tables.h"

namespace podium {

/// A result whose score is not what a view showed. Minutes; empty: no score.
struct ScoreChange {
    std::string reference;
    std::optional<double> before;
    std::optional<double> after;

    friend bool operator==(const ScoreChange&, const ScoreChange&) = default;
};

/// What is not as it was when a view was saved.
struct ViewChanges {
    std::vector<ShownResult> gone;     ///< of which no result is left
    std::vector<ScoreChange> changed;  ///< that the view still shows or would show
    std::vector<ShownResult> added;    ///< that the figure shows now; today's scores
    std::vector<ShownResult> left;     ///< results that are there, but that the figure shows no more

    [[nodiscard]] bool empty() const { return gone.empty() && changed.empty() && added.empty() && left.empty(); }
};

/// Holds what a view showed (SavedView::shown) against what its figure shows today (shownResults()). `rows` are all
/// results. A view that does not say what it showed has no changes. Scores that differ by less than the billionth part
/// are the same: another version may add in another order.
[[nodiscard]] ViewChanges viewChanges(const std::vector<ShownResult>& then, const std::vector<ShownResult>& now,
                                      const SubmissionRows& rows);

/// A sentence for each kind of change without its full stop, with old and new scores; at most three results by name and
/// how many more. Names are fit for one line.
[[nodiscard]] std::vector<std::string> viewChangeSentences(const ViewChanges& changes, const SubmissionRows& rows,
                                                           const ReferenceTables& tables, const Phrasebook& phrases,
                                                           Language language);

}  // namespace podium
