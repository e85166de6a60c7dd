// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <functional>
#include <string>

#include <QGraphicsScene>

#include "ui/charts/figure_painting.h"

class QPainter;

namespace podium::charts {

/// A laid-out figure as a graphics scene, the same for screen, picture and print: Qt Charts' plot with axes and bars,
/// and our own items for the rest. Needs a QApplication; see prepareHeadless().
class FigureScene {
public:
    FigureScene(LaidOutFigure drawn, const FigureTheme& theme, Emphasis emphasis = {});
    ~FigureScene();
    FigureScene(const FigureScene&) = delete;
    FigureScene& operator=(const FigureScene&) = delete;

    [[nodiscard]] QGraphicsScene& scene() { return m_scene; }
    [[nodiscard]] const LaidOutFigure& drawn() const { return m_drawn; }

    /// Repaints what changed; the layout stays.
    void setEmphasis(Emphasis emphasis);
    /// Reference of the submission in the row, or of the nearest mark, at this place of the page; empty: none.
    [[nodiscard]] std::string referenceAt(const QPointF& place) const;
    /// Paints the page with its ground from (0, 0) on.
    void paint(QPainter& painter);

private:
    void addLayer(double z, std::function<void(QPainter&)> paint);
    void addRowLayers();
    void addNumberLayers();
    void addCurveLayers();
    void addRackLayers();
    void addMatrixLayers();
    void addChart();

    LaidOutFigure m_drawn;
    FigureTheme m_theme;
    Emphasis m_emphasis;
    QGraphicsScene m_scene;
};

}  // namespace podium::charts
