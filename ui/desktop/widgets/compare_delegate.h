// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/models/selection_state.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Cells of results side by side: headings of groups, names of facts, and the selected result's column in the tint of
/// the selection.
class CompareDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    CompareDelegate(const SelectionState& selection, const Look& look, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const SelectionState& m_selection;
    const Look& m_look;
};

}  // namespace podium::desktop
