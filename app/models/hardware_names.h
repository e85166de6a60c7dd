// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>
#include <QStringList>

#include "app/models/result_snapshot.h"

namespace podium {

/// What may be held against each other, by groups, each in the order of its facet: names that HardwareChoice::find()
/// understands.
struct HardwareNames {
    QStringList generations;
    QStringList families;  ///< accelerators of several variants under the word that they share: "A100", "H100"
    QStringList accelerators;
};

[[nodiscard]] HardwareNames hardwareNames(const ResultSnapshot& snapshot);

/// Two generations to begin with: Blackwell and Hopper where there are results of both, else the two with the most
/// results. Fewer names where there are fewer generations.
[[nodiscard]] QStringList firstGenerations(const HardwareNames& names);

}  // namespace podium
