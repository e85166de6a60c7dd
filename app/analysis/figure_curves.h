// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/hardware_family.h"
#include "db/records/run.h"

namespace podium {

/// One evaluation of a run, where it is drawn and all that its log says of it.
struct QualityPoint {
    double position = 0;                                       ///< on the position axis
    double value = 0;                                          ///< quality, in the benchmark's first metric
    double minutes = 0;                                        ///< since run_start, without the scaling factor
    double trained = 0;                                        ///< in FigureCurves::unit
    double second = std::numeric_limits<double>::quiet_NaN();  ///< of the second metric; NaN: there is none
};

/// What a run is to the score.
enum class RunRole { Counted, Dropped, Invalid };

/// The curve of one run.
struct RunCurve {
    std::string file;  ///< of its log
    RunRole role = RunRole::Counted;
    RunStatus status = RunStatus::Success;
    bool lead = false;  ///< stands for its submission: the middle one of the counted runs by where they end
    std::vector<QualityPoint> points;  ///< by position, at least one
    std::optional<std::size_t> met;    ///< the first point that meets the target
};

/// All curves of one submission.
struct SubmissionCurves {
    std::size_t row = 0;  ///< place in Figure::categories
    std::string reference;
    std::string name;     ///< its direct label
    std::string finding;  ///< how many of its runs meet the target, and when the lead does
    HardwareFamily family = HardwareFamily::Other;
    bool verified = true;
    bool hollow = false;  ///< of the second, fourth, ... submission of a family
    std::vector<RunCurve> runs;
};

/// What a figure of convergence draws: a line a run.
struct FigureCurves {
    PositionUnit unit = PositionUnit::Samples;  ///< of QualityPoint::trained
    bool higherIsBetter = true;
    bool many = false;  ///< so many lines that all but the leads are thin
    std::vector<SubmissionCurves> submissions;
};

}  // namespace podium
