// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/ledger_model.h"

#include <algorithm>
#include <utility>

#include <QStringList>

#include "app/models/model_roles.h"
#include "app/models/shown_text.h"

namespace podium {

namespace {

bool isNumber(int column) { return column == static_cast<int>(LedgerColumn::Results); }

/// Everything that a search may find the entry by.
QString searchedText(const LedgerEntry& entry)
{
    const ExportRecord& record = entry.record;
    QStringList parts{asShown(record.title), asShown(record.file), asShown(record.format), asShown(record.exportedAt)};
    for (const LedgerResult& result : entry.results) {
        parts << asShown(result.reference);
    }
    return parts.join(QLatin1Char('\n'));
}

}  // namespace

bool isTouched(const LedgerEntry& entry)
{
    return entry.goneResults() > 0 || entry.changedResults() > 0 ||
           (entry.file != ExportedFile::Same && entry.file != ExportedFile::Clipboard);
}

LedgerModel::LedgerModel(QObject* parent) : QAbstractTableModel(parent) {}

void LedgerModel::setEntries(std::vector<LedgerEntry> entries, Language language)
{
    beginResetModel();
    m_entries = std::move(entries);
    m_numbers = NumberFormat(language);
    endResetModel();
}

const LedgerEntry* LedgerModel::entry(std::int64_t number) const
{
    const auto found = std::find_if(m_entries.begin(), m_entries.end(),
                                    [number](const LedgerEntry& entry) { return entry.record.number == number; });
    return found == m_entries.end() ? nullptr : &*found;
}

int LedgerModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_entries.size());
}

int LedgerModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : ledgerColumnCount; }

QVariant LedgerModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const LedgerEntry& entry = m_entries[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<LedgerColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole:
        return text(entry, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case SortRole:
        return sortValue(entry, column);
    case KeyRole:
        return QString::number(entry.record.number);
    case ChangedRole:
        return isTouched(entry);
    case SummaryRole:
        return searchedText(entry);
    default:
        return {};
    }
}

QVariant LedgerModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= ledgerColumnCount) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((isNumber(section) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    switch (static_cast<LedgerColumn>(section)) {
    case LedgerColumn::Exported:
        return tr("Exported (UTC)");
    case LedgerColumn::Title:
        return tr("Figure");
    case LedgerColumn::Format:
        return tr("Format");
    case LedgerColumn::Results:
        return tr("Results");
    case LedgerColumn::State:
        return tr("Since then");
    case LedgerColumn::File:
        return tr("File");
    }
    return {};
}

QString LedgerModel::text(const LedgerEntry& entry, LedgerColumn column) const
{
    switch (column) {
    case LedgerColumn::Exported:
        return timeWords(entry.record);
    case LedgerColumn::Title:
        return asShown(entry.record.title);
    case LedgerColumn::Format:
        return asShown(entry.record.format);
    case LedgerColumn::Results:
        return asShown(m_numbers.count(static_cast<std::int64_t>(entry.results.size())));
    case LedgerColumn::State:
        return stateWords(entry);
    case LedgerColumn::File:
        return fileWords(entry.record);
    }
    return {};
}

QVariant LedgerModel::sortValue(const LedgerEntry& entry, LedgerColumn column)
{
    switch (column) {
    case LedgerColumn::Exported:
        return static_cast<qlonglong>(entry.record.number);
    case LedgerColumn::Title:
        return asShown(entry.record.title);
    case LedgerColumn::Format:
        return asShown(entry.record.format);
    case LedgerColumn::Results:
        return static_cast<qlonglong>(entry.results.size());
    case LedgerColumn::State:
        return static_cast<qlonglong>(entry.goneResults() + entry.changedResults()) * 2 + (isTouched(entry) ? 1 : 0);
    case LedgerColumn::File:
        return asShown(entry.record.file);
    }
    return {};
}

QString LedgerModel::stateWords(const LedgerEntry& entry)
{
    QStringList parts;
    if (const int changed = static_cast<int>(entry.changedResults()); changed > 0) {
        parts << tr("%n result(s) changed", nullptr, changed);
    }
    if (const int gone = static_cast<int>(entry.goneResults()); gone > 0) {
        parts << tr("%n result(s) gone", nullptr, gone);
    }
    switch (entry.file) {
    case ExportedFile::Altered:
        parts << tr("file altered");
        break;
    case ExportedFile::Gone:
        parts << tr("file gone");
        break;
    case ExportedFile::Unreadable:
        parts << tr("file unreadable");
        break;
    case ExportedFile::Same:
    case ExportedFile::Clipboard:
        break;
    }
    return parts.isEmpty() ? tr("Unchanged") : parts.join(QStringLiteral(", "));
}

QString LedgerModel::timeWords(const ExportRecord& record)
{
    constexpr int minutesEnd = 16;  // of "2026-11-30T17:05:09Z"
    return asShown(record.exportedAt).left(minutesEnd).replace(QLatin1Char('T'), QLatin1Char(' '));
}

QString LedgerModel::fileWords(const ExportRecord& record)
{
    return record.file.empty() ? tr("Clipboard") : asShown(record.file);
}

}  // namespace podium
