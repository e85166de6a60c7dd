// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/segments.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QToolButton>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

Segments::Segments(const QStringList& labels, QWidget* parent) : QWidget(parent), m_group(new QButtonGroup(this))
{
    auto* layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    for (int index = 0; index < labels.size(); ++index) {
        auto* button = new QToolButton(this);
        button->setObjectName(QStringLiteral("segment%1").arg(index));
        button->setText(labels[index]);
        button->setCheckable(true);
        button->setToolButtonStyle(Qt::ToolButtonTextOnly);
        button->setProperty(shape::segment, index == 0                   ? QStringLiteral("first")
                                            : index == labels.size() - 1 ? QStringLiteral("last")
                                                                         : QStringLiteral("middle"));
        m_group->addButton(button, index);
        layout->addWidget(button);
    }
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    connect(m_group, &QButtonGroup::idClicked, this, &Segments::chosen);
}

int Segments::current() const { return m_group->checkedId(); }

void Segments::setCurrent(int index)
{
    if (QAbstractButton* button = m_group->button(index)) {
        button->setChecked(true);
    }
}

void Segments::setButtonHeight(int height)
{
    for (QAbstractButton* button : m_group->buttons()) {
        button->setFixedHeight(height);
    }
}

}  // namespace podium::desktop
