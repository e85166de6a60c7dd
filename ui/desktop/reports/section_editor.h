// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <vector>

#include <QWidget>

#include "ui/desktop/look/look.h"
#include "ui/desktop/reports/section_list_model.h"

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QPlainTextEdit;
class QToolButton;

namespace podium::desktop {

/// A view that can be put into a report.
struct OfferedView {
    QString title;
    SavedView view;
};

/// What can be put into a report, in groups, of which empty ones are not shown.
struct OfferedViews {
    std::vector<OfferedView> shown;  ///< what the window shows
    std::vector<OfferedView> own;
    std::vector<OfferedView> shipped;
};

/// The sections of a report: their order, and the heading and text of the one that is chosen.
class SectionEditor final : public QWidget {
    Q_OBJECT
public:
    SectionEditor(OfferedViews offered, const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] SectionListModel& model() { return m_model; }

signals:
    /// -1: none is chosen.
    void chosen(int section);

private:
    [[nodiscard]] QWidget* makeButtons();
    [[nodiscard]] QToolButton* makeButton(const char* name, const QString& text, const QString& tip);
    [[nodiscard]] QMenu* makeMenu();
    [[nodiscard]] int current() const;
    void choose(int row);
    void add(SectionDescription section);
    void remove();
    void moveBy(int step);
    void undo();
    void showWords();
    void keepWords();
    void followList();

    const OfferedViews m_offered;
    const Look& m_look;
    SectionListModel m_model;
    QListView* m_list;
    QToolButton* m_addView;
    QToolButton* m_addText;
    QToolButton* m_remove;
    QToolButton* m_up;
    QToolButton* m_down;
    QToolButton* m_undo;
    QLineEdit* m_heading;
    QPlainTextEdit* m_text;
    bool m_isShowing = false;  ///< the fields are being filled
};

}  // namespace podium::desktop
