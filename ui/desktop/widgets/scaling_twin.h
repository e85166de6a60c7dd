// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QWidget>

#include "app/analysis/figure_spec.h"
#include "app/models/efficiency_model.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QTreeView;

namespace podium::desktop {

/// Beneath a scaling figure: the efficiency between two results on every basis and why the bases differ, and a table of
/// all lines. The pair is the selected result and another that was picked, else the selected one and the smallest of
/// its line.
class ScalingTwin final : public QWidget {
    Q_OBJECT
public:
    ScalingTwin(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// Follows the shown results; of the options grouping and basis are looked at.
    void refresh(const FigureSpec& options);
    /// The result that was picked beside the selected one; empty: none.
    void setOther(const QString& reference);
    [[nodiscard]] const QString& other() const { return m_other; }
    [[nodiscard]] CopiedTable copiedRows() const;
    [[nodiscard]] bool hasTableFocus() const;

signals:
    /// The smaller result of a pair was chosen in the table; the larger one is selected.
    void picked(const QString& reference);
    void activatedReference(const QString& reference);

private:
    void addTable(const Look& look);
    void showSelection();
    void showPair();
    void choose(const QModelIndex& index);
    [[nodiscard]] const store::SubmissionRow* shownRow(const QString& reference) const;
    [[nodiscard]] std::optional<EfficiencyStep> pair() const;
    [[nodiscard]] QString valuesOf(const EfficiencyStep& step) const;
    [[nodiscard]] QString nameOf(const std::string& reference) const;

    Workbench& m_workbench;
    EfficiencyModel m_model;
    QLabel* m_subject;
    QLabel* m_values;
    QLabel* m_reasons;
    QTreeView* m_table;
    QString m_other;
    SharedOutcome m_outcome;  ///< what the table was made from
    FigureSpec m_options;
    bool m_following = false;
};

}  // namespace podium::desktop
