// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/views/side_bar.h"

#include <QStackedWidget>
#include <QTabBar>
#include <QVBoxLayout>

namespace podium::desktop {

SideBar::SideBar(QWidget* facets, QWidget* views, QWidget* parent)
    : QWidget(parent), m_tabs(new QTabBar(this)), m_contents(new QStackedWidget(this))
{
    setObjectName(QStringLiteral("sideBar"));
    m_tabs->setObjectName(QStringLiteral("sideTabs"));
    m_tabs->setDocumentMode(true);
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setUsesScrollButtons(false);
    m_tabs->addTab(tr("Filter"));
    m_tabs->addTab(tr("Views"));
    m_contents->addWidget(facets);
    m_contents->addWidget(views);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(m_contents);
    connect(m_tabs, &QTabBar::currentChanged, m_contents, &QStackedWidget::setCurrentIndex);
}

SideBar::Side SideBar::side() const { return static_cast<Side>(m_tabs->currentIndex()); }

void SideBar::showSide(Side side) { m_tabs->setCurrentIndex(side); }

}  // namespace podium::desktop
