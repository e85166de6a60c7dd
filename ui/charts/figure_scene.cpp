// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_scene.h"

#include <functional>
#include <utility>

#include <QGraphicsItem>
#include <QGraphicsWidget>
#include <QPainter>

#include "ui/charts/curves_painting.h"
#include "ui/charts/curves_plot.h"
#include "ui/charts/dense_lines.h"
#include "ui/charts/matrix_painting.h"
#include "ui/charts/number_painting.h"
#include "ui/charts/plot_chart.h"
#include "ui/charts/racks_painting.h"

namespace podium::charts {

namespace {

enum Layer { Bands, Grid, Plot, Details, References, Whiskers, Markers, Symbols, Texts };

/// One layer of the page.
class LayerItem final : public QGraphicsItem {
public:
    LayerItem(QRectF page, std::function<void(QPainter&)> paint) : m_page(page), m_paint(std::move(paint)) {}
    [[nodiscard]] QRectF boundingRect() const override { return m_page; }
    void paint(QPainter* painter, const QStyleOptionGraphicsItem*, QWidget*) override
    {
        painter->setRenderHint(QPainter::Antialiasing);
        m_paint(*painter);
    }

private:
    QRectF m_page;
    std::function<void(QPainter&)> m_paint;
};

}  // namespace

FigureScene::FigureScene(LaidOutFigure drawn, const FigureTheme& theme, Emphasis emphasis)
    : m_drawn(std::move(drawn)), m_theme(theme), m_emphasis(std::move(emphasis))
{
    m_scene.setSceneRect(QRectF(QPointF(0, 0), m_drawn.layout.page));
    m_scene.setItemIndexMethod(QGraphicsScene::NoIndex);
    if (m_drawn.layout.positionAxis) {
        addNumberLayers();
    } else if (m_drawn.layout.racks) {
        addRackLayers();
    } else if (m_drawn.layout.matrix) {
        addMatrixLayers();
    } else {
        addRowLayers();
    }
    addLayer(Symbols, [this](QPainter& painter) { paintSymbols(painter, m_drawn, m_theme); });
    addLayer(Texts, [this](QPainter& painter) { paintTexts(painter, m_drawn, m_theme, m_emphasis); });
}

FigureScene::~FigureScene() = default;

void FigureScene::setEmphasis(Emphasis emphasis)
{
    if (emphasis != m_emphasis) {
        m_emphasis = std::move(emphasis);
        m_scene.update();
    }
}

std::string FigureScene::referenceAt(const QPointF& place) const
{
    const PlacedRow* nearest = nullptr;
    double least = 0;
    for (const PlacedRow& row : m_drawn.layout.rows) {
        if (row.reference.empty() || !row.band.contains(place)) {
            continue;
        }
        if (!m_drawn.layout.positionAxis) {
            return std::string(row.reference);
        }
        const double distance = QLineF(row.band.center(), place).length();  // bands of marks overlap
        if (nearest == nullptr || distance < least) {
            nearest = &row;
            least = distance;
        }
    }
    constexpr double curveReach = 6;
    return nearest != nullptr ? std::string(nearest->reference) : curveAt(m_drawn, place, curveReach);
}

void FigureScene::paint(QPainter& painter)
{
    const QRectF page = m_scene.sceneRect();
    // Files name the painter's font even where no text is drawn; the application's own would make them differ.
    painter.setFont(figureFont(12, false));
    painter.fillRect(page, m_theme.base);
    painter.setRenderHint(QPainter::Antialiasing);  // Qt Charts' own lines take what they are given
    m_scene.render(&painter, page, page, Qt::IgnoreAspectRatio);
}

void FigureScene::addLayer(double z, std::function<void(QPainter&)> paint)
{
    auto* item = new LayerItem(m_scene.sceneRect(), std::move(paint));
    item->setZValue(z);
    m_scene.addItem(item);
}

void FigureScene::addRowLayers()
{
    addLayer(Bands, [this](QPainter& painter) { paintBands(painter, m_drawn, m_theme, m_emphasis); });
    addLayer(Grid, [this](QPainter& painter) { paintGrid(painter, m_drawn, m_theme); });
    addChart();
    addLayer(Details, [this](QPainter& painter) { paintBarDetails(painter, m_drawn, m_theme); });
    addLayer(References, [this](QPainter& painter) { paintReferenceLines(painter, m_drawn, m_theme); });
    addLayer(Whiskers, [this](QPainter& painter) { paintWhiskers(painter, m_drawn, m_theme); });
    addLayer(Markers, [this](QPainter& painter) { paintMarkers(painter, m_drawn, m_theme); });
}

void FigureScene::addNumberLayers()
{
    if (m_drawn.figure.curves) {
        addCurveLayers();
        return;
    }
    addLayer(Grid, [this](QPainter& painter) {
        paintNumberGrid(painter, m_drawn, m_theme);
        paintHalos(painter, m_drawn, m_theme, m_emphasis);
    });
    addChart();
    addLayer(Details, [this](QPainter& painter) { paintDenseLines(painter, m_drawn, m_theme); });
    addLayer(References, [this](QPainter& painter) {
        paintLevels(painter, m_drawn, m_theme);
        paintLinks(painter, m_drawn, m_theme);
    });
    addLayer(Markers, [this](QPainter& painter) { paintPoints(painter, m_drawn, m_theme); });
}

/// Lines by the hundred are painted at once, since a chart item for each would take longer than a frame.
void FigureScene::addCurveLayers()
{
    addLayer(Grid, [this](QPainter& painter) {
        paintNumberGrid(painter, m_drawn, m_theme);
        paintCurveHalos(painter, m_drawn, m_theme, m_emphasis);
        paintHalos(painter, m_drawn, m_theme, m_emphasis);
    });
    addLayer(Plot, [this](QPainter& painter) { paintCurves(painter, m_drawn, m_theme); });
    addLayer(References, [this](QPainter& painter) { paintLevels(painter, m_drawn, m_theme); });
    addLayer(Markers, [this](QPainter& painter) { paintCurveEnds(painter, m_drawn, m_theme); });
}

void FigureScene::addRackLayers()
{
    addLayer(Bands, [this](QPainter& painter) { paintBands(painter, m_drawn, m_theme, m_emphasis); });
    addLayer(Grid, [this](QPainter& painter) { paintGrid(painter, m_drawn, m_theme); });
    addLayer(Plot, [this](QPainter& painter) { paintRacks(painter, m_drawn, m_theme); });
}

void FigureScene::addMatrixLayers()
{
    addLayer(Bands, [this](QPainter& painter) { paintBands(painter, m_drawn, m_theme, m_emphasis); });
    addLayer(Grid, [this](QPainter& painter) { paintGrid(painter, m_drawn, m_theme); });
    addLayer(Plot, [this](QPainter& painter) { paintMatrix(painter, m_drawn, m_theme, m_emphasis); });
}

void FigureScene::addChart()
{
    if (m_drawn.layout.rows.empty()) {
        return;
    }
    QGraphicsWidget* chart = makePlotChart(m_drawn, m_theme).release();
    chart->setZValue(Plot);
    m_scene.addItem(chart);
}

}  // namespace podium::charts
