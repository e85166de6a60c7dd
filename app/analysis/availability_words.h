// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include "app/analysis/phrasebook.h"
#include "db/records/system.h"

namespace podium {

/// "on-premise", "vor Ort": what figures say behind a count of systems of this availability, without the count. The
/// published words, which data formats keep, are those of toString().
[[nodiscard]] std::string availabilityWords(Availability availability, const Phrasebook& phrases);

}  // namespace podium
