// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/generation_table_model.h"

#include <algorithm>

#include "app/analysis/display_text.h"
#include "app/analysis/generation_notes.h"
#include "app/analysis/hardware_family.h"
#include "app/analysis/titles.h"
#include "app/models/model_roles.h"

namespace podium {

namespace {

QString words(const std::string& text) { return QString::fromStdString(text); }

/// "Blackwell" and "Hopper": the vendors are known to everybody who compares.
std::pair<QString, QString> shortNames(const GenerationMatches& matches)
{
    const std::string subject = matches.subjects.empty() ? std::string() : matches.subjects.front();
    const std::vector<std::string> names = shortAcceleratorNames({subject, matches.against});
    return {words(names.front()), words(names.back())};
}

bool isNumber(GenerationColumn column)
{
    return column >= GenerationColumn::SubjectCount && column <= GenerationColumn::PerAccelerator;
}

}  // namespace

GenerationTableModel::GenerationTableModel(QObject* parent) : QAbstractTableModel(parent) {}

void GenerationTableModel::setWording(const QLocale& locale, std::shared_ptr<const ReferenceTables> tables,
                                      std::shared_ptr<const Phrasebook> phrases)
{
    beginResetModel();
    m_locale = locale;
    m_tables = std::move(tables);
    m_phrases = std::move(phrases);
    addRows();
    endResetModel();
}

void GenerationTableModel::setMatches(SharedSnapshot snapshot, GenerationMatches matches, MetricBasis basis)
{
    beginResetModel();
    m_snapshot = std::move(snapshot);
    m_matches = std::move(matches);
    m_basis = basis;
    addRows();
    endResetModel();
}

void GenerationTableModel::addRows()
{
    m_rows.clear();
    m_scale = RatioScale();
    if (!m_tables || !m_phrases) {
        return;
    }
    for (const BenchmarkMatches& one : m_matches.benchmarks) {
        QString benchmark = words(benchmarkTitle(one.benchmark, *m_tables));
        if (one.division == Division::Open) {
            benchmark = tr("%1, Open division").arg(benchmark);
        }
        for (const GenerationMatch& match : one.matches) {
            QStringList remarks;
            for (const Reason& reason : match.comparability.reasons) {
                remarks << words(displayText(reason.text));
            }
            m_rows.push_back({benchmark, match.subject, match.baseline, match.ratio.value, match.perAccelerator.value,
                              remarks.join(QLatin1Char('\n'))});
            m_scale.add(*match.ratio.value);
        }
        addFastest(one, benchmark);
    }
    const NumberFormat numbers(m_locale.language() == QLocale::German ? Language::German : Language::English);
    for (const UnmatchedBenchmark& one : m_matches.unmatched) {
        const std::string reason = unmatchedReason(one, m_matches, *m_phrases, numbers);
        if (!reason.empty()) {
            m_rows.push_back({words(benchmarkTitle(one.benchmark, *m_tables)), nullptr, nullptr, std::nullopt,
                              std::nullopt, words(reason)});
        }
    }
}

/// Whatever their sizes: their ratio is one per accelerator only.
void GenerationTableModel::addFastest(const BenchmarkMatches& one, const QString& benchmark)
{
    const bool isPair = std::any_of(one.matches.begin(), one.matches.end(), [&](const GenerationMatch& match) {
        return match.subject == one.fastestSubject && match.baseline == one.fastestBaseline;
    });
    if (!isPair) {
        const QString asSubmitted = one.asSubmitted.value ? fixed(*one.asSubmitted.value, 2) : QString();
        m_rows.push_back({tr("%1, fastest").arg(benchmark), one.fastestSubject, one.fastestBaseline, std::nullopt,
                          one.perAccelerator.value, tr("As submitted, at different counts: %1 ×").arg(asSubmitted)});
    }
}

QString GenerationTableModel::referenceAt(int row) const
{
    const bool isThere = row >= 0 && row < rowCount();
    const auto* subject = isThere ? m_rows[static_cast<std::size_t>(row)].subject : nullptr;
    return subject == nullptr ? QString() : words(reference(subject->key));
}

int GenerationTableModel::rowOf(const QString& reference) const
{
    for (int row = 0; row < rowCount(); ++row) {
        if (!reference.isEmpty() && referenceAt(row) == reference) {
            return row;
        }
    }
    return -1;
}

int GenerationTableModel::rowCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : static_cast<int>(m_rows.size());
}

int GenerationTableModel::columnCount(const QModelIndex& parent) const
{
    return parent.isValid() ? 0 : generationColumnCount;
}

QVariant GenerationTableModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid)) {
        return {};
    }
    const Row& row = m_rows[static_cast<std::size_t>(index.row())];
    const auto column = static_cast<GenerationColumn>(index.column());
    switch (role) {
    case Qt::DisplayRole:
        return text(row, column);
    case Qt::TextAlignmentRole:
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case Qt::ToolTipRole: {
        const QString shown = column == GenerationColumn::Benchmark || column == GenerationColumn::Submitters
                                  ? text(row, column)  // may be shortened
                                  : QString();
        return shown.isEmpty() || row.remark.isEmpty() ? shown + row.remark : shown + QLatin1Char('\n') + row.remark;
    }
    case Qt::AccessibleTextRole: {
        const QString shown = text(row, column);
        return shown.isEmpty() ? missingReason(row, column) : shown;
    }
    case SortRole:
        return sortValue(row, column);
    case MissingReasonRole:
        return missingReason(row, column);
    case ReferenceRole:
        return referenceAt(index.row());
    case FamilyRole:
        return column == GenerationColumn::Benchmark && row.subject != nullptr
                   ? QVariant(static_cast<int>(hardwareFamily(row.subject->accelerator)))
                   : QVariant();
    case HeatRole:
        return column == GenerationColumn::Ratio ? heat(row) : QVariant();
    default:
        return {};
    }
}

QVariant GenerationTableModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= generationColumnCount) {
        return {};
    }
    const auto column = static_cast<GenerationColumn>(section);
    if (role == Qt::TextAlignmentRole) {
        return static_cast<int>((isNumber(column) ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    }
    if (role != Qt::DisplayRole && role != Qt::ToolTipRole) {
        return {};
    }
    const bool tip = role == Qt::ToolTipRole;
    const auto [subject, baseline] = shortNames(m_matches);
    const QString time = m_basis == MetricBasis::Throughput ? tr("%1, samples/min")
                         : m_basis == MetricBasis::Raw      ? tr("%1, raw min")
                                                            : tr("%1, min");
    switch (column) {
    case GenerationColumn::Benchmark:
        return tr("Benchmark");
    case GenerationColumn::SubjectCount:
        return tip ? tr("Accelerators of %1").arg(subject) : tr("N %1").arg(subject);
    case GenerationColumn::BaselineCount:
        return tip ? tr("Accelerators of %1").arg(baseline) : tr("N %1").arg(baseline);
    case GenerationColumn::SubjectTime:
        return time.arg(subject);
    case GenerationColumn::BaselineTime:
        return time.arg(baseline);
    case GenerationColumn::Ratio:
        return tip ? tr("How many times as fast %1 is as %2 with as many accelerators").arg(subject, baseline)
                   : tr("Ratio");
    case GenerationColumn::PerAccelerator:
        return tip ? tr("Ratio of accelerator-minutes") : tr("Per accel.");
    case GenerationColumn::Rounds:
        return tr("Rounds");
    case GenerationColumn::Submitters:
        return tr("Submitters");
    }
    return {};
}

QString GenerationTableModel::text(const Row& row, GenerationColumn column) const
{
    if (column == GenerationColumn::Benchmark) {
        return row.benchmark;
    }
    if (row.subject == nullptr) {
        return {};
    }
    const auto count = [&](const store::SubmissionRow& result) {
        return m_locale.toString(static_cast<qlonglong>(sizeOf(result).value_or(0)));
    };
    const auto time = [&](const store::SubmissionRow& result) {
        const Metric metric = timeToTrain(result, m_basis);
        return metric.value ? fixed(*metric.value, m_basis == MetricBasis::Throughput ? 0 : 3) : QString();
    };
    switch (column) {
    case GenerationColumn::SubjectCount:
        return count(*row.subject);
    case GenerationColumn::BaselineCount:
        return count(*row.baseline);
    case GenerationColumn::SubjectTime:
        return time(*row.subject);
    case GenerationColumn::BaselineTime:
        return time(*row.baseline);
    case GenerationColumn::Ratio:
        return row.ratio ? fixed(*row.ratio, 2) : QString();
    case GenerationColumn::PerAccelerator:
        return row.perAccelerator ? fixed(*row.perAccelerator, 2) : QString();
    case GenerationColumn::Rounds:
        return both(words(roundTitle(row.subject->key.round, *m_tables)),
                    words(roundTitle(row.baseline->key.round, *m_tables)));
    case GenerationColumn::Submitters:
        return both(words(displayText(row.subject->submitter)), words(displayText(row.baseline->submitter)));
    default:
        return {};
    }
}

QVariant GenerationTableModel::sortValue(const Row& row, GenerationColumn column) const
{
    const auto number = [](const std::optional<double>& value) { return value ? QVariant(*value) : QVariant(); };
    if (row.subject == nullptr || !isNumber(column)) {
        return isNumber(column) ? QVariant() : QVariant(text(row, column));
    }
    switch (column) {
    case GenerationColumn::SubjectCount:
        return static_cast<qlonglong>(sizeOf(*row.subject).value_or(0));
    case GenerationColumn::BaselineCount:
        return static_cast<qlonglong>(sizeOf(*row.baseline).value_or(0));
    case GenerationColumn::SubjectTime:
        return number(timeToTrain(*row.subject, m_basis).value);
    case GenerationColumn::BaselineTime:
        return number(timeToTrain(*row.baseline, m_basis).value);
    case GenerationColumn::Ratio:
        return number(row.ratio);
    default:
        return number(row.perAccelerator);
    }
}

QString GenerationTableModel::missingReason(const Row& row, GenerationColumn column) const
{
    if (row.subject == nullptr) {
        return column == GenerationColumn::Submitters ? row.remark : QString();
    }
    return column == GenerationColumn::Ratio && !row.ratio ? tr("counts differ") : QString();
}

QVariant GenerationTableModel::heat(const Row& row) const
{
    return row.ratio ? QVariant(m_scale.placeOf(*row.ratio)) : QVariant();
}

QString GenerationTableModel::fixed(double value, int decimals) const
{
    return m_locale.toString(value, 'f', decimals);
}

/// Once where both are the same.
QString GenerationTableModel::both(const QString& subject, const QString& baseline) const
{
    return subject == baseline ? subject : subject + QStringLiteral(" / ") + baseline;
}

}  // namespace podium
