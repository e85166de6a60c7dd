// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/curve_table_model.h"

#include <algorithm>
#include <cmath>

#include "app/models/model_roles.h"

namespace podium {

namespace {

constexpr int qualityDigits = 6;  ///< significant ones that the catalogue keeps

bool isNumber(int column) { return column >= CurveTableModel::Minutes && column <= CurveTableModel::Second; }

/// Of a column of numbers; not a number where the point has none.
double numberOf(const PlotCurvePoint& point, int column)
{
    switch (column) {
    case CurveTableModel::Minutes:
        return point.point->minutes;
    case CurveTableModel::Trained:
        return point.point->trained;
    case CurveTableModel::Quality:
        return point.point->value;
    default:
        return point.point->second;
    }
}

/// So many decimals that six digits are left, without zeros at the end.
int decimalsOf(double value)
{
    const double size = std::abs(value);
    const int whole = size >= 1 ? static_cast<int>(std::floor(std::log10(size))) + 1 : 0;
    int decimals = std::max(0, qualityDigits - whole);
    while (decimals > 0 &&
           std::abs(value * std::pow(10, decimals - 1) - std::round(value * std::pow(10, decimals - 1))) < 1e-6) {
        --decimals;
    }
    return decimals;
}

/// The log's name without its folders.
QString fileName(const std::string& file)
{
    const auto slash = file.rfind('/');
    return QString::fromStdString(slash == std::string::npos ? file : file.substr(slash + 1));
}

}  // namespace

CurveTableModel::CurveTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void CurveTableModel::setFigure(const Figure& figure)
{
    beginResetModel();
    m_points.clear();
    m_curves = figure.curves ? std::make_shared<const FigureCurves>(*figure.curves) : nullptr;
    if (m_curves) {
        m_points = pointsOf(*m_curves);
    }
    // Without its direction.
    m_metric = figure.valueAxis.title.substr(0, figure.valueAxis.title.rfind(", "));
    m_numbers = NumberFormat(figure.language);
    endResetModel();
}

bool CurveTableModel::hasSecondMetric() const
{
    return std::any_of(m_points.begin(), m_points.end(),
                       [](const PlotCurvePoint& point) { return std::isfinite(point.point->second); });
}

int CurveTableModel::firstRowOf(const QString& reference) const
{
    const std::string wanted = reference.toStdString();
    const auto found = std::find_if(m_points.begin(), m_points.end(),
                                    [&](const PlotCurvePoint& point) { return point.submission->reference == wanted; });
    return found == m_points.end() ? -1 : static_cast<int>(found - m_points.begin());
}

int CurveTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_points.size());
}

int CurveTableModel::columnCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : columns; }

QVariant CurveTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    const PlotCurvePoint& point = m_points[static_cast<std::size_t>(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return text(point, index.column());
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (isNumber(index.column()) ? Qt::AlignRight : Qt::AlignLeft));
    case Qt::ToolTipRole:
        return index.column() == RunFile ? QString::fromStdString(point.run->file) : QVariant();
    case RawValueRole:
        return rawValue(point, index.column());
    case ReferenceRole:
        return QString::fromStdString(point.submission->reference);
    case FamilyRole:
        return index.column() == System ? QVariant(static_cast<int>(point.submission->family)) : QVariant();
    default:
        return {};
    }
}

QVariant CurveTableModel::rawValue(const PlotCurvePoint& point, int column) const
{
    if (!isNumber(column)) {
        return text(point, column);
    }
    const double number = numberOf(point, column);
    return std::isfinite(number) ? QVariant(number) : QVariant();
}

QString CurveTableModel::text(const PlotCurvePoint& point, int column) const
{
    switch (column) {
    case System:
        return QString::fromStdString(point.submission->name);
    case RunFile:
        return fileName(point.run->file);
    case Role:
        return point.run->role == RunRole::Counted   ? tr("counts")
               : point.run->role == RunRole::Dropped ? tr("dropped")
                                                     : tr("not valid");
    case Minutes:
        return QString::fromStdString(m_numbers.minutesInTable(point.point->minutes));
    case Target:
        return point.meetsTarget ? tr("met") : QString();
    default:
        break;
    }
    const double number = numberOf(point, column);
    return std::isfinite(number) ? QString::fromStdString(m_numbers.fixed(number, decimalsOf(number))) : QString();
}

QVariant CurveTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignVCenter | (isNumber(section) ? Qt::AlignRight : Qt::AlignLeft));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    const PositionUnit unit = m_curves ? m_curves->unit : PositionUnit::Samples;
    switch (section) {
    case System:
        return tr("System");
    case RunFile:
        return tr("Run");
    case Role:
        return tr("Part in the score");
    case Minutes:
        return tr("Minutes");
    case Trained:
        return unit == PositionUnit::Samples  ? tr("Samples")
               : unit == PositionUnit::Epochs ? tr("Epochs")
                                              : tr("Steps");
    case Quality:
        return QString::fromStdString(m_metric);
    case Second:
        return tr("Second metric");
    default:
        return tr("Target");
    }
}

}  // namespace podium
