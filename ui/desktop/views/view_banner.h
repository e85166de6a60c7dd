// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QStringList>

#include "ui/desktop/look/look.h"

class QLabel;
class QToolButton;

namespace podium::desktop {

/// What an open view has to say, above its figure: title, note, what changed since it was saved, and whether the figure
/// is still as it was opened. Closing it leaves the figure.
class ViewBanner final : public QFrame {
    Q_OBJECT
public:
    explicit ViewBanner(const Look& look, QWidget* parent = nullptr);

    /// Texts are foreign and shown as they are. `savedOn`: date, worded; empty: not known.
    void setView(const QString& title, const QString& note);
    void setChanges(const QString& heading, const QStringList& sentences);
    /// `canUpdate`: the view is one of the user's own.
    void setModified(bool isModified, bool canUpdate);

signals:
    void updateWanted();
    void saveWanted();
    void closed();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    [[nodiscard]] QToolButton* makeLink(const QString& name, const QString& text);

    const Look& m_look;
    QLabel* m_title;
    QLabel* m_note;
    QLabel* m_changes;
    QLabel* m_modified;
    QToolButton* m_update;
    QToolButton* m_save;
};

}  // namespace podium::desktop
