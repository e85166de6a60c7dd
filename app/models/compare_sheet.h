// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QLocale>
#include <QString>
#include <QStringList>

#include "app/analysis/phrasebook.h"
#include "app/models/result_snapshot.h"
#include "db/records/submission.h"

namespace podium {

/// One fact of some results side by side.
struct SheetRow {
    QString label;      ///< a system's fields have the names that they were published under
    QStringList cells;  ///< one a result; empty: it does not state it
    bool isNumber = false;

    [[nodiscard]] bool differs() const;
};

/// All that is known of some results side by side.
struct CompareSheet {
    std::vector<SheetRow> score;        ///< score, ratios, runs
    std::vector<SheetRow> differences;  ///< facts and system fields that are not the same in all
    std::vector<SheetRow> equal;
};

/// What a sheet is made from. The references must outlive the call only.
struct SheetQuestion {
    const ResultSnapshot& snapshot;
    std::vector<RowIndex> results;  ///< in the order of the columns
    QString baseline;               ///< reference of one of them; empty or another one: no ratios
    bool comparable = true;         ///< no: ratios are withheld
    const QLocale& locale;
    const Phrasebook& phrases;
    Language language = Language::English;
};

/// `submissions` brings runs and system fields, in any order; those that are missing leave their cells empty. Derived
/// values are those of METRICS.md on the official basis.
[[nodiscard]] CompareSheet compareSheet(const SheetQuestion& question, const std::vector<Submission>& submissions);

}  // namespace podium
