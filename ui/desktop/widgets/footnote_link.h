// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QRectF>
#include <QToolButton>

namespace podium::desktop {

/// The link to the whole of a footnote that a figure shows only the beginning of.
class FootnoteLink final : public QToolButton {
    Q_OBJECT
public:
    explicit FootnoteLink(QWidget* parent = nullptr);

    /// Lines that a figure of this height, in pixels at text of 12 pixels, shows of its footnote; 0: all. The same on
    /// every page: all where there is much room, one line in a window under 720 pixels high (look/LOOK.md, States), else
    /// as many as the footnote of a single benchmark has.
    [[nodiscard]] static int linesAt(double height);

    /// All of the footnote, as it is copied with the figure.
    void setFootnote(const QString& text) { m_text = text; }
    /// Shows the link there; an empty rectangle hides it.
    void place(const QRectF& where);

private:
    void open();

    QString m_text;
};

}  // namespace podium::desktop
