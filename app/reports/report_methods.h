// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/phrasebook.h"
#include "app/reports/report.h"

namespace podium {

/// The remarks on methods and the legal notes of all figures, each sentence once, the trademark's note last. What was
/// derived stands in one sentence for each basis. Paragraphs that name results are left out: tables of sources say that.
[[nodiscard]] std::vector<std::string> methodsOf(const Report& report, const Phrasebook& phrases);

}  // namespace podium
