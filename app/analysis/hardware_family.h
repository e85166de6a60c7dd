// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

#include "db/records/system.h"

namespace podium {

/// The hardware generations that have a colour of their own in every figure (look/LOOK.md, Colour: generations).
enum class HardwareFamily {
    Volta,
    Ampere,
    AdaLovelace,  ///< and RDNA
    Hopper,
    Blackwell,
    BlackwellUltra,
    Tpu,
    Cdna,
    Gaudi,
    Cpu,
    Other,
};
inline constexpr int hardwareFamilyCount = 11;

[[nodiscard]] HardwareFamily hardwareFamily(const Accelerator& accelerator);

/// "volta", "blackwell-ultra", ...: stable, for files.
[[nodiscard]] std::string_view toString(HardwareFamily family);

/// The family's own name, the same in every language: "Blackwell Ultra", "TPU", "CPU"; "" for Other.
[[nodiscard]] std::string_view familyTitle(HardwareFamily family);

}  // namespace podium
