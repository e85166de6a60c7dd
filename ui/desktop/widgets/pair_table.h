// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QTableView>

#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"

class QSortFilterProxyModel;

namespace podium::desktop {

/// Rows that each stand for one result, held against another. Shows and sets the one selection; can be sorted by every
/// column (SortRole), and begins in the model's order.
class PairTable : public QTableView {
    Q_OBJECT
public:
    /// A column that may be made narrower than its texts.
    struct Narrowing {
        int column = 0;
        int narrowest = 0;  ///< pixels
    };

    /// `pairs` answers ReferenceRole in its first column. `narrowings`: what gives way first where all is too wide.
    PairTable(QAbstractItemModel& pairs, std::vector<Narrowing> narrowings, Workbench& workbench, QWidget* parent);

    /// What is selected, or everything where nothing is.
    [[nodiscard]] CopiedTable copiedRows() const;
    /// To their longest value. Where all is too wide, columns that repeat themselves are hidden; then names give way,
    /// numbers never.
    void fitColumns();

signals:
    void activatedReference(const QString& reference);

protected:
    /// Columns that say the same in every row, which first gives way first.
    [[nodiscard]] virtual std::vector<int> repeatedColumns() const { return {}; }
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSelection(const QString& reference);
    [[nodiscard]] int rowOf(const QString& reference) const;
    [[nodiscard]] QString referenceAt(int row) const;

    Workbench& m_workbench;
    std::vector<Narrowing> m_narrowings;
    std::vector<int> m_hidden;  ///< columns that gave way
    QSortFilterProxyModel* m_sorted;
    bool m_following = false;
};

}  // namespace podium::desktop
