// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/hardware_box.h"

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr int visibleItems = 24;
constexpr int letters = 15;  ///< that the box has room for in a narrow window
constexpr int widest = 210;

}  // namespace

HardwareBox::HardwareBox(QWidget* parent) : QComboBox(parent)
{
    setFixedHeight(metrics::smallControl);
    setMaxVisibleItems(visibleItems);
    setSizeAdjustPolicy(AdjustToMinimumContentsLengthWithIcon);
    setMinimumContentsLength(letters);
    setMaximumWidth(widest);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void HardwareBox::fill(const HardwareNames& names)
{
    const QString before = chosen();
    clear();
    addGroup(names.generations);
    addGroup(names.families);
    addGroup(names.accelerators);
    if (!before.isEmpty()) {
        choose(before);
    }
}

void HardwareBox::addGroup(const QStringList& names)
{
    if (count() > 0 && !names.isEmpty()) {
        insertSeparator(count());
    }
    for (const QString& name : names) {
        addItem(name, name);
    }
}

void HardwareBox::choose(const QString& name)
{
    if (findData(name) < 0) {
        addItem(name, name);
    }
    setCurrentIndex(findData(name));
    setToolTip(name);
}

}  // namespace podium::desktop
