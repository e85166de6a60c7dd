// SPDX-License-Identifier: GPL-3.0-or-later
// What comes back at the next start: place and docks, page, filter, pins, selection, theme and language.
#include <QStackedWidget>
#include <QTabBar>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/window/main_window.h"

namespace podium::desktop {

namespace {

const QString geometryKey = QStringLiteral("window/geometry");
const QString pageKey = QStringLiteral("window/page");
const QString viewKey = QStringLiteral("view/state");
const QString selectedKey = QStringLiteral("view/selected");
const QString toneKey = QStringLiteral("look/tone");
const QString languageKey = QStringLiteral("look/language");

QString keyOf(const QWidget& page) { return QStringLiteral("pages/") + page.objectName(); }

}  // namespace

void MainWindow::saveSession()
{
    m_settings.setValue(geometryKey, saveGeometry());
    m_docks.save(m_settings);
    m_settings.setValue(pageKey, currentPage()->objectName());
    m_settings.setValue(toneKey, static_cast<int>(m_look.choice()));
    m_settings.setValue(languageKey, static_cast<int>(m_languages.choice()));
    savePages();
    if (m_workbench.isOpen()) {
        m_settings.setValue(viewKey, toJson(m_workbench.history().state()));
        m_settings.setValue(selectedKey, m_workbench.selection().selected());
    }
    m_settings.sync();
}

void MainWindow::restoreWindow()
{
    resize(metrics::windowWidth, metrics::windowHeight);
    restoreGeometry(m_settings.value(geometryKey).toByteArray());
    m_docks.restore(m_settings);
    restorePage(*currentPage());
    showPage(m_settings.value(pageKey).toString());
}

/// A session that cannot be read is none: the first view is shown.
void MainWindow::restoreView()
{
    const QByteArray stored = m_settings.value(viewKey).toByteArray();
    const auto state = viewStateFromJson(stored, viewKey.toStdString());
    m_workbench.selection().select(m_settings.value(selectedKey).toString());
    m_workbench.history().restart(state ? *state : ViewState{m_workbench.firstFilter()});
}

void MainWindow::savePages()
{
    for (int index = 0; index < m_pages->count(); ++index) {
        const Page* page = pageAt(index);
        const QByteArray state = page != nullptr ? page->savePage() : QByteArray();
        if (!state.isEmpty()) {
            m_settings.setValue(keyOf(*page), state);
        }
    }
}

void MainWindow::restorePage(Page& page)
{
    if (const QByteArray state = m_settings.value(keyOf(page)).toByteArray(); !state.isEmpty()) {
        page.restorePage(state);
    }
}

}  // namespace podium::desktop
