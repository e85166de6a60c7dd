// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/text_label.h"

#include <QEvent>

namespace podium::desktop {

TextLabel::TextLabel(QWidget* parent) : QLabel(parent)
{
    setTextFormat(Qt::PlainText);
    setTextInteractionFlags(Qt::TextSelectableByMouse);
    setWordWrap(true);
}

int TextLabel::heightForWidth(int width) const
{
    if (m_measured != text() || m_margins != contentsMargins()) {
        m_heights.clear();
        m_measured = text();
        m_margins = contentsMargins();
    }
    auto height = m_heights.find(width);
    if (height == m_heights.end()) {
        height = m_heights.insert(width, QLabel::heightForWidth(width));
    }
    return *height;
}

void TextLabel::changeEvent(QEvent* event)
{
    m_heights.clear();
    QLabel::changeEvent(event);
}

}  // namespace podium::desktop
