// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/look/ink.h"

#include <QLabel>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

void setInk(QLabel& words, const QColor& ink)
{
    // Without a role of its own a label takes the one that suits its parent's ground: Text on Base.
    words.setForegroundRole(QPalette::WindowText);
    QPalette palette = words.palette();
    palette.setColor(QPalette::WindowText, ink);
    words.setPalette(palette);
}

void followInk(QLabel& words, IconInk ink, const Look& look)
{
    setInk(words, look.color(ink));
    QObject::connect(&look, &Look::changed, &words, [&words, ink, &look] { setInk(words, look.color(ink)); });
}

void followSymbol(QLabel& place, const QString& icon, IconInk ink, const Look& look)
{
    const auto show = [&place, icon, ink, &look] {
        place.setPixmap(look.icon(icon, ink).pixmap(metrics::smallIcon, metrics::smallIcon));
    };
    show();
    QObject::connect(&look, &Look::changed, &place, show);
}

}  // namespace podium::desktop
