// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "app/analysis/speedup_pairs.h"
#include "app/models/result_snapshot.h"

namespace podium {

/// What a table of speedups shows of a result.
enum class SpeedupColumn {
    System,
    Submitter,
    Accelerator,
    Count,
    Time,
    Baseline,
    BaselineTime,
    Ratio,
    PerAccelerator,
};
inline constexpr int speedupColumnCount = 9;

/// The results of a speedup with what each is held against and both ratios: a row a result, in the order of the pairs.
/// The column Ratio is that of the figure's mode; where that is the ratio per accelerator both columns are the same.
class SpeedupTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    explicit SpeedupTableModel(QObject* parent = nullptr);

    /// `pairs` point into `snapshot`. `missing` is said of results without a baseline that have no other reason.
    void setPairs(SharedSnapshot snapshot, std::vector<BaselinePair> pairs, const FigureSpec& spec,
                  const QString& missing = {});

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation, int role) const override;

private:
    [[nodiscard]] QString text(const BaselinePair& pair, SpeedupColumn column) const;
    [[nodiscard]] QVariant sortValue(const BaselinePair& pair, SpeedupColumn column) const;
    [[nodiscard]] QString missingReason(const BaselinePair& pair, SpeedupColumn column) const;
    [[nodiscard]] QString timeText(const store::SubmissionRow& row) const;

    SharedSnapshot m_snapshot;
    std::vector<BaselinePair> m_pairs;
    QString m_missing;
    MetricBasis m_basis = MetricBasis::Official;
    SpeedupMode m_mode = SpeedupMode::AsSubmitted;
    NumberFormat m_numbers{Language::English};
};

}  // namespace podium
