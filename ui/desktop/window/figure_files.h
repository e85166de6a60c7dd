// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QString>

#include "app/analysis/figure.h"
#include "app/analysis/figure_spec.h"
#include "app/exports/figure_format.h"
#include "db/records/export_record.h"

namespace podium::desktop {

/// Where a figure goes.
struct FigureTarget {
    const FigureFormat* format = nullptr;
    FigureStyle style;
    FormatOptions options;
    QString path;
    QString picture;   ///< of an SVG that a Markdown file shows; empty: it is not written
    QString footnote;  ///< of the footnote as text; empty: it is not written
    QString database;  ///< the open one, which is never written over
};

/// Writes the figure and what belongs beside it, all or nothing: what was there is left alone until all of it lies whole
/// on the disk. Returns the entries for the ledger: of the figure, and of a picture beside it.
/// Errors: those of charts::renderFigure(), services::checkOutputs() and services::writeFiles(); FileUnwritable where a path
/// is the database's.
[[nodiscard]] Result<std::vector<ExportRecord>> writeFigure(const Figure& figure, const FigureTarget& target);

}  // namespace podium::desktop
