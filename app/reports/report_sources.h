// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/figure_table.h"
#include "app/reports/report.h"

namespace podium {

/// The results of one round that a report rests on, each once.
struct SourceGroup {
    std::string heading;  ///< the round, where its results come from and when they were retrieved; a sentence
    std::string address;  ///< of the round's repository; empty: imported by the author
    FigureTable table;    ///< result, size, benchmark, division, availability, reference, numbers of figures
};

/// What stands at the end of a report.
struct ReportSources {
    std::vector<SourceGroup> groups;   ///< by the rounds' names
    std::vector<std::string> methods;  ///< remarks on methods and legal notes of all figures, each once
};

[[nodiscard]] ReportSources sourcesOf(const Report& report, const Phrasebook& phrases, const NumberFormat& numbers);

}  // namespace podium
