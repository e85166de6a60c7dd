// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QDialog>

#include "app/analysis/figure_spec.h"
#include "app/models/ledger_results_model.h"
#include "ui/desktop/ledger/ledger_library.h"
#include "ui/desktop/look/look.h"

class QBoxLayout;
class QCheckBox;
class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;
class QStackedWidget;
class QTableView;

namespace podium::desktop {

class LedgerRows;

/// The figures that were exported, with the results that each showed then and what these are now: to find what must be
/// corrected or withdrawn, and to draw it again.
class LedgerDialog final : public QDialog {
    Q_OBJECT
public:
    /// Both must outlive it.
    LedgerDialog(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// Shows those alone of which results or file are no longer as they were.
    void showTouched();

signals:
    /// The window is to show the figure as it is drawn now.
    void figureWanted(const podium::FigureSpec& spec);
    void said(const QString& words);

private:
    [[nodiscard]] QBoxLayout* makeHead();
    void makeTable();
    [[nodiscard]] QWidget* makeEntry();
    [[nodiscard]] QBoxLayout* makeButtons();
    [[nodiscard]] QPushButton* makeButton(const char* name, const QString& text, void (LedgerDialog::*slot)());

    /// Of the selected rows, in their order.
    [[nodiscard]] std::vector<const LedgerEntry*> selected() const;
    /// Null: none or several are selected.
    [[nodiscard]] const LedgerEntry* current() const;
    void keepSelected();
    void restoreSelected();
    void followFilter();
    void followSelection();
    void showEntry(const LedgerEntry* entry);
    void fitColumns();
    void showFigure();
    void drawInPlace();
    void drawInto();
    void openFolder();
    void copyFootnote();
    void removeSelected();
    void say(const QString& words);

    Workbench& m_workbench;
    const Look& m_look;
    LedgerLibrary m_library;
    LedgerResultsModel m_results;
    LedgerRows* m_rows;
    QLineEdit* m_search;
    QCheckBox* m_touchedOnly;
    QStackedWidget* m_stack;
    QTableView* m_table;
    QLabel* m_empty;
    QLabel* m_title;
    QLabel* m_facts;
    QTableView* m_shown;
    QPlainTextEdit* m_footnote;
    QLabel* m_message;
    QPushButton* m_show;
    QPushButton* m_redo;
    QPushButton* m_redoInto;
    QPushButton* m_folder;
    QPushButton* m_copy;
    QPushButton* m_remove;
    std::vector<std::int64_t> m_kept;  ///< selected while the entries are read anew
};

}  // namespace podium::desktop
