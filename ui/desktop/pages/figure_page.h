// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "app/models/figure_model.h"
#include "app/models/speedup_table_model.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QLabel;
class QStackedWidget;

namespace podium::desktop {

class BaselineHint;
class CurveTable;
class FigureOptions;
class FigureView;
class ResultTable;
class ScalingTwin;
class SpeedupTable;
class TwinSplitter;

/// A figure over the shown results and its twin table, of any kind of figure that follows the filter.
class FigurePage final : public Page {
    Q_OBJECT
public:
    FigurePage(FigureKind kind, Workbench& workbench, const Look& look, QWidget* parent = nullptr);
    ~FigurePage() override;

    /// figureSpec() whether it is complete or not.
    [[nodiscard]] FigureSpec spec() const { return m_model.spec(); }
    [[nodiscard]] std::optional<FigureSpec> figureSpec() const override;
    bool applySpec(const FigureSpec& spec) override;
    [[nodiscard]] std::optional<Figure> figureForExport() override;
    [[nodiscard]] bool hasFigureForExport() override;
    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;
    [[nodiscard]] QByteArray savePage() const override;
    void restorePage(const QByteArray& state) override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;

private:
    [[nodiscard]] QWidget* makeBar(const Look& look);
    [[nodiscard]] QWidget* makeBasisNote();
    [[nodiscard]] QWidget* makeRoundHint();
    void showRoundHint();
    [[nodiscard]] QWidget* makeTwin(const Look& look);
    void addSplitter(const Look& look);
    void followWorkbench();
    void followSelection();
    void pickPair(const QString& other);
    void takePair(const QString& other, const QString& selected);
    void adoptPair();
    void followPair(const QString& selected);
    void showPair();
    [[nodiscard]] const FigureSpec& chosenOptions() const;
    void adoptOptions();
    void refreshFigure();
    void refreshCurves();
    [[nodiscard]] bool showsCurves() const { return m_model.options().kind == FigureKind::Convergence; }
    [[nodiscard]] bool hasTableFocus() const;
    [[nodiscard]] std::unique_ptr<QMimeData> copiedTable() const;

    FigureKind m_kind;  ///< of the page; that of runs shows curves of convergence, too
    Workbench& m_workbench;
    FigureModel m_model;
    FigureOptions* m_options;
    QWidget* m_basisNote = nullptr;
    QWidget* m_roundHint = nullptr;     ///< of a trend
    QStackedWidget* m_stage = nullptr;  ///< the figure, or what stands in its place
    FigureView* m_view;
    BaselineHint* m_hint = nullptr;  ///< of a speedup
    ResultTable* m_table = nullptr;  ///< this or the twin of a scaling figure or of a speedup is there
    ScalingTwin* m_scaling = nullptr;
    SpeedupTableModel m_pairs;
    SpeedupTable* m_speedups = nullptr;
    QStackedWidget* m_twins = nullptr;  ///< of runs: the results, or the points of their curves
    CurveTable* m_curves = nullptr;     ///< in m_twins
    TwinSplitter* m_splitter = nullptr;
    quint64 m_wanted = 0;
    std::pair<std::string, std::string> m_pair;  ///< that was adopted last: the other result, and the selected one
    bool m_pairDropped = false;
};

}  // namespace podium::desktop
