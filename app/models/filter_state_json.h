// SPDX-License-Identifier: GPL-3.0-or-later
// The filter as a part of other JSON objects.
#pragma once

#include <string>

#include <QJsonObject>

#include "app/models/filter_state.h"

namespace podium {

[[nodiscard]] QJsonObject filterToObject(const FilterState& filter);
/// `path` stands before the fields in errors.
[[nodiscard]] Result<FilterState> filterFromObject(const QJsonObject& object, const std::string& name,
                                                   const std::string& path);

}  // namespace podium
