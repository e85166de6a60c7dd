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

}  // namespace podium::desktop
