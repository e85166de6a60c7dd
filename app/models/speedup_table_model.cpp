// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/speedup_table_model.h"

#include <utility>

#include "app/analysis/figure_rows.h"
#include "app/analysis/hardware_family.h"
#include "app/analysis/metrics.h"
#include "app/analysis/titles.h"
#include "app/models/model_roles.h"
#include "app/models/shown_text.h"

namespace podium {

namespace {

bool isNumber(SpeedupColumn column)
{
    return column != SpeedupColumn::System && column != SpeedupColumn::Submitter &&
           column != SpeedupColumn::Accelerator && column != SpeedupColumn::Baseline;
}

std::string acceleratorOf(const store::SubmissionRow& row)
{
    return shortAcceleratorNames({acceleratorTitle(row)}).front();
}

}  // namespace

SpeedupTableModel::SpeedupTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void SpeedupTableModel::setPairs(SharedSnapshot snapshot, std::vector<BaselinePair> pairs, const FigureSpec& spec,
                                 const QString& missing)
{
    beginResetModel();
    m_snapshot = std::move(snapshot);
    m_pairs = std::move(pairs);
    m_missing = missing;
    m_basis = metricBasis(spec.basis);
    m_mode = spec.speedup;
    m_numbers = NumberFormat(spec.style.language);
    endResetModel();
}

int SpeedupTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_pairs.size());
}

int SpeedupTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : speedupColumnCount;
}

QVariant SpeedupTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const BaselinePair& pair = m_pairs[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<SpeedupColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(pair, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole:
    case Qt::AccessibleTextRole: {
        const QString shown = text(pair, column);
        return shown.isEmpty() ? missingReason(pair, column) : shown;
    }
    case SortRole:
        return sortValue(pair, column);
    case MissingReasonRole:
        return missingReason(pair, column);
    case ReferenceRole:
        return QString::fromStdString(reference(pair.row->key));
    case FamilyRole:
        return column == SpeedupColumn::System ? QVariant(static_cast<int>(hardwareFamily(pair.row->accelerator)))
                                               : QVariant();
    default:
        return {};
    }
}

QVariant SpeedupTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= speedupColumnCount) {
        return {};
    }
    const auto column = static_cast<SpeedupColumn>(section);
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    const bool samples = m_basis == MetricBasis::Throughput;
    switch (column) {
    case SpeedupColumn::System:
        return tr("System");
    case SpeedupColumn::Submitter:
        return tr("Submitter");
    case SpeedupColumn::Accelerator:
        return tr("Accelerator");
    case SpeedupColumn::Count:
        return tr("Count");
    case SpeedupColumn::Time:
        return samples ? tr("Samples/min") : m_basis == MetricBasis::Raw ? tr("Raw, min") : tr("Time, min");
    case SpeedupColumn::Baseline:
        return tip ? tr("What the result is held against") : tr("Baseline");
    case SpeedupColumn::BaselineTime:
        return samples ? tr("Baseline, samples/min") : tr("Baseline, min");
    case SpeedupColumn::Ratio:
        return tip ? QString::fromUtf8(formulaText(speedupFormula(m_mode)).data()) : tr("Speedup, ×");
    case SpeedupColumn::PerAccelerator:
        return tip ? QString::fromUtf8(formulaText(Formula::SpeedupPerAccelerator).data()) : tr("Per accel., ×");
    }
    return {};
}

QString SpeedupTableModel::timeText(const store::SubmissionRow& row) const
{
    const auto value = timeToTrain(row, m_basis).value;
    return value ? asShown(m_numbers.fixed(*value, m_basis == MetricBasis::Throughput ? 0 : 3)) : QString();
}

QString SpeedupTableModel::text(const BaselinePair& pair, SpeedupColumn column) const
{
    switch (column) {
    case SpeedupColumn::System:
        return asShown(shortSystemName(systemTitle(*pair.row), pair.row->submitter));
    case SpeedupColumn::Submitter:
        return asShown(pair.row->submitter);
    case SpeedupColumn::Accelerator:
        return asShown(acceleratorOf(*pair.row));
    case SpeedupColumn::Count: {
        const auto size = sizeOf(*pair.row);
        return size ? asShown(m_numbers.count(*size)) : QString();
    }
    case SpeedupColumn::Time:
        return timeText(*pair.row);
    case SpeedupColumn::Baseline:
        return pair.baseline == nullptr
                   ? QString()
                   : asShown(shortSystemName(systemTitle(*pair.baseline), pair.baseline->submitter) + ", " +
                             m_numbers.count(sizeOf(*pair.baseline).value_or(0)) + " × " +
                             acceleratorOf(*pair.baseline));
    case SpeedupColumn::BaselineTime:
        return pair.baseline == nullptr ? QString() : timeText(*pair.baseline);
    case SpeedupColumn::Ratio:
        return pair.ratio.value ? asShown(m_numbers.fixed(*pair.ratio.value, 2)) : QString();
    case SpeedupColumn::PerAccelerator:
        return pair.perAccelerator.value ? asShown(m_numbers.fixed(*pair.perAccelerator.value, 2)) : QString();
    }
    return {};
}

QVariant SpeedupTableModel::sortValue(const BaselinePair& pair, SpeedupColumn column) const
{
    const auto number = [](const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); };
    switch (column) {
    case SpeedupColumn::Count: {
        const auto size = sizeOf(*pair.row);
        return size ? QVariant(static_cast<qlonglong>(*size)) : QVariant();
    }
    case SpeedupColumn::Time:
        return number(timeToTrain(*pair.row, m_basis).value);
    case SpeedupColumn::BaselineTime:
        return pair.baseline == nullptr ? QVariant() : number(timeToTrain(*pair.baseline, m_basis).value);
    case SpeedupColumn::Ratio:
        return number(pair.ratio.value);
    case SpeedupColumn::PerAccelerator:
        return number(pair.perAccelerator.value);
    default:
        return text(pair, column);
    }
}

/// Of ratios; where there is no baseline only once in the row.
QString SpeedupTableModel::missingReason(const BaselinePair& pair, SpeedupColumn column) const
{
    if (pair.baseline == nullptr) {
        const QString reason = m_missing.isEmpty() ? QString::fromStdString(pair.reason) : m_missing;
        return column == SpeedupColumn::Baseline ? reason : QString();
    }
    return column == SpeedupColumn::Ratio && !pair.ratio.value ? QString::fromStdString(pair.reason) : QString();
}

}  // namespace podium
