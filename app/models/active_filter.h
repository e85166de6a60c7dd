// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

#include "app/models/filter_state.h"

namespace podium {

/// The filter that is in force. Every change is told once, and none where nothing changes.
class ActiveFilter : public QObject {
    Q_OBJECT

public:
    explicit ActiveFilter(QObject* parent = nullptr);

    [[nodiscard]] const FilterState& state() const { return m_state; }
    void setState(FilterState state);

    void setChosen(Facet facet, const QString& key, bool chosen);
    /// Replaces what is chosen in a facet, e.g. by the one benchmark of the toolbar.
    void setChosenKeys(Facet facet, ChosenKeys keys);
    void setSizes(SizeRange sizes);
    void setSearch(const QString& words);
    void clear();

signals:
    void changed(const podium::FilterState& state);

private:
    FilterState m_state;
};

}  // namespace podium
