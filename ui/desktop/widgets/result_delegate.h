// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>

#include <QHash>
#include <QStyledItemDelegate>

#include "app/models/result_column.h"
#include "app/models/selection_state.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Cells of the result table: band and edge of the selection, swatch of the generation, reason in place of a number.
class ResultDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `strongColumn` is set in bold: the score; -1: none.
    ResultDelegate(const SelectionState& selection, const Look& look, QObject* parent = nullptr,
                   int strongColumn = static_cast<int>(ResultColumn::Minutes));

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    [[nodiscard]] int widthOf(const QString& text, bool strong) const;

    [[nodiscard]] bool isStrong(const QModelIndex& index) const { return index.column() == m_strongColumn; }

    const SelectionState& m_selection;
    const Look& m_look;
    int m_strongColumn;
    /// Widths of texts that were measured, thin and strong: columns are fitted after every change of the filter, mostly
    /// to texts that were there before.
    mutable std::array<QHash<QString, int>, 2> m_widths;
};

}  // namespace podium::desktop
