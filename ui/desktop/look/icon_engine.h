// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QIconEngine>
#include <QString>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Draws a symbol of assets/icons, which are written in `currentColor`, in the colour that the theme has now.
class IconEngine final : public QIconEngine {
public:
    IconEngine(QString name, IconInk ink, const Look& look) : m_name(std::move(name)), m_ink(ink), m_look(look) {}

    void paint(QPainter* painter, const QRect& rect, QIcon::Mode mode, QIcon::State state) override;
    QPixmap pixmap(const QSize& size, QIcon::Mode mode, QIcon::State state) override;
    [[nodiscard]] QIconEngine* clone() const override;

private:
    QString m_name;
    IconInk m_ink;
    const Look& m_look;
};

/// The same at once, without an icon.
void paintIcon(QPainter& painter, const QRectF& rect, const QString& name, const QColor& color);

}  // namespace podium::desktop
