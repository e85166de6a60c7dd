// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QSplitter>

namespace podium::desktop {

/// A figure above its twin table. The table gets room for a few rows and, where the page is higher than a laptop's, its
/// share of what is more, until the user chooses another one.
class TwinSplitter final : public QSplitter {
    Q_OBJECT
public:
    /// `tableShare`: 0 to 1.
    TwinSplitter(const QString& name, QWidget* figure, QWidget* table, double tableShare, QWidget* parent);

    /// What restore() takes; empty while the user has not chosen.
    [[nodiscard]] QByteArray chosen() const { return m_moved ? saveState() : QByteArray(); }
    void restore(const QByteArray& chosen) { m_moved = restoreState(chosen); }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    const double m_tableShare;
    bool m_moved = false;
};

}  // namespace podium::desktop
