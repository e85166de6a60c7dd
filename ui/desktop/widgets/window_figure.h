// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/analysis/figure.h"

namespace podium::desktop {

/// The figure without what stands elsewhere in the window: notes on comparability; in a panel (`compact`) title,
/// footnote and the spread of runs as well, and one short name a row.
[[nodiscard]] Figure figureForWindow(Figure figure, bool compact);

/// What the result of this reference is: a row's, or a mark's that shares its row with others. Null: none of the figure.
[[nodiscard]] const Subject* subjectOf(const Figure& figure, const std::string& reference);

/// One row in words, for screen readers: "CoreWeave + IBM + NVIDIA, Carina 2,496 × GB200: 27.3". Empty where no row is
/// of this submission.
[[nodiscard]] QString rowText(const Figure& figure, const QString& reference);

}  // namespace podium::desktop
