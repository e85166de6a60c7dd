// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <memory>
#include <stop_token>
#include <thread>
#include <vector>

#include <QObject>
#include <QStringList>
#include <QThread>

#include "app/analysis/citation.h"
#include "app/analysis/racks_options.h"
#include "app/models/result_snapshot.h"
#include "app/services/import_types.h"
#include "app/services/submission_query.h"
#include "app/services/workspace.h"
#include "db/records/export_record.h"

namespace podium::desktop {

/// What an open database gives the window.
struct OpenedData {
    std::shared_ptr<const ReferenceTables> tables;
    std::shared_ptr<const CitationLegends> legends;
    SharedSnapshot snapshot;
    OwnRacks ownRacks;
    QString path;
    bool readOnly = false;
    qint64 catalogued = 0;  ///< submissions that opening took from the catalogue
};

using SharedDetails = std::shared_ptr<const services::SubmissionDetails>;
using SharedSubmissions = std::shared_ptr<const std::vector<Submission>>;
using SharedSummary = std::shared_ptr<const services::ImportSummary>;

/// Everything that reads or writes the database, off the thread of the window. Answers come as signals on the thread
/// that this lives in; those to questions carry what was asked, so that a late one can be told from the last.
class DataService final : public QObject {
    Q_OBJECT
public:
    explicit DataService(services::WorkspaceOptions options, QObject* parent = nullptr);
    /// Cancels what runs, and waits for it.
    ~DataService() override;

    void open();
    void loadDetails(const QString& reference);
    void loadSubmissions(quint64 generation, const QStringList& references);
    void search(quint64 request, const QString& words);
    /// Keeps these and no others; failed() says where they cannot be kept.
    void keepOwnRacks(const OwnRacks& racks);

    /// Runs `job` with the open database on the worker's thread, and what it gives back here, unless `context` is gone by
    /// then. Nothing happens without an open database. What `keeps` something is waited for at the end.
    using Answer = std::function<void()>;
    void run(QObject& context, std::function<Answer(services::Workspace&)> job, bool keeps = false);
    /// MLCommons' ID of a result; empty: none. reloaded() comes once it is kept, failed() where it cannot be.
    void keepResultId(const QString& reference, const QString& id);
    /// Records exports that were made, once no import of this program runs any more: recorded(), or notRecorded(), which
    /// says why they cannot be. The exports stand in any case.
    void recordExports(const std::vector<ExportRecord>& exports);

    /// One import at a time, with a database connection of its own.
    void importPaths(const QStringList& paths);
    void cancelImport();
    [[nodiscard]] bool isImporting() const { return m_importing; }

signals:
    void opened(const podium::desktop::OpenedData& data);
    void openFailed(const podium::Error& error);
    /// The results are others, since an import ended.
    void reloaded(const podium::SharedSnapshot& snapshot);
    void detailsLoaded(const podium::desktop::SharedDetails& details);
    void submissionsLoaded(quint64 generation, const podium::desktop::SharedSubmissions& submissions);
    void searched(quint64 request, const std::vector<std::int64_t>& ids);
    void recorded();
    void notRecorded(const podium::Error& error);
    /// A question could not be answered.
    void failed(const podium::Error& error);
    void importStarted();
    void importProgressed(const podium::services::ImportProgress& progress);
    void imported(const podium::desktop::SharedSummary& summary);
    void importFailed(const podium::Error& error);

private:
    /// Runs `job` on the worker's thread.
    template <class Job>
    void post(Job job);
    /// Runs `answer` on this thread, unless this is gone.
    template <class Answer>
    void reply(Answer answer);
    void openOnWorker();
    void reloadOnWorker();
    void recordWaiting();
    void importOnThread(const QStringList& paths, std::stop_token stop);

    services::WorkspaceOptions m_options;
    std::shared_ptr<services::Workspace> m_workspace;  ///< used on the worker's thread only
    QThread m_thread;
    QObject* m_worker;
    std::jthread m_import;
    bool m_importing = false;
    std::vector<ExportRecord> m_waiting;  ///< exports to be recorded after the import, which holds the write lock
    bool m_keeping = false;               ///< something was to be kept: it is waited for at the end
};

}  // namespace podium::desktop
