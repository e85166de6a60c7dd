// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "app/models/selection_state.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Cells of the table of generations: as those of the result table, and the ratio on its colour of the heat ramp.
class GenerationDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    GenerationDelegate(const SelectionState& selection, const Look& look, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    void paintGround(QPainter& painter, const QRect& rect, const QModelIndex& index) const;

    const SelectionState& m_selection;
    const Look& m_look;
};

}  // namespace podium::desktop
