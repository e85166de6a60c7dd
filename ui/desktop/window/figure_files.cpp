// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/figure_files.h"

#include <filesystem>
#include <system_error>
#include <utility>
#include <vector>

#include <QCoreApplication>

#include "app/analysis/figure_data.h"
#include "app/services/output_file.h"

namespace podium::desktop {

namespace {

/// Whether the path leads to the open database or one of its companions.
bool isDatabase(const QString& path, const QString& database)
{
    for (const char* ending : {"", "-wal", "-shm", "-journal"}) {
        std::error_code error;
        if (std::filesystem::equivalent((database + QLatin1String(ending)).toStdString(), path.toStdString(), error)) {
            return true;
        }
    }
    return false;
}

}  // namespace

Status writeFigure(const Figure& figure, const FigureTarget& target)
{
    const auto rendered = charts::renderFigure(figure, target.style, target.format);
    if (!rendered) {
        return tl::unexpected(rendered.error());
    }
    std::vector<std::pair<QString, std::string>> files{{target.path, rendered->bytes}};
    if (!target.footnote.isEmpty()) {
        files.emplace_back(target.footnote, figureFootnote(rendered->figure));
    }
    std::vector<services::OutputFile> written;
    for (const auto& [path, bytes] : files) {
        if (isDatabase(path, target.database)) {
            return failure(ErrorCode::FileUnwritable, path.toStdString(),
                           QCoreApplication::translate("ExportDialog", "It is the open database.").toStdString());
        }
        auto file = services::OutputFile::create(path.toStdString());
        if (!file) {
            return tl::unexpected(file.error());
        }
        if (const Status done = file->write(bytes); !done) {
            return done;
        }
        written.push_back(std::move(*file));
    }
    for (services::OutputFile& file : written) {
        if (const Status done = file.commit(); !done) {
            return done;
        }
    }
    return {};
}

}  // namespace podium::desktop
