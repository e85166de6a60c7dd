// SPDX-License-Identifier: GPL-3.0-or-later
// What a figure page keeps from one session to the next besides its options (ViewState).
#include <QDataStream>
#include <QSplitter>

#include "ui/desktop/pages/figure_page.h"

namespace podium::desktop {

namespace {

constexpr qint32 stateVersion = 100;  ///< earlier ones began with an order, a small number

}  // namespace

QByteArray FigurePage::savePage() const
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << stateVersion << (m_splitterMoved ? m_splitter->saveState() : QByteArray());
    return state;
}

/// What cannot be read leaves everything as it is.
void FigurePage::restorePage(const QByteArray& state)
{
    QDataStream stream(state);
    qint32 version = 0;
    QByteArray splitter;
    stream >> version >> splitter;
    if (stream.status() == QDataStream::Ok && version == stateVersion) {
        m_splitterMoved = m_splitter->restoreState(splitter);
    }
}

}  // namespace podium::desktop
