// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QAbstractTableModel>

#include "app/analysis/ledger_entry.h"
#include "app/analysis/number_format.h"

namespace podium {

enum class LedgerResultColumn { Result, Then, Now, Change };
inline constexpr int ledgerResultColumnCount = 4;

/// The results that an export showed, in minutes then and now; those that are no longer the same come first. Roles:
/// DisplayRole, ToolTipRole, SortRole, ReferenceRole, ChangedRole (bool).
class LedgerResultsModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit LedgerResultsModel(QObject* parent = nullptr);

    void setResults(std::vector<LedgerResult> results, Language language);

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QString text(const LedgerResult& result, LedgerResultColumn column) const;

    std::vector<LedgerResult> m_results;
    NumberFormat m_numbers{Language::English};
};

}  // namespace podium
