// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/footprint.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <set>

#include "app/analysis/comparison.h"
#include "app/analysis/metrics.h"
#include "app/analysis/operands.h"
#include "db/records/enum_names.h"

namespace podium {

namespace {

using namespace operands;
using store::SubmissionRow;

constexpr EnumNames<FootprintMethodName, 2> methodNames{{"ratio", "scaling-curve"}};

bool isExtrapolated(const Metric& metric)
{
    return std::any_of(metric.notes.begin(), metric.notes.end(), [](const MetricNote& note) {
        return note.code == NoteCode::ExtrapolatedAbove || note.code == NoteCode::ExtrapolatedBelow;
    });
}

/// The fastest row of this size; null: there is none.
const SubmissionRow* fastestOfSize(const std::vector<SubmissionRow>& rows, double size, MetricBasis basis)
{
    const SubmissionRow* fastest = nullptr;
    for (const SubmissionRow& row : rows) {
        if (timeOn(row, basis).absence == Absence::None && sizeOperand(row).value == size) {
            keepFaster(fastest, row, basis);
        }
    }
    return fastest;
}

/// Sizes that both have a time of.
std::set<double> commonSizes(const std::vector<SubmissionRow>& left, const std::vector<SubmissionRow>& right,
                             MetricBasis basis)
{
    const auto sizes = [basis](const std::vector<SubmissionRow>& rows) {
        std::set<double> result;
        for (const SubmissionRow& row : rows) {
            const Operand size = sizeOperand(row);
            if (size.absence == Absence::None && timeOn(row, basis).absence == Absence::None) {
                result.insert(size.value);
            }
        }
        return result;
    };
    const std::set<double> ofLeft = sizes(left);
    const std::set<double> ofRight = sizes(right);
    std::set<double> both;
    std::set_intersection(ofLeft.begin(), ofLeft.end(), ofRight.begin(), ofRight.end(),
                          std::inserter(both, both.end()));
    return both;
}

/// The one nearest to `size` on a logarithmic scale; of two as near the larger one.
std::optional<double> nearest(const std::set<double>& sizes, double size)
{
    std::optional<double> best;
    for (const double candidate : sizes) {
        if (!best || std::abs(std::log(candidate / size)) <= std::abs(std::log(*best / size))) {
            best = candidate;
        }
    }
    return best;
}

/// Computes one footprint.
class FootprintMaker {
public:
    FootprintMaker(const FootprintQuestion& question, const FigureContext& context, Language language)
        : m_question(question), m_context(context), m_numbers(language)
    {
    }

    Footprint make()
    {
        m_footprint.a = m_question.a;
        m_footprint.shown = {m_question.a};
        m_footprint.basis = m_question.basis;
        m_footprint.density =
            m_question.densityOfA ? m_question.densityOfA : rackDensity(m_question.a, m_context.tables);
        m_footprint.racksUsed = racksUsed(m_question.a, m_footprint.density);
        m_footprint.hoursUsed = acceleratorHours(m_question.a, m_question.basis);
        const ScalingCurve curve(m_question.others, m_question.basis);
        const Metric byCurve = curve.acceleratorsForTimeOf(m_question.a);
        const Metric ratio = measuredRatio();
        show(ratio.operands);
        show(byCurve.operands);
        chooseDensity();
        if (m_question.ratio) {
            addMethod(FootprintMethodName::Ratio, m_question.ratio,
                      acceleratorsByRatio(m_question.a, *m_question.ratio));
        }
        addMethod(FootprintMethodName::Ratio, ratio.value, acceleratorsByRatio(m_question.a, ratio));
        addMethod(FootprintMethodName::ScalingCurve, std::nullopt, byCurve);
        judge();
        return std::move(m_footprint);
    }

private:
    /// At equal size, as near to a's size as both have one; else per accelerator against the nearest size.
    Metric measuredRatio() const
    {
        const Operand size = sizeOperand(m_question.a);
        const auto equal =
            nearest(commonSizes(m_question.kin, m_question.others, m_question.basis), std::max(size.value, 1.0));
        if (size.absence == Absence::None && equal) {
            return speedupAtEqualCount(*fastestOfSize(m_question.kin, *equal, m_question.basis),
                                       *fastestOfSize(m_question.others, *equal, m_question.basis), m_question.basis);
        }
        const auto near =
            nearest(commonSizes(m_question.others, m_question.others, m_question.basis), std::max(size.value, 1.0));
        if (near) {
            return speedupPerAccelerator(m_question.a, *fastestOfSize(m_question.others, *near, m_question.basis),
                                         m_question.basis);
        }
        return absentMetric(Formula::SpeedupAtEqualCount, m_question.basis, MetricUnit::Ratio, Absence::NoRatio);
    }

    /// Adds the results of these references to what is shown.
    void show(const std::vector<std::string>& references)
    {
        const auto holds = [](const std::vector<SubmissionRow>& rows, const std::string& wanted) {
            return std::find_if(rows.begin(), rows.end(),
                                [&](const SubmissionRow& row) { return reference(row.key) == wanted; });
        };
        for (const std::string& wanted : references) {
            if (holds(m_footprint.shown, wanted) != m_footprint.shown.end()) {
                continue;
            }
            for (const auto* rows : {&m_question.kin, &m_question.others}) {
                if (const auto row = holds(*rows, wanted); row != rows->end()) {
                    m_footprint.shown.push_back(*row);
                    break;
                }
            }
        }
    }

    /// Of the results that the methods rest on; where they differ, of the one that fills racks least.
    void chooseDensity()
    {
        if (m_question.density) {
            m_footprint.othersDensity = m_question.density;
            return;
        }
        for (const SubmissionRow& row : m_question.others) {
            if (!isShown(row)) {
                continue;
            }
            auto density = rackDensity(row, m_context.tables);
            if (!density) {
                m_footprint.othersDensity.reset();
                m_mixed = false;
                return;
            }
            auto& chosen = m_footprint.othersDensity;
            m_mixed = m_mixed || (chosen && chosen->active != density->active);
            if (!chosen || density->active < chosen->active) {
                density->statedRacks.reset();
                chosen = std::move(density);
            }
        }
    }

    bool isShown(const SubmissionRow& row) const
    {
        return std::any_of(m_footprint.shown.begin(), m_footprint.shown.end(),
                           [&](const SubmissionRow& shown) { return shown.key == row.key; });
    }

    void addMethod(FootprintMethodName name, std::optional<double> ratio, Metric accelerators)
    {
        FootprintMethod method{name, ratio, std::move(accelerators), {}, {}, {}, false, {}};
        method.extrapolated = isExtrapolated(method.accelerators);
        method.racks = racksForEqualTime(method.accelerators, m_footprint.othersDensity);
        if (m_mixed && m_footprint.othersDensity) {
            method.racks.notes.push_back(
                {NoteCode::MixedDensities, {static_cast<double>(m_footprint.othersDensity->active)}, {}});
        }
        method.footprint = footprintRatio(method.racks, m_footprint.racksUsed);
        method.hours = equalTimeHours(method.accelerators, m_question.a, m_question.basis);
        method.sensitivity = rackSensitivity(method.accelerators);
        m_footprint.methods.push_back(std::move(method));
    }

    void judge()
    {
        m_footprint.comparability = judgeComparability(m_footprint.shown, {true, m_context.today}, m_context.tables,
                                                       m_context.phrases, m_numbers);
        m_footprint.blocked = m_footprint.comparability.verdict == Verdict::Blocked && !m_question.allowBlocked;
        if (m_footprint.blocked) {
            for (FootprintMethod& method : m_footprint.methods) {
                withhold(method.accelerators);
                withhold(method.racks);
                withhold(method.footprint);
                withhold(method.hours);
                method.ratio.reset();
                method.sensitivity = rackSensitivity(method.accelerators);
            }
        }
        CitationRemarks remarks;
        remarks.threeRuns = std::any_of(m_footprint.shown.begin(), m_footprint.shown.end(), [&](const auto& row) {
            const Benchmark* benchmark = m_context.tables.benchmark(row.benchmark);
            return benchmark != nullptr && benchmark->runsRequired == 3;
        });
        remarks.derived = {Formula::RacksUsed, Formula::EqualTimeByRatio, Formula::EqualTimeByCurve,
                           Formula::RacksForEqualTime};
        remarks.derivedBases = {m_question.basis};
        m_footprint.footnote = cite(m_footprint.shown, remarks, m_context.legends, m_context.catalogueDate,
                                    m_context.tables, m_context.phrases, m_numbers)
                                   .full;
    }

    const FootprintQuestion& m_question;
    const FigureContext& m_context;
    NumberFormat m_numbers;
    Footprint m_footprint;
    bool m_mixed = false;  ///< the others fill racks differently
};

}  // namespace

std::string_view toString(FootprintMethodName name) { return methodNames.name(name); }

Footprint footprintOf(const FootprintQuestion& question, const FigureContext& context, Language language)
{
    return FootprintMaker(question, context, language).make();
}

}  // namespace podium
