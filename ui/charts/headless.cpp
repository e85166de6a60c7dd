// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/headless.h"

#include <QByteArray>
#include <QtGlobal>

namespace podium::charts {

void prepareHeadless()
{
    const bool chosen = !qEnvironmentVariableIsEmpty("QT_QPA_PLATFORM");
    const bool display = !qEnvironmentVariableIsEmpty("DISPLAY") || !qEnvironmentVariableIsEmpty("WAYLAND_DISPLAY");
    if (!chosen && !display) {
        forceHeadless();
    }
}

void forceHeadless()
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
}

}  // namespace podium::charts
