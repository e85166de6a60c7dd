// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/speedup_table_model.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/widgets/pair_table.h"

namespace podium::desktop {

/// The results of a speedup, what each is held against, and both ratios.
class SpeedupTable final : public PairTable {
    Q_OBJECT
public:
    /// Shows `pairs`, which must outlive it.
    SpeedupTable(SpeedupTableModel& pairs, Workbench& workbench, const Look& look, QWidget* parent = nullptr);

protected:
    [[nodiscard]] std::vector<int> repeatedColumns() const override;
};

}  // namespace podium::desktop
