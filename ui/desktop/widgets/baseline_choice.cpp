// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/baseline_choice.h"

#include <QAbstractItemView>
#include <QDropEvent>
#include <QFocusEvent>

#include "app/models/reference_mime.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

/// Of the shown results in the table's order; another one can be pinned first.
constexpr int mostListed = 100;
constexpr int visibleItems = 24;
/// An item holds the reference of a result or, beside it, a generation.
constexpr int referenceRole = Qt::UserRole;
constexpr int generationRole = Qt::UserRole + 1;

}  // namespace

BaselineChoice::BaselineChoice(Workbench& workbench, QWidget* parent) : QComboBox(parent), m_workbench(workbench)
{
    setObjectName(QStringLiteral("baselineChoice"));
    setMaxVisibleItems(visibleItems);
    setToolTip(tr("The result that the others are compared with; it is marked in the figures. A row or a bar can be "
                  "dropped here."));
    setAcceptDrops(true);
    connect(&workbench.baseline(), &BaselineState::changed, this, &BaselineChoice::follow);
    connect(&workbench, &Workbench::dataOpened, this, &BaselineChoice::follow);
    connect(this, &QComboBox::activated, this, &BaselineChoice::choose);
    follow();
}

void BaselineChoice::choose(int index)
{
    const QString generation = itemData(index, generationRole).toString();
    if (generation.isEmpty()) {
        m_workbench.baseline().setReference(itemData(index, referenceRole).toString());
    } else {
        m_workbench.baseline().setGeneration(generation);
    }
}

void BaselineChoice::addGeneration(const QString& key, const QString& title)
{
    if (!key.isEmpty() && findData(key, generationRole) < 0) {
        addItem(tr("Best %1 at each count").arg(title), QString());
        setItemData(count() - 1, key, generationRole);
    }
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
    const ResultSnapshot& snapshot = *m_workbench.results().snapshot();
    for (const RowIndex row : m_workbench.results().rows()) {
        const FacetValue& generation = snapshot.value(Facet::Generation, row);
        addGeneration(QString::fromStdString(generation.key), generation.title);
    }
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
    const QString generation = m_workbench.baseline().generation();
    const ResultSnapshot& snapshot = *m_workbench.store().snapshot();
    const auto value = snapshot.valueOf(Facet::Generation, generation.toStdString());
    addGeneration(generation, value ? snapshot.values(Facet::Generation)[*value].title : generation);
    const int place = generation.isEmpty() ? findData(chosen, referenceRole) : findData(generation, generationRole);
    setCurrentIndex(qMax(0, place));
}

void BaselineChoice::showPopup()
{
    fill();
    view()->setMinimumWidth(view()->sizeHintForColumn(0) + metrics::space20);
    QComboBox::showPopup();
}

void BaselineChoice::dragEnterEvent(QDragEnterEvent* event)
{
    if (m_workbench.row(referenceIn(*event->mimeData())) != nullptr) {
        event->acceptProposedAction();
    }
}

void BaselineChoice::dropEvent(QDropEvent* event)
{
    const QString reference = referenceIn(*event->mimeData());
    if (m_workbench.row(reference) != nullptr) {
        m_workbench.baseline().setReference(reference);
        event->acceptProposedAction();
    }
}

void BaselineChoice::focusInEvent(QFocusEvent* event)
{
    if (event->reason() != Qt::PopupFocusReason) {
        fill();
    }
    QComboBox::focusInEvent(event);
}

}  // namespace podium::desktop
