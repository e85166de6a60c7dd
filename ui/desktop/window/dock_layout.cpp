// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/dock_layout.h"

#include <QDockWidget>
#include <QMainWindow>
#include <QSettings>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

const QString facetsKey = QStringLiteral("docks/facets");
const QString inspectorKey = QStringLiteral("docks/inspector");
const QString overviewInspectorKey = QStringLiteral("docks/inspectorOnOverview");
const QString facetsWidthKey = QStringLiteral("docks/facetsWidth");
const QString inspectorWidthKey = QStringLiteral("docks/inspectorWidth");

}  // namespace

DockLayout::DockLayout(QMainWindow& window) : m_window(window), m_widths{metrics::leftDock, metrics::rightDock} {}

void DockLayout::setDocks(QDockWidget* facets, QDockWidget* inspector)
{
    m_facets = facets;
    m_inspector = inspector;
    arrange();
}

void DockLayout::setPage(bool isOverview)
{
    m_isOverview = isOverview;
    arrange();
}

void DockLayout::follow()
{
    if (m_class != widthClass()) {
        arrange();
    } else {
        applyWidths();
    }
}

/// 0: room for nothing but the page, 1: for the facets, 2: for both docks.
int DockLayout::widthClass() const
{
    return m_window.width() >= metrics::drawerWidth ? 2 : m_window.width() >= metrics::narrowWidth ? 1 : 0;
}

void DockLayout::arrange()
{
    if (m_facets == nullptr) {
        return;
    }
    m_class = widthClass();
    m_facets->setVisible(m_facetsWanted && m_class > 0);
    m_inspector->setVisible(m_inspectorWanted[m_isOverview ? 1 : 0] && m_class > 1);
    applyWidths();
}

void DockLayout::applyWidths()
{
    m_window.resizeDocks({m_facets, m_inspector}, {m_widths[0], m_widths[1]}, Qt::Horizontal);
}

void DockLayout::remember()
{
    if (m_facets->isVisible()) {
        m_widths[0] = m_facets->width();
    }
    if (m_inspector->isVisible()) {
        m_widths[1] = m_inspector->width();
    }
}

void DockLayout::adoptShown()
{
    m_facetsWanted = !m_facets->isHidden();
    m_inspectorWanted[m_isOverview ? 1 : 0] = !m_inspector->isHidden();
    applyWidths();
}

void DockLayout::showInspector()
{
    m_inspectorWanted[m_isOverview ? 1 : 0] = true;
    m_inspector->show();
    applyWidths();
}

void DockLayout::save(QSettings& settings) const
{
    settings.setValue(facetsKey, m_facetsWanted);
    settings.setValue(inspectorKey, m_inspectorWanted[0]);
    settings.setValue(overviewInspectorKey, m_inspectorWanted[1]);
    settings.setValue(facetsWidthKey, m_widths[0]);
    settings.setValue(inspectorWidthKey, m_widths[1]);
}

void DockLayout::restore(const QSettings& settings)
{
    m_facetsWanted = settings.value(facetsKey, m_facetsWanted).toBool();
    m_inspectorWanted[0] = settings.value(inspectorKey, m_inspectorWanted[0]).toBool();
    m_inspectorWanted[1] = settings.value(overviewInspectorKey, m_inspectorWanted[1]).toBool();
    m_widths[0] =
        qBound(metrics::leftDock, settings.value(facetsWidthKey, m_widths[0]).toInt(), metrics::widestLeftDock);
    m_widths[1] =
        qBound(metrics::rightDock, settings.value(inspectorWidthKey, m_widths[1]).toInt(), metrics::widestRightDock);
    arrange();
}

}  // namespace podium::desktop
