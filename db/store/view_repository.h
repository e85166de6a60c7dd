// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "db/records/result.h"
#include "db/store/database.h"

namespace podium::store {

/// A saved view as the database holds it. What stands in the two JSON texts is not looked into here.
struct ViewRecord {
    std::int64_t id = 0;  ///< never given to another view, not even after this one is deleted
    std::string title;    ///< one line
    std::string note;
    std::string spec;     ///< JSON of a FigureSpec
    std::string savedAt;  ///< UTC, ISO 8601; empty: not known
    std::string shown;    ///< JSON of what the figure showed; may be empty

    friend bool operator==(const ViewRecord&, const ViewRecord&) = default;
};

/// A row that is beyond the limits of views (db/records/view_limits.h), as only other programs write it.
struct UnreadableView {
    std::int64_t id = 0;
    std::string reason;
};

struct ViewList {
    std::vector<ViewRecord> views;
    std::vector<UnreadableView> unreadable;
};

/// All views in their order; rows that cannot be are told apart, and the others read all the same.
[[nodiscard]] Result<ViewList> listViews(const Database& database);

// Every change is one transaction: it is done whole, or the views stay as they were. Errors of all: those of Database;
// DatabaseDamaged before anything is written; InvalidInput for a view beyond the limits, with the field as context.
// Places are given as the view that follows; empty, or one that is no longer there: at the end.

/// Stores a view. With an id of 0 it gets a new one, else it keeps its own, so that a deleted view comes back as what it
/// was. Gives the id. Errors: InvalidInput where the id is taken, or where there are mostViews already.
[[nodiscard]] Result<std::int64_t> insertView(Database& database, const ViewRecord& view,
                                              std::optional<std::int64_t> before = {});

/// Puts everything but the place of the view with this id anew. Errors: NotFound.
[[nodiscard]] Status replaceView(Database& database, const ViewRecord& view);

/// Errors: NotFound.
[[nodiscard]] Status moveView(Database& database, std::int64_t id, std::optional<std::int64_t> before);

/// Errors: NotFound.
[[nodiscard]] Status deleteView(Database& database, std::int64_t id);

}  // namespace podium::store
