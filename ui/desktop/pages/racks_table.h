// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "app/analysis/figure.h"
#include "app/models/selection_state.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/look/look.h"

class QStandardItemModel;

namespace podium::desktop {

/// The twin of a figure of racks: a row a method, with what it rests on. Shows and sets the selected method.
class RacksTable final : public QTableView {
    Q_OBJECT
public:
    /// `methods` holds the key of the selected method; it must outlive this.
    RacksTable(SelectionState& methods, const Look& look, QWidget* parent = nullptr);

    /// A figure without racks leaves the table empty.
    void showFigure(const Figure& figure);
    /// The selected row, or all where none is.
    [[nodiscard]] CopiedTable copiedRows() const;

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addRow(const RackRow& row);
    void follow(const QString& key);
    void fitColumns();
    [[nodiscard]] QString keyAt(int row) const;

    SelectionState& m_methods;
    QStandardItemModel* m_model;
    bool m_following = false;
};

}  // namespace podium::desktop
