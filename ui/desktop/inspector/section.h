// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/look/look.h"

class QGridLayout;
class QHBoxLayout;
class QLabel;
class QPushButton;
class QToolButton;
class QVBoxLayout;

namespace podium::desktop {

/// A part of the inspector: a heading and what belongs to it, with a line above.
class Section final : public QWidget {
    Q_OBJECT
public:
    Section(const Look& look, const QString& heading, QWidget* parent = nullptr);

    [[nodiscard]] QVBoxLayout& body() { return *m_body; }
    /// A text that wraps and can be selected.
    QLabel* addText(const QString& text, TextSize size = TextSize::Body, bool strong = false);
    QLabel* addMuted(const QString& text);
    /// A key and its value.
    void addRow(const QString& key, const QString& value);
    QToolButton* addLink(const QString& text, const QString& icon, const QString& objectName);
    /// Beside the button before it, where there is room.
    QPushButton* addButton(const QString& text, const QString& icon, const QString& objectName);
    /// A link with its generation's swatch, and a small button at the right that takes it away.
    QToolButton* addRemovable(const QString& text, const QColor& swatch, QToolButton*& remove);
    /// A sentence with the triangle or the stop sign before it.
    void addNote(const QString& text, const QString& icon, IconInk ink);

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    QVBoxLayout* m_body;
    QGridLayout* m_rows = nullptr;
    QHBoxLayout* m_buttons = nullptr;
    int m_buttonsWidth = 0;
};

}  // namespace podium::desktop
