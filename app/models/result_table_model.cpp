// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_table_model.h"

#include <algorithm>
#include <utility>

#include "app/analysis/figure_rows.h"
#include "app/models/model_roles.h"
#include "app/models/reference_mime.h"
#include "app/models/result_cells.h"
#include "app/models/sort_rows.h"

namespace podium {

namespace {

ResultColumn columnAt(int section) { return static_cast<ResultColumn>(section); }

bool isColumn(int section) { return section >= 0 && section < resultColumnCount; }

int alignmentOf(int section)
{
    return static_cast<int>((isNumber(columnAt(section)) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
}

}  // namespace

ResultTableModel::ResultTableModel(FilteredResults& results, QObject* parent)
    : QAbstractTableModel(parent), m_results(results), m_locale(QLocale::English),
      m_phrases(std::make_shared<const BuiltinPhrasebook>(Language::English)), m_snapshot(results.snapshot()),
      m_outcome(results.outcome())
{
    m_order = sortedRows(*m_snapshot, m_sortColumn, m_sortOrder);
    arrange();
    connect(&results, &FilteredResults::changed, this, &ResultTableModel::follow);
}

void ResultTableModel::setWording(const QLocale& locale, std::shared_ptr<const Phrasebook> phrases)
{
    m_locale = locale;
    m_phrases = std::move(phrases);
    emit headerDataChanged(Qt::Horizontal, 0, resultColumnCount - 1);
    if (!m_shown.empty()) {
        emit dataChanged(index(0, 0), index(rowCount() - 1, resultColumnCount - 1));
    }
}

int ResultTableModel::rowOf(const QString& reference) const
{
    const auto row = m_snapshot->find(reference);
    if (!row) {
        return -1;
    }
    if (m_position.size() != m_snapshot->size()) {
        m_position.assign(m_snapshot->size(), -1);
        for (std::size_t position = 0; position < m_shown.size(); ++position) {
            m_position[m_shown[position]] = static_cast<int>(position);
        }
    }
    return m_position[*row];
}

QString ResultTableModel::referenceAt(int row) const
{
    return row >= 0 && row < rowCount() ? m_snapshot->reference(m_shown[static_cast<std::size_t>(row)]) : QString();
}

const store::SubmissionRow& ResultTableModel::submissionAt(int row) const
{
    return m_snapshot->row(m_shown[static_cast<std::size_t>(row)]);
}

int ResultTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_shown.size());
}

int ResultTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : resultColumnCount; }

QVariant ResultTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const RowIndex row = m_shown[static_cast<std::size_t>(index.row())];
    const ResultColumn column = columnAt(index.column());
    const ResultCells cells(*m_snapshot, m_locale, *m_phrases);
    switch (role) {
    case Qt::DisplayRole:
        return cells.text(row, column);
    case Qt::TextAlignmentRole:
        return alignmentOf(index.column());
    case Qt::ToolTipRole:
        return cells.toolTip(row, column);
    case Qt::AccessibleTextRole: {
        const QString text = cells.text(row, column);
        return text.isEmpty() ? cells.missingReason(row, column) : text;
    }
    case SortRole:
        return cells.sortValue(row, column);
    case RawValueRole:
        return cells.rawValue(row, column);
    case MissingReasonRole:
        return cells.missingReason(row, column);
    case ReferenceRole:
        return m_snapshot->reference(row);
    case VerifiedRole:
        return m_snapshot->row(row).verified;
    case SubmissionIdRole:
        return static_cast<qlonglong>(m_snapshot->row(row).id);
    case FamilyRole:
        return index.column() == 0 ? QVariant(static_cast<int>(hardwareFamily(m_snapshot->row(row).accelerator)))
                                   : QVariant();
    default:
        return {};
    }
}

QVariant ResultTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal) {
        return QAbstractTableModel::headerData(section, orientation, role);
    }
    if (!isColumn(section)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return columnTitle(columnAt(section));
    case Qt::ToolTipRole:
        return columnExplanation(columnAt(section));
    case Qt::TextAlignmentRole:
        return alignmentOf(section);
    default:
        return {};
    }
}

QHash<int, QByteArray> ResultTableModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractTableModel::roleNames();
    names.insert(SortRole, "sortValue");
    names.insert(RawValueRole, "rawValue");
    names.insert(ReferenceRole, "reference");
    names.insert(FamilyRole, "family");
    names.insert(MissingReasonRole, "missingReason");
    names.insert(VerifiedRole, "verified");
    names.insert(SubmissionIdRole, "submissionId");
    return names;
}

Qt::ItemFlags ResultTableModel::flags(const QModelIndex& index) const
{
    const Qt::ItemFlags flags = QAbstractTableModel::flags(index);
    return index.isValid() ? flags | Qt::ItemIsDragEnabled : flags;
}

QStringList ResultTableModel::mimeTypes() const { return {referenceMimeType()}; }

QMimeData* ResultTableModel::mimeData(const QModelIndexList& indexes) const
{
    QStringList references;
    for (const QModelIndex& index : indexes) {
        const QString reference = referenceAt(index.row());
        if (!references.contains(reference)) {
            references << reference;
        }
    }
    return references.isEmpty() ? nullptr : mimeOfReferences(references).release();
}

void ResultTableModel::sort(int column, Qt::SortOrder order)
{
    if (!isColumn(column) || (columnAt(column) == m_sortColumn && order == m_sortOrder)) {
        return;
    }
    emit layoutAboutToBeChanged({}, VerticalSortHint);
    const QModelIndexList before = persistentIndexList();
    QStringList references;
    for (const QModelIndex& index : before) {
        references.append(referenceAt(index.row()));
    }
    m_sortColumn = columnAt(column);
    m_sortOrder = order;
    m_order = sortedRows(*m_snapshot, m_sortColumn, m_sortOrder);
    arrange();
    QModelIndexList after;
    for (qsizetype number = 0; number < before.size(); ++number) {
        after.append(index(rowOf(references[number]), before[number].column()));
    }
    changePersistentIndexList(before, after);
    emit layoutChanged({}, VerticalSortHint);
}

void ResultTableModel::follow()
{
    beginResetModel();
    if (m_results.snapshot() != m_snapshot) {
        m_snapshot = m_results.snapshot();
        m_order = sortedRows(*m_snapshot, m_sortColumn, m_sortOrder);
    }
    m_outcome = m_results.outcome();
    arrange();
    endResetModel();
}

/// Those of the sorted rows that match now.
void ResultTableModel::arrange()
{
    const std::vector<std::uint8_t>& matches = m_outcome->matches;
    m_shown.clear();
    m_shown.reserve(m_outcome->rows.size());
    std::copy_if(m_order.begin(), m_order.end(), std::back_inserter(m_shown),
                 [&](RowIndex row) { return matches[row] != 0; });
    m_position.clear();
}

}  // namespace podium
