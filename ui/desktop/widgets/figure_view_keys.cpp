// SPDX-License-Identifier: GPL-3.0-or-later
// The figure by keyboard and for screen readers; how it is drawn stands in figure_view.cpp.
#include <algorithm>

#include <QAccessible>
#include <QKeyEvent>
#include <QPainter>

#include "ui/charts/figure_layout.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"
#include "ui/desktop/look/theme.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/window_figure.h"

namespace podium::desktop {

namespace {

constexpr int pageStep = 10;
constexpr int toTheEnd = 1'000'000;

}  // namespace

void FigureView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
    case Qt::Key_Left:
        moveSelection(-1);
        return;
    case Qt::Key_Down:
    case Qt::Key_Right:
        moveSelection(1);
        return;
    case Qt::Key_PageUp:
        moveSelection(-pageStep);
        return;
    case Qt::Key_PageDown:
        moveSelection(pageStep);
        return;
    case Qt::Key_Home:
        moveSelection(-toTheEnd);
        return;
    case Qt::Key_End:
        moveSelection(toTheEnd);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_selected.isEmpty()) {
            emit activated(m_selected);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

/// The rows from top to bottom; without a selection the first or the last.
void FigureView::moveSelection(int step)
{
    layOutWhenNeeded();
    if (!m_scene) {
        return;
    }
    std::vector<QString> references;
    int current = -1;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (!row.reference.empty()) {
            references.push_back(QString::fromStdString(row.reference));
            current = references.back() == m_selected ? static_cast<int>(references.size()) - 1 : current;
        }
    }
    if (references.empty()) {
        return;
    }
    const int last = static_cast<int>(references.size()) - 1;
    const int start = current >= 0 ? current : step > 0 ? -1 : last + 1;
    emit selected(references[static_cast<std::size_t>(std::clamp(start + step, 0, last))]);
}

void FigureView::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    m_focusByKey = reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
    emit focused();
}

void FigureView::focusOutEvent(QFocusEvent* event)
{
    m_focusByKey = false;
    QWidget::focusOutEvent(event);
}

/// Around the selected row, else around the whole.
void FigureView::paintFocus(QPainter& painter) const
{
    if (!m_focusByKey) {
        return;
    }
    QRect ring = rect();
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (!m_selected.isEmpty() && QString::fromStdString(row.reference) == m_selected) {
            ring = row.band.toAlignedRect();
        }
    }
    paintFocusRing(painter, ring, Theme::of(m_tone), metrics::boxRadius);
}

QString FigureView::selectedText() const
{
    return m_figure ? rowText(*m_figure, m_selected) : QString();
}

void FigureView::tellSelected()
{
    if (QAccessible::isActive() && hasFocus()) {
        QAccessibleValueChangeEvent event(this, selectedText());
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace podium::desktop
