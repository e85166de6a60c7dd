// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/analysis/figure_table.h"
#include "app/exports/row_group.h"
#include "app/reports/report.h"
#include "app/reports/report_table.h"

namespace podium {

/// The results of one round that a report rests on, each once.
struct SourceGroup {
    std::string heading;  ///< the round, where its results come from and when they were retrieved; a sentence
    std::string name;     ///< the round alone
    std::string address;  ///< of the round's repository; empty: imported by the author
    FigureTable table;  ///< system, size, benchmark, division, availability, rest of the reference, numbers of figures
    RowGroups submitters;  ///< of the rows, each with what the references of its rows begin with
};

/// The table of a group as a page shows it: all rows, without the columns that say the same in each.
[[nodiscard]] ReportTable sourceTable(const SourceGroup& group, const Phrasebook& phrases, const NumberFormat& numbers);

/// What stands at the end of a report.
struct ReportSources {
    std::vector<SourceGroup> groups;   ///< by the rounds' names
    std::vector<std::string> methods;  ///< remarks on methods and legal notes of all figures, each sentence once
};

[[nodiscard]] ReportSources sourcesOf(const Report& report, const Phrasebook& phrases, const NumberFormat& numbers);

}  // namespace podium
