// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include <QWidget>

#include "db/records/run.h"
#include "ui/desktop/data/workbench.h"
#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// The runs of one submission on a line of raw minutes: those that count filled, dropped ones hollow.
class RunStrip final : public QWidget {
    Q_OBJECT
public:
    RunStrip(const std::vector<Run>& runs, const QColor& color, const Workbench& workbench, const Look& look,
             QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    struct Point {
        double minutes = 0;
        bool counted = false;
    };

    std::vector<Point> m_points;  ///< valid runs, fastest first
    QColor m_color;
    QString m_low;
    QString m_high;
    const Look& m_look;
};

}  // namespace podium::desktop
