// SPDX-License-Identifier: GPL-3.0-or-later
// What Qt Charts lacks or draws otherwise: grid on round values of every axis, whiskers, outlined and hatched bars,
// markers by the thousand, own labels and legend. Each function paints one layer of a laid-out figure.
#pragma once

#include <functional>
#include <set>
#include <string>

class QPainter;

#include "ui/charts/figure_layout.h"
#include "ui/charts/figure_theme.h"

namespace podium::charts {

/// Rows that stand out, by the reference of their submission.
struct Emphasis {
    std::set<std::string, std::less<>> selected;
    std::string hovered;

    friend bool operator==(const Emphasis&, const Emphasis&) = default;
};

void paintBands(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);
void paintGrid(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
/// Outlines of unverified and raw bars, hatching of families that look alike. Solid bars are Qt Charts'.
void paintBarDetails(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
void paintReferenceLines(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
void paintWhiskers(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
void paintMarkers(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
void paintSymbols(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme);
void paintTexts(QPainter& painter, const LaidOutFigure& drawn, const FigureTheme& theme, const Emphasis& emphasis);

/// Families of bars in the figure that are hatched.
[[nodiscard]] std::set<HardwareFamily> hatchedFamilies(const Figure& figure, const FigureTheme& theme);
/// Whether a mark is a bar that Qt Charts fills: verified, on the official basis.
[[nodiscard]] bool isSolidBar(const Series& series, const Mark& mark);

}  // namespace podium::charts
