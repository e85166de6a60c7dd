// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/baseline_choice.h"

#include <QAbstractItemView>
#include <QFocusEvent>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

/// Of the shown results in the table's order; another one can be pinned first.
constexpr int mostListed = 100;
constexpr int visibleItems = 24;

}  // namespace

BaselineChoice::BaselineChoice(Workbench& workbench, QWidget* parent) : QComboBox(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("baselineChoice"));
    setMaxVisibleItems(visibleItems);
    setToolTip(tr("The result that the others are compared with; it is marked in the figures."));
    connect(&workbench.baseline(), &BaselineState::changed, this, &BaselineChoice::follow);
    connect(&workbench, &Workbench::dataOpened, this, &BaselineChoice::follow);
    connect(this, &QComboBox::activated, this,
            [this] { m_workbench.baseline().setReference(currentData().toString()); });
    follow();
}

void BaselineChoice::addResult(const QString& reference)
{
    const store::SubmissionRow* row = m_workbench.row(reference);
    if (row != nullptr && findData(reference) < 0) {
        addItem(m_workbench.shortName(*row), reference);
    }
}

void BaselineChoice::fill()
{
    follow();
    for (const QString& pinned : m_workbench.pins().references()) {
        addResult(pinned);
    }
    const int shown = qMin(mostListed, m_workbench.table().rowCount());
    for (int row = 0; row < shown; ++row) {
        addResult(m_workbench.table().referenceAt(row));
    }
}

/// Only what is chosen; the rest comes when it is looked at.
void BaselineChoice::follow()
{
    clear();
    addItem(tr("None"), QString());
    const QString chosen = m_workbench.baseline().reference();
    addResult(chosen);
    setCurrentIndex(qMax(0, findData(chosen)));
}

void BaselineChoice::showPopup()
{
    fill();
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + metrics::space20);
    QComboBox::showPopup();
}

void BaselineChoice::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason) {
        fill();
    }
    QComboBox::focusInEvent(event);
}

}  // namespace podium::desktop
