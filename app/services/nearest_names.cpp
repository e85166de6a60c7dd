// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/nearest_names.h"

#include "db/store/nearest_references.h"

namespace podium::services {

std::vector<std::string> nearestNames(std::string_view wanted, const std::vector<std::string>& names)
{
    return store::nearestReferences(wanted, names);
}

}  // namespace podium::services
