// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/badge.h"

#include <QPainter>

#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

Badge::Badge(const Look& look, Kind kind, const QString& text, QWidget* parent)
    : QWidget(parent), m_look(look), m_kind(kind), m_text(text)
{
    setFont(look.font(TextSize::Small));
    setAccessibleName(text);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

QSize Badge::sizeHint() const
{
    const int symbol = m_kind == Kind::Neutral ? 0 : metrics::space12 + metrics::space4;
    return QSize(fontMetrics().horizontalAdvance(m_text) + symbol + metrics::space12,
                 fontMetrics().height() + metrics::space2);
}

void Badge::paintEvent(QPaintEvent*)
{
    const Theme& theme = m_look.theme();
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_kind == Kind::Good      ? theme.greenTint
                     : m_kind == Kind::Warning ? theme.amberTint
                                               : theme.selectionInactive);
    painter.drawRoundedRect(rect(), metrics::badgeRadius, metrics::badgeRadius);
    const QColor ink = m_kind == Kind::Good ? theme.green : m_kind == Kind::Warning ? theme.amber : theme.secondary;
    QRect room = rect().adjusted(metrics::space6, 0, -metrics::space6, 0);
    if (m_kind != Kind::Neutral) {
        const int side = metrics::space12;
        paintIcon(painter, QRect(room.left(), (height() - side) / 2, side, side),
                  m_kind == Kind::Good ? QStringLiteral("check") : QStringLiteral("warning"), ink);
        room.setLeft(room.left() + side + metrics::space4);
    }
    painter.setPen(ink);
    painter.drawText(room, Qt::AlignVCenter | Qt::AlignLeft, m_text);
}

}  // namespace podium::desktop
