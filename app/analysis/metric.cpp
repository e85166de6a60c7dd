// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/metric.h"

#include <array>
#include <cmath>

#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<MetricBasis, 3> basisNames{{"official", "raw", "throughput"}};

struct FormulaEntry {
    std::string_view name;
    std::string_view text;
};

constexpr std::array formulas{
    FormulaEntry{"time-to-train", "T"},
    FormulaEntry{"raw-time", "T before the scaling factor"},
    FormulaEntry{"throughput", "samples to converge / raw time"},
    FormulaEntry{"speedup-as-submitted", "T_b / T_a"},
    FormulaEntry{"speedup-at-equal-count", "T_b / T_a, N_a = N_b"},
    FormulaEntry{"speedup-per-accelerator", "(T_b N_b) / (T_a N_a)"},
    FormulaEntry{"size-ratio", "N_a / N_b"},
    FormulaEntry{"accelerator-hours", "T N / 60"},
    FormulaEntry{"scaling-efficiency", "(T_0 N_0) / (T_1 N_1)"},
    FormulaEntry{"run-deviation", "sample standard deviation of the counted runs"},
    FormulaEntry{"racks-used", "ceil(N / active accelerators per rack)"},
    FormulaEntry{"equal-time-by-ratio", "N_a r"},
    FormulaEntry{"equal-time-by-scaling-curve", "N at which the log-log curve of b reaches T_a"},
    FormulaEntry{"racks-for-equal-time", "ceil(accelerators for equal time / active accelerators per rack)"},
    FormulaEntry{"footprint-ratio", "racks_b / racks_a"},
    FormulaEntry{"cost", "accelerator-hours × price"},
    FormulaEntry{"improvement", "T of the round before / T"},
    FormulaEntry{"geometric-mean", "exp(Σ w ln r / Σ w)"},
};
static_assert(formulas[static_cast<std::size_t>(Formula::GeometricMean)].name == "geometric-mean");
static_assert(formulas[static_cast<std::size_t>(Formula::RacksUsed)].name == "racks-used");

constexpr EnumNames<MetricUnit, 8> metricUnitNames{{
    "min",
    "samples/min",
    "epochs/min",
    "ratio",
    "accelerator-hours",
    "accelerators",
    "racks",
    "money",
}};
static_assert(metricUnitNames.name(MetricUnit::Money) == "money");

constexpr EnumNames<Absence, 17> absenceNames{{
    "",
    "no-score",
    "no-raw-time",
    "no-samples",
    "different-units",
    "no-size",
    "different-sizes",
    "not-on-this-basis",
    "too-few-runs",
    "no-density",
    "no-price",
    "no-ratio",
    "too-few-points",
    "flat-curve",
    "out-of-reach",
    "not-comparable",
    "different-systems",
}};
static_assert(absenceNames.name(Absence::DifferentSystems) == "different-systems");

}  // namespace

Metric metricOf(Formula formula, MetricBasis basis, MetricUnit unit, double value)
{
    Metric metric{formula, basis, unit, value, Absence::None, {}, {}};
    if (!std::isfinite(value)) {
        metric.value.reset();
        metric.absence = Absence::OutOfReach;
    }
    return metric;
}

Metric absentMetric(Formula formula, MetricBasis basis, MetricUnit unit, Absence absence)
{
    return {formula, basis, unit, std::nullopt, absence, {}, {}};
}

std::string_view toString(MetricBasis basis) { return basisNames.name(basis); }

std::string_view toString(Formula formula) { return formulas.at(static_cast<std::size_t>(formula)).name; }

std::string_view toString(MetricUnit unit) { return metricUnitNames.name(unit); }

std::string_view toString(Absence absence) { return absenceNames.name(absence); }

std::optional<MetricBasis> metricBasisFromString(std::string_view text) { return basisNames.value(text); }

std::string_view formulaText(Formula formula) { return formulas.at(static_cast<std::size_t>(formula)).text; }

}  // namespace podium
