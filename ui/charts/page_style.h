// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <map>
#include <utility>

#include <QFont>
#include <QFontMetricsF>
#include <QHash>
#include <QString>

namespace podium::charts {

/// How wide rows and how thick bars may become, at labels of 12 pixels.
struct RowLimits {
    double pitch;
    double thickness;
};

/// Sizes of text and space on one page, in pixels (look/LOOK.md, Type, space, shape).
struct PageStyle {
    double title = 30;
    double subtitle = 17;
    double axisTitle = 17;
    double label = 16;          ///< row labels, values, legend, ticks
    double smallestLabel = 12;  ///< rows may shrink to this before they are folded
    double note = 15;
    double footnote = 13;
    double smallestFootnote = 8;  ///< subtitle, notes and footnote shrink to these where few rows would be left
    double smallestNote = 9;
    double margin = 48;  ///< left and right
    double marginTop = 34;
    double marginBottom = 26;
    double unit = 1;          ///< factor for gaps, 1 on a slide
    double gutter = 0;        ///< left of row labels, for the window's pins
    bool selectable = false;  ///< every row may be set in bold
    double widestPitch = 28;  ///< of more than eight rows, at labels of 12 pixels; few rows may have 40 at least
    bool fillsPage = false;   ///< few rows spread over the room that there is, since nothing else would stand there

    [[nodiscard]] RowLimits rowLimits(std::size_t rows) const;

    /// For files: a slide of 1600 x 900 has the sizes above, other pages scale by their shorter side, and no text
    /// becomes smaller than in the window.
    [[nodiscard]] static PageStyle forPage(int width, int height);
    /// For the window: title 16 px, text 12 px, footnote 10 px, times `scale`.
    [[nodiscard]] static PageStyle forScreen(double scale);
};

/// Noto Sans, or DejaVu Sans where it is missing; not hinted, so that text is as wide at every scale.
[[nodiscard]] QFont figureFont(double pixelSize, bool bold);

/// Measures text in the figures' font.
class TextMeasure {
public:
    [[nodiscard]] double width(const QString& text, double pixelSize, bool bold = false) const;
    [[nodiscard]] double ascent(double pixelSize, bool bold = false) const;
    /// Of digits too.
    [[nodiscard]] double capHeight(double pixelSize, bool bold = false) const;
    /// Ascent and descent.
    [[nodiscard]] double height(double pixelSize, bool bold = false) const;
    /// The text, or as much of it as fits before "…"; empty where not even that fits.
    [[nodiscard]] QString elided(const QString& text, double pixelSize, bool bold, double width) const;
    /// Lines no wider than `width`, broken at spaces, inside words only where a word is wider than a line.
    [[nodiscard]] QStringList wrapped(const QString& text, double pixelSize, bool bold, double width) const;

private:
    /// One font, and the widths that it was asked for: a layout asks for most of them many times.
    struct Face {
        QFontMetricsF metrics;
        QHash<QString, double> widths;
    };
    [[nodiscard]] Face& face(double pixelSize, bool bold) const;

    mutable std::map<std::pair<double, bool>, Face> m_faces;
};

}  // namespace podium::charts
