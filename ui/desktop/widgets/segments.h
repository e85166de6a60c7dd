// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QButtonGroup;
class QHBoxLayout;

namespace podium::desktop {

/// A choice of few, side by side under one outline.
class Segments final : public QWidget {
    Q_OBJECT
public:
    explicit Segments(const QStringList& labels, QWidget* parent = nullptr);

    [[nodiscard]] int current() const;
    void setCurrent(int index);
    /// Height of the buttons.
    void setButtonHeight(int height);

signals:
    /// By the user.
    void chosen(int index);

private:
    QButtonGroup* m_group;
};

}  // namespace podium::desktop
