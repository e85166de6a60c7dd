// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/speedup_table.h"

#include "ui/desktop/widgets/result_delegate.h"

namespace podium::desktop {

namespace {

constexpr int narrowestName = 64;
constexpr int narrowestBaseline = 96;

}  // namespace

SpeedupTable::SpeedupTable(SpeedupTableModel& pairs, Workbench& workbench, const Look& look, QWidget* parent)
    : PairTable(pairs,
                {{static_cast<int>(SpeedupColumn::Submitter), narrowestName},
                 {static_cast<int>(SpeedupColumn::Baseline), narrowestBaseline},
                 {static_cast<int>(SpeedupColumn::Accelerator), narrowestName},
                 {static_cast<int>(SpeedupColumn::System), narrowestName}},
                workbench, parent)
{
    setObjectName(QStringLiteral("speedupTable"));
    setAccessibleName(tr("Speedups"));
    setItemDelegate(new ResultDelegate(workbench.selection(), look, this, static_cast<int>(SpeedupColumn::Ratio)));
}

/// One baseline of all results stands in the figure already, and its time in its own row.
std::vector<int> SpeedupTable::repeatedColumns() const
{
    std::vector<int> repeated;
    for (const SpeedupColumn column : {SpeedupColumn::Baseline, SpeedupColumn::BaselineTime}) {
        const auto textOf = [&](int row) { return model()->index(row, static_cast<int>(column)).data().toString(); };
        bool same = model()->rowCount() > 0 && !textOf(0).isEmpty();
        for (int row = 1; same && row < model()->rowCount(); ++row) {
            same = textOf(row) == textOf(0);
        }
        if (!same) {
            break;
        }
        repeated.push_back(static_cast<int>(column));
    }
    return repeated;
}

}  // namespace podium::desktop
