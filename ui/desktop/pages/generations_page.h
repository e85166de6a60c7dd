// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <set>

#include "app/models/generation_table_model.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"
#include "ui/desktop/pages/page.h"

class QComboBox;
class QToolButton;

namespace podium::desktop {

class ChipRow;
class FigureView;
class GenerationTable;
class HardwareBox;
class NotesLine;
class Segments;
class TwinSplitter;

/// Two generations or accelerators against each other: a figure of the ratios at matched counts, and the pairs as a
/// table. It follows the filter but for what it chooses itself: the hardware, and, unless the user wants it otherwise,
/// benchmark and round, since the page is about all benchmarks that both ran.
class GenerationsPage final : public Page {
    Q_OBJECT
public:
    GenerationsPage(Workbench& workbench, const Look& look, QWidget* parent = nullptr);
    ~GenerationsPage() override;

    /// figureSpec() whether it is complete or not.
    [[nodiscard]] FigureSpec spec() const;
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
    [[nodiscard]] QWidget* makeFilterRow();
    [[nodiscard]] QWidget* makeChoiceRow();
    [[nodiscard]] QWidget* makeLine();
    void addSplitter();
    void followWorkbench();
    void adoptData();
    void adoptOptions();
    void followChoices();
    void change(const std::function<void(GenerationOptions&)>& set);
    [[nodiscard]] GenerationOptions chosenOptions() const;
    void show(const SubmissionRows& rows);
    void showNextStep(const SubmissionRows& rows, const GenerationMatches& matches);
    [[nodiscard]] bool followsBenchmark() const;
    [[nodiscard]] std::set<Facet> ownFacets() const;
    [[nodiscard]] FilterState pageFilter() const;
    [[nodiscard]] SubmissionRows pageRows() const;
    [[nodiscard]] FigureContext context() const;

    Workbench& m_workbench;
    ChipRow* m_chips;
    HardwareBox* m_subject;
    HardwareBox* m_against;
    QComboBox* m_tolerance;
    Segments* m_round;
    Segments* m_scope;
    Segments* m_form;
    QToolButton* m_next;
    NotesLine* m_notes;
    FigureView* m_view;
    GenerationTableModel m_pairs;
    GenerationTable* m_table;
    TwinSplitter* m_splitter = nullptr;
    std::optional<Figure> m_figure;
    QStringList m_first;    ///< the two that are compared before the user chooses
    QString m_nextSubject;  ///< what the next step would compare
    QString m_nextAgainst;
};

}  // namespace podium::desktop
