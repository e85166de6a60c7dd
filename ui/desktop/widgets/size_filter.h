// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QLineEdit;

namespace podium::desktop {

class RangeSlider;

/// The number of accelerators as a range: slider on a logarithmic scale, and both ends to type.
class SizeFilter final : public QWidget {
    Q_OBJECT
public:
    SizeFilter(Workbench& workbench, const Look& look, QWidget* parent = nullptr);

private:
    void follow();
    void apply(std::int64_t minimum, std::int64_t maximum);
    void typed();
    [[nodiscard]] QLineEdit* makeField(const QString& name, const QString& accessibleName);

    Workbench& m_workbench;
    RangeSlider* m_slider;
    QLineEdit* m_minimum;
    QLineEdit* m_maximum;
    SizeExtent m_extent{};
};

}  // namespace podium::desktop
