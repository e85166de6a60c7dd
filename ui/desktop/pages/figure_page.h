// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/figure_model.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QComboBox;
class QHBoxLayout;
class QSplitter;

namespace podium::desktop {

class FigureView;
class ResultTable;
class Segments;

/// A figure over the shown results and its twin table: time to train, or the spread of runs.
class FigurePage final : public Page {
    Q_OBJECT
public:
    FigurePage(FigureKind kind, Workbench& workbench, const Look& look, QWidget* parent = nullptr);
    ~FigurePage() override;

    /// What the command line draws this figure from; its style is the window's, without size, scale and colours.
    [[nodiscard]] FigureSpec spec() const { return m_model.spec(); }
    [[nodiscard]] std::optional<Figure> figureForExport() override;
    [[nodiscard]] bool hasFigureForExport() override;
    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;
    [[nodiscard]] QByteArray savePage() const override;
    void restorePage(const QByteArray& state) override;

protected:
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addOptions(QHBoxLayout& row, bool spread);
    void addSplitter();
    void followWorkbench();
    void setOptions(const FigureSpec& options);
    void showOptions();
    void scheduleRefresh();
    void refresh();

    Workbench& m_workbench;
    FigureModel m_model;
    FigureView* m_view;
    ResultTable* m_table;
    QComboBox* m_order = nullptr;
    Segments* m_scale = nullptr;  ///< axis of times, or unit of the spread
    QSplitter* m_splitter = nullptr;
    quint64 m_wanted = 0;
    bool m_scheduled = false;
    bool m_splitterMoved = false;
};

}  // namespace podium::desktop
