// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/view_lookup.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/services/shipped_views.h"
#include "app/services/view_service.h"
#include "db/reference/ascii.h"

namespace podium::services {

namespace {

std::string idsOf(const std::vector<const NamedView*>& views)
{
    std::string ids;
    for (const NamedView* view : views) {
        ids += (ids.empty() ? "" : ", ") + view->id;
    }
    return ids;
}

}  // namespace

Result<NamedViews> allViews(const Workspace& workspace, Language language)
{
    auto stored = storedViews(workspace);
    if (!stored) {
        return tl::unexpected(stored.error());
    }
    auto shipped = shippedViews(workspace.viewsFolder());
    if (!shipped) {
        return tl::unexpected(shipped.error());
    }
    NamedViews all;
    all.unreadable = std::move(stored->unreadable);
    for (StoredView& view : stored->views) {
        all.views.push_back({std::to_string(view.id), false, std::move(view.view)});
    }
    for (ShippedView& view : *shipped) {
        all.views.push_back({std::move(view.name), true, inLanguage(std::move(view.view), language)});
    }
    return all;
}

Result<NamedView> viewNamed(const Workspace& workspace, const std::string& word, Language language)
{
    const auto all = allViews(workspace, language);
    if (!all) {
        return tl::unexpected(all.error());
    }
    std::vector<const NamedView*> titled;
    for (const NamedView& view : all->views) {
        if (view.id == word) {
            return view;
        }
        if (ascii::lowerCase(view.view.title) == ascii::lowerCase(word)) {
            titled.push_back(&view);
        }
    }
    if (titled.empty()) {
        return failure(ErrorCode::InvalidInput, displayText(word),
                       "no view has this id or title; \"podium-cli views list\" shows all");
    }
    if (titled.size() > 1) {
        return failure(ErrorCode::InvalidInput, displayText(word),
                       "several views have this title; say one of " + idsOf(titled));
    }
    return *titled.front();
}

}  // namespace podium::services
