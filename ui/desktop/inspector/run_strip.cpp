// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/run_strip.h"

#include <algorithm>

#include <QPainter>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

RunStrip::RunStrip(const std::vector<Run>& runs, const QColor& color, const Workbench& workbench, const Look& look,
                   QWidget* parent)
    : QWidget(parent), m_color(color), m_look(look)
{
    for (const Run& run : runs) {
        if (run.valid() && run.minutes) {
            m_points.push_back({*run.minutes, run.counted});
        }
    }
    std::sort(m_points.begin(), m_points.end(),
              [](const Point& one, const Point& other) { return one.minutes < other.minutes; });
    if (!m_points.empty()) {
        const NumberFormat numbers = workbench.numbers();
        m_low = QString::fromStdString(numbers.fixed(m_points.front().minutes, 2));
        m_high = tr("%1 min, raw").arg(QString::fromStdString(numbers.fixed(m_points.back().minutes, 2)));
    }
    setFont(look.font(TextSize::Small));
    setAccessibleName(tr("Runs from %1 to %2").arg(m_low, m_high));
    setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
}

QSize RunStrip::sizeHint() const
{
    return QSize(metrics::rightDock / 2, metrics::space16 + fontMetrics().height() + metrics::space2);
}

void RunStrip::paintEvent(QPaintEvent*)
{
    if (m_points.empty()) {
        return;
    }
    const Theme& theme = m_look.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const double radius = metrics::swatch / 2.0;
    const double y = metrics::space8;
    const double left = radius + 1;
    const double room = width() - 2 * left;
    const double low = m_points.front().minutes;
    const double span = m_points.back().minutes - low;
    painter.setPen(QPen(theme.control, 1));
    painter.drawLine(QPointF(0, y), QPointF(width(), y));
    for (const bool counted : {false, true}) {  // those that count lie above
        for (const Point& point : m_points) {
            if (point.counted == counted) {
                const double share = span > 0 ? (point.minutes - low) / span : 0.5;
                painter.setPen(QPen(counted ? m_color : theme.control, metrics::iconStroke));
                painter.setBrush(counted ? m_color : theme.side);
                painter.drawEllipse(QPointF(left + share * room, y), radius - 1, radius - 1);
            }
        }
    }
    painter.setPen(theme.muted);
    const QRect labels(0, metrics::space16, width(), height() - metrics::space16);
    painter.drawText(labels, Qt::AlignLeft | Qt::AlignBottom, m_low);
    painter.drawText(labels, Qt::AlignRight | Qt::AlignBottom, m_high);
}

}  // namespace podium::desktop
