// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QAction;
class QComboBox;
class QHBoxLayout;
class QLabel;
class QLineEdit;
class QTimer;
class QToolButton;

namespace podium::desktop {

class Segments;

/// Search, benchmark, baseline, basis, undo and redo, export.
class ToolBar final : public QWidget {
    Q_OBJECT
public:
    struct Actions {
        QAction* undo = nullptr;
        QAction* redo = nullptr;
        QAction* exportFigure = nullptr;
        QList<QAction*> exportFormats;
    };

    ToolBar(Workbench& workbench, const Look& look, const Actions& actions, QWidget* parent = nullptr);

    void focusSearch();
    /// False where the search was empty already.
    bool clearSearch();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showHint();
    void addSearch(QHBoxLayout& layout);
    void addBenchmark(QHBoxLayout& layout);
    void addBaseline(QHBoxLayout& layout);
    void addBasis(QHBoxLayout& layout);
    void addActions(QHBoxLayout& layout, const Actions& actions);
    void fillBenchmarks();
    void follow();

    Workbench& m_workbench;
    const Look& m_look;
    QLineEdit* m_search = nullptr;
    QLabel* m_hint = nullptr;  ///< the key that leads to the search
    QTimer* m_typing = nullptr;
    QComboBox* m_benchmark = nullptr;
    Segments* m_basis = nullptr;
};

}  // namespace podium::desktop
