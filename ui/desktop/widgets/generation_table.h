// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/generation_table_model.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/widgets/pair_table.h"

namespace podium::desktop {

/// The matched pairs of two generations as rows, their ratios on a ground of colour. A row stands for the subject's
/// result.
class GenerationTable final : public PairTable {
    Q_OBJECT
public:
    /// Shows `pairs`, which must outlive it.
    GenerationTable(GenerationTableModel& pairs, Workbench& workbench, const Look& look, QWidget* parent = nullptr);
};

}  // namespace podium::desktop
