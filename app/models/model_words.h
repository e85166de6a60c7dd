// SPDX-License-Identifier: GPL-3.0-or-later
// Words that the models share, in the language of the application's translators.
#pragma once

#include <string>

#include <QString>

#include "app/models/result_snapshot.h"
#include "db/records/system.h"

namespace podium {

[[nodiscard]] QString facetTitle(Facet facet);
[[nodiscard]] QString divisionWord(Division division);              ///< "Closed", "Open", "Not stated"
[[nodiscard]] QString availabilityWord(Availability availability);  ///< "Cloud", "On-premise", ...
[[nodiscard]] QString verificationWord(bool verified);              ///< "Verified", "Unverified"

/// A value of a facet, worded; `value` null: one that no result of the snapshot has, shown by its key.
[[nodiscard]] QString valueTitle(Facet facet, const std::string& key, const FacetValue* value);

}  // namespace podium
