// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/facet_model.h"

#include <algorithm>
#include <utility>

#include <QStringList>

#include "app/analysis/display_text.h"
#include "app/models/model_roles.h"
#include "app/models/model_words.h"

namespace podium {

/// One listed value: one of the snapshot's, or one that is chosen but that no result has.
struct FacetModel::ValueRow {
    Facet facet = Facet::Round;
    const std::string& key;
    const FacetValue* value = nullptr;  ///< null: no result has it
    std::uint32_t count = 0;
};

namespace {

/// Unshortened: "NVIDIA H100 SXM" where "H100" is listed.
QString fullName(Facet facet, const std::string& key, const FacetValue* value)
{
    const bool isShortened = facet == Facet::Generation || facet == Facet::Accelerator;
    return isShortened && !key.empty() ? QString::fromStdString(displayText(key)) : valueTitle(facet, key, value);
}

}  // namespace

FacetModel::FacetModel(FilteredResults& results, ActiveFilter& filter, QObject* parent)
    : QAbstractItemModel(parent), m_results(results), m_filter(filter), m_snapshot(results.snapshot()),
      m_outcome(results.outcome()), m_state(results.filter())
{
    for (const Facet facet : allFacets) {
        m_extras[indexOf(facet)] = extrasOf(facet, m_state);
    }
    connect(&results, &FilteredResults::changed, this, &FacetModel::follow);
}

QModelIndex FacetModel::facetIndex(Facet facet) const
{
    return createIndex(static_cast<int>(indexOf(facet)), 0, quintptr{0});
}

QModelIndex FacetModel::valueIndex(Facet facet, const QString& key) const
{
    const std::string wanted = key.toStdString();
    if (const auto value = m_snapshot->valueOf(facet, wanted)) {
        return index(static_cast<int>(*value), 0, facetIndex(facet));
    }
    const std::vector<std::string>& extras = m_extras[indexOf(facet)];
    const auto extra = std::find(extras.begin(), extras.end(), wanted);
    const auto row = m_snapshot->values(facet).size() + static_cast<std::size_t>(extra - extras.begin());
    return extra == extras.end() ? QModelIndex() : index(static_cast<int>(row), 0, facetIndex(facet));
}

void FacetModel::setLocale(const QLocale& locale)
{
    m_locale = locale;
    tellAllChanged();
}

void FacetModel::retranslate() { tellAllChanged(); }

QModelIndex FacetModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : quintptr{0});
}

QModelIndex FacetModel::parent(const QModelIndex& child) const
{
    if (!child.isValid() || child.internalId() == 0) {
        return {};
    }
    return createIndex(static_cast<int>(child.internalId()) - 1, 0, quintptr{0});
}

int FacetModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(facetCount);
    }
    if (parent.internalId() != 0 || parent.column() > 0) {
        return 0;
    }
    const auto facet = allFacets[static_cast<std::size_t>(parent.row())];
    return static_cast<int>(m_snapshot->values(facet).size() + m_extras[indexOf(facet)].size());
}

int FacetModel::columnCount(const QModelIndex&) const { return 1; }

QVariant FacetModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    if (index.internalId() == 0) {
        return facetData(allFacets[static_cast<std::size_t>(index.row())], role);
    }
    return valueData(valueRow(index), role);
}

bool FacetModel::setData(const QModelIndex& index, const QVariant& value, int role)
{
    if (role != Qt::CheckStateRole || !checkIndex(index, CheckIndexOption::IndexIsValid) || index.internalId() == 0) {
        return false;
    }
    const ValueRow row = valueRow(index);
    m_filter.setChosen(row.facet, QString::fromStdString(row.key), value.toInt() == Qt::Checked);
    return true;
}

Qt::ItemFlags FacetModel::flags(const QModelIndex& index) const
{
    if (!index.isValid()) {
        return Qt::NoItemFlags;
    }
    if (index.internalId() == 0) {
        return Qt::ItemIsEnabled;
    }
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable | Qt::ItemNeverHasChildren;
}

QHash<int, QByteArray> FacetModel::roleNames() const
{
    QHash<int, QByteArray> names = QAbstractItemModel::roleNames();
    names.insert(FacetRole, "facet");
    names.insert(KeyRole, "key");
    names.insert(CountRole, "count");
    names.insert(GreyedRole, "greyed");
    names.insert(FamilyRole, "family");
    names.insert(SummaryRole, "summary");
    return names;
}

void FacetModel::follow()
{
    if (m_results.snapshot() != m_snapshot) {
        beginResetModel();
        m_snapshot = m_results.snapshot();
        m_outcome = m_results.outcome();
        m_state = m_results.filter();
        for (const Facet facet : allFacets) {
            m_extras[indexOf(facet)] = extrasOf(facet, m_state);
        }
        endResetModel();
        return;
    }
    m_outcome = m_results.outcome();
    m_state = m_results.filter();
    for (const Facet facet : allFacets) {
        adoptExtras(facet, extrasOf(facet, m_state));
    }
    tellAllChanged();
}

/// Removes extras that are chosen no more, then lists the new ones last.
void FacetModel::adoptExtras(Facet facet, std::vector<std::string> extras)
{
    std::vector<std::string>& listed = m_extras[indexOf(facet)];
    const auto first = static_cast<int>(m_snapshot->values(facet).size());
    for (std::size_t index = listed.size(); index-- > 0;) {
        if (std::find(extras.begin(), extras.end(), listed[index]) == extras.end()) {
            const int row = first + static_cast<int>(index);
            beginRemoveRows(facetIndex(facet), row, row);
            listed.erase(listed.begin() + static_cast<std::ptrdiff_t>(index));
            endRemoveRows();
        }
    }
    for (std::string& extra : extras) {
        if (std::find(listed.begin(), listed.end(), extra) == listed.end()) {
            const int row = first + static_cast<int>(listed.size());
            beginInsertRows(facetIndex(facet), row, row);
            listed.push_back(std::move(extra));
            endInsertRows();
        }
    }
}

void FacetModel::tellAllChanged()
{
    emit dataChanged(facetIndex(allFacets.front()), facetIndex(allFacets.back()));
    for (const Facet facet : allFacets) {
        const QModelIndex root = facetIndex(facet);
        if (const int rows = rowCount(root); rows > 0) {
            emit dataChanged(index(0, 0, root), index(rows - 1, 0, root));
        }
    }
}

std::vector<std::string> FacetModel::extrasOf(Facet facet, const FilterState& state) const
{
    std::vector<std::string> extras;
    for (const std::string& key : state.of(facet)) {
        if (!m_snapshot->valueOf(facet, key)) {
            extras.push_back(key);
        }
    }
    return extras;
}

FacetModel::ValueRow FacetModel::valueRow(const QModelIndex& index) const
{
    const Facet facet = allFacets[index.internalId() - 1];
    const std::vector<FacetValue>& values = m_snapshot->values(facet);
    const auto row = static_cast<std::size_t>(index.row());
    if (row >= values.size()) {
        return {facet, m_extras[indexOf(facet)][row - values.size()], nullptr, 0};
    }
    return {facet, values[row].key, &values[row], m_outcome->counts[indexOf(facet)][row]};
}

QVariant FacetModel::facetData(Facet facet, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return facetTitle(facet);
    case FacetRole:
        return static_cast<int>(facet);
    case CountRole: {
        const auto& counts = m_outcome->counts[indexOf(facet)];
        return static_cast<int>(std::count_if(counts.begin(), counts.end(), [](auto count) { return count > 0; }));
    }
    case SummaryRole:
        return summary(facet);
    default:
        return {};
    }
}

QVariant FacetModel::valueData(const ValueRow& value, int role) const
{
    switch (role) {
    case Qt::DisplayRole:
        return valueTitle(value.facet, value.key, value.value);
    case Qt::CheckStateRole:
        return m_state.of(value.facet).contains(value.key) ? Qt::Checked : Qt::Unchecked;
    case Qt::ToolTipRole:
        return tr("%1: %2 of %3 results")
            .arg(fullName(value.facet, value.key, value.value), m_locale.toString(value.count),
                 m_locale.toString(value.value != nullptr ? value.value->total : 0));
    case FacetRole:
        return static_cast<int>(value.facet);
    case KeyRole:
        return QString::fromStdString(value.key);
    case CountRole:
        return static_cast<int>(value.count);
    case GreyedRole:
        return value.count == 0;
    case FamilyRole:
        return value.value != nullptr && value.value->family ? QVariant(static_cast<int>(*value.value->family))
                                                             : QVariant();
    default:
        return {};
    }
}

QString FacetModel::summary(Facet facet) const
{
    QStringList chosen;
    for (const FacetValue& value : m_snapshot->values(facet)) {
        if (m_state.of(facet).contains(value.key)) {
            chosen.append(valueTitle(facet, value.key, &value));
        }
    }
    for (const std::string& key : m_extras[indexOf(facet)]) {
        chosen.append(valueTitle(facet, key, nullptr));
    }
    return chosen.join(QStringLiteral(", "));
}

}  // namespace podium
