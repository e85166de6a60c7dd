// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/report_maker.h"

#include <filesystem>
#include <utility>

#include <QCoreApplication>

#include "app/services/figure_service.h"
#include "app/services/ledger_service.h"
#include "app/services/output_file.h"
#include "app/services/report_service.h"

namespace podium::desktop {

namespace {

constexpr int pause = 250;  // milliseconds, of one who types

}  // namespace

ReportMaker::ReportMaker(Workbench& workbench, QObject* parent) : QObject(parent), m_workbench(workbench)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(pause);
    connect(&m_pause, &QTimer::timeout, this, &ReportMaker::begin);
}

void ReportMaker::make(const ReportDescription& description)
{
    m_description = description;
    ++m_wanted;
    m_pause.start();
}

void ReportMaker::begin()
{
    const auto job = [this, description = m_description, number = m_wanted](services::Workspace& workspace) mutable {
        const Status taken =
            services::takeViews(description, services::viewsOf(workspace, {}, description.language), {});
        auto report = taken ? services::makeReport(workspace, description, services::todayInUtc())
                            : Result<Report>(tl::unexpected(taken.error()));
        return DataService::Answer([this, report = std::move(report), number] {
            if (number != m_wanted) {
                return;
            }
            m_made = number;
            m_report.reset();
            if (report) {
                draw(*report);
            } else {
                emit failed(report.error());
            }
        });
    };
    m_workbench.data().run(*this, job);
}

void ReportMaker::draw(Report report)
{
    auto drawn = reports::DrawnReport::draw(std::move(report));
    if (!drawn) {
        emit failed(drawn.error());
        return;
    }
    // The preview shows its pages, and a report of too many is none.
    if (const Status laidOut = (*drawn)->layOut(); !laidOut) {
        emit failed(laidOut.error());
        return;
    }
    m_report = std::move(*drawn);
    emit made();
}

void ReportMaker::readFile(const QString& path)
{
    const auto job = [this, path](services::Workspace& workspace) {
        const std::filesystem::path file(path.toStdString());
        auto report = services::readReportFile(file);
        if (report) {
            const Status taken = services::takeViews(
                *report, services::viewsOf(workspace, file.parent_path(), report->language), file.string());
            if (!taken) {
                report = tl::unexpected(taken.error());
            }
        }
        return DataService::Answer([this, report = std::move(report)] {
            if (report) {
                emit read(*report);
            } else {
                emit failed(report.error());
            }
        });
    };
    m_workbench.data().run(*this, job);
}

Result<std::vector<ExportRecord>> writeReport(const reports::DrawnReport& report, const ReportTarget& target,
                                              const reports::PageProgress& progress)
{
    const std::filesystem::path path(target.path.toStdString());
    if (services::isOfDatabase(path, target.database.toStdString())) {
        return failure(ErrorCode::FileUnwritable, path.string(),
                       QCoreApplication::translate("ExportDialog", "It is the open database.").toStdString());
    }
    const auto bytes = reports::encodeReport(report, target.format, progress);
    if (!bytes) {
        return tl::unexpected(bytes.error());
    }
    if (const Status written = services::writeFile(path, *bytes); !written) {
        return tl::unexpected(written.error());
    }
    return services::reportRecords(report.report(), path, reports::toString(target.format), *bytes);
}

}  // namespace podium::desktop
