// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/views/figure_file.h"

#include <utility>

#include "app/analysis/json_object_reader.h"
#include "app/views/saved_view.h"

namespace podium {

Result<FigureSpec> figureFromFile(std::string_view json, const std::string& name)
{
    bool isView = false;
    const Status read =
        readJsonObject(json, name, [&](JsonObjectReader& reader) { isView = reader.find("podium_view").has_value(); });
    if (!read) {
        return tl::unexpected(read.error());
    }
    if (!isView) {
        return figureSpecFromJson(json, name);
    }
    auto view = savedViewFromJson(json, name);
    if (!view) {
        return tl::unexpected(view.error());
    }
    return std::move(view->spec);
}

}  // namespace podium
