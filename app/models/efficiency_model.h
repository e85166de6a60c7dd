// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractItemModel>

#include "app/analysis/scaling_table.h"

namespace podium {

/// Scaling efficiency of the lines of a scaling figure: a row a line, from its smallest to its largest size, and below
/// it a row for each size between. Roles: DisplayRole (by language; empty where there is no value), TextAlignmentRole,
/// ToolTipRole, RawValueRole of numbers, MissingReasonRole, ReferenceRole (the larger result), FromReferenceRole (the
/// smaller), FamilyRole (of lines, in the first column).
class EfficiencyModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Column { Line, From, To, Official, Raw, Throughput };
    static constexpr int columns = 6;

    explicit EfficiencyModel(QObject* parent = nullptr);

    void setLines(std::vector<EfficiencyLine> lines, std::shared_ptr<const Phrasebook> phrases, Language language);
    /// The row of this larger result: the one of exactly this pair, else the first; invalid: there is none.
    [[nodiscard]] QModelIndex find(const QString& to, const QString& from = {}) const;

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const EfficiencyLine& lineOf(const QModelIndex& index) const;
    [[nodiscard]] const EfficiencyStep& stepOf(const QModelIndex& index) const;
    [[nodiscard]] QString text(const QModelIndex& index) const;
    [[nodiscard]] QVariant rawValue(const QModelIndex& index) const;
    [[nodiscard]] QString toolTip(const QModelIndex& index) const;

    std::vector<EfficiencyLine> m_lines;
    std::shared_ptr<const Phrasebook> m_phrases;
    NumberFormat m_numbers{Language::English};
};

}  // namespace podium
