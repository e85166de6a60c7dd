// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/view_service.h"

#include <fstream>
#include <iterator>
#include <system_error>
#include <utility>

#include <fmt/format.h>

#include "app/analysis/json_lines.h"
#include "app/services/output_file.h"
#include "db/store/utc_time.h"
#include "db/store/view_repository.h"

namespace podium::services {

namespace {

std::string nameOf(std::int64_t id) { return fmt::format("view {}", id); }

Result<store::ViewRecord> recordOf(const SavedView& view, std::int64_t id = 0)
{
    if (const Status valid = validateWords({view.title, view.note}); !valid) {
        return tl::unexpected(valid.error());
    }
    return store::ViewRecord{id, view.title, view.note, toJson(view.spec), view.savedAt, shownToJson(view.shown)};
}

Result<StoredView> viewOf(const store::ViewRecord& record)
{
    const std::string name = nameOf(record.id);
    StoredView stored;
    stored.id = record.id;
    stored.view.title = record.title;
    stored.view.note = record.note;
    stored.view.savedAt = record.savedAt;
    if (const Status valid = validateWords({record.title, record.note}); !valid) {
        return failure(ErrorCode::InvalidInput, name + ": " + valid.error().context, valid.error().detail);
    }
    auto spec = figureSpecFromJson(record.spec, name + ": figure");
    if (!spec) {
        return tl::unexpected(spec.error());
    }
    stored.view.spec = std::move(*spec);
    auto shown = shownFromJson(record.shown, name);
    if (!shown) {
        return tl::unexpected(shown.error());
    }
    stored.view.shown = std::move(*shown);
    return stored;
}

}  // namespace

Result<StoredViews> storedViews(const Workspace& workspace)
{
    const auto list = store::listViews(workspace.database());
    if (!list) {
        return tl::unexpected(list.error());
    }
    StoredViews views;
    for (const store::UnreadableView& row : list->unreadable) {
        views.unreadable.push_back({ErrorCode::InvalidInput, nameOf(row.id), row.reason});
    }
    for (const store::ViewRecord& record : list->views) {
        if (auto view = viewOf(record)) {
            views.views.push_back(std::move(*view));
        } else {
            views.unreadable.push_back(view.error());
        }
    }
    return views;
}

Result<std::int64_t> addView(Workspace& workspace, const SavedView& view, std::optional<std::int64_t> before)
{
    const auto record = recordOf(view);
    return record ? store::insertView(workspace.database(), *record, before)
                  : Result<std::int64_t>(tl::unexpected(record.error()));
}

Status restoreView(Workspace& workspace, const StoredView& view, std::optional<std::int64_t> before)
{
    const auto record = recordOf(view.view, view.id);
    if (!record) {
        return tl::unexpected(record.error());
    }
    const auto inserted = store::insertView(workspace.database(), *record, before);
    return inserted ? Status() : Status(tl::unexpected(inserted.error()));
}

Status replaceView(Workspace& workspace, const StoredView& view)
{
    const auto record = recordOf(view.view, view.id);
    return record ? store::replaceView(workspace.database(), *record) : Status(tl::unexpected(record.error()));
}

Status moveView(Workspace& workspace, std::int64_t id, std::optional<std::int64_t> before)
{
    return store::moveView(workspace.database(), id, before);
}

Status deleteView(Workspace& workspace, std::int64_t id) { return store::deleteView(workspace.database(), id); }

std::string nowInUtc() { return store::utcNow(); }

Result<SavedView> readViewFile(const std::filesystem::path& path)
{
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) {
        return failure(ErrorCode::FileUnreadable, path.string(), error ? error.message() : "it is no regular file");
    }
    if (std::filesystem::file_size(path, error) > largestViewFile || error) {
        return error ? failure(ErrorCode::FileUnreadable, path.string(), error.message())
                     : failure(ErrorCode::InvalidInput, path.string(),
                               fmt::format("is larger than {} bytes: no saved view", largestViewFile));
    }
    std::ifstream stream(path, std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) {
        return failure(ErrorCode::FileUnreadable, path.string());
    }
    return withLine(savedViewFromJson(json, path.string()), json, path.string());
}

Status writeViewFile(const Workspace& workspace, const SavedView& view, const std::filesystem::path& path)
{
    if (const Status valid = validateWords({view.title, view.note}); !valid) {
        return valid;
    }
    if (workspace.holds(path)) {
        return failure(ErrorCode::FileUnwritable, path.string(), "it is the database itself");
    }
    return writeFile(path, toJson(view));
}

}  // namespace podium::services
