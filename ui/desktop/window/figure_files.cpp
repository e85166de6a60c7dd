// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/figure_files.h"

#include <string>
#include <vector>

#include <QCoreApplication>
#include <QFileInfo>

#include "app/analysis/figure_data.h"
#include "app/services/ledger_service.h"
#include "app/services/output_file.h"
#include "app/services/output_place.h"
#include "app/services/workspace.h"
#include "ui/charts/figure_export.h"

namespace podium::desktop {

Result<std::vector<ExportRecord>> writeFigure(const Figure& figure, const FigureTarget& target)
{
    charts::RenderOptions options{{}, {}, target.options};
    options.format.image = QFileInfo(target.picture).fileName().toStdString();
    const auto rendered = charts::renderFigure(figure, target.style, *target.format, options);
    if (!rendered) {
        return tl::unexpected(rendered.error());
    }
    std::vector<services::FileContent> files{{target.path.toStdString(), rendered->bytes}};
    std::vector<ExportRecord> exports{services::exportRecord(rendered->figure, target.style, target.path.toStdString(),
                                                             target.format->name(), rendered->bytes)};
    if (!target.picture.isEmpty()) {
        const auto picture = charts::renderFigure(figure, target.style, "svg");
        if (!picture) {
            return tl::unexpected(picture.error());
        }
        files.push_back({target.picture.toStdString(), picture->bytes});
        exports.push_back(
            services::exportRecord(picture->figure, target.style, target.picture.toStdString(), "svg", picture->bytes));
    }
    if (!target.footnote.isEmpty()) {
        files.push_back({target.footnote.toStdString(), figureFootnote(rendered->figure)});
    }
    for (const services::FileContent& file : files) {
        if (services::isOfDatabase(file.target, target.database.toStdString())) {
            return failure(ErrorCode::FileUnwritable, file.target.string(),
                           QCoreApplication::translate("ExportDialog", "It is the open database.").toStdString());
        }
    }
    std::vector<std::string> names;
    for (const services::FileContent& file : files) {
        names.push_back(file.target.string());
    }
    if (const Status apart = services::checkOutputs(names); !apart) {
        return tl::unexpected(apart.error());
    }
    if (const Status written = services::writeFiles(files); !written) {
        return tl::unexpected(written.error());
    }
    return exports;
}

}  // namespace podium::desktop
