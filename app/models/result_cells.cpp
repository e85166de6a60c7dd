// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_cells.h"

#include <cmath>
#include <optional>

#include <QCoreApplication>
#include <QStringList>

#include "app/analysis/figure_rows.h"
#include "app/analysis/titles.h"
#include "app/models/model_words.h"
#include "app/models/shown_text.h"

namespace podium {

namespace {

/// The context of these words for translators.
struct CellWords {
    Q_DECLARE_TR_FUNCTIONS(CellWords)
};

std::optional<Facet> facetOf(ResultColumn column)
{
    switch (column) {
    case ResultColumn::Submitter:
        return Facet::Submitter;
    case ResultColumn::Accelerator:
        return Facet::Accelerator;
    case ResultColumn::Round:
        return Facet::Round;
    case ResultColumn::Benchmark:
        return Facet::Benchmark;
    case ResultColumn::Division:
        return Facet::Division;
    case ResultColumn::Availability:
        return Facet::Availability;
    case ResultColumn::Verified:
        return Facet::Verified;
    default:
        return std::nullopt;
    }
}

/// The number that a column shows, or sorts by where it shows two.
std::optional<NumberColumn> numberColumnOf(ResultColumn column)
{
    switch (column) {
    case ResultColumn::Count:
        return NumberColumn::Count;
    case ResultColumn::Minutes:
        return NumberColumn::Minutes;
    case ResultColumn::RawMinutes:
        return NumberColumn::RawMinutes;
    case ResultColumn::Factor:
        return NumberColumn::Factor;
    case ResultColumn::RunRange:
        return NumberColumn::FastestRun;
    case ResultColumn::Runs:
        return NumberColumn::Runs;
    case ResultColumn::Nodes:
        return NumberColumn::Nodes;
    default:
        return std::nullopt;
    }
}

bool isWhole(ResultColumn column)
{
    return column == ResultColumn::Count || column == ResultColumn::Runs || column == ResultColumn::Nodes;
}

}  // namespace

QString ResultCells::text(RowIndex row, ResultColumn column) const
{
    if (numberColumnOf(column)) {
        return numberText(row, column);
    }
    if (const auto facet = facetOf(column)) {
        return facetText(row, *facet);
    }
    return column == ResultColumn::System ? m_snapshot.shortSystemName(row) : asShown(m_snapshot.row(row).framework);
}

QVariant ResultCells::rawValue(RowIndex row, ResultColumn column) const
{
    const store::SubmissionRow& submission = m_snapshot.row(row);
    if (const auto number = numberColumnOf(column)) {
        const double value = m_snapshot.numbers(*number)[row];
        if (std::isnan(value)) {
            return {};
        }
        if (column == ResultColumn::RunRange) {
            return QVariantList{value, m_snapshot.numbers(NumberColumn::SlowestRun)[row]};
        }
        return isWhole(column) ? QVariant(static_cast<qlonglong>(value)) : QVariant(value);
    }
    if (column == ResultColumn::Verified) {
        return submission.verified;
    }
    const auto facet = facetOf(column);
    const std::string text = facet                            ? m_snapshot.value(*facet, row).key
                             : column == ResultColumn::System ? validUtf8(systemTitle(submission))
                                                              : validUtf8(submission.framework);
    return text.empty() ? QVariant() : QVariant(QString::fromStdString(text));
}

QVariant ResultCells::sortValue(RowIndex row, ResultColumn column) const
{
    if (const auto number = numberColumnOf(column)) {
        const double value = m_snapshot.numbers(*number)[row];
        return std::isnan(value) ? QVariant() : QVariant(value);
    }
    if (column == ResultColumn::Round) {
        return -static_cast<double>(m_snapshot.column(Facet::Round)[row]);
    }
    const QString words = text(row, column);
    return words.isEmpty() ? QVariant() : QVariant(words);
}

QString ResultCells::missingReason(RowIndex row, ResultColumn column) const
{
    const store::SubmissionRow& submission = m_snapshot.row(row);
    if (!text(row, column).isEmpty()) {
        return {};
    }
    switch (column) {
    case ResultColumn::Minutes:
        return say(missingPhrase(submission, FigureBasis::Official));
    case ResultColumn::RawMinutes:
        return say(missingPhrase(submission, FigureBasis::Raw));
    case ResultColumn::Factor:
        return say(Phrase::MissingScalingUnreadable);
    case ResultColumn::RunRange:
        return say(submission.score.issue == ScoreIssue::ScalingUnreadable ? Phrase::MissingScalingUnreadable
                                                                           : Phrase::MissingRuns);
    default:
        return CellWords::tr("not stated");
    }
}

QString ResultCells::toolTip(RowIndex row, ResultColumn column) const
{
    if (QString reason = missingReason(row, column); !reason.isEmpty()) {
        return reason;
    }
    const store::SubmissionRow& submission = m_snapshot.row(row);
    switch (column) {
    case ResultColumn::System:
        return systemToolTip(row);
    case ResultColumn::Accelerator:
        return asShown(submission.acceleratorModel.empty() ? acceleratorTitle(submission)
                                                           : submission.acceleratorModel);
    case ResultColumn::Count:
        return submission.accelerator.isProcessor || submission.accelerators == 0
                   ? CellWords::tr("%1 processors").arg(text(row, column))
                   : CellWords::tr("%1 accelerators").arg(text(row, column));
    case ResultColumn::Minutes:
    case ResultColumn::RawMinutes:
    case ResultColumn::Factor:
        return scoreToolTip(row);
    case ResultColumn::RunRange:
    case ResultColumn::Runs:
        return runsToolTip(row);
    case ResultColumn::Framework:
    case ResultColumn::Submitter:
        return text(row, column);
    default:
        return {};
    }
}

QString ResultCells::facetText(RowIndex row, Facet facet) const
{
    const FacetValue& value = m_snapshot.value(facet, row);
    return value.key.empty() ? QString() : valueTitle(facet, value.key, &value);
}

QString ResultCells::numberText(RowIndex row, ResultColumn column) const
{
    const double value = m_snapshot.numbers(*numberColumnOf(column))[row];
    if (std::isnan(value)) {
        return {};
    }
    if (column == ResultColumn::RunRange) {
        return rangeText(row);
    }
    constexpr int minuteDecimalsInTable = 3;
    constexpr int factorDecimals = 4;
    return isWhole(column) ? whole(value)
                           : fixed(value, column == ResultColumn::Factor ? factorDecimals : minuteDecimalsInTable);
}

/// One decimal more than figures have, since what matters is the difference.
QString ResultCells::rangeText(RowIndex row) const
{
    const double low = m_snapshot.numbers(NumberColumn::FastestRun)[row];
    const double high = m_snapshot.numbers(NumberColumn::SlowestRun)[row];
    const int decimals = minuteDecimals(low) + 1;
    if (std::isnan(high) || low == high) {
        return fixed(low, decimals);
    }
    return say(Phrase::ValueRange,
               {{"low", fixed(low, decimals).toStdString()}, {"high", fixed(high, decimals).toStdString()}});
}

QString ResultCells::scoreToolTip(RowIndex row) const
{
    const double minutes = m_snapshot.numbers(NumberColumn::Minutes)[row];
    const double raw = m_snapshot.numbers(NumberColumn::RawMinutes)[row];
    const double factor = m_snapshot.numbers(NumberColumn::Factor)[row];
    if (std::isnan(minutes) || std::isnan(raw) || std::isnan(factor)) {
        return {};
    }
    return CellWords::tr("%1 min = %2 min × %3").arg(fixed(minutes, 3), fixed(raw, 3), fixed(factor, 4));
}

QString ResultCells::systemToolTip(RowIndex row) const
{
    const store::SubmissionRow& submission = m_snapshot.row(row);
    QStringList lines{asShown(systemTitle(submission)), m_snapshot.reference(row)};
    if (!submission.verified) {
        lines.append(verificationWord(false));
    }
    if (!submission.sameRunsAs.empty()) {
        lines.append(CellWords::tr("Same logs as %1").arg(asShown(submission.sameRunsAs)));
    }
    return lines.join(QLatin1Char('\n'));
}

QString ResultCells::runsToolTip(RowIndex row) const
{
    const Score& score = m_snapshot.row(row).score;
    const auto number = [this](std::int64_t count) { return m_locale.toString(static_cast<qlonglong>(count)); };
    return CellWords::tr("Runs: %1; not valid: %2").arg(number(score.runs), number(score.dropped));
}

QString ResultCells::fixed(double value, int decimals) const { return m_locale.toString(value, 'f', decimals); }

QString ResultCells::whole(double value) const { return m_locale.toString(static_cast<qlonglong>(value)); }

QString ResultCells::say(Phrase phrase, Phrasebook::Values values) const
{
    return QString::fromStdString(m_phrases.say(phrase, values));
}

}  // namespace podium
