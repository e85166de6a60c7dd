// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/icon_engine.h"

#include <QFile>
#include <QHash>
#include <QPainter>
#include <QPixmap>
#include <QSvgRenderer>

namespace podium::desktop {

namespace {

QByteArray sourceOf(const QString& name)
{
    static QHash<QString, QByteArray> known;
    const auto found = known.constFind(name);
    if (found != known.constEnd()) {
        return *found;
    }
    QFile file(QStringLiteral(":/icons/") + name + QStringLiteral(".svg"));
    const QByteArray source = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    known.insert(name, source);
    return source;
}

}  // namespace

void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& color)
{
    QSvgRenderer renderer(sourceOf(name).replace("currentColor", color.name().toLatin1()));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

void IconEngine::paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State)
{
    paintIcon(*painter, rect, m_name, mode == QIcon::Disabled ? m_look.theme().disabled : m_look.color(m_ink));
}

QPixmap IconEngine::pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state)
{
    QPixmap pixmap(size);
    pixmap.fill(Qt::transparent);
    QPainter painter(&pixmap);
    paint(&painter, QRect(QPoint(0, 0), size), mode, state);
    return pixmap;
}

QIconEngine* IconEngine::clone() const { return new IconEngine(m_name, m_ink, m_look); }

}  // namespace podium::desktop
