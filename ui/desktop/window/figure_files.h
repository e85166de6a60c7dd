// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "app/analysis/figure.h"
#include "app/analysis/figure_spec.h"
#include "ui/charts/figure_export.h"

namespace podium::desktop {

/// Where a figure goes.
struct FigureTarget {
    charts::FigureFormat format = charts::FigureFormat::Png;
    FigureStyle style;
    QString path;
    QString footnote;  ///< of the footnote as text; empty: it is not written
    QString database;  ///< the open one, which is never written over
};

/// Writes the figure and its footnote, both or none: what was there is left alone until both lie whole on the disk.
/// Errors: those of charts::renderFigure() and services::OutputFile; FileUnwritable where a path is the database's.
[[nodiscard]] Status writeFigure(const Figure& figure, const FigureTarget& target);

}  // namespace podium::desktop
