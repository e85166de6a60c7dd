// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>
#include <QWidget>

#include "ui/desktop/look/look.h"

class QLabel;

namespace podium::desktop {

/// What a comparison has to say beside its values: in one line after the triangle, all of it in the tool tip.
class NotesLine final : public QWidget {
    Q_OBJECT
public:
    explicit NotesLine(const Look& look, QWidget* parent = nullptr);

    /// Without notes the line is empty.
    void setNotes(const QStringList& notes);
    [[nodiscard]] const QStringList& notes() const { return m_all; }

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void showText();

    QStringList m_all;
    QLabel* m_symbol;
    QLabel* m_text;
};

}  // namespace podium::desktop
