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

protected:
    void showEvent(QShowEvent* event) override;

private:
    void follow();
    void rebuild();

    Workbench& m_workbench;
    const Look& m_look;
    QHBoxLayout* m_layout;
    bool m_stale = true;  ///< a row that nobody sees is built when it is shown
};

}  // namespace podium::desktop
