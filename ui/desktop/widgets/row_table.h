// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QTableView;

namespace podium::desktop {

/// Makes a table look and behave as LOOK's "Table rules" want: whole rows of one height are selected and hovered, nothing
/// is edited, no grid, no row numbers. Model, delegate and selection mode are the table's own.
void showWholeRows(QTableView& table);

}  // namespace podium::desktop
