// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>

#include <QPoint>
#include <QString>

#include "ui/desktop/data/workbench.h"

class QWidget;

namespace podium::desktop {

/// Opens the menu of one result at this place of the screen: baseline, pin, details, link. `details` shows it in the
/// inspector. Both the workbench and `parent` must outlive the menu.
void openResultMenu(const QString& reference, const QPoint& place, Workbench& workbench, QWidget& parent,
                    const std::function<void()>& details);

}  // namespace podium::desktop
