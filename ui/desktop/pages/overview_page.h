// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/figure_builder.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/overview_findings.h"
#include "ui/desktop/pages/page.h"

class QLabel;

namespace podium::desktop {

class FindingPanel;

/// The start: what the results of the chosen benchmark say, in three sentences with a small figure each.
class OverviewPage final : public Page {
    Q_OBJECT
public:
    OverviewPage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] QString textForClipboard() const override;

signals:
    void timeToTrainWanted();

protected:
    void showEvent(QShowEvent* event) override;

private:
    void linkPanel(FindingPanel& panel);
    void scheduleRefresh();
    void refresh();
    void showHeading(const std::string& benchmark, const SubmissionRows& shown);
    void showFastest(const SubmissionRows& shown);
    void showChange(const std::string& benchmark);
    void showGenerations(const SubmissionRows& shown);
    void showFootnote(const SubmissionRows& shown);
    [[nodiscard]] Result<Figure> figureOf(const Rows& rows, RowOrder order) const;
    [[nodiscard]] QString configuration(const store::SubmissionRow& row) const;

    Workbench& m_workbench;
    QLabel* m_title;
    QLabel* m_subtitle;
    QLabel* m_footnote;
    FindingPanel* m_fastest;
    FindingPanel* m_generations;
    FindingPanel* m_change;
    bool m_scheduled = false;
};

}  // namespace podium::desktop
