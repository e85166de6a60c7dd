// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QTimer;

namespace podium::desktop {

/// How many results are shown, what to mind in comparing them, what is selected and pinned, and how old the data are.
class StatusLine final : public QWidget {
    Q_OBJECT
public:
    StatusLine(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

    /// A sentence in place of the count, for some seconds, or until the shown results change.
    void say(const QString& sentence);
    /// The same until the shown results change: what went wrong must not pass unread.
    void complain(const QString& sentence);

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void fitNotes();
    void scheduleRefresh();
    void refresh();
    void showNotes();
    void judgeAnew();

    Workbench& m_workbench;
    const Look& m_look;
    QLabel* m_count;
    QLabel* m_symbol;
    QLabel* m_notes;
    QString m_noteText;
    QLabel* m_selection;
    QLabel* m_catalogue;
    QTimer* m_said;  ///< runs while a sentence stands that goes by itself
    bool m_scheduled = false;
    bool m_judged = false;  ///< the notes are those of the shown results
};

}  // namespace podium::desktop
