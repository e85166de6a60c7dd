// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QDialog>

#include "app/views/saved_view.h"

class QLabel;
class QLineEdit;
class QPlainTextEdit;
class QPushButton;

namespace podium::desktop {

/// Asks for the title and the note of a view.
class ViewDialog final : public QDialog {
    Q_OBJECT
public:
    ViewDialog(const QString& heading, const ViewWords& words, QWidget* parent);

    [[nodiscard]] ViewWords words() const;

private:
    void check();

    QLineEdit* m_title;
    QPlainTextEdit* m_note;
    QLabel* m_fault;
    QPushButton* m_save;
};

}  // namespace podium::desktop
