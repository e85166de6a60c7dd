// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <qnamespace.h>

#include "app/models/result_column.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// What a column is sorted by, one number a row; NaN where the cell is empty. Texts stand by their place in the
/// alphabet (case ignored, numbers in them by value), rounds by their order in time, a range of runs by its lower end.
[[nodiscard]] std::vector<double> sortKeys(const ResultSnapshot& snapshot, ResultColumn column);

/// Every row of the snapshot in this order. Empty cells come last in both directions; equal ones stay in the snapshot's
/// order in both.
[[nodiscard]] std::vector<RowIndex> sortedRows(const ResultSnapshot& snapshot, ResultColumn column,
                                               Qt::SortOrder order);

}  // namespace podium
