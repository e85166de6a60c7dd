// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include <QObject>
#include <QString>

#include "app/models/active_filter.h"
#include "app/models/filter_rows.h"
#include "app/models/result_store.h"

namespace podium {

/// The results that the active filter lets through, worked out once for all models that show them.
///
/// Search words are found by the database: when they change, searchRequested() asks for the ids of their results, and
/// setSearchMatches() brings them, at once or later. Until then the matches of the words before stand.
class FilteredResults : public QObject {
    Q_OBJECT

public:
    /// Both must outlive this.
    FilteredResults(ResultStore& store, ActiveFilter& filter, QObject* parent = nullptr);

    [[nodiscard]] const SharedSnapshot& snapshot() const { return m_snapshot; }
    [[nodiscard]] const SharedOutcome& outcome() const { return m_outcome; }
    [[nodiscard]] const FilterState& filter() const { return m_state; }
    [[nodiscard]] const std::vector<RowIndex>& rows() const { return m_outcome->rows; }
    /// Whether the filter lets this result through; false for one that is not there.
    [[nodiscard]] bool contains(const QString& reference) const;
    /// Grows with every change.
    [[nodiscard]] quint64 generation() const { return m_generation; }
    /// 1 or 0 for every row, as filterRows() takes them; null where no search restricts.
    [[nodiscard]] const std::vector<std::uint8_t>* searchMatches() const
    {
        return m_searchRestricts ? &m_searchMatches : nullptr;
    }
    [[nodiscard]] bool searchPending() const { return m_searchPending; }

public slots:
    /// Asks anew for the words in force, if there are any: for one who began to listen later, or whose search failed.
    void requestSearch();
    /// The answer to searchRequested() of this number; one to an older request is dropped.
    void setSearchMatches(quint64 request, const std::vector<std::int64_t>& ids);

signals:
    void changed(quint64 generation);
    void searchRequested(quint64 request, const QString& words);

private:
    void followStore(const SharedSnapshot& snapshot);
    void followFilter(const FilterState& state);
    void refresh();

    SharedSnapshot m_snapshot;
    SharedOutcome m_outcome;
    FilterState m_state;
    quint64 m_generation = 0;
    quint64 m_searchRequest = 0;
    bool m_searchPending = false;
    bool m_searchRestricts = false;
    std::vector<std::uint8_t> m_searchMatches;
};

}  // namespace podium
