// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "ui/desktop/data/workbench.h"

namespace podium::desktop {

/// The result that the others are compared with: none, one of the pinned, or one of those shown.
class BaselineChoice final : public QComboBox {
    Q_OBJECT
public:
    explicit BaselineChoice(Workbench& workbench, QWidget* parent = nullptr);

    /// The list is filled when it is looked at, since it follows filter and pins.
    void showPopup() override;

protected:
    void focusInEvent(QFocusEvent* event) override;

private:
    void fill();
    void follow();
    void addResult(const QString& reference);

    Workbench& m_workbench;
};

}  // namespace podium::desktop
