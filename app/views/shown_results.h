// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/analysis/figure.h"
#include "app/analysis/submission_rows.h"
#include "app/views/saved_view.h"

namespace podium {

/// The results that a figure shows or holds others against, each once, with their scores among `rows`: first those of
/// its rows, then those of its marks, then whatever else it cites. Rows that stand for many ("and N more") show none.
/// At most mostShownResults.
[[nodiscard]] std::vector<ShownResult> shownResults(const Figure& figure, const SubmissionRows& rows);

}  // namespace podium
