// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Cells of the exports and of their results: what is no longer as it was stands out.
class LedgerDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// `marked`: the column that says what is another one now.
    LedgerDelegate(const Look& look, int marked, QObject* parent = nullptr);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

private:
    const Look& m_look;
    int m_marked;
};

}  // namespace podium::desktop
