// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>

#include <QObject>
#include <QTimer>

#include "ui/desktop/data/workbench.h"
#include "ui/reports/drawn_report.h"
#include "ui/reports/report_formats.h"

namespace podium::desktop {

/// Makes a report from its description: the results and figures off this thread, the drawings on it. Descriptions that
/// come quickly after each other are made once.
class ReportMaker final : public QObject {
    Q_OBJECT
public:
    /// `workbench` must outlive it.
    explicit ReportMaker(Workbench& workbench, QObject* parent = nullptr);

    /// made() or failed() follows, unless another description comes first.
    void make(const ReportDescription& description);
    /// Reads a report's file and the views that it names; read() or failed() follows.
    void readFile(const QString& path);

    /// Whether the last report that was made is of the last description.
    [[nodiscard]] bool isDone() const { return m_made == m_wanted; }
    /// Null: none was made yet, or the last could not be.
    [[nodiscard]] const std::shared_ptr<const reports::DrawnReport>& report() const { return m_report; }

signals:
    void made();
    void read(const podium::ReportDescription& description);
    void failed(const podium::Error& error);

private:
    void begin();
    void draw(Report report);

    Workbench& m_workbench;
    QTimer m_pause;
    ReportDescription m_description;
    std::shared_ptr<const reports::DrawnReport> m_report;
    quint64 m_wanted = 0;  ///< counts descriptions
    quint64 m_made = 0;
};

/// Where a report goes.
struct ReportTarget {
    reports::ReportFormat format = reports::ReportFormat::Pdf;
    QString path;
    QString database;  ///< the open one, which is never written over
};

/// Writes the report and returns the entries for the ledger, one a figure. What was there is left alone until all lies
/// whole on the disk. Errors: those of reports::encodeReport() and services::OutputFile; FileUnwritable where the path is
/// the database's.
[[nodiscard]] Result<std::vector<ExportRecord>> writeReport(const reports::DrawnReport& report,
                                                            const ReportTarget& target,
                                                            const reports::PageProgress& progress);

}  // namespace podium::desktop
