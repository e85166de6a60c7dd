// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QByteArray>
#include <QString>
#include <QStringList>

#include "app/models/filter_state.h"
#include "app/models/page_options.h"
#include "db/records/result.h"

namespace podium {

/// All that Undo and Redo cover, and that comes back with the session, as one value.
struct ViewState {
    FilterState filter{};
    QStringList pins{};
    QString baseline{};            ///< reference of a result
    QString baselineGeneration{};  ///< only where `baseline` is empty
    PageOptions options{};

    friend bool operator==(const ViewState&, const ViewState&) = default;
};

/// One compact JSON object with a schema version.
[[nodiscard]] QByteArray toJson(const ViewState& state);
/// Reads what toJson() writes. Errors: InvalidInput as for filterFromJson().
[[nodiscard]] Result<ViewState> viewStateFromJson(const QByteArray& json, const std::string& name);

}  // namespace podium
