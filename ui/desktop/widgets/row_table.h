// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "ui/desktop/data/clipboard.h"

class QModelIndex;
class QTableView;

namespace podium::desktop {

/// Makes a table look and behave as LOOK's "Table rules" want: whole rows of one height are selected and hovered, nothing
/// is edited, no grid, no row numbers. Model, delegate and selection mode are the table's own.
void showWholeRows(QTableView& table);

/// What a cell shows.
[[nodiscard]] QString shownText(const QModelIndex& cell);

/// The selected rows as they are shown, all where none is selected; hidden columns are left out, moved ones stand where
/// they stand. Columns are numbers where the model sets their header right-aligned.
[[nodiscard]] CopiedTable copiedRows(const QTableView& table, QString (*textOf)(const QModelIndex& cell) = shownText);

}  // namespace podium::desktop
