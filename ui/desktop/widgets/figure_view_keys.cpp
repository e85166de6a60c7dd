// SPDX-License-Identifier: GPL-3.0-or-later
// The figure by keyboard and for screen readers; how it is drawn stands in figure_view.cpp.
#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

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
    case Qt::Key_Down:
        if (isOfNumbers()) {
            moveUpwards(event->key() == Qt::Key_Up);
        } else {
            moveSelection(event->key() == Qt::Key_Up ? -1 : 1);
        }
        return;
    case Qt::Key_Left:
        moveSelection(-1);
        return;
    case Qt::Key_Right:
        moveSelection(1);
        return;
    case Qt::Key_Space:
        if (!m_selected.isEmpty()) {
            emit paired(m_selected);
        }
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

/// The rows from top to bottom, or the marks from left to right; without a selection the first or the last.
void FigureView::moveSelection(int step)
{
    layOutWhenNeeded();
    if (!m_scene) {
        return;
    }
    std::vector<const charts::PlacedRow*> rows;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (!row.reference.empty()) {
            rows.push_back(&row);
        }
    }
    if (rows.empty()) {
        return;
    }
    if (isOfNumbers()) {
        std::stable_sort(rows.begin(), rows.end(), [](const charts::PlacedRow* one, const charts::PlacedRow* other) {
            return std::pair(one->band.center().x(), one->center) < std::pair(other->band.center().x(), other->center);
        });
    }
    const std::string wanted = m_selected.toStdString();
    const auto found =
        std::find_if(rows.begin(), rows.end(), [&](const charts::PlacedRow* row) { return row->reference == wanted; });
    const int last = static_cast<int>(rows.size()) - 1;
    const int start = found != rows.end() ? static_cast<int>(found - rows.begin()) : step > 0 ? -1 : last + 1;
    const int next = std::clamp(start + step, 0, last);
    emit selected(rows[static_cast<std::size_t>(next)]->referenceText());
}

/// The nearest mark above or below the selected one, where both axes are numbers; one beside it is nearer than one
/// as far away to its side.
void FigureView::moveUpwards(bool up)
{
    constexpr double sideways = 3;
    const QRectF band = bandOf(m_selected);
    if (band.isEmpty()) {
        moveSelection(up ? -1 : 1);
        return;
    }
    const charts::PlacedRow* nearest = nullptr;
    double least = 0;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        const QPointF way = row.band.center() - band.center();
        const double distance = sideways * std::abs(way.x()) + std::abs(way.y());
        const bool ahead = up ? way.y() < 0 : way.y() > 0;
        if (ahead && !row.reference.empty() && (nearest == nullptr || distance < least)) {
            nearest = &row;
            least = distance;
        }
    }
    if (nearest != nullptr) {
        emit selected(nearest->referenceText());
    }
}

void FigureView::focusInEvent(QFocusEvent* event)
{
    const Qt::FocusReason reason = event->reason();
    m_focusByKey =
        reason == Qt::TabFocusReason || reason == Qt::BacktabFocusReason || reason == Qt::ShortcutFocusReason;
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
    const QRectF band = bandOf(m_selected);
    const QRect ring = band.isEmpty() ? rect() : band.toAlignedRect();
    paintFocusRing(painter, ring, Theme::of(m_tone), metrics::boxRadius);
}

QString FigureView::selectedText() const { return m_figure ? rowText(*m_figure, m_selected) : QString(); }

void FigureView::tellSelected()
{
    if (QAccessible::isActive() && hasFocus()) {
        QAccessibleValueChangeEvent event(this, selectedText());
        QAccessible::updateAccessibility(&event);
    }
}

}  // namespace podium::desktop
