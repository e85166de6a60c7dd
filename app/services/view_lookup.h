// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <vector>

#include "app/services/workspace.h"
#include "app/views/saved_view.h"

namespace podium::services {

/// A view by whichever name it is known.
struct NamedView {
    std::string id;  ///< that of the database, or the name of one that ships with the program
    bool isShipped = false;
    SavedView view;  ///< title and note in one language
};

struct NamedViews {
    std::vector<NamedView> views;   ///< the user's own in their order, then those that ship with the program
    std::vector<Error> unreadable;  ///< as of storedViews()
};

/// All views, in this language where they have it. Errors: those of storedViews() and shippedViews().
[[nodiscard]] Result<NamedViews> allViews(const Workspace& workspace, Language language);

/// The view that `word` means: an id, a name, or a title in whole, whatever its case (ASCII). Errors: InvalidInput (context:
/// the word; detail: what to say instead), also where several have this title (detail: their ids); as above.
[[nodiscard]] Result<NamedView> viewNamed(const Workspace& workspace, const std::string& word, Language language);

}  // namespace podium::services
