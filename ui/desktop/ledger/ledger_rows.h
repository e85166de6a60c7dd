// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSortFilterProxyModel>

namespace podium::desktop {

/// The rows of the ledger in the order that the table asks for, those alone in which every word of the search stands.
class LedgerRows final : public QSortFilterProxyModel {
    Q_OBJECT
public:
    explicit LedgerRows(QObject* parent = nullptr);

    void setSearch(const QString& words);
    /// Those alone that are no longer as they were.
    void setTouchedOnly(bool only);

protected:
    [[nodiscard]] bool filterAcceptsRow(int row, const QModelIndex& parent) const override;

private:
    QStringList m_words;
    bool m_touchedOnly = false;
};

}  // namespace podium::desktop
