// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

class FacetView;

/// Rows of the facets: section names with their summary; values with box, swatch, name and count.
class FacetDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    FacetDelegate(const Look& look, FacetView& view);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;

protected:
    /// The view ticks on a click anywhere in the row; here only the space bar does.
    bool editorEvent(QEvent* event, QAbstractItemModel* model, const QStyleOptionViewItem& option,
                     const QModelIndex& index) override;

private:
    void paintSection(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintValue(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const Look& m_look;
    const FacetView& m_view;
};

}  // namespace podium::desktop
