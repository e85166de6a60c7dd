// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <filesystem>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "app/reports/report.h"
#include "app/services/workspace.h"
#include "db/records/export_record.h"

namespace podium::services {

/// The view of this name. Errors: whatever keeps it from being read.
using ViewFinder = std::function<Result<SavedView>(const std::string& name)>;

/// Views in files, a relative name from `folder`, and those of viewNamed(): a name is a file's if it ends with
/// .podium-view or is there; a report's is refused. The workspace has to outlive it.
[[nodiscard]] ViewFinder viewsOf(const Workspace& workspace, std::filesystem::path folder, Language language);

/// Errors: FileUnreadable; InvalidInput for what is no report, context the file and the field.
[[nodiscard]] Result<ReportDescription> readReportFile(const std::filesystem::path& file);

/// Puts the views that the sections name into them, so that the report holds all that it shows. Errors: those of
/// `find`, behind `name`, which is that of the report and may be empty, and the section's number.
[[nodiscard]] Status takeViews(ReportDescription& report, const ViewFinder& find, const std::string& name);

/// Called before each section, with its place and heading; false stops.
using ReportProgress = std::function<bool(std::size_t section, const std::string& heading)>;

/// The report over the results of the workspace; its views must have been taken. A view that gives no figure leaves a
/// section that says why. `today` is an ISO date. Errors: those of the database; Cancelled.
[[nodiscard]] Result<Report> makeReport(const Workspace& workspace, const ReportDescription& description,
                                        const std::string& today, const ReportProgress& progress = {});

/// The ledger's entries of a report that lies in `file` as `bytes`: one a figure, all of the same file, in the
/// format of reportExportFormat(). As with exportRecord(), to be recorded once the file is there.
[[nodiscard]] std::vector<ExportRecord> reportRecords(const Report& report, const std::filesystem::path& file,
                                                      std::string_view format, std::string_view bytes);

}  // namespace podium::services
