// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/range_slider.h"

#include <algorithm>
#include <cmath>

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr double keyStep = 0.02;
constexpr double pageStep = 0.1;
constexpr double half = metrics::sliderHandle / 2.0;

}  // namespace

RangeSlider::RangeSlider(const Look& look, QWidget* parent) : QWidget(parent), m_look(look)
{
    setFocusPolicy(Qt::StrongFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void RangeSlider::setRange(double lower, double upper)
{
    m_lower = std::clamp(lower, 0.0, 1.0);
    m_upper = std::clamp(upper, m_lower, 1.0);
    update();
}

QSize RangeSlider::sizeHint() const { return QSize(metrics::leftDock / 2, metrics::rangeSlider); }

QPointF RangeSlider::handle(bool upper) const { return QPointF(xOf(upper ? m_upper : m_lower), height() / 2.0); }

double RangeSlider::xOf(double position) const { return half + 1 + position * (width() - 2 * half - 2); }

double RangeSlider::positionAt(double x) const
{
    return std::clamp((x - half - 1) / std::max(1.0, width() - 2 * half - 2), 0.0, 1.0);
}

void RangeSlider::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_look.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double y = height() / 2.0;
    const double thickness = metrics::sliderGroove;
    const QColor ink = isEnabled() ? theme.accent : theme.disabled;
    painter.fillRect(QRectF(xOf(0), y - thickness / 2, xOf(1) - xOf(0), thickness), theme.border);
    painter.fillRect(QRectF(xOf(m_lower), y - thickness / 2, xOf(m_upper) - xOf(m_lower), thickness), ink);
    for (const bool upper : {false, true}) {
        const bool active = hasFocus() && upper == m_upperActive;
        painter.setPen(QPen(ink, metrics::focusRing));
        painter.setBrush(active ? theme.selection : theme.base);
        painter.drawEllipse(handle(upper), half - 1, half - 1);
    }
}

void RangeSlider::mousePressEvent(QMouseEvent* event)
{
    if (event->button() != Qt::LeftButton) {
        return;
    }
    const double x = event->position().x();
    const double toLower = std::abs(x - xOf(m_lower));
    const double toUpper = std::abs(x - xOf(m_upper));
    m_upperActive = toUpper < toLower || (toUpper == toLower && x > xOf(m_upper));
    m_dragging = true;
    moveHandle(positionAt(x));
}

void RangeSlider::mouseMoveEvent(QMouseEvent* event)
{
    if (m_dragging) {
        moveHandle(positionAt(event->position().x()));
    }
}

void RangeSlider::mouseReleaseEvent(QMouseEvent*)
{
    if (m_dragging) {
        m_dragging = false;
        emit released();
    }
}

void RangeSlider::keyPressEvent(QKeyEvent* event)
{
    const double position = m_upperActive ? m_upper : m_lower;
    switch (event->key()) {
    case Qt::Key_Left:
    case Qt::Key_Down:
        moveHandle(position - keyStep);
        return;
    case Qt::Key_Right:
    case Qt::Key_Up:
        moveHandle(position + keyStep);
        return;
    case Qt::Key_PageDown:
        moveHandle(position - pageStep);
        return;
    case Qt::Key_PageUp:
        moveHandle(position + pageStep);
        return;
    case Qt::Key_Home:
        moveHandle(0);
        return;
    case Qt::Key_End:
        moveHandle(1);
        return;
    case Qt::Key_Space:
        m_upperActive = !m_upperActive;
        update();
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void RangeSlider::moveHandle(double position)
{
    const double lower = m_upperActive ? m_lower : std::clamp(position, 0.0, m_upper);
    const double upper = m_upperActive ? std::clamp(position, m_lower, 1.0) : m_upper;
    if (lower != m_lower || upper != m_upper) {
        setRange(lower, upper);
        emit moved(m_lower, m_upper);
    }
}

}  // namespace podium::desktop
