// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/racks_model.h"

#include <algorithm>
#include <utility>

#include "app/models/figure_filter.h"

namespace podium {

RacksModel::RacksModel(FilteredResults& results, BaselineState& baseline, SelectionState& selection,
                       FigureSources sources, QObject* parent)
    : QObject(parent), m_results(results), m_baseline(baseline), m_selection(selection), m_sources(std::move(sources)),
      m_options(defaultSpec(FigureKind::Racks))
{
    connect(&results, &FilteredResults::changed, this, &RacksModel::invalidate);
    connect(&baseline, &BaselineState::changed, this, &RacksModel::invalidate);
    connect(&selection, &SelectionState::selectionChanged, this, &RacksModel::invalidate);
}

void RacksModel::setOptions(const FigureSpec& options)
{
    if (!(options == m_options)) {
        m_options = options;
        invalidate();
    }
}

void RacksModel::setSources(FigureSources sources)
{
    m_sources = std::move(sources);
    invalidate();
}

void RacksModel::setOwnRacks(OwnRacks racks)
{
    if (racks != m_ownRacks) {
        m_ownRacks = std::move(racks);
        invalidate();
    }
}

void RacksModel::invalidate()
{
    m_stale = true;
    emit invalidated();
}

SubmissionRows RacksModel::shown() const
{
    SubmissionRows rows;
    rows.reserve(m_results.rows().size());
    for (const RowIndex row : m_results.rows()) {
        rows.add(m_results.snapshot()->row(row));
    }
    return rows;
}

const store::SubmissionRow* RacksModel::subject() const
{
    const QString chosen = QString::fromStdString(m_options.racks.subject);
    for (const QString& reference : {chosen, m_selection.selected()}) {
        const auto index = m_results.snapshot()->find(reference);
        if (index && m_results.contains(reference)) {
            return &m_results.snapshot()->row(*index);
        }
    }
    return m_sources.tables ? usualSubject(shown(), *m_sources.tables) : nullptr;
}

std::vector<AgainstChoice> RacksModel::choices() const
{
    const store::SubmissionRow* row = subject();
    return row != nullptr ? againstChoices(*row, m_results.snapshot()->rows(), *m_sources.tables)
                          : std::vector<AgainstChoice>();
}

std::string RacksModel::against() const
{
    const store::SubmissionRow* row = subject();
    if (row == nullptr) {
        return {};
    }
    const std::string& chosen = m_options.racks.against;
    const SubmissionRows all(m_results.snapshot()->rows());
    if (!chosen.empty() && footprintRows(*row, chosen, all, *m_sources.tables)) {
        return chosen;
    }
    const auto baseline = m_results.snapshot()->find(m_baseline.reference());
    return usualAgainst(*row, baseline ? &m_results.snapshot()->row(*baseline) : nullptr, all, *m_sources.tables);
}

FigureSpec RacksModel::spec() const
{
    FigureSpec spec = m_options;
    spec.filter = figureFilter(m_results.filter());
    spec.baseline.clear();
    if (const store::SubmissionRow* row = subject()) {
        spec.racks.subject = reference(row->key);
        spec.racks.against = against();
        if (!spec.racks.rackOfSubject) {
            spec.racks.rackOfSubject = ownRackOf(m_ownRacks, *row);
        }
        const SubmissionRows all(m_results.snapshot()->rows());
        const auto rows = footprintRows(*row, spec.racks.against, all, *m_sources.tables);
        if (rows && !spec.racks.rack) {
            spec.racks.rack = ownRackOf(m_ownRacks, spec.racks.against, rows->others);
        }
    }
    return spec;
}

void RacksModel::update()
{
    if (!m_stale || !m_sources.tables) {
        return;
    }
    m_stale = false;
    const FigureSpec asked = spec();
    const FigureContext context{*m_sources.tables, *m_sources.legends, *m_sources.phrases, m_sources.catalogueDate,
                                m_sources.today};
    m_answer = answerRacks(asked, shown(), m_results.snapshot()->rows(), context);
    m_figure = m_answer ? drawRacks(asked, *m_answer, context) : Result<Figure>(tl::unexpected(m_answer.error()));
}

const Result<RacksAnswer>& RacksModel::answer()
{
    update();
    return m_answer;
}

const Result<Figure>& RacksModel::figure()
{
    update();
    return m_figure;
}

}  // namespace podium
