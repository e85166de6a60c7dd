// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>

#include "app/reports/report.h"
#include "app/services/workspace.h"

namespace podium::services {

/// The view of this name. Errors: whatever keeps it from being read.
using ViewFinder = std::function<Result<SavedView>(const std::string& name)>;

/// Views in files, a relative name from `folder`, and those of viewNamed(): a name is a file's if it ends with
/// .podium-view or is there. The workspace has to outlive it.
[[nodiscard]] ViewFinder viewsOf(const Workspace& workspace, std::filesystem::path folder, Language language);

/// Errors: FileUnreadable; InvalidInput for what is no report, context the file and the field.
[[nodiscard]] Result<ReportDescription> readReportFile(const std::filesystem::path& file);

/// Called before each section, with its place and heading; false stops.
using ReportProgress = std::function<bool(std::size_t section, const std::string& heading)>;

/// The report over the results of the workspace. A view that gives no figure leaves a section that says why. `today` is
/// an ISO date. Errors: those of `find`, and of the database; Cancelled.
[[nodiscard]] Result<Report> makeReport(const Workspace& workspace, const ReportDescription& description,
                                        const ViewFinder& find, const std::string& today,
                                        const ReportProgress& progress = {});

}  // namespace podium::services
