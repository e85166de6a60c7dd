// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_results_model.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "app/models/model_roles.h"
#include "app/models/shown_text.h"

namespace podium {

namespace {

bool isScore(int section)
{
    const auto column = static_cast<LedgerResultColumn>(section);
    return column == LedgerResultColumn::Then || column == LedgerResultColumn::Now;
}

bool isOther(const LedgerResult& result) { return result.gone || result.hasChanged(); }

QVariant sortValue(const LedgerResult& result, LedgerResultColumn column)
{
    const auto number = [](const std::optional<double>& minutes) { return minutes ? QVariant(*minutes) : QVariant(); };
    switch (column) {
    case LedgerResultColumn::Result:
        return asShown(result.reference);
    case LedgerResultColumn::Then:
        return number(result.then);
    case LedgerResultColumn::Now:
        return number(result.now);
    case LedgerResultColumn::Change:
        return result.gone ? 2 : result.hasChanged() ? 1 : 0;
    }
    return {};
}

}  // namespace

LedgerResultsModel::LedgerResultsModel(QObject* parent) : QAbstractTableModel(parent) {}

void LedgerResultsModel::setResults(std::vector<LedgerResult> results, Language language)
{
    beginResetModel();
    m_results = std::move(results);
    std::stable_partition(m_results.begin(), m_results.end(), isOther);
    m_numbers = NumberFormat(language);
    endResetModel();
}

int LedgerResultsModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_results.size());
}

int LedgerResultsModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : ledgerResultColumnCount;
}

QVariant LedgerResultsModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const LedgerResult& result = m_results[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<LedgerResultColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return text(result, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isScore(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        return sortValue(result, column);
    case ReferenceRole:
        return asShown(result.reference);
    case ChangedRole:
        return isOther(result);
    default:
        return {};
    }
}

QVariant LedgerResultsModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ledgerResultColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((isScore(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (static_cast<LedgerResultColumn>(section)) {
    case LedgerResultColumn::Result:
        return tr("Result that was shown");
    case LedgerResultColumn::Then:
        return tr("Then, min");
    case LedgerResultColumn::Now:
        return tr("Now, min");
    case LedgerResultColumn::Change:
        return tr("Since then");
    }
    return {};
}

QString LedgerResultsModel::text(const LedgerResult& result, LedgerResultColumn column) const
{
    const auto minutes = [this](const std::optional<double>& value) {
        return value ? asShown(m_numbers.minutesInTable(*value)) : tr("none");
    };
    switch (column) {
    case LedgerResultColumn::Result:
        return asShown(result.reference);
    case LedgerResultColumn::Then:
        return minutes(result.then);
    case LedgerResultColumn::Now:
        return result.gone ? QString() : minutes(result.now);
    case LedgerResultColumn::Change:
        return result.gone              ? tr("gone")
               : result.hasOtherScore() ? tr("changed")
               : result.hasOtherId()    ? tr("other ID")
                                        : QString();
    }
    return {};
}

}  // namespace podium
