// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_builder.h"

#include <utility>

namespace podium {

Result<Figure> buildOfRows(const FigureSpec& spec, SubmissionRows rows, const FigureContext& context)
{
    switch (spec.kind) {
    case FigureKind::TimeToTrain:
        return buildTimeToTrain(spec, std::move(rows), context);
    case FigureKind::Speedup:
        return buildSpeedup(spec, std::move(rows), context);
    case FigureKind::Scaling:
        return buildScaling(spec, std::move(rows), context);
    case FigureKind::Trend:
        return buildTrend(spec, std::move(rows), context);
    case FigureKind::Racks:
        return buildRacks(spec, rows, rows, context);
    case FigureKind::Generations:
        return buildGenerations(spec, std::move(rows), context);
    case FigureKind::Spread:
    case FigureKind::Convergence:
        break;
    }
    return failure(ErrorCode::InvalidInput, "kind", "spread and convergence need the runs of their submissions");
}

}  // namespace podium
