// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <set>

#include <QTableView>

#include "app/models/result_column.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// The results as rows: the twin of every figure, and a page of its own. Shows and sets the one selection.
class ResultTable final : public QTableView {
    Q_OBJECT
public:
    ResultTable(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// Hides the other columns.
    void showColumns(const std::set<ResultColumn>& columns);
    /// What is selected, or everything where nothing is; the columns that are shown, in the order in which they are.
    [[nodiscard]] CopiedTable copiedRows() const;

signals:
    void activatedReference(const QString& reference);

protected:
    void contextMenuEvent(QContextMenuEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void currentChanged(const QModelIndex& current, const QModelIndex& previous) override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showSelection(const QString& reference);
    void showHover();
    void fitColumns();
    void squeezeNames();

    Workbench& m_workbench;
    bool m_following = false;
    bool m_isTwin = false;  ///< shows few columns, which shall fit
};

}  // namespace podium::desktop
