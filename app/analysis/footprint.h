// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/citation.h"
#include "app/analysis/figure_builder.h"
#include "app/analysis/racks.h"
#include "app/analysis/scaling_curve.h"

namespace podium {

/// How many racks does `a` fill, and how many would other systems need for the same time?
struct FootprintQuestion {
    store::SubmissionRow a;
    /// Results to take an equal-size ratio from: those of a's own kind of accelerator, `a` among them.
    std::vector<store::SubmissionRow> kin;
    std::vector<store::SubmissionRow> others;  ///< results of what `a` is held against
    MetricBasis basis = MetricBasis::Official;
    std::optional<double> ratio;            ///< named by the analyst: a further line of method A
    std::optional<RackDensity> density;     ///< of the others, in place of that of the profiles
    std::optional<RackDensity> densityOfA;  ///< the same of `a`
    bool allowBlocked = false;
};

enum class FootprintMethodName { Ratio, ScalingCurve };

/// "ratio", "scaling-curve".
[[nodiscard]] std::string_view toString(FootprintMethodName name);

/// Racks for equal time by one method.
struct FootprintMethod {
    FootprintMethodName name = FootprintMethodName::Ratio;
    std::optional<double> ratio;  ///< of method A
    Metric accelerators;
    Metric racks;
    Metric footprint;  ///< racks / racks of `a`
    Metric hours;      ///< accelerator-hours that these accelerators take in a's time
    bool extrapolated = false;
    std::vector<RackSensitivity> sensitivity;
};

struct Footprint {
    store::SubmissionRow a;
    std::vector<store::SubmissionRow> shown;  ///< `a` and every result that a method rests on
    MetricBasis basis = MetricBasis::Official;
    std::optional<RackDensity> density;        ///< of `a`
    std::optional<RackDensity> othersDensity;  ///< what the methods divide by
    Metric racksUsed;
    Metric hoursUsed;  ///< accelerator-hours of `a`
    std::vector<FootprintMethod> methods;
    Comparability comparability;
    bool blocked = false;
    std::vector<std::string> footnote;  ///< one paragraph each
};

[[nodiscard]] Footprint footprintOf(const FootprintQuestion& question, const FigureContext& context, Language language);

}  // namespace podium
