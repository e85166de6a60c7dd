// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>
#include <QLocale>

#include "app/analysis/generation_matrix.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// What a comparison of generations shows of a pair; the subject's values stand before the baseline's.
enum class GenerationColumn {
    Benchmark,
    SubjectCount,
    BaselineCount,
    SubjectTime,
    BaselineTime,
    Ratio,
    PerAccelerator,
    Rounds,
    Submitters,
};
inline constexpr int generationColumnCount = 9;

/// The matched pairs of two generations as a table: a row a pair; after the pairs of a benchmark the fastest result of
/// each side where these are no pair; at last the benchmarks that have no pair, with the reason. A row stands for the
/// subject's result. Ratios have a place on a scale for their colour (HeatRole).
class GenerationTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit GenerationTableModel(QObject* parent = nullptr);

    /// What the words are written by. `tables` and `phrases` are shared.
    void setWording(const QLocale& locale, std::shared_ptr<const ReferenceTables> tables,
                    std::shared_ptr<const Phrasebook> phrases);
    /// `matches` point into `snapshot`.
    void setMatches(SharedSnapshot snapshot, GenerationMatches matches, MetricBasis basis);

    [[nodiscard]] QString referenceAt(int row) const;
    /// The first row of this result; -1: none.
    [[nodiscard]] int rowOf(const QString& reference) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    struct Row {
        QString benchmark;
        const store::SubmissionRow* subject = nullptr;  ///< null: the benchmark has no pair
        const store::SubmissionRow* baseline = nullptr;
        std::optional<double> ratio;
        std::optional<double> perAccelerator;
        QString remark;  ///< of the pair, or why there is none
    };

    void addRows();
    void addFastest(const BenchmarkMatches& one, const QString& benchmark);
    [[nodiscard]] QString text(const Row& row, GenerationColumn column) const;
    [[nodiscard]] QVariant sortValue(const Row& row, GenerationColumn column) const;
    [[nodiscard]] QString missingReason(const Row& row, GenerationColumn column) const;
    [[nodiscard]] QVariant heat(const Row& row) const;
    [[nodiscard]] QString fixed(double value, int decimals) const;
    [[nodiscard]] QString both(const QString& subject, const QString& baseline) const;

    QLocale m_locale;
    std::shared_ptr<const ReferenceTables> m_tables;
    std::shared_ptr<const Phrasebook> m_phrases;
    SharedSnapshot m_snapshot;
    GenerationMatches m_matches;
    MetricBasis m_basis = MetricBasis::Official;
    std::vector<Row> m_rows;
    RatioScale m_scale;
};

}  // namespace podium
