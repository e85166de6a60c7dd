// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/curves_data.h"

#include <cmath>

#include "app/analysis/figure_data.h"
#include "app/analysis/indented_json.h"
#include "app/analysis/number_format.h"

namespace podium {

std::vector<PlotCurvePoint> pointsOf(const FigureCurves& curves)
{
    std::vector<PlotCurvePoint> points;
    for (const SubmissionCurves& submission : curves.submissions) {
        for (const RunCurve& run : submission.runs) {
            for (std::size_t index = 0; index < run.points.size(); ++index) {
                points.push_back({&submission, &run, &run.points[index], run.met == index});
            }
        }
    }
    return points;
}

std::string_view roleName(RunRole role)
{
    switch (role) {
    case RunRole::Counted:
        return toString(MarkKind::CountedRun);
    case RunRole::Dropped:
        return toString(MarkKind::DroppedRun);
    case RunRole::Invalid:
        break;
    }
    return toString(MarkKind::InvalidRun);
}

void writePointMembers(IndentedJson& json, const FigureCurves& curves, const PlotCurvePoint& point)
{
    json.value(point.point->value);
    json.member("position", point.point->position);
    json.member("series", toString(point.submission->family));
    json.member("mark", roleName(point.run->role));
    json.member("run", point.run->file);
    json.member("minutes", point.point->minutes);
    if (std::isfinite(point.point->trained)) {
        json.member("trained", point.point->trained);
        json.member("trained_unit", toString(curves.unit));
    }
    if (std::isfinite(point.point->second)) {
        json.member("second_value", point.point->second);
    }
    json.member("status", toString(point.run->status));
    json.member("target_met", point.meetsTarget);
}

}  // namespace podium
