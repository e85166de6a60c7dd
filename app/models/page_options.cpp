// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/page_options.h"

#include <utility>

namespace podium {

namespace {

/// Keeps what a page is told, and leaves out what filter, baseline and pins say, and the window itself.
FigureSpec optionsOf(FigureSpec spec)
{
    spec.filter = {};
    spec.baseline.clear();
    spec.baselineGeneration.clear();
    spec.pins.clear();
    spec.basis = FigureBasis::Official;
    spec.style = {};
    return spec;
}

/// Collects the names of what differs.
class Differences {
public:
    template <class Value>
    void note(const Value& before, const Value& after, std::string name)
    {
        if (!(before == after)) {
            ++m_count;
            m_name = std::move(name);
        }
    }

    [[nodiscard]] std::string onlyOne() const { return m_count == 1 ? m_name : std::string(); }

private:
    int m_count = 0;
    std::string m_name;
};

void noteOptions(Differences& differences, const FigureSpec& before, const FigureSpec& after)
{
    const std::string kind = std::string(toString(before.kind)) + ".";
    differences.note(before.order, after.order, kind + "order");
    differences.note(before.scale, after.scale, kind + "scale");
    differences.note(before.spreadUnit, after.spreadUnit, kind + "unit");
    differences.note(before.speedup, after.speedup, kind + "speedup");
    differences.note(before.grouping, after.grouping, kind + "grouping");
    differences.note(std::pair(before.from, before.to), std::pair(after.from, after.to), kind + "pair");
    differences.note(before.atAccelerators, after.atAccelerators, kind + "at");
    differences.note(before.racks.subject, after.racks.subject, kind + "subject");
    differences.note(before.racks.against, after.racks.against, kind + "against");
    differences.note(before.racks.ratio, after.racks.ratio, kind + "ratio");
    differences.note(before.racks.rack, after.racks.rack, kind + "rack");
    differences.note(before.racks.rackOfSubject, after.racks.rackOfSubject, kind + "rack-of-subject");
    differences.note(before.racks.form, after.racks.form, kind + "form");
    differences.note(before.generations.subjects, after.generations.subjects, kind + "subjects");
    differences.note(before.generations.against, after.generations.against, kind + "against-hardware");
    differences.note(before.generations.tolerance, after.generations.tolerance, kind + "tolerance");
    differences.note(before.generations.form, after.generations.form, kind + "matrix");
    differences.note(before.generations.sameRound, after.generations.sameRound, kind + "same-round");
    differences.note(before.over, after.over, kind + "over");
    differences.note(before.maxRows, after.maxRows, kind + "rows");
    differences.note(before.allowBlocked, after.allowBlocked, kind + "blocked");
}

}  // namespace

std::array<FigureSpec, figureKindCount> PageOptions::defaults()
{
    std::array<FigureSpec, figureKindCount> specs;
    for (std::size_t kind = 0; kind < specs.size(); ++kind) {
        specs[kind] = defaultSpec(static_cast<FigureKind>(kind));
    }
    return specs;
}

void PageOptions::take(const FigureSpec& spec)
{
    specs[static_cast<std::size_t>(spec.kind)] = optionsOf(spec);
    if (spec.kind == FigureKind::Spread || spec.kind == FigureKind::Convergence) {
        runs = spec.kind;
    }
}

std::string changedControl(const PageOptions& before, const PageOptions& after)
{
    Differences differences;
    differences.note(before.basis, after.basis, "basis");
    differences.note(before.generationsAsFiltered, after.generationsAsFiltered, "scope");
    if (before.runs != after.runs) {  // the options that come with a view are no choices of their own
        differences.note(before.runs, after.runs, "runs");
        return differences.onlyOne();
    }
    for (std::size_t kind = 0; kind < before.specs.size(); ++kind) {
        noteOptions(differences, before.specs[kind], after.specs[kind]);
    }
    return differences.onlyOne();
}

void PageOptionsState::setState(const PageOptions& state)
{
    if (!(state == m_state)) {
        m_state = state;
        emit changed();
    }
}

void PageOptionsState::setBasis(FigureBasis basis)
{
    PageOptions next = m_state;
    next.basis = basis;
    setState(next);
}

void PageOptionsState::take(const FigureSpec& spec)
{
    PageOptions next = m_state;
    next.take(spec);
    setState(next);
}

void PageOptionsState::setGenerationsAsFiltered(bool filtered)
{
    PageOptions next = m_state;
    next.generationsAsFiltered = filtered;
    setState(next);
}

}  // namespace podium
