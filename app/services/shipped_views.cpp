// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/shipped_views.h"

#include <algorithm>
#include <system_error>
#include <utility>

#include "app/services/view_service.h"

namespace podium::services {

namespace {

/// "20-racks.podium-view" is "racks".
std::string nameOf(const std::filesystem::path& file)
{
    const std::string stem = file.stem().string();
    const auto begin = stem.find_first_not_of("0123456789-");
    return begin == std::string::npos ? stem : stem.substr(begin);
}

Result<std::vector<std::filesystem::path>> filesIn(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    if (!std::filesystem::exists(folder, error)) {
        return files;
    }
    for (std::filesystem::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error)) {
        if (entry->path().extension().string() == viewFileEnding) {
            files.push_back(entry->path());
        }
    }
    if (error) {
        return failure(ErrorCode::FileUnreadable, folder.string(), error.message());
    }
    std::sort(files.begin(), files.end());
    return files;
}

}  // namespace

Result<std::vector<ShippedView>> shippedViews(const std::filesystem::path& folder)
{
    const auto files = filesIn(folder);
    if (!files) {
        return tl::unexpected(files.error());
    }
    std::vector<ShippedView> views;
    for (const std::filesystem::path& file : *files) {
        auto view = readViewFile(file);
        if (!view) {
            return tl::unexpected(view.error());
        }
        std::string name = nameOf(file);
        if (std::any_of(views.begin(), views.end(), [&](const ShippedView& other) { return other.name == name; })) {
            return failure(ErrorCode::InvalidInput, file.string(), "another view is named \"" + name + "\", too");
        }
        views.push_back({std::move(name), std::move(*view)});
    }
    return views;
}

}  // namespace podium::services
