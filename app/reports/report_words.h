// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/phrasebook.h"
#include "app/reports/report.h"

namespace podium {

/// "2 December 2026", "2. Dezember 2026"; what is no ISO 8601 day stays as it is.
[[nodiscard]] std::string dayInWords(const std::string& isoDay, Language language);

/// Author and date on one line, those that there are: "Ada Lovelace · 2 December 2026".
[[nodiscard]] std::string bylineOf(const Report& report);

/// "No figure: no results match." in the report's language.
[[nodiscard]] std::string absenceSentence(const ReportSection& section, const Phrasebook& phrases);

/// What stands below a figure: its number and, where its summary has one, its finding. Title and subtitle stand in the
/// picture itself.
[[nodiscard]] std::string captionOf(const Figure& figure, int number, const Phrasebook& phrases);

/// What stands below a section's heading in the contents: the finding of its figure, or why there is none; empty where
/// the heading says it already.
[[nodiscard]] std::string findingOf(const ReportSection& section, const Phrasebook& phrases);

}  // namespace podium
