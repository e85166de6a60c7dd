// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "app/services/workspace.h"
#include "app/views/saved_view.h"

namespace podium::services {

/// A view of the database. Its id stays its own, also after it was deleted and restored.
struct StoredView {
    std::int64_t id = 0;
    SavedView view;

    friend bool operator==(const StoredView&, const StoredView&) = default;
};

struct StoredViews {
    std::vector<StoredView> views;  ///< in their order
    std::vector<Error> unreadable;  ///< rows that no view can be: context "view ID", and what is wrong
};

/// All views of the database; a row that cannot be read is told and left out. Errors: those of store::listViews().
[[nodiscard]] Result<StoredViews> storedViews(const Workspace& workspace);

// Places are given as the view that follows; empty: at the end. Errors of all: those of the function of the same name
// in db/store/view_repository.h, InvalidInput for titles and notes beyond their limits.

/// Stores a new view and gives its id. Of words in several languages those of the title are kept.
[[nodiscard]] Result<std::int64_t> addView(Workspace& workspace, const SavedView& view,
                                           std::optional<std::int64_t> before = {});
/// Brings a deleted view back, with its id.
[[nodiscard]] Status restoreView(Workspace& workspace, const StoredView& view, std::optional<std::int64_t> before);
[[nodiscard]] Status replaceView(Workspace& workspace, const StoredView& view);
[[nodiscard]] Status moveView(Workspace& workspace, std::int64_t id, std::optional<std::int64_t> before);
[[nodiscard]] Status deleteView(Workspace& workspace, std::int64_t id);

/// Now, in UTC, as SavedView::savedAt has it.
[[nodiscard]] std::string nowInUtc();

/// Reads a `.podium-view` file. Errors: FileUnreadable; those of savedViewFromJson(), the path as context.
[[nodiscard]] Result<SavedView> readViewFile(const std::filesystem::path& path);

/// Writes one, whole or not at all. Errors: those of writeFile(); FileUnwritable where it is the open database.
[[nodiscard]] Status writeViewFile(const Workspace& workspace, const SavedView& view,
                                   const std::filesystem::path& path);

}  // namespace podium::services
