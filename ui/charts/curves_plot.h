// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Where the names of the submissions stand: each at the end of its lead's line, on the side of the target where no
/// curve comes, in as few lines as keep the names apart.
class CurveFlags {
public:
    /// layout.plot and layout.positionAxis must be set.
    CurveFlags(const Figure& figure, const PagePlan& plan, const FigureLayout& layout);

    /// Widens layout.axis beyond the best quality, so that the names have room.
    void makeRoom(FigureLayout& layout) const;
    /// Adds names and leaders; layout.axis must be final. Names that find no room go: the table has them.
    void place(FigureLayout& layout) const;

private:
    struct Flag {
        std::size_t submission = 0;
        QString text;
        double width = 0;
        double x = 0;  ///< of the leader
        double left = 0;
        double right = 0;
        std::size_t line = 0;
    };

    [[nodiscard]] std::vector<Flag> named(bool whole, const FigureLayout& layout) const;
    [[nodiscard]] std::size_t arrange(std::vector<Flag>& all) const;
    [[nodiscard]] std::size_t setLines(std::vector<Flag>& flags) const;
    [[nodiscard]] double best() const;
    [[nodiscard]] double lineHeight() const;
    [[nodiscard]] double gap() const;  ///< between a name and its leader

    const Figure& m_figure;
    const PagePlan& m_plan;
    QRectF m_plot;
    std::vector<Flag> m_flags;
    std::size_t m_lines = 0;
};

/// Places the lines of all runs, cut to the plot, and what can be pointed at: one row a submission at its lead's end.
void placeCurves(const Figure& figure, FigureLayout& layout);

/// The words at the target lines, where they cover nothing; the legend has them as well. After all other texts.
void placeTargetNames(const Figure& figure, const PagePlan& plan, FigureLayout& layout);

/// The submission whose curve passes nearest to a place, in `reach` pixels at most; empty: none.
[[nodiscard]] std::string curveAt(const LaidOutFigure& drawn, const QPointF& place, double reach);

}  // namespace podium::charts
