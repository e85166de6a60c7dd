// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include <QAbstractItemModel>
#include <QLocale>

#include "app/models/active_filter.h"
#include "app/models/filtered_results.h"

namespace podium {

/// Tree of facets and their values, one column. Counts follow the other facets; values without results stay, greyed.
/// Ticking a value changes the filter. Values that are chosen but that no result has are listed last, so that they can
/// be unticked. Roles: DisplayRole, CheckStateRole, ToolTipRole, FacetRole, KeyRole, CountRole, GreyedRole, FamilyRole,
/// SummaryRole. `facetIndex()` is the root for a list of one facet's values.
class FacetModel : public QAbstractItemModel {
    Q_OBJECT

public:
    /// Both must outlive this.
    FacetModel(FilteredResults& results, ActiveFilter& filter, QObject* parent = nullptr);

    [[nodiscard]] QModelIndex facetIndex(Facet facet) const;
    /// Invalid where the facet lists no such value.
    [[nodiscard]] QModelIndex valueIndex(Facet facet, const QString& key) const;

    /// Of the numbers in tool tips.
    void setLocale(const QLocale& locale);
    /// After a change of the application's language.
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

private:
    struct ValueRow;

    void follow();
    void adoptExtras(Facet facet, std::vector<std::string> extras);
    void tellAllChanged();
    [[nodiscard]] std::vector<std::string> extrasOf(Facet facet, const FilterState& state) const;
    [[nodiscard]] ValueRow valueRow(const QModelIndex& index) const;
    [[nodiscard]] QVariant facetData(Facet facet, int role) const;
    [[nodiscard]] QVariant valueData(const ValueRow& value, int role) const;
    [[nodiscard]] QString summary(Facet facet) const;

    FilteredResults& m_results;
    ActiveFilter& m_filter;
    QLocale m_locale;
    SharedSnapshot m_snapshot;
    SharedOutcome m_outcome;
    FilterState m_state;
    std::array<std::vector<std::string>, facetCount> m_extras;  ///< chosen keys that no result has
};

}  // namespace podium
