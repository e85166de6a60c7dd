// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

#include "app/models/hardware_names.h"

namespace podium::desktop {

/// Chooses a generation, a family of accelerators or an accelerator, of which there are results.
class HardwareBox final : public QComboBox {
    Q_OBJECT
public:
    explicit HardwareBox(QWidget* parent = nullptr);

    /// Keeps what is chosen, even where no result has it any more.
    void fill(const HardwareNames& names);
    /// As HardwareChoice::find() takes it; empty: nothing yet.
    [[nodiscard]] QString chosen() const { return currentData().toString(); }
    void choose(const QString& name);

private:
    void addGroup(const QStringList& names);
};

}  // namespace podium::desktop
