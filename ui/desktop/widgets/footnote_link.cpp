// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/footnote_link.h"

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/widgets/footnote_dialog.h"

namespace podium::desktop {

FootnoteLink::FootnoteLink(QWidget* parent) : QToolButton(parent)
{
    setObjectName(QStringLiteral("wholeFootnote"));
    setText(tr("more"));
    setAccessibleName(tr("Show the whole footnote"));
    setToolTip(accessibleName());
    setProperty(shape::link, true);
    setCursor(Qt::PointingHandCursor);
    hide();
    connect(this, &QToolButton::clicked, this, &FootnoteLink::open);
}

int FootnoteLink::linesAt(double height)
{
    constexpr double lowView = 385;
    constexpr double highView = 600;
    constexpr int usualLines = 5;
    return height >= highView ? 0 : height >= lowView ? usualLines : 1;
}

void FootnoteLink::place(const QRectF& where)
{
    setVisible(!where.isEmpty());
    if (!where.isEmpty()) {
        const QSize size = sizeHint();
        setGeometry(QRect(QPoint(qRound(where.left()), qRound(where.center().y() - size.height() / 2.0)), size));
    }
}

void FootnoteLink::open()
{
    auto* dialog = new FootnoteDialog(m_text, this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->open();
}

}  // namespace podium::desktop
