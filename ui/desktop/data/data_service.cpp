// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/data_service.h"

#include <algorithm>
#include <utility>

#include <QPointer>

#include "app/services/import_service.h"
#include "app/services/ledger_service.h"
#include "app/services/own_racks_service.h"
#include "app/services/result_id_import.h"

namespace podium::desktop {

namespace {

Result<SharedSnapshot> readSnapshot(const services::Workspace& workspace)
{
    auto rows = services::querySubmissions(workspace, {});
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    return std::make_shared<const ResultSnapshot>(std::move(*rows), workspace.tables());
}

Result<OpenedData> describe(const std::shared_ptr<services::Workspace>& workspace)
{
    auto legends = CitationLegends::load(workspace->catalogueFolder().parent_path() / "reference");
    if (!legends) {
        return tl::unexpected(legends.error());
    }
    auto snapshot = readSnapshot(*workspace);
    if (!snapshot) {
        return tl::unexpected(snapshot.error());
    }
    auto racks = services::ownRacks(*workspace);
    if (!racks) {
        return tl::unexpected(racks.error());
    }
    OpenedData data;
    data.ownRacks = std::move(*racks);
    data.tables = std::shared_ptr<const ReferenceTables>(workspace, &workspace->tables());
    data.legends = std::make_shared<const CitationLegends>(std::move(*legends));
    data.snapshot = std::move(*snapshot);
    data.path = QString::fromStdString(workspace->database().path().string());
    data.readOnly = workspace->isReadOnly();
    data.catalogued = workspace->catalogued();
    return data;
}

/// The full text search is words of which each begins a word of the result.
Result<std::vector<std::int64_t>> idsFor(const services::Workspace& workspace, const QString& words)
{
    services::SubmissionQuery query;
    query.search = words.toStdString();
    const auto rows = services::querySubmissions(workspace, query);
    if (!rows) {
        return tl::unexpected(rows.error());
    }
    std::vector<std::int64_t> ids;
    ids.reserve(rows->size());
    std::transform(rows->begin(), rows->end(), std::back_inserter(ids), [](const auto& row) { return row.id; });
    return ids;
}

Result<std::vector<Submission>> readSubmissions(const services::Workspace& workspace, const QStringList& references)
{
    std::vector<Submission> submissions;
    submissions.reserve(static_cast<std::size_t>(references.size()));
    for (const QString& reference : references) {
        auto details = services::submissionDetails(workspace, reference.toStdString());
        if (!details) {
            return tl::unexpected(details.error());
        }
        submissions.push_back(std::move(details->submission));
    }
    return submissions;
}

}  // namespace

template <class Job>
void DataService::post(Job job)
{
    QMetaObject::invokeMethod(m_worker, std::move(job), Qt::QueuedConnection);
}

template <class Function>
void DataService::reply(Function answer)
{
    QMetaObject::invokeMethod(this, std::move(answer), Qt::QueuedConnection);
}

DataService::DataService(services::WorkspaceOptions options, QObject* parent)
    : QObject(parent), m_options(std::move(options)), m_worker(new QObject)
{
    m_worker->moveToThread(&m_thread);
    connect(&m_thread, &QThread::finished, m_worker, &QObject::deleteLater);
    m_thread.start();
}

DataService::~DataService()
{
    m_import.request_stop();
    if (m_import.joinable()) {
        m_import.join();
    }
    recordWaiting();
    if (m_keeping) {
        QMetaObject::invokeMethod(
            m_worker, [] {}, Qt::BlockingQueuedConnection);
    }
    m_thread.quit();
    m_thread.wait();
}

void DataService::open()
{
    post([this] { openOnWorker(); });
}

void DataService::openOnWorker()
{
    auto workspace = services::Workspace::open(m_options);
    if (!workspace) {
        reply([this, error = workspace.error()] { emit openFailed(error); });
        return;
    }
    m_workspace = std::make_shared<services::Workspace>(std::move(*workspace));
    auto data = describe(m_workspace);
    if (!data) {
        reply([this, error = data.error()] { emit openFailed(error); });
        return;
    }
    reply([this, opened = std::move(*data)] { emit this->opened(opened); });
}

void DataService::reloadOnWorker()
{
    auto snapshot = readSnapshot(*m_workspace);
    if (!snapshot) {
        reply([this, error = snapshot.error()] { emit failed(error); });
        return;
    }
    reply([this, shared = std::move(*snapshot)] { emit reloaded(shared); });
}

void DataService::loadDetails(const QString& reference)
{
    post([this, reference] {
        if (!m_workspace) {
            return;
        }
        auto details = services::submissionDetails(*m_workspace, reference.toStdString());
        if (!details) {
            reply([this, error = details.error()] { emit failed(error); });
            return;
        }
        auto shared = std::make_shared<const services::SubmissionDetails>(std::move(*details));
        reply([this, shared] { emit detailsLoaded(shared); });
    });
}

void DataService::loadSubmissions(quint64 generation, const QStringList& references)
{
    post([this, generation, references] {
        if (!m_workspace) {
            return;
        }
        auto submissions = readSubmissions(*m_workspace, references);
        if (!submissions) {
            reply([this, error = submissions.error()] { emit failed(error); });
            return;
        }
        auto shared = std::make_shared<const std::vector<Submission>>(std::move(*submissions));
        reply([this, generation, shared] { emit submissionsLoaded(generation, shared); });
    });
}

void DataService::search(quint64 request, const QString& words)
{
    post([this, request, words] {
        if (!m_workspace) {
            return;
        }
        auto ids = idsFor(*m_workspace, words);
        if (!ids) {
            reply([this, error = ids.error()] { emit failed(error); });
            return;
        }
        reply([this, request, found = std::move(*ids)] { emit searched(request, found); });
    });
}

void DataService::keepOwnRacks(const OwnRacks& racks)
{
    m_keeping = true;
    post([this, racks] {
        if (!m_workspace) {
            return;
        }
        if (const Status kept = services::keepOwnRacks(*m_workspace, racks); !kept) {
            reply([this, error = kept.error()] { emit failed(error); });
        }
    });
}

void DataService::run(QObject& context, std::function<Answer(services::Workspace&)> job, bool keeps)
{
    m_keeping = m_keeping || keeps;
    post([this, job = std::move(job), guard = QPointer<QObject>(&context)] {
        if (m_workspace) {
            reply([answer = job(*m_workspace), guard] {
                if (guard) {
                    answer();
                }
            });
        }
    });
}

void DataService::keepResultId(const QString& reference, const QString& id)
{
    m_keeping = true;
    post([this, reference, id] {
        if (!m_workspace) {
            return;
        }
        const Status kept = services::keepResultId(m_workspace->database(), reference.toStdString(), id.toStdString());
        if (!kept) {
            reply([this, error = kept.error()] { emit failed(error); });
            return;
        }
        reloadOnWorker();
    });
}

void DataService::recordExports(const std::vector<ExportRecord>& exports)
{
    m_waiting.insert(m_waiting.end(), exports.begin(), exports.end());
    if (!m_importing) {
        recordWaiting();
    }
}

void DataService::recordWaiting()
{
    if (m_waiting.empty()) {
        return;
    }
    m_keeping = true;
    post([this, exports = std::exchange(m_waiting, {})] {
        if (!m_workspace) {
            return;
        }
        if (const Status recorded = services::recordExports(*m_workspace, exports); !recorded) {
            reply([this, error = recorded.error()] { emit notRecorded(error); });
            return;
        }
        reply([this] { emit this->recorded(); });
    });
}

void DataService::importPaths(const QStringList& paths)
{
    if (m_importing || paths.isEmpty()) {
        return;
    }
    m_importing = true;
    if (m_import.joinable()) {
        m_import.join();
    }
    emit importStarted();
    m_import = std::jthread([this, paths](std::stop_token stop) { importOnThread(paths, std::move(stop)); });
}

void DataService::cancelImport() { m_import.request_stop(); }

void DataService::importOnThread(const QStringList& paths, std::stop_token stop)
{
    const auto fail = [this](const Error& error) {
        reply([this, error] {
            m_importing = false;
            recordWaiting();
            emit importFailed(error);
        });
    };
    auto workspace = services::Workspace::open(m_options);
    if (!workspace) {
        fail(workspace.error());
        return;
    }
    services::ImportRequest request;
    for (const QString& path : paths) {
        request.paths.emplace_back(path.toStdString());
    }
    services::ImportService importer(workspace->database(), workspace->tables(), workspace->catalogueFolder());
    auto summary = importer.importPaths(request, std::move(stop), [this](const services::ImportProgress& progress) {
        reply([this, progress] { emit importProgressed(progress); });
    });
    if (!summary) {
        fail(summary.error());
        return;
    }
    auto shared = std::make_shared<const services::ImportSummary>(std::move(*summary));
    reply([this, shared] {
        m_importing = false;
        recordWaiting();
        post([this] { reloadOnWorker(); });
        emit imported(shared);
    });
}

}  // namespace podium::desktop
