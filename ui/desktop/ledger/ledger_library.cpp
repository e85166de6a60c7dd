// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/ledger/ledger_library.h"

#include <optional>
#include <utility>

#include <QFileInfo>

#include "app/services/figure_service.h"
#include "app/services/ledger_service.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/window/figure_files.h"

namespace podium::desktop {

namespace {

QString pathOf(const ExportRecord& record) { return QString::fromStdString(record.file); }

/// Beside a file, of the same name but its end; empty where there is none.
QString besideIfThere(const QString& path, const char* tail)
{
    const QFileInfo file(path);
    const QString beside = file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1String(tail);
    return QFileInfo(beside).isFile() ? beside : QString();
}

}  // namespace

LedgerLibrary::LedgerLibrary(Workbench& workbench, QObject* parent)
    : QObject(parent), m_workbench(workbench), m_formats(charts::makeFormats())
{
    connect(&workbench.data(), &DataService::reloaded, this, &LedgerLibrary::load);
    connect(&workbench.data(), &DataService::recorded, this, &LedgerLibrary::load);
}

void LedgerLibrary::load()
{
    change([](services::Workspace&) { return Result<std::int64_t>(0); }, false);
}

void LedgerLibrary::remove(const std::vector<std::int64_t>& numbers)
{
    change([numbers](services::Workspace& workspace) { return services::removeFromLedger(workspace, numbers); }, true);
}

void LedgerLibrary::clear()
{
    change([](services::Workspace& workspace) { return services::clearLedger(workspace); }, true);
}

/// Changes and reads the list in one go, so that no other change comes between.
void LedgerLibrary::change(const Change& change, bool keeps)
{
    const auto job = [this, change](services::Workspace& workspace) -> DataService::Answer {
        const auto changed = change(workspace);
        auto entries = services::ledgerEntries(workspace);
        return [this, changed, entries = std::move(entries)] {
            if (!changed || !entries) {
                emit failed(!changed ? changed.error() : entries.error());
            }
            if (entries) {
                m_model.setEntries(*entries, m_workbench.language());
                m_isLoaded = true;
                emit loaded();
            }
        };
    };
    m_workbench.data().run(*this, job, keeps);
}

bool LedgerLibrary::canDrawInPlace(const ExportRecord& record) const
{
    return !record.file.empty() && m_formats.find(record.format) != nullptr;
}

void LedgerLibrary::drawInPlace(const ExportRecord& record)
{
    draw(record, pathOf(record), m_formats.find(record.format));
}

void LedgerLibrary::drawInto(const ExportRecord& record, const QString& path)
{
    draw(record, path, m_formats.find(QFileInfo(path).suffix().toStdString()));
}

void LedgerLibrary::draw(const ExportRecord& record, const QString& path, const FigureFormat* format)
{
    if (format == nullptr) {
        emit failed({ErrorCode::InvalidInput, path.toStdString(),
                     tr("A file name that ends in a format is needed: %1.")
                         .arg(QString::fromStdString(m_formats.names()))
                         .toStdString()});
        return;
    }
    // Of another file the user was asked when it was chosen.
    const bool inPlace = path == pathOf(record);
    const Error overReport{ErrorCode::InvalidInput, path.toStdString(),
                           tr("A whole report lies there now, which this figure alone would overwrite. Draw it into "
                              "another file.")
                               .toStdString()};
    const auto job = [this, record, path, format, inPlace,
                      overReport](services::Workspace& workspace) -> DataService::Answer {
        if (const auto report = inPlace ? services::reportIn(workspace, record.file)
                                        : Result<std::optional<ExportRecord>>(std::nullopt);
            !report || *report) {
            return [this, error = report ? overReport : report.error()] { emit failed(error); };
        }
        const auto spec = figureSpecFromJson(record.spec, "export " + std::to_string(record.number));
        if (!spec) {
            return [this, error = spec.error()] { emit failed(error); };
        }
        const BuiltinPhrasebook phrases(spec->style.language);
        auto figure =
            services::makeFigure(workspace, *spec, services::queryOf(spec->filter), phrases, services::todayInUtc());
        if (!figure) {
            return [this, error = figure.error()] { emit failed(error); };
        }
        return [this, figure = std::move(*figure), style = spec->style, path, format] {
            write(figure, style, path, *format);
        };
    };
    m_workbench.data().run(*this, job);
}

void LedgerLibrary::write(const Figure& figure, const FigureStyle& style, const QString& path,
                          const FigureFormat& format)
{
    if (!figure.emptyMessage.empty()) {
        emit failed({ErrorCode::InvalidInput, {}, figure.emptyMessage});
        return;
    }
    FigureTarget target;
    target.format = &format;
    target.style = style;
    target.path = path;
    target.picture = format.name() == "md" ? besideIfThere(path, ".svg") : QString();
    target.footnote = besideIfThere(path, "-footnote.txt");
    target.database = m_workbench.opened().path;
    const auto exports = writeFigure(figure, target);
    if (!exports) {
        emit failed(exports.error());
        return;
    }
    m_workbench.data().recordExports(*exports);
    emit drawn(path);
}

}  // namespace podium::desktop
