// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// Two handles on one groove; positions from 0 to 1. Arrows, Page Up and Down, Home and End move the handle that was used
/// last; the space bar changes to the other.
class RangeSlider final : public QWidget {
    Q_OBJECT
public:
    explicit RangeSlider(const Look& look, QWidget* parent = nullptr);

    [[nodiscard]] double lower() const { return m_lower; }
    [[nodiscard]] double upper() const { return m_upper; }
    void setRange(double lower, double upper);
    /// Centre of a handle within the widget.
    [[nodiscard]] QPointF handle(bool upper) const;

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

signals:
    /// By the user.
    void moved(double lower, double upper);
    void released();

protected:
    void paintEvent(QPaintEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    [[nodiscard]] double positionAt(double x) const;
    [[nodiscard]] double xOf(double position) const;
    void moveHandle(double position);

    const Look& m_look;
    double m_lower = 0;
    double m_upper = 1;
    bool m_upperActive = false;
    bool m_dragging = false;
};

}  // namespace podium::desktop
