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
        // The page does not look at these facets, so that a spec says nothing of them: other pages keep them.
        for (const Facet facet : {Facet::Generation, Facet::Vendor, Facet::Accelerator}) {
            view.filter.of(facet) = now.filter.of(facet);
        }
        if (!view.options.generationsAsFiltered) {
            view.filter.of(Facet::Benchmark) = now.filter.of(Facet::Benchmark);
            view.filter.of(Facet::Round) = now.filter.of(Facet::Round);
        }
        break;
    case FigureKind::Trend:
    case FigureKind::Racks:
        break;
    }
    return view;
}

}  // namespace podium
