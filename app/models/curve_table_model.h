// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <vector>

#include <QAbstractTableModel>

#include "app/analysis/curves_data.h"
#include "app/analysis/figure.h"

namespace podium {

/// Every evaluation that a figure of convergence draws, a row a point in the order of the figure. Roles: DisplayRole (by
/// the figure's language; empty where there is no value), TextAlignmentRole, RawValueRole, ReferenceRole of the
/// submission in every column, FamilyRole in the first.
class CurveTableModel : public QAbstractTableModel {
    Q_OBJECT

public:
    enum Column { System, RunFile, Role, Minutes, Trained, Quality, Second, Target };
    static constexpr int columns = 8;

    explicit CurveTableModel(QObject* parent = nullptr);

    /// Its figure of convergence; one without curves empties the table.
    void setFigure(const Figure& figure);
    /// Whether any point has a value of a second metric.
    [[nodiscard]] bool hasSecondMetric() const;
    /// The first row of a submission; -1: it has none.
    [[nodiscard]] int firstRowOf(const QString& reference) const;

    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] QVariant rawValue(const PlotCurvePoint& point, int column) const;
    [[nodiscard]] QString text(const PlotCurvePoint& point, int column) const;

    std::shared_ptr<const FigureCurves> m_curves;
    std::vector<PlotCurvePoint> m_points;  ///< into m_curves
    std::string m_metric;                  ///< name of the quality metric
    NumberFormat m_numbers{Language::English};
};

}  // namespace podium
