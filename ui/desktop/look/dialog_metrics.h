// SPDX-License-Identifier: GPL-3.0-or-later
// Sizes of dialogs and of the toolbar's fields, in device-independent pixels.
#pragma once

#include <QSize>

namespace podium::desktop::metrics {

inline constexpr int dialogWidth = 460;
inline constexpr int smallestFootnoteField = 96;
inline constexpr QSize exportPreview(480, 300);
inline constexpr QSize ledgerDialog(1080, 680);
inline constexpr QSize reportDialog(1180, 740);
inline constexpr int reportFields = 400;
inline constexpr int benchmarkChoice = 150;
inline constexpr int baselineChoice = 170;

}  // namespace podium::desktop::metrics
