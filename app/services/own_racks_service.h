// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/racks_options.h"
#include "app/services/workspace.h"

namespace podium::services {

/// Racks that the analyst made, as the database holds them. Errors: those of store::listOwnRacks().
[[nodiscard]] Result<OwnRacks> ownRacks(const Workspace& workspace);

/// Keeps these and no others. Errors: those of store::replaceOwnRacks().
[[nodiscard]] Status keepOwnRacks(Workspace& workspace, const OwnRacks& racks);

}  // namespace podium::services
