// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/generation_table.h"

#include "ui/desktop/widgets/generation_delegate.h"

namespace podium::desktop {

namespace {

constexpr int narrowestSubmitters = 72;
constexpr int narrowestBenchmark = 130;
constexpr int narrowestCount = 62;  ///< holds every count; only the heading is shortened

}  // namespace

GenerationTable::GenerationTable(GenerationTableModel& pairs, Workbench& workbench, const Look& look, QWidget* parent)
    : PairTable(pairs,
                {{static_cast<int>(GenerationColumn::Submitters), narrowestSubmitters},
                 {static_cast<int>(GenerationColumn::Benchmark), narrowestBenchmark},
                 {static_cast<int>(GenerationColumn::SubjectCount), narrowestCount},
                 {static_cast<int>(GenerationColumn::BaselineCount), narrowestCount}},
                workbench, parent)
{
    setObjectName(QStringLiteral("generationTable"));
    setAccessibleName(tr("Matched results"));
    setItemDelegate(new GenerationDelegate(workbench.selection(), look, this));
}

}  // namespace podium::desktop
