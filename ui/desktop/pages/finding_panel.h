// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

#include "app/analysis/figure.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QToolButton;

namespace podium::desktop {

class FigureView;

/// One finding of the overview: a sentence, what it is about, a small figure, and the way to the page behind it.
class FindingPanel final : public QFrame {
    Q_OBJECT
public:
    FindingPanel(const Look& look, const QString& link, QWidget* parent = nullptr);

    void show(const QString& sentence, const QString& subtitle, const Figure& figure);
    /// Why there is no finding.
    void showReason(const QString& sentence, const QString& reason);
    [[nodiscard]] FigureView& view() { return *m_view; }

signals:
    void linkActivated();

protected:
    void paintEvent(QPaintEvent* event) override;

private:
    const Look& m_look;
    QLabel* m_sentence;
    QLabel* m_subtitle;
    FigureView* m_view;
    QToolButton* m_link;
};

}  // namespace podium::desktop
