// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <memory>
#include <optional>

#include <QWidget>

#include "app/analysis/figure.h"
#include "ui/charts/figure_scene.h"

namespace podium::desktop {

class FootnoteLink;

/// Shows one figure at the widget's size. Rows, or the marks where both axes are numbers, answer to the pointer, to
/// clicks and to keys: arrows, Page Up and Down, Home and End walk them, Enter asks for details. A mark that is clicked
/// with Ctrl or Shift, or the selected one when Space is pressed, is the other end of a pair. A row or a mark can be
/// dragged. What is selected and hovered is told by reference. A footnote that would take much of a low view is
/// shortened, and a link opens all of it.
class FigureView final : public QWidget {
    Q_OBJECT
public:
    explicit FigureView(QWidget* parent = nullptr);
    ~FigureView() override;

    void setFigure(const Figure& figure);
    /// A sentence in place of a figure.
    void setMessage(const QString& message);
    void setTone(FigureTone tone);
    void setSelected(const QString& reference);
    void setHovered(const QString& reference);
    /// The other end of a pair, which stands out like the selected one; empty: none.
    void setPaired(const QString& reference);
    void setPinned(const QStringList& references);
    /// No title, notes and footnote: for panels that have a sentence of their own.
    void setCompact(bool compact);
    /// Keys and pointer do something.
    void setInteractive(bool interactive);

    /// What is drawn now; null: a message.
    [[nodiscard]] const charts::LaidOutFigure* drawn() const;
    [[nodiscard]] const std::optional<Figure>& figure() const { return m_figure; }
    /// The selected row in words; empty: none of this figure.
    [[nodiscard]] QString selectedText() const;
    [[nodiscard]] QSize minimumSizeHint() const override;
    [[nodiscard]] QSize sizeHint() const override;

signals:
    void selected(const QString& reference);
    void activated(const QString& reference);
    void hovered(const QString& reference);
    /// The other end of a pair was picked; empty: a plain click ended the pair.
    void paired(const QString& reference);
    /// The menu of a row or a mark is wanted at this place of the screen.
    void menuWanted(const QString& reference, const QPoint& place);
    /// It has got the focus: what Copy and Export take from a page of several figures.
    void focused();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void contextMenuEvent(QContextMenuEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    bool event(QEvent* event) override;

private:
    void layOut();
    void layOutWhenNeeded();
    void showEmphasis();
    void moveSelection(int step);
    void moveUpwards(bool up);
    void startDrag();
    [[nodiscard]] bool isOfNumbers() const;
    [[nodiscard]] QRectF bandOf(const QString& reference) const;
    void tellSelected();
    void paintFocus(QPainter& painter) const;
    void paintPins(QPainter& painter) const;
    [[nodiscard]] QPointF pinPlace(const charts::PlacedRow& row, double side) const;
    void paintScene(QPainter& painter);
    [[nodiscard]] QString referenceAt(const QPointF& place) const;

    std::optional<Figure> m_figure;
    QString m_message;
    FigureTone m_tone = FigureTone::Light;
    bool m_compact = false;
    bool m_interactive = true;
    bool m_laidOut = false;
    bool m_focusByKey = false;
    QString m_selected;
    QString m_hovered;
    QString m_paired;
    QString m_dragged;  ///< what the button was pressed on
    QPoint m_pressed;
    QStringList m_pinned;
    FootnoteLink* m_more;
    std::unique_ptr<charts::FigureScene> m_scene;
};

}  // namespace podium::desktop
