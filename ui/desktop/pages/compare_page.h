// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/models/compare_model.h"
#include "ui/desktop/data/clipboard.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QLabel;
class QPushButton;
class QTreeView;
class QVBoxLayout;

namespace podium::desktop {

/// The pinned results side by side: whether they compare, then score and runs, what differs, what is equal.
class ComparePage final : public Page {
    Q_OBJECT
public:
    ComparePage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// The whole sheet, rows of closed groups too.
    [[nodiscard]] CopiedTable copiedTable() const;
    [[nodiscard]] std::unique_ptr<QMimeData> copied() override;
    [[nodiscard]] QByteArray savePage() const override;
    void restorePage(const QByteArray& state) override;

protected:
    void refresh() override;
    void showEvent(QShowEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void addHeading(QVBoxLayout& layout);
    void addTable(QVBoxLayout& layout);
    void adopt(quint64 request, const SharedSubmissions& submissions);
    void showSheet();
    [[nodiscard]] Comparability judge() const;
    void showVerdict(const Comparability& judged);
    void openGroups();
    void fitColumns();
    [[nodiscard]] std::vector<RowIndex> results() const;

    Workbench& m_workbench;
    const Look& m_look;
    CompareModel m_model;
    QLabel* m_title;
    QPushButton* m_copy;
    QWidget* m_verdict;
    QTreeView* m_table;
    SharedSubmissions m_submissions;
    QStringList m_asked;
    quint64 m_request;
    std::array<bool, 3> m_open{true, true, false};  ///< of the model's groups
};

}  // namespace podium::desktop
