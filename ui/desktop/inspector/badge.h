// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include "ui/desktop/look/look.h"

namespace podium::desktop {

/// A word on a tint.
class Badge final : public QWidget {
    Q_OBJECT
public:
    enum class Kind { Neutral, Good, Warning };

    Badge(const Look& look, Kind kind, const QString& text, QWidget* parent = nullptr);

    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    Kind m_kind;
    QString m_text;
};

}  // namespace podium::desktop
