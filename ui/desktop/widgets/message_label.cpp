// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/message_label.h"

namespace podium::desktop {

QLabel* makeMessageLabel(const QString& name, const QColor& color, QWidget* parent)
{
    auto* label = new QLabel(parent);
    label->setObjectName(name);
    label->setTextFormat(Qt::PlainText);
    label->setWordWrap(true);
    label->setTextInteractionFlags(Qt::TextSelectableByMouse);
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, color);
    label->setPalette(palette);
    label->hide();
    return label;
}

}  // namespace podium::desktop
