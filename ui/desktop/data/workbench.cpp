// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/data/workbench.h"

#include <algorithm>
#include <map>

#include <QDate>

#include "app/analysis/display_text.h"
#include "app/analysis/overview.h"
#include "app/analysis/titles.h"
#include "app/services/figure_service.h"

namespace podium::desktop {

Workbench::Workbench(DataService& data, Languages& languages, QObject* parent)
    : QObject(parent), m_data(data), m_languages(languages), m_results(m_store, m_filter),
      m_facets(m_results, m_filter), m_table(m_results), m_history(m_filter, m_pins, m_baseline, m_options)
{
    updateWords();
    connect(&m_options, &PageOptionsState::changed, this, &Workbench::followOptions);
    connect(&m_data, &DataService::opened, this, &Workbench::adopt);
    connect(&m_data, &DataService::reloaded, &m_store, &ResultStore::replace);
    connect(&m_results, &FilteredResults::searchRequested, &m_data, &DataService::search);
    connect(&m_data, &DataService::searched, &m_results, &FilteredResults::setSearchMatches);
    connect(&m_languages, &Languages::changed, this, [this] {
        updateWords();
        emit sourcesChanged();
    });
}

Workbench::~Workbench() = default;

void Workbench::adopt(const OpenedData& data)
{
    m_opened = data;
    m_ownRacks = data.ownRacks;
    m_sources.tables = data.tables;
    m_sources.legends = data.legends;
    m_sources.catalogueDate = data.tables->version();
    m_sources.today = services::todayInUtc();
    m_store.replace(data.snapshot);
    emit dataOpened();
}

void Workbench::updateWords()
{
    m_sources.phrases = std::make_shared<const BuiltinPhrasebook>(m_languages.language());
    m_table.setWording(m_languages.locale(), m_sources.phrases);
    m_facets.setLocale(m_languages.locale());
    m_facets.retranslate();
}

void Workbench::followOptions()
{
    if (m_options.basis() != m_basis) {
        m_basis = m_options.basis();
        emit basisChanged();
    }
}

void Workbench::setOwnRacks(OwnRacks racks)
{
    if (racks != m_ownRacks) {
        m_ownRacks = std::move(racks);
        m_data.keepOwnRacks(m_ownRacks);
        emit ownRacksChanged();
    }
}

SubmissionRows Workbench::shownRows() const
{
    SubmissionRows rows;
    rows.reserve(m_results.rows().size());
    for (const RowIndex index : m_results.rows()) {
        rows.add(m_results.snapshot()->row(index));
    }
    return rows;
}

const store::SubmissionRow* Workbench::row(const QString& reference) const
{
    const auto index = m_store.snapshot()->find(reference);
    return index ? &m_store.snapshot()->row(*index) : nullptr;
}

QString Workbench::shortName(const store::SubmissionRow& row) const
{
    std::string name = shortSystemName(systemTitle(row), row.submitter);
    if (const auto size = sizeOf(row)) {
        name += ", " + numbers().count(*size) + " × " + shortAcceleratorNames({acceleratorTitle(row)}).front();
    }
    return QString::fromStdString(displayText(name));
}

std::string Workbench::chosenBenchmark() const
{
    const ChosenKeys& chosen = m_filter.state().of(Facet::Benchmark);
    return chosen.size() == 1 ? *chosen.begin() : std::string();
}

FilterState Workbench::firstFilter() const
{
    FilterState filter;
    if (const auto first = firstSubject(m_store.snapshot()->rows())) {
        filter.of(Facet::Benchmark) = {first->benchmark};
        if (!first->round.empty()) {
            filter.of(Facet::Round) = {first->round};
            filter.of(Facet::Division) = {std::string(toString(Division::Closed))};
        }
    }
    return filter;
}

}  // namespace podium::desktop
