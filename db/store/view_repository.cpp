// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/view_repository.h"

#include <algorithm>

#include <fmt/format.h>

#include "db/records/view_limits.h"
#include "db/store/query.h"
#include "db/store/write_transaction.h"

namespace podium::store {

namespace {

constexpr std::size_t longestSavedAt = 40;

using Ids = std::vector<std::int64_t>;

std::string nameOf(std::int64_t id) { return fmt::format("view {}", id); }

Status requireLength(const char* field, const std::string& text, std::size_t least, std::size_t most)
{
    if (text.size() >= least && text.size() <= most) {
        return {};
    }
    return failure(ErrorCode::InvalidInput, field,
                   text.empty() ? "is empty" : fmt::format("expected at most {} bytes", most));
}

/// SQLite ends a text that it measures or shows at a NUL.
Status requireNoNul(const char* field, const std::string& text)
{
    if (text.find('\0') == std::string::npos) {
        return {};
    }
    return failure(ErrorCode::InvalidInput, field, "holds a NUL character");
}

Status checkLimits(const ViewRecord& view)
{
    for (const Status& status :
         {requireLength("title", view.title, 1, longestViewTitle), requireNoNul("title", view.title),
          requireLength("note", view.note, 0, longestViewNote), requireNoNul("note", view.note),
          requireLength("figure", view.spec, 1, longestViewSpec), requireNoNul("figure", view.spec),
          requireLength("saved_at", view.savedAt, 0, longestSavedAt), requireNoNul("saved_at", view.savedAt),
          requireLength("shown", view.shown, 0, largestViewFile), requireNoNul("shown", view.shown)}) {
        if (!status) {
            return status;
        }
    }
    return {};
}

Ids idsInOrder(Connection& connection)
{
    Ids ids;
    Query query(connection, "SELECT id FROM views ORDER BY position, id");
    while (query.step()) {
        ids.push_back(query.integer(0));
    }
    return ids;
}

Status requireView(const Ids& ids, std::int64_t id)
{
    if (std::find(ids.begin(), ids.end(), id) != ids.end()) {
        return {};
    }
    return failure(ErrorCode::NotFound, nameOf(id));
}

void place(Ids& ids, std::int64_t id, std::optional<std::int64_t> before)
{
    const auto next = before ? std::find(ids.begin(), ids.end(), *before) : ids.end();
    ids.insert(next, id);
}

void writeOrder(Connection& connection, const Ids& ids)
{
    for (std::size_t position = 0; position < ids.size(); ++position) {
        Query(connection, "UPDATE views SET position = ?1 WHERE id = ?2 AND position <> ?1")
            .run(static_cast<std::int64_t>(position), ids[position]);
    }
}

/// Runs `change`, which gets the ids in order, in one transaction.
template <class Change>
Status inTransaction(Database& database, const Change& change)
{
    Connection& connection = database.impl().connection;
    return inWriteTransaction(connection, [&]() -> Status { return change(connection, idsInOrder(connection)); });
}

std::int64_t insertRow(Connection& connection, const ViewRecord& view)
{
    const auto id = view.id > 0 ? std::optional(view.id) : std::nullopt;
    Query(connection,
          "INSERT INTO views (id, position, title, note, spec, saved_at, shown) VALUES (?, 0, ?, ?, ?, ?, ?)")
        .run(id, view.title, view.note, view.spec, view.savedAt, view.shown);
    return connection.sqlite().getLastInsertRowid();
}

}  // namespace

Result<ViewList> listViews(const Database& database)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<ViewList> {
        ViewList list;
        // Columns are read where the row is of a view's size.
        Query query(connection, R"sql(SELECT id,
                length(CAST(title AS BLOB)) BETWEEN 1 AND ?1 AND length(CAST(note AS BLOB)) <= ?2
                    AND length(CAST(spec AS BLOB)) BETWEEN 1 AND ?3 AND length(CAST(shown AS BLOB)) <= ?4
                    AND length(saved_at) <= ?5,
                title, note, spec, saved_at, shown
            FROM views ORDER BY position, id)sql");
        query.with(static_cast<std::int64_t>(longestViewTitle), static_cast<std::int64_t>(longestViewNote),
                   static_cast<std::int64_t>(longestViewSpec), static_cast<std::int64_t>(largestViewFile),
                   static_cast<std::int64_t>(longestSavedAt));
        while (query.step()) {
            const std::int64_t id = query.integer(0);
            if (list.views.size() == mostViews) {
                list.unreadable.push_back({id, fmt::format("there are more than {} views", mostViews)});
            } else if (!query.flag(1)) {
                list.unreadable.push_back({id, "its title, note or figure is larger than a view may be, or missing"});
            } else {
                list.views.push_back({id, query.text(2), query.text(3), query.text(4), query.text(5), query.text(6)});
            }
        }
        return list;
    });
}

Result<std::int64_t> insertView(Database& database, const ViewRecord& view, std::optional<std::int64_t> before)
{
    if (const Status fits = checkLimits(view); !fits) {
        return tl::unexpected(fits.error());
    }
    std::int64_t id = 0;
    const Status inserted = inTransaction(database, [&](Connection& connection, Ids ids) -> Status {
        if (ids.size() >= mostViews) {
            return failure(ErrorCode::InvalidInput, "views",
                           fmt::format("there are {} already, as many as one database holds", ids.size()));
        }
        if (view.id > 0 && requireView(ids, view.id)) {
            return failure(ErrorCode::InvalidInput, nameOf(view.id), "is there already");
        }
        id = insertRow(connection, view);
        place(ids, id, before);
        writeOrder(connection, ids);
        return {};
    });
    if (!inserted) {
        return tl::unexpected(inserted.error());
    }
    return id;
}

Status replaceView(Database& database, const ViewRecord& view)
{
    if (const Status fits = checkLimits(view); !fits) {
        return fits;
    }
    return inTransaction(database, [&](Connection& connection, const Ids& ids) -> Status {
        if (const Status there = requireView(ids, view.id); !there) {
            return there;
        }
        Query(connection, "UPDATE views SET title = ?, note = ?, spec = ?, saved_at = ?, shown = ? WHERE id = ?")
            .run(view.title, view.note, view.spec, view.savedAt, view.shown, view.id);
        return {};
    });
}

Status moveView(Database& database, std::int64_t id, std::optional<std::int64_t> before)
{
    return inTransaction(database, [&](Connection& connection, Ids ids) -> Status {
        if (const Status there = requireView(ids, id); !there) {
            return there;
        }
        if (before != id) {
            ids.erase(std::find(ids.begin(), ids.end(), id));
            place(ids, id, before);
            writeOrder(connection, ids);
        }
        return {};
    });
}

Status deleteView(Database& database, std::int64_t id)
{
    return inTransaction(database, [&](Connection& connection, const Ids& ids) -> Status {
        if (const Status there = requireView(ids, id); !there) {
            return there;
        }
        Query(connection, "DELETE FROM views WHERE id = ?").run(id);
        return {};
    });
}

}  // namespace podium::store
