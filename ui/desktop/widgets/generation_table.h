// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "app/models/generation_table_model.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QSortFilterProxyModel;

namespace podium::desktop {

/// The matched pairs of two generations as rows, their ratios on a ground of colour. Shows and sets the one selection:
/// a row stands for the subject's result.
class GenerationTable final : public QTableView {
    Q_OBJECT
public:
    GenerationTable(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] GenerationTableModel& pairs() { return *m_pairs; }
    /// What is selected, or everything where nothing is.
    [[nodiscard]] CopiedTable copiedRows() const;
    void fitColumns();

signals:
    void activatedReference(const QString& reference);

protected:
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void showEvent(QShowEvent* event) override;

private:
    void showSelection(const QString& reference);
    [[nodiscard]] QString referenceAt(int row) const;

    Workbench& m_workbench;
    GenerationTableModel* m_pairs;
    QSortFilterProxyModel* m_sorted;
    bool m_following = false;
};

}  // namespace podium::desktop
