// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <memory>
#include <vector>

#include <QAbstractItemModel>

#include "app/models/compare_sheet.h"

namespace podium {

/// Results side by side: three groups of rows - score and runs, what differs, what is equal - with a column for the
/// name of the fact and one for each result. Roles: DisplayRole, TextAlignmentRole, ToolTipRole (the whole text),
/// ReferenceRole (of the column's result, in header and cells), FamilyRole (of the header).
class CompareModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Group { Score, Differences, Equal };

    explicit CompareModel(QObject* parent = nullptr);

    struct Header {
        QString title;
        QString reference;
        int family = 0;  ///< HardwareFamily
    };

    void setSheet(CompareSheet sheet, std::vector<Header> headers);
    [[nodiscard]] int resultCount() const { return static_cast<int>(m_headers.size()); }

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    using QObject::parent;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    [[nodiscard]] QVariant headerData(int section, Qt::Orientation orientation,
                                      int role = Qt::DisplayRole) const override;

private:
    [[nodiscard]] const std::vector<SheetRow>& rowsOf(int group) const
    {
        return m_groups[static_cast<std::size_t>(group)];
    }
    [[nodiscard]] QString groupTitle(int group) const;
    [[nodiscard]] QString referenceOf(int column) const;

    std::array<std::vector<SheetRow>, 3> m_groups;
    std::vector<Header> m_headers;
};

}  // namespace podium
