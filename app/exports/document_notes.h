// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "app/analysis/figure.h"

namespace podium {

/// The notes of a document that has the footnotes as text too: without the one that something was derived, which a
/// footnote says with the formula.
[[nodiscard]] std::vector<Note> notesBesideFootnotes(const Figure& figure);

}  // namespace podium
