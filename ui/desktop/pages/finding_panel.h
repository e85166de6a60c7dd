// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

#include <QFrame>
#include <QStringList>

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
    [[nodiscard]] QString sentence() const;
    /// As a figure of its own, under its sentence; empty: there is no finding.
    [[nodiscard]] const std::optional<Figure>& figure() const { return m_figure; }

signals:
    void linkActivated();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    void showNotes();

    const Look& m_look;
    std::optional<Figure> m_figure;
    QStringList m_reasons;
    QLabel* m_sentence;
    QLabel* m_subtitle;
    FigureView* m_view;
    QLabel* m_symbol;
    QLabel* m_notes;
    QToolButton* m_link;
};

}  // namespace podium::desktop
