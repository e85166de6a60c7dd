// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/section_editor.h"

#include <utility>

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QShortcut>
#include <QToolButton>
#include <QVBoxLayout>

#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

SectionEditor::SectionEditor(OfferedViews offered, const Look& look, QWidget* parent)
    : QWidget(parent), m_offered(std::move(offered)), m_look(look), m_list(new QListView(this)),
      m_addView(makeButton("addReportView", tr("Add view"), tr("A section with the figure of a saved view"))),
      m_addText(makeButton("addReportText", tr("Add text"), tr("A section of words alone"))),
      m_remove(makeButton("removeReportSection", tr("Remove"), tr("Take the chosen section out (Del)"))),
      m_up(makeButton("moveSectionUp", {}, tr("Move up (Alt+Up)"))),
      m_down(makeButton("moveSectionDown", {}, tr("Move down (Alt+Down)"))),
      m_undo(makeButton("undoReportSections", {}, tr("Take back the last change of the list (Ctrl+Z in the list)"))),
      m_heading(new QLineEdit(this)), m_text(new QPlainTextEdit(this))
{
    m_list->setObjectName(QStringLiteral("reportSections"));
    m_list->setAccessibleName(tr("Sections of the report"));
    m_list->setModel(&m_model);
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_heading->setObjectName(QStringLiteral("sectionHeading"));
    m_heading->setAccessibleName(tr("Heading of the section"));
    m_heading->setMaxLength(static_cast<int>(longestReportLine));
    m_text->setObjectName(QStringLiteral("sectionText"));
    m_text->setAccessibleName(tr("Text of the section"));
    m_text->setPlaceholderText(tr("Text above the figure, in Markdown"));
    m_text->setTabChangesFocus(true);
    m_text->setMinimumHeight(metrics::smallestFootnoteField);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::space6);
    layout->addWidget(makeButtons());
    layout->addWidget(m_list, 3);
    layout->addWidget(m_heading);
    layout->addWidget(m_text, 2);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SectionEditor::showWords);
    connect(&m_model, &SectionListModel::placed, this, &SectionEditor::choose);
    connect(&m_model, &SectionListModel::edited, this, &SectionEditor::followList);
    connect(&m_model, &QAbstractItemModel::modelReset, this, [this] { choose(0); });
    connect(m_heading, &QLineEdit::textEdited, this, &SectionEditor::keepWords);
    connect(m_text, &QPlainTextEdit::textChanged, this, &SectionEditor::keepWords);
    const std::pair<QKeySequence, void (SectionEditor::*)()> keys[] = {
        {QKeySequence(Qt::Key_Delete), &SectionEditor::remove},
        {QKeySequence(QKeySequence::Undo), &SectionEditor::undo}};
    for (const auto& [key, function] : keys) {
        connect(new QShortcut(key, m_list, nullptr, nullptr, Qt::WidgetShortcut), &QShortcut::activated, this,
                function);
    }
    for (const auto& [key, step] : {std::pair(Qt::Key_Up, -1), std::pair(Qt::Key_Down, 1)}) {
        connect(new QShortcut(QKeySequence(Qt::ALT | key), m_list, nullptr, nullptr, Qt::WidgetShortcut),
                &QShortcut::activated, this, [this, by = step] { moveBy(by); });
    }
    followList();
    showWords();
}

QToolButton* SectionEditor::makeButton(const char* name, const QString& text, const QString& tip)
{
    auto* button = new QToolButton(this);
    button->setObjectName(QLatin1String(name));
    button->setText(text);
    button->setToolTip(tip);
    button->setAccessibleName(text.isEmpty() ? tip : text);
    button->setProperty(shape::outlined, true);
    return button;
}

QWidget* SectionEditor::makeButtons()
{
    auto* row = new QWidget(this);
    auto* layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::space6);
    const std::pair<QToolButton*, const char*> icons[] = {
        {m_up, "chevron-up"}, {m_down, "chevron-down"}, {m_undo, "undo"}};
    for (const auto& [button, icon] : icons) {
        button->setIcon(m_look.icon(QLatin1String(icon)));
        button->setIconSize(QSize(metrics::smallIcon, metrics::smallIcon));
    }
    m_addView->setPopupMode(QToolButton::InstantPopup);
    m_addView->setMenu(makeMenu());
    for (QToolButton* button : {m_addView, m_addText, m_remove}) {
        layout->addWidget(button);
    }
    layout->addStretch(1);
    for (QToolButton* button : {m_up, m_down, m_undo}) {
        layout->addWidget(button);
    }
    connect(m_addText, &QToolButton::clicked, this, [this] {
        SectionDescription section;
        section.heading = tr("New section").toStdString();
        add(std::move(section));
        m_heading->setFocus();
        m_heading->selectAll();
    });
    connect(m_remove, &QToolButton::clicked, this, &SectionEditor::remove);
    connect(m_up, &QToolButton::clicked, this, [this] { moveBy(-1); });
    connect(m_down, &QToolButton::clicked, this, [this] { moveBy(1); });
    connect(m_undo, &QToolButton::clicked, this, &SectionEditor::undo);
    return row;
}

QMenu* SectionEditor::makeMenu()
{
    auto* menu = new QMenu(m_addView);
    menu->setObjectName(QStringLiteral("reportViewMenu"));
    menu->setToolTipsVisible(true);
    const std::pair<const std::vector<OfferedView>&, QString> groups[] = {{m_offered.shown, tr("Shown in the window")},
                                                                          {m_offered.own, tr("My views")},
                                                                          {m_offered.shipped, tr("Ready-made")}};
    for (const auto& [views, title] : groups) {
        if (views.empty()) {
            continue;
        }
        menu->addSection(title);
        for (const OfferedView& offered : views) {
            QAction* action = menu->addAction(QString(offered.title).replace(QLatin1Char('&'), QLatin1String("&&")));
            connect(action, &QAction::triggered, this, [this, view = offered.view] { add({{}, {}, {}, view}); });
        }
    }
    menu->addSeparator();
    QAction* all = menu->addAction(tr("All my views"));
    all->setObjectName(QStringLiteral("addAllOwnViews"));
    all->setEnabled(!m_offered.own.empty());
    connect(all, &QAction::triggered, this, [this] {
        for (const OfferedView& offered : m_offered.own) {
            add({{}, {}, {}, offered.view});
        }
    });
    return menu;
}

int SectionEditor::current() const { return m_list->currentIndex().isValid() ? m_list->currentIndex().row() : -1; }

void SectionEditor::choose(int row)
{
    if (row >= 0 && row < m_model.rowCount()) {
        m_list->setCurrentIndex(m_model.index(row));
    }
    showWords();
}

/// After the chosen one.
void SectionEditor::add(SectionDescription section)
{
    m_model.insert(current() < 0 ? m_model.rowCount() : current() + 1, std::move(section));
}

void SectionEditor::remove()
{
    const int row = current();
    m_model.remove(row);
    choose(qMin(row, m_model.rowCount() - 1));
}

void SectionEditor::moveBy(int step) { m_model.move(current(), current() + step); }

void SectionEditor::undo()
{
    const int row = current();
    m_model.undo();
    choose(qBound(0, row, m_model.rowCount() - 1));
}

void SectionEditor::showWords()
{
    const int row = current();
    const bool isChosen = row >= 0 && row < m_model.rowCount();
    m_isShowing = true;
    const SectionDescription section =
        isChosen ? m_model.sections()[static_cast<std::size_t>(row)] : SectionDescription();
    m_heading->setText(QString::fromStdString(section.heading));
    m_heading->setPlaceholderText(isChosen ? m_model.viewTitleOf(row) : QString());
    m_text->setPlainText(QString::fromStdString(section.text));
    m_isShowing = false;
    m_heading->setEnabled(isChosen);
    m_text->setEnabled(isChosen);
    followList();
    emit chosen(isChosen ? row : -1);
}

void SectionEditor::keepWords()
{
    if (!m_isShowing && current() >= 0) {
        m_model.setWords(current(), m_heading->text(), m_text->toPlainText());
    }
}

void SectionEditor::followList()
{
    const int row = current();
    m_remove->setEnabled(row >= 0);
    m_up->setEnabled(row > 0);
    m_down->setEnabled(row >= 0 && row + 1 < m_model.rowCount());
    m_undo->setEnabled(m_model.canUndo());
    m_addView->setEnabled(m_model.canAdd());
    m_addText->setEnabled(m_model.canAdd());
}

}  // namespace podium::desktop
