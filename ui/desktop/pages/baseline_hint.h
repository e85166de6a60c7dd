// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QPushButton;

namespace podium::desktop {

/// In place of a speedup that has no baseline: says so, and offers what to take for one.
class BaselineHint final : public QWidget {
    Q_OBJECT
public:
    BaselineHint(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// Offers what is shown and selected now.
    void refresh();

private:
    [[nodiscard]] const store::SubmissionRow* slowest() const;
    void offerSelected();
    void offerGeneration(const store::SubmissionRow* row);

    Workbench& m_workbench;
    QLabel* m_reason;
    QPushButton* m_slowest;
    QPushButton* m_selected;
    QPushButton* m_generation;
    QString m_slowestReference;
    QString m_generationKey;
};

}  // namespace podium::desktop
