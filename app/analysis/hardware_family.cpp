// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hardware_family.h"

#include <array>

#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<HardwareFamily, hardwareFamilyCount> keys{{
    "volta",
    "ampere",
    "ada-lovelace",
    "hopper",
    "blackwell",
    "blackwell-ultra",
    "tpu",
    "cdna",
    "gaudi",
    "cpu",
    "other",
}};

constexpr EnumNames<HardwareFamily, hardwareFamilyCount> titles{{
    "Volta",
    "Ampere",
    "Ada Lovelace",
    "Hopper",
    "Blackwell",
    "Blackwell Ultra",
    "TPU",
    "CDNA",
    "Gaudi",
    "CPU",
    "",
}};

struct ArchitectureRow {
    std::string_view prefix;  ///< of the accelerator's architecture
    HardwareFamily family;
};

// The first row that matches counts, so the longer name stands first.
constexpr std::array architectures{
    ArchitectureRow{"Volta", HardwareFamily::Volta},
    ArchitectureRow{"Ampere", HardwareFamily::Ampere},
    ArchitectureRow{"Ada", HardwareFamily::AdaLovelace},
    ArchitectureRow{"RDNA", HardwareFamily::AdaLovelace},
    ArchitectureRow{"Hopper", HardwareFamily::Hopper},
    ArchitectureRow{"Blackwell Ultra", HardwareFamily::BlackwellUltra},
    ArchitectureRow{"Blackwell", HardwareFamily::Blackwell},
    ArchitectureRow{"TPU", HardwareFamily::Tpu},
    ArchitectureRow{"CDNA", HardwareFamily::Cdna},
    ArchitectureRow{"Gaudi", HardwareFamily::Gaudi},
};

}  // namespace

HardwareFamily hardwareFamily(const Accelerator& accelerator)
{
    if (accelerator.isProcessor) {
        // Fujitsu's A64FX shares the colour of the other rare ones.
        return accelerator.architecture.starts_with("A64FX") ? HardwareFamily::Other : HardwareFamily::Cpu;
    }
    for (const ArchitectureRow& row : architectures) {
        if (accelerator.architecture.starts_with(row.prefix)) {
            return row.family;
        }
    }
    return HardwareFamily::Other;
}

std::string_view toString(HardwareFamily family) { return keys.name(family); }

std::string_view familyTitle(HardwareFamily family) { return titles.name(family); }

}  // namespace podium
