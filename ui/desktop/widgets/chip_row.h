// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QHBoxLayout;

namespace podium::desktop {

/// The active filter in words, each part with a button that removes it.
class ChipRow final : public QWidget {
    Q_OBJECT
public:
    ChipRow(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

private:
    void rebuild();

    Workbench& m_workbench;
    const Look& m_look;
    QHBoxLayout* m_layout;
};

}  // namespace podium::desktop
