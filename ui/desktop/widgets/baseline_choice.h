// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "ui/desktop/data/workbench.h"

namespace podium::desktop {

/// What the others are compared with: nothing, the best of a generation at each count, or one result of the pinned or
/// of those shown. A row or a bar that is dropped on it becomes the baseline.
class BaselineChoice final : public QComboBox {
    Q_OBJECT
public:
    explicit BaselineChoice(Workbench& workbench, QWidget* parent = nullptr);

    /// The list is filled when it is looked at, since it follows filter and pins.
    void showPopup() override;

protected:
    void focusInEvent(QFocusEvent* event) override;
    void dragEnterEvent(QDragEnterEvent* event) override;
    void dropEvent(QDropEvent* event) override;

private:
    void fill();
    void follow();
    void choose(int index);
    void addResult(const QString& reference);
    void addGeneration(const QString& key, const QString& title);

    Workbench& m_workbench;
};

}  // namespace podium::desktop
