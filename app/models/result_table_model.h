// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>
#include <QLocale>

#include "app/analysis/phrasebook.h"
#include "app/models/filtered_results.h"
#include "app/models/result_column.h"

namespace podium {

/// The results that the filter lets through, sorted: the twin table of every page. Filtering and sorting move indices,
/// no cell is asked for; a change of the filter resets the model, a change of the order keeps persistent indexes.
/// Roles: DisplayRole (by locale; empty where there is no value), TextAlignmentRole, ToolTipRole,
/// AccessibleTextRole and those of model_roles.h. FamilyRole answers in the first column.
class ResultTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    /// `results` must outlive this.
    explicit ResultTableModel(FilteredResults& results, QObject* parent = nullptr);

    /// Locale of numbers, and the words that say why a score is missing. Headers follow the application's translators.
    void setWording(const QLocale& locale, std::shared_ptr<const Phrasebook> phrases);

    [[nodiscard]] ResultColumn sortColumn() const { return m_sortColumn; }
    [[nodiscard]] Qt::SortOrder sortOrder() const { return m_sortOrder; }
    /// -1 where the filter does not let the result through.
    [[nodiscard]] int rowOf(const QString& reference) const;
    /// Empty where there is no such row.
    [[nodiscard]] QString referenceAt(int row) const;
    /// The submission of a row, which must exist.
    [[nodiscard]] const store::SubmissionRow& submissionAt(int row) const;
    [[nodiscard]] static constexpr int columnOf(ResultColumn column) { return static_cast<int>(column); }

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;
    /// Rows can be dragged: onto the choice of the baseline, or as text anywhere else.
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    /// By default sorted by time, fastest first.
    void sort(int column, Qt::SortOrder order = Qt::AscendingOrder) override;

private:
    void follow();
    void arrange();

    FilteredResults& m_results;
    QLocale m_locale;
    std::shared_ptr<const Phrasebook> m_phrases;
    SharedSnapshot m_snapshot;
    SharedOutcome m_outcome;
    ResultColumn m_sortColumn = ResultColumn::Minutes;
    Qt::SortOrder m_sortOrder = Qt::AscendingOrder;
    std::vector<RowIndex> m_order;  ///< every row of the snapshot, sorted
    std::vector<RowIndex> m_shown;  ///< those of them that match
    /// Of every row of the snapshot its place among those shown, or -1; empty: not known yet.
    mutable std::vector<int> m_position;
};

}  // namespace podium
