// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QObject>

#include "app/models/active_filter.h"
#include "app/models/baseline_state.h"
#include "app/models/facet_model.h"
#include "app/models/figure_model.h"
#include "app/models/filtered_results.h"
#include "app/models/history.h"
#include "app/models/page_options.h"
#include "app/models/pin_state.h"
#include "app/models/result_store.h"
#include "app/models/result_table_model.h"
#include "app/models/selection_state.h"
#include "ui/desktop/data/data_service.h"
#include "ui/desktop/data/languages.h"

namespace podium::desktop {

/// What every view of the window looks at: the results, one filter, one selection, the pins, the options of all
/// pages, their history, and the basis of times. Views change these and follow them; they do not know each other.
class Workbench final : public QObject {
    Q_OBJECT
public:
    Workbench(DataService& data, Languages& languages, QObject* parent = nullptr);
    ~Workbench() override;

    [[nodiscard]] DataService& data() { return m_data; }
    [[nodiscard]] ResultStore& store() { return m_store; }
    [[nodiscard]] ActiveFilter& filter() { return m_filter; }
    [[nodiscard]] FilteredResults& results() { return m_results; }
    [[nodiscard]] FacetModel& facets() { return m_facets; }
    [[nodiscard]] ResultTableModel& table() { return m_table; }
    [[nodiscard]] SelectionState& selection() { return m_selection; }
    [[nodiscard]] PinState& pins() { return m_pins; }
    [[nodiscard]] BaselineState& baseline() { return m_baseline; }
    [[nodiscard]] PageOptionsState& options() { return m_options; }
    [[nodiscard]] History& history() { return m_history; }

    [[nodiscard]] bool isOpen() const { return m_opened.has_value(); }
    /// Only while open.
    [[nodiscard]] const OpenedData& opened() const { return *m_opened; }
    [[nodiscard]] const FigureSources& sources() const { return m_sources; }
    [[nodiscard]] Language language() const { return m_languages.language(); }
    [[nodiscard]] QLocale locale() const { return m_languages.locale(); }
    [[nodiscard]] NumberFormat numbers() const { return NumberFormat(m_languages.language()); }
    [[nodiscard]] const Phrasebook& phrases() const { return *m_sources.phrases; }

    [[nodiscard]] FigureBasis basis() const { return m_basis; }
    void setBasis(FigureBasis basis) { m_options.setBasis(basis); }

    /// Racks that the user entered; kept in the database.
    [[nodiscard]] const OwnRacks& ownRacks() const { return m_ownRacks; }
    void setOwnRacks(OwnRacks racks);

    /// The rows that the filter lets through; good until the results are replaced.
    [[nodiscard]] SubmissionRows shownRows() const;
    /// Null where no result has this reference.
    [[nodiscard]] const store::SubmissionRow* row(const QString& reference) const;
    /// "Carina, 2,496 × GB200".
    [[nodiscard]] QString shortName(const store::SubmissionRow& row) const;
    /// The one benchmark that the filter chooses; empty: none or several.
    [[nodiscard]] std::string chosenBenchmark() const;

    /// What a first start shows: the newest benchmark in the round that has most results of it, Closed division.
    [[nodiscard]] FilterState firstFilter() const;

signals:
    void dataOpened();
    void basisChanged();
    void ownRacksChanged();
    void sourcesChanged();

private:
    void adopt(const OpenedData& data);
    void followOptions();
    void updateWords();

    DataService& m_data;
    Languages& m_languages;
    std::optional<OpenedData> m_opened;
    FigureSources m_sources;
    FigureBasis m_basis = FigureBasis::Official;
    OwnRacks m_ownRacks;
    ResultStore m_store;
    ActiveFilter m_filter;
    FilteredResults m_results;
    FacetModel m_facets;
    ResultTableModel m_table;
    SelectionState m_selection;
    PinState m_pins;
    BaselineState m_baseline;
    PageOptionsState m_options;
    History m_history;
};

}  // namespace podium::desktop
