// SPDX-License-Identifier: GPL-3.0-or-later
// The markers of a spreadsheet's chart.
#pragma once

#include <vector>

#include "app/analysis/hardware_family.h"

namespace podium {

/// The shapes that spreadsheets know and tell apart; LibreOffice draws dashes as squares.
enum class PlottedShape { None, Circle, Square, Triangle, Diamond, Star, Plus, Cross };

struct PlottedMark {
    PlottedShape shape = PlottedShape::Circle;
    bool hollow = false;  ///< never of shapes that are lines only

    friend bool operator==(const PlottedMark&, const PlottedMark&) = default;
};

/// The marker of a family in the drawn figure, or the nearest that spreadsheets have: TPU's triangle stands upright and
/// is hollow, the hexagon of CDNA is a star.
[[nodiscard]] PlottedMark markOf(HardwareFamily family);

/// Gives each series of a chart a marker of its own.
class MarkPicker {
public:
    /// The family's marker, hollow if wanted; where another series has its shape, one that none has: LibreOffice fills
    /// hollow markers of lines. Where all shapes are taken, one that is full or hollow only here; at last the first
    /// choice again.
    [[nodiscard]] PlottedMark take(HardwareFamily family, bool hollow);

private:
    std::vector<PlottedMark> m_taken;
};

}  // namespace podium
