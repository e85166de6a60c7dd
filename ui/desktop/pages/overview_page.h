// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/overview.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QLabel;

namespace podium::desktop {

class FindingPanel;
class ResultTable;

/// The start: what the results of the chosen benchmark say, in three sentences with a small figure each; in a high
/// window the results below.
class OverviewPage final : public Page {
    Q_OBJECT
public:
    OverviewPage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// One panel's, under its sentence.
    [[nodiscard]] std::optional<Figure> figureForExport() override;
    [[nodiscard]] std::vector<Figure> figuresForExport() override;
    [[nodiscard]] bool hasFigureForExport() override;
    /// The panel's figure or the table's rows where they have the focus, else the findings as text.
    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void linkPanel(FindingPanel& panel);
    [[nodiscard]] QString findings() const;
    [[nodiscard]] Result<Overview> overviewOf(const std::string& benchmark) const;
    void show(const Overview& overview);

    Workbench& m_workbench;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_footnote;
    FindingPanel* m_fastest;
    FindingPanel* m_generations;
    FindingPanel* m_change;
    ResultTable* m_table;     ///< on high pages only
    FindingPanel* m_focused;  ///< has or had the focus; at first the first
};

}  // namespace podium::desktop
