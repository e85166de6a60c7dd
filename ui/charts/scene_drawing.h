// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/exports/figure_format.h"
#include "ui/charts/figure_scene.h"

namespace podium::charts {

/// A laid-out figure as picture files. PDF is the same in every run only where a HeadlessApplication has fixed the order
/// of Qt's hashes. Needs a QApplication.
class SceneDrawing final : public FigureDrawing {
public:
    SceneDrawing(LaidOutFigure drawn, const FigureStyle& style);

    /// What is drawn: its rows may be fewer than the builder's.
    [[nodiscard]] const Figure& figure() const { return m_scene.drawn().figure; }

    /// Paints the page with its ground from (0, 0) on, in pixels at scale 1.
    void paint(QPainter& painter) { m_scene.paint(painter); }

    [[nodiscard]] Result<std::string> png(double scale) override;
    [[nodiscard]] Result<std::string> svg() override;
    [[nodiscard]] Result<std::string> pdf() override;
    [[nodiscard]] std::uint32_t color(HardwareFamily family) const override;

private:
    [[nodiscard]] QSize pageSize() const;
    [[nodiscard]] QString title() const;

    FigureScene m_scene;
    const FigureTheme m_theme;
    const int m_resolution;
};

}  // namespace podium::charts
