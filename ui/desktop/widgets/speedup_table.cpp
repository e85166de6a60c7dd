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
    connect(model(), &QAbstractItemModel::modelReset, this, &SpeedupTable::hideRepeated);
    setItemDelegate(new ResultDelegate(workbench.selection(), look, this, static_cast<int>(SpeedupColumn::Ratio)));
}

/// One baseline of all results stands in the figure already: the room is for what differs.
void SpeedupTable::hideRepeated()
{
    const auto baselineOf = [this](int row) {
        return model()->index(row, static_cast<int>(SpeedupColumn::Baseline)).data().toString();
    };
    bool repeated = model()->rowCount() > 0 && !baselineOf(0).isEmpty();
    for (int row = 1; repeated && row < model()->rowCount(); ++row) {
        repeated = baselineOf(row) == baselineOf(0);
    }
    setColumnHidden(static_cast<int>(SpeedupColumn::Baseline), repeated);
    fitColumns();
}

}  // namespace podium::desktop
