// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QLabel>

namespace podium::desktop {

/// Plain words that wrap and can be selected. It remembers how high its words are: a layout asks a dozen times for one
/// change, and each answer of QLabel lays a document out.
class TextLabel final : public QLabel {
    Q_OBJECT
public:
    explicit TextLabel(QWidget* parent = nullptr);

    [[nodiscard]] int heightForWidth(int width) const override;

protected:
    void changeEvent(QEvent* event) override;

private:
    mutable QString m_measured;  ///< what m_heights are the heights of
    mutable QMargins m_margins;
    mutable QHash<int, int> m_heights;  ///< by width
};

}  // namespace podium::desktop
