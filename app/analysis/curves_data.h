// SPDX-License-Identifier: GPL-3.0-or-later
// Curves of convergence as rows of data.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/figure_curves.h"

namespace podium {

class IndentedJson;

/// One point and whose it is; the pointers are into a FigureCurves.
struct PlotCurvePoint {
    const SubmissionCurves* submission = nullptr;
    const RunCurve* run = nullptr;
    const QualityPoint* point = nullptr;
    bool meetsTarget = false;  ///< the first of its run that does
};

/// Every point in the order of the figure.
[[nodiscard]] std::vector<PlotCurvePoint> pointsOf(const FigureCurves& curves);

/// "counted-run", "dropped-run", "invalid-run", as the marks of a spread are called.
[[nodiscard]] std::string_view roleName(RunRole role);

/// Writes the value, which the key is there for already, and the members of a point.
void writePointMembers(IndentedJson& json, const FigureCurves& curves, const PlotCurvePoint& point);

}  // namespace podium
