// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/twin_splitter.h"

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr int laptopHeight = 640;  ///< of both together

}  // namespace

TwinSplitter::TwinSplitter(const QString& name, QWidget* figure, QWidget* table, double tableShare, QWidget* parent)
    : QSplitter(Qt::Vertical, parent), m_tableShare(tableShare)
{
    setObjectName(name);
    setChildrenCollapsible(false);
    setHandleWidth(metrics::splitter);
    addWidget(figure);
    addWidget(table);
    connect(this, &QSplitter::splitterMoved, this, [this] { m_moved = true; });
}

void TwinSplitter::resizeEvent(QResizeEvent* event)
{
    QSplitter::resizeEvent(event);
    if (!m_moved) {
        const int room = height() - metrics::splitter;
        const int table = metrics::twinTable + static_cast<int>(m_tableShare * qMax(0, room - laptopHeight));
        setSizes({room - table, table});
    }
}

}  // namespace podium::desktop
