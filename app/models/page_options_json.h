// SPDX-License-Identifier: GPL-3.0-or-later
// The options of the pages as a part of other JSON objects.
#pragma once

#include <string>

#include <QJsonObject>

#include "app/models/page_options.h"
#include "db/records/result.h"

namespace podium {

/// Options that are the first ones are left out.
[[nodiscard]] QJsonObject pageOptionsToObject(const PageOptions& options);
/// `path` stands before the fields in errors. Errors: InvalidInput, as for figureOptionsFromJson().
[[nodiscard]] Result<PageOptions> pageOptionsFromObject(const QJsonObject& object, const std::string& name,
                                                        const std::string& path);

}  // namespace podium
