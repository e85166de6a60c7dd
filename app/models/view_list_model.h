// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <vector>

#include <QAbstractItemModel>

#include "app/analysis/figure_spec.h"

namespace podium {

/// What the list of views needs of one.
struct ViewItem {
    QString key;    ///< id of an own view as a number, name of one that ships with the program
    QString title;  ///< as stored
    QString note;
    FigureKind kind = FigureKind::TimeToTrain;

    friend bool operator==(const ViewItem&, const ViewItem&) = default;
};

/// Saved views in two sections: the user's own, which can be renamed and dragged into another order, and those that ship
/// with the program. Changes show at once and are asked for by signals; setViews() then brings what was kept. Roles:
/// DisplayRole (fit for one line), EditRole (the title), ToolTipRole, KeyRole (empty for sections), KindRole (int:
/// FigureKind), OpenRole (bool: the view is open), ChangedRole (bool: and is no longer as it was saved), SummaryRole of
/// sections (why there are none).
class ViewListModel : public QAbstractItemModel {
    Q_OBJECT

public:
    enum Section { Own, Shipped };
    static constexpr int sections = 2;

    explicit ViewListModel(QObject* parent = nullptr);

    /// Rows that stay keep their indexes.
    void setViews(Section section, const std::vector<ViewItem>& views);
    [[nodiscard]] const std::vector<ViewItem>& views(Section section) const;

    /// The view of this key, and whether it was changed since; empty: none is open.
    void setOpened(const QString& key, bool isChanged);
    [[nodiscard]] const QString& opened() const { return m_opened; }

    [[nodiscard]] QModelIndex sectionIndex(Section section) const;
    /// Invalid where no view has this key.
    [[nodiscard]] QModelIndex viewIndex(const QString& key) const;
    /// The own view after the one of this key; empty: it is the last, or none of the user's.
    [[nodiscard]] QString keyAfter(const QString& key) const;
    /// Puts an own view before another one, or, where `before` is empty, at the end. False: nothing moves.
    bool move(const QString& key, const QString& before);

    /// After a change of the application's language.
    void retranslate();

    [[nodiscard]] QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    [[nodiscard]] QModelIndex parent(const QModelIndex& child) const override;
    [[nodiscard]] int rowCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] int columnCount(const QModelIndex& parent = {}) const override;
    [[nodiscard]] QVariant data(const QModelIndex& index, int role = Qt::DisplayRole) const override;
    /// Titles of own views; a blank one is refused.
    bool setData(const QModelIndex& index, const QVariant& value, int role = Qt::EditRole) override;
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex& index) const override;
    [[nodiscard]] QHash<int, QByteArray> roleNames() const override;

    [[nodiscard]] Qt::DropActions supportedDropActions() const override { return Qt::MoveAction; }
    [[nodiscard]] QStringList mimeTypes() const override;
    [[nodiscard]] QMimeData* mimeData(const QModelIndexList& indexes) const override;
    [[nodiscard]] bool canDropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                                       const QModelIndex& parent) const override;
    bool dropMimeData(const QMimeData* data, Qt::DropAction action, int row, int column,
                      const QModelIndex& parent) override;

signals:
    void renamed(const QString& key, const QString& title);
    /// `before`: key of the view that follows; empty: the view is the last.
    void moved(const QString& key, const QString& before);

private:
    [[nodiscard]] const ViewItem* itemAt(const QModelIndex& index) const;
    [[nodiscard]] std::vector<ViewItem>& itemsOf(Section section) { return m_views[section]; }
    [[nodiscard]] int rowOf(Section section, const QString& key) const;
    [[nodiscard]] QVariant sectionData(Section section, int role) const;
    [[nodiscard]] QVariant viewData(const ViewItem& item, int role) const;
    void removeMissing(Section section, const std::vector<ViewItem>& views);
    void tellChanged(const QString& key);

    std::array<std::vector<ViewItem>, sections> m_views;
    QString m_opened;
    bool m_isChanged = false;
};

}  // namespace podium
