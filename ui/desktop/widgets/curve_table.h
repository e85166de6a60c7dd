// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTableView>

#include "app/models/curve_table_model.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Beneath curves of convergence: every evaluation that is drawn. The submission of the current row is the selected
/// result of the window, and the other way round.
class CurveTable final : public QTableView {
    Q_OBJECT
public:
    CurveTable(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    void setFigure(const Figure& figure);
    /// The selected rows, or all where none is.
    [[nodiscard]] CopiedTable copiedRows() const;

signals:
    void activatedReference(const QString& reference);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitColumns();
    void showSelection();

    Workbench& m_workbench;
    CurveTableModel m_model;
    bool m_following = false;
};

}  // namespace podium::desktop
