// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <vector>

#include "app/views/saved_view.h"
#include "db/records/result.h"

namespace podium::services {

/// A view that ships with the program.
struct ShippedView {
    std::string name;  ///< of its file without the ending and without the number that orders it; stable, for scripts
    SavedView view;
};

/// All views of `folder` (`assets/views`), ordered by their files' names: "10-scaling.podium-view" before
/// "20-racks.podium-view". A folder that is not there holds none. Errors: FileUnreadable; those of savedViewFromJson()
/// of the first file that is no view; InvalidInput where two have the same name.
[[nodiscard]] Result<std::vector<ShippedView>> shippedViews(const std::filesystem::path& folder);

}  // namespace podium::services
