// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_view_state.h"

#include "app/models/figure_filter.h"

namespace podium {

ViewState viewOfFigure(const FigureSpec& spec, const ViewState& now, const ResultSnapshot& snapshot)
{
    ViewState view = now;
    view.filter = filterState(spec.filter, snapshot);
    view.options.take(spec);
    view.options.basis = spec.basis;
    switch (spec.kind) {
    case FigureKind::TimeToTrain:
    case FigureKind::Spread:
        view.baseline = QString::fromStdString(spec.baseline);
        view.baselineGeneration = view.baseline.isEmpty() ? now.baselineGeneration : QString();
        break;
    case FigureKind::Speedup:
        view.baseline = QString::fromStdString(spec.baseline);
        view.baselineGeneration = QString::fromStdString(spec.baselineGeneration);
        break;
    case FigureKind::Scaling:
        // Its ideal line goes through the selected result, or else through the baseline.
        if (spec.baseline.empty()) {
            view.baseline.clear();
        }
        break;
    case FigureKind::Convergence:
        view.pins.clear();
        for (const std::string& pin : spec.pins) {
            view.pins.append(QString::fromStdString(pin));
        }
        view.options.basis = now.options.basis;  // curves have none
        break;
    case FigureKind::Generations:
        view.options.generationsAsFiltered = !spec.filter.rounds.empty() || !spec.filter.benchmarks.empty();
        break;
    case FigureKind::Trend:
    case FigureKind::Racks:
        break;
    }
    return view;
}

}  // namespace podium
