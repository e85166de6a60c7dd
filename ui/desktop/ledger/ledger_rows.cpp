// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/ledger/ledger_rows.h"

#include <algorithm>

#include "app/models/model_roles.h"

namespace podium::desktop {

LedgerRows::LedgerRows(QObject* parent) : QSortFilterProxyModel(parent)
{
    setSortRole(SortRole);
    setSortCaseSensitivity(Qt::CaseInsensitive);
}

void LedgerRows::setSearch(const QString& words)
{
    m_words = words.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    invalidateFilter();
}

void LedgerRows::setTouchedOnly(bool only)
{
    m_touchedOnly = only;
    invalidateFilter();
}

bool LedgerRows::filterAcceptsRow(int row, const QModelIndex& parent) const
{
    const QModelIndex index = sourceModel()->index(row, 0, parent);
    if (m_touchedOnly && !index.data(ChangedRole).toBool()) {
        return false;
    }
    const QString text = index.data(SummaryRole).toString();
    return std::all_of(m_words.begin(), m_words.end(),
                       [&text](const QString& word) { return text.contains(word, Qt::CaseInsensitive); });
}

}  // namespace podium::desktop
