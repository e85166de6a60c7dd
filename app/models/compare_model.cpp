// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/compare_model.h"

#include <utility>

#include "app/models/model_roles.h"

namespace podium {

namespace {

/// Of groups; their rows hold the number of the group plus one.
constexpr quintptr noGroup = 0;

int alignment(bool right) { return static_cast<int>(Qt::AlignVCenter | (right ? Qt::AlignRight : Qt::AlignLeft)); }

}  // namespace

CompareModel::CompareModel(QObject* parent) : QAbstractItemModel(parent) {}

void CompareModel::setSheet(CompareSheet sheet, std::vector<Header> headers)
{
    beginResetModel();
    m_groups = {std::move(sheet.score), std::move(sheet.differences), std::move(sheet.equal)};
    m_headers = std::move(headers);
    endResetModel();
}

QModelIndex CompareModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : noGroup);
}

QModelIndex CompareModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() != noGroup
               ? createIndex(static_cast<int>(child.internalId() - 1), 0, noGroup)
               : QModelIndex();
}

int CompareModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return m_headers.empty() ? 0 : static_cast<int>(m_groups.size());
    }
    const bool isGroup = parent.internalId() == noGroup && parent.column() == 0;
    return isGroup ? static_cast<int>(rowsOf(parent.row()).size()) : 0;
}

int CompareModel::columnCount(const QModelIndex&) const { return 1 + resultCount(); }

QString CompareModel::groupTitle(int group) const
{
    const int count = static_cast<int>(rowsOf(group).size());
    switch (group) {
    case Score:
        return tr("Score and runs");
    case Differences:
        return tr("Different: %n field(s)", nullptr, count);
    default:
        return tr("Equal: %n field(s)", nullptr, count);
    }
}

QString CompareModel::referenceOf(int column) const
{
    return column > 0 ? m_headers[static_cast<std::size_t>(column - 1)].reference : QString();
}

QVariant CompareModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (role == ReferenceRole) {
        return referenceOf(index.column());
    }
    if (index.internalId() == noGroup) {
        return role == Qt::DisplayRole && index.column() == 0 ? QVariant(groupTitle(index.row())) : QVariant();
    }
    const SheetRow& row = rowsOf(static_cast<int>(index.internalId() - 1))[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return index.column() == 0 ? row.label : row.cells[index.column() - 1];
    case Qt::TextAlignmentRole:
        return alignment(row.isNumber && index.column() > 0);
    default:
        return {};
    }
}

QVariant CompareModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columnCount()) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return section == 0 ? tr("Field") : m_headers[static_cast<std::size_t>(section - 1)].title;
    case Qt::ToolTipRole:
    case ReferenceRole:
        return referenceOf(section);
    case Qt::TextAlignmentRole:
        return alignment(false);
    case FamilyRole:
        return section == 0 ? QVariant() : QVariant(m_headers[static_cast<std::size_t>(section - 1)].family);
    default:
        return {};
    }
}

}  // namespace podium
