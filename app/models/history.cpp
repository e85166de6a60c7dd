// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/history.h"

#include <chrono>
#include <utility>

namespace podium {

namespace {

qint64 steadyMilliseconds()
{
    using namespace std::chrono;
    return duration_cast<milliseconds>(steady_clock::now().time_since_epoch()).count();
}

/// What tells two states apart.
ViewChange changeBetween(const ViewState& before, const ViewState& after)
{
    int changes = 0;
    ViewChange last = ViewChange::Several;
    const auto note = [&](bool changed, ViewChange change) {
        changes += changed ? 1 : 0;
        last = changed ? change : last;
    };
    note(before.filter.chosen != after.filter.chosen, ViewChange::Facets);
    note(before.filter.sizes != after.filter.sizes, ViewChange::Sizes);
    note(before.filter.search != after.filter.search, ViewChange::Search);
    note(before.pins != after.pins, ViewChange::Pins);
    note(before.baseline != after.baseline || before.baselineGeneration != after.baselineGeneration,
         ViewChange::Baseline);
    note(!(before.options == after.options),
         before.options.basis != after.options.basis ? ViewChange::Basis : ViewChange::Options);
    return changes == 1 ? last : ViewChange::Several;
}

}  // namespace

History::History(ActiveFilter& filter, PinState& pins, BaselineState& baseline, PageOptionsState& options, Clock clock,
                 QObject* parent)
    : QObject(parent), m_filter(filter), m_pins(pins), m_baseline(baseline), m_options(options),
      m_clock(clock ? std::move(clock) : Clock(steadyMilliseconds)), m_last(state())
{
    connect(&filter, &ActiveFilter::changed, this, &History::record);
    connect(&pins, &PinState::changed, this, &History::record);
    connect(&baseline, &BaselineState::changed, this, &History::record);
    connect(&options, &PageOptionsState::changed, this, &History::record);
}

ViewState History::state() const
{
    return {m_filter.state(), m_pins.references(), m_baseline.reference(), m_baseline.generation(), m_options.state()};
}

void History::apply(const ViewState& next)
{
    endMerging();
    setAll(next);
    record();
    endMerging();
}

void History::restart(const ViewState& next)
{
    setAll(next);
    m_undo.clear();
    m_redo.clear();
    m_merging = false;
    m_last = state();
    emit changed(false, false);
}

void History::undo()
{
    if (m_undo.empty()) {
        return;
    }
    m_redo.push_back(std::move(m_undo.back()));
    m_undo.pop_back();
    setAll(m_redo.back().before);
    m_last = state();
    m_merging = false;
    emit changed(canUndo(), canRedo());
}

void History::redo()
{
    if (m_redo.empty()) {
        return;
    }
    m_undo.push_back(std::move(m_redo.back()));
    m_redo.pop_back();
    setAll(m_undo.back().after);
    m_last = state();
    m_merging = false;
    emit changed(canUndo(), canRedo());
}

void History::endMerging() { m_merging = false; }

void History::record()
{
    ViewState now = state();
    if (m_applying || now == m_last) {
        return;
    }
    Step step{m_last, now, changeBetween(m_last, now), changedControl(m_last.options, now.options)};
    const qint64 time = m_clock();
    if (mergesWith(step, time)) {
        m_undo.back().after = now;
        if (m_undo.back().before == now) {
            m_undo.pop_back();
            m_merging = false;
        }
    } else {
        m_merging = step.change == ViewChange::Search || step.change == ViewChange::Sizes ||
                    (step.change == ViewChange::Options && !step.control.empty());
        m_undo.push_back(std::move(step));
        if (m_undo.size() > maximumSteps) {
            m_undo.erase(m_undo.begin());
        }
    }
    m_redo.clear();
    m_last = std::move(now);
    m_lastChange = time;
    emit changed(canUndo(), canRedo());
}

void History::setAll(const ViewState& next)
{
    m_applying = true;
    m_filter.setState(next.filter);
    m_pins.setReferences(next.pins);
    if (next.baselineGeneration.isEmpty()) {
        m_baseline.setReference(next.baseline);
    } else {
        m_baseline.setGeneration(next.baselineGeneration);
    }
    m_options.setState(next.options);
    m_applying = false;
}

bool History::mergesWith(const Step& step, qint64 now) const
{
    return m_merging && !m_undo.empty() && m_undo.back().change == step.change &&
           m_undo.back().control == step.control && now - m_lastChange <= mergeMilliseconds;
}

}  // namespace podium
