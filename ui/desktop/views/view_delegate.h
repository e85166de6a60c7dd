// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStyledItemDelegate>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Paints sections and views of ViewListModel as facets and their values are painted; the open view is strong, with the
/// edge of a selection, and a dot where it was changed since.
class ViewDelegate final : public QStyledItemDelegate {
    Q_OBJECT
public:
    /// Must outlive it.
    explicit ViewDelegate(const Look& look, QObject* parent);

    void paint(QPainter* painter, const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem& option, const QModelIndex& index) const override;
    [[nodiscard]] QWidget* createEditor(QWidget* parent, const QStyleOptionViewItem& option,
                                        const QModelIndex& index) const override;
    void updateEditorGeometry(QWidget* editor, const QStyleOptionViewItem& option,
                              const QModelIndex& index) const override;

private:
    void paintSection(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;
    void paintView(QPainter& painter, const QStyleOptionViewItem& option, const QModelIndex& index) const;

    const Look& m_look;
};

}  // namespace podium::desktop
