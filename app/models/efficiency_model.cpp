// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/efficiency_model.h"

#include <utility>

#include "app/models/model_roles.h"

namespace podium {

namespace {

/// Of rows without a parent; those below a line hold its number plus one.
constexpr quintptr noLine = 0;

QString textOf(const std::string& utf8) { return QString::fromStdString(utf8); }

bool isBasis(int column) { return column >= EfficiencyModel::Official && column <= EfficiencyModel::Throughput; }

MetricBasis basisOf(int column) { return static_cast<MetricBasis>(column - EfficiencyModel::Official); }

}  // namespace

EfficiencyModel::EfficiencyModel(QObject* parent)
    : QAbstractItemModel(parent), m_phrases(std::make_shared<const BuiltinPhrasebook>(Language::English))
{
}

void EfficiencyModel::setLines(std::vector<EfficiencyLine> lines, std::shared_ptr<const Phrasebook> phrases,
                               Language language)
{
    beginResetModel();
    m_lines = std::move(lines);
    std::erase_if(m_lines, [](const EfficiencyLine& line) { return line.steps.empty(); });
    m_phrases = std::move(phrases);
    m_numbers = NumberFormat(language);
    endResetModel();
}

QModelIndex EfficiencyModel::find(const QString& to, const QString& from) const
{
    QModelIndex first;
    for (int line = 0; line < rowCount(); ++line) {
        const QModelIndex whole = index(line, 0);
        for (int row = -1; row < rowCount(whole); ++row) {
            const QModelIndex step = row < 0 ? whole : index(row, 0, whole);
            if (to.isEmpty() || step.data(ReferenceRole).toString() != to) {
                continue;
            }
            if (step.data(FromReferenceRole).toString() == from) {
                return step;
            }
            first = first.isValid() ? first : step;
        }
    }
    return first;
}

QModelIndex EfficiencyModel::index(int row, int column, const QModelIndex& parent) const
{
    if (!hasIndex(row, column, parent)) {
        return {};
    }
    return createIndex(row, column, parent.isValid() ? static_cast<quintptr>(parent.row()) + 1 : noLine);
}

QModelIndex EfficiencyModel::parent(const QModelIndex& child) const
{
    return child.isValid() && child.internalId() != noLine
               ? createIndex(static_cast<int>(child.internalId() - 1), 0, noLine)
               : QModelIndex();
}

int EfficiencyModel::rowCount(const QModelIndex& parent) const
{
    if (!parent.isValid()) {
        return static_cast<int>(m_lines.size());
    }
    const bool isLine = parent.internalId() == noLine && parent.column() == 0;
    return isLine ? static_cast<int>(m_lines[static_cast<std::size_t>(parent.row())].steps.size()) - 1 : 0;
}

int EfficiencyModel::columnCount(const QModelIndex&) const { return columns; }

const EfficiencyLine& EfficiencyModel::lineOf(const QModelIndex& index) const
{
    const auto line = index.internalId() == noLine ? static_cast<quintptr>(index.row()) : index.internalId() - 1;
    return m_lines[static_cast<std::size_t>(line)];
}

const EfficiencyStep& EfficiencyModel::stepOf(const QModelIndex& index) const
{
    const EfficiencyLine& line = lineOf(index);
    return index.internalId() == noLine ? line.whole() : line.steps[static_cast<std::size_t>(index.row())];
}

QVariant EfficiencyModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid)) {
        return {};
    }
    switch (role) {
    case Qt::DisplayRole:
        return text(index);
    case Qt::TextAlignmentRole:
        return static_cast<int>(Qt::AlignVCenter | (index.column() == Line ? Qt::AlignLeft : Qt::AlignRight));
    case Qt::ToolTipRole:
        return toolTip(index);
    case RawValueRole:
        return rawValue(index);
    case MissingReasonRole:
        return isBasis(index.column())
                   ? textOf(absenceText(stepOf(index).on(basisOf(index.column())).absence, *m_phrases))
                   : QString();
    case ReferenceRole:
        return textOf(stepOf(index).to);
    case FromReferenceRole:
        return textOf(stepOf(index).from);
    case FamilyRole:
        return index.column() == Line && index.internalId() == noLine ? QVariant(static_cast<int>(lineOf(index).family))
                                                                      : QVariant();
    default:
        return {};
    }
}

QString EfficiencyModel::text(const QModelIndex& index) const
{
    const EfficiencyStep& step = stepOf(index);
    switch (index.column()) {
    case Line:
        return textOf(lineOf(index).name);
    case From:
        return textOf(m_numbers.count(step.fromSize));
    case To:
        return textOf(m_numbers.count(step.toSize));
    default:
        break;
    }
    const auto& value = step.on(basisOf(index.column())).value;
    return value ? textOf(m_numbers.percent(*value)) : QString();
}

QVariant EfficiencyModel::rawValue(const QModelIndex& index) const
{
    const EfficiencyStep& step = stepOf(index);
    switch (index.column()) {
    case Line:
        return textOf(lineOf(index).name);
    case From:
        return static_cast<qlonglong>(step.fromSize);
    case To:
        return static_cast<qlonglong>(step.toSize);
    default:
        break;
    }
    const auto& value = step.on(basisOf(index.column())).value;
    return value ? QVariant(*value) : QVariant();
}

/// The formula and what it rests on.
QString EfficiencyModel::toolTip(const QModelIndex& index) const
{
    if (!isBasis(index.column())) {
        return index.column() == Line ? textOf(lineOf(index).name) : QString();
    }
    const Metric& metric = stepOf(index).on(basisOf(index.column()));
    const std::string notes = notesText(metric, *m_phrases, m_numbers);
    return QString::fromUtf8(formulaText(metric.formula).data()) + QLatin1Char('\n') + textOf(notes);
}

QVariant EfficiencyModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= columns) {
        return {};
    }
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>(Qt::AlignVCenter | (section == Line ? Qt::AlignLeft : Qt::AlignRight));
    }
    if (role != Qt::DisplayRole) {
        return {};
    }
    switch (section) {
    case Line:
        return tr("Scaling efficiency of");
    case From:
        return tr("From");
    case To:
        return tr("To");
    case Official:
        return tr("Official");
    case Raw:
        return tr("Raw");
    default:
        return tr("Throughput");
    }
}

}  // namespace podium
