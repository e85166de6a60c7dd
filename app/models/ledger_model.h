// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <vector>

#include <QAbstractTableModel>

#include "app/analysis/ledger_entry.h"
#include "app/analysis/number_format.h"

namespace podium {

enum class LedgerColumn { Exported, Title, Format, Results, State, File };
inline constexpr int ledgerColumnCount = 6;

/// The figures that were exported, a row an entry of the ledger. Roles: DisplayRole, ToolTipRole (the whole text),
/// SortRole, KeyRole (the entry's number as text), ChangedRole (bool: results or file are no longer as they were),
/// SummaryRole (all that a search looks through: title, file, format, results).
class LedgerModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit LedgerModel(QObject* parent = nullptr);

    void setEntries(std::vector<LedgerEntry> entries, Language language);
    [[nodiscard]] const std::vector<LedgerEntry>& entries() const { return m_entries; }
    /// Null: there is none of this number.
    [[nodiscard]] const LedgerEntry* entry(std::int64_t number) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

    /// What is not as it was when the figure was exported: "2 results changed, file gone"; "Unchanged".
    [[nodiscard]] static QString stateWords(const LedgerEntry& entry);
    /// "2026-11-30 17:05", in UTC.
    [[nodiscard]] static QString timeWords(const ExportRecord& record);
    /// "Clipboard" where it is no file.
    [[nodiscard]] static QString fileWords(const ExportRecord& record);

private:
    [[nodiscard]] QString text(const LedgerEntry& entry, LedgerColumn column) const;
    [[nodiscard]] static QVariant sortValue(const LedgerEntry& entry, LedgerColumn column);

    std::vector<LedgerEntry> m_entries;
    NumberFormat m_numbers{Language::English};
};

/// Whether the results that the entry showed, or its file, are other ones now.
[[nodiscard]] bool isTouched(const LedgerEntry& entry);

}  // namespace podium
