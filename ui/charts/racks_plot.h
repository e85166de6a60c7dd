// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <vector>

#include "ui/charts/page_plan.h"

namespace podium::charts {

/// Lays out a figure of racks as cabinets (look/LOOK.md, Chart rules, "Racks"): for each method a line of words at the
/// left and its cabinets beside it, all lines as long as the racks used, then the strip of densities.
class RacksPlot {
public:
    /// Both must outlive it; `figure.racks` must be there.
    RacksPlot(const Figure& figure, PagePlan& plan) : m_figure(figure), m_plan(plan) {}

    /// Finds the largest cabinets with which everything stands on the page. Where none do, texts of the plan become
    /// smaller; then the strip, the remark under the first row and the small lines go, whose numbers stand in the table
    /// and the data file. False: the page is too small all the same.
    [[nodiscard]] bool fitPage();
    /// Puts everything from `top` on into the layout and returns where it ends. Only after fitPage() was true.
    double place(double top, FigureLayout& layout);

private:
    [[nodiscard]] bool fit();
    bool dropParts();
    [[nodiscard]] double room() const;
    [[nodiscard]] double unit() const { return m_plan.labelSize() / 12; }
    [[nodiscard]] double smallSize() const;
    [[nodiscard]] double countSize() const;
    [[nodiscard]] double lineHeight() const;
    [[nodiscard]] double firstLineHeight() const;
    [[nodiscard]] double countWidth() const;
    [[nodiscard]] double labelWidth() const;
    [[nodiscard]] double left() const;
    [[nodiscard]] double padding() const;
    [[nodiscard]] std::int64_t marksOf(const RackRow& row) const;
    [[nodiscard]] Block asideBlock() const;
    [[nodiscard]] std::vector<RackLine> linesOf(const RackRow& row) const;
    [[nodiscard]] double blockHeight(std::size_t row) const;
    [[nodiscard]] double height() const;
    [[nodiscard]] double largestPitch(std::int64_t multiple, double widest, double narrowest);
    [[nodiscard]] bool choose(double pitch, std::int64_t multiple);
    void placeWords(std::size_t row, double top, FigureLayout& layout) const;
    void placeCabinets(std::size_t row, double top, FigureLayout& layout) const;
    void placeBracket(double top, FigureLayout& layout) const;

    const Figure& m_figure;
    PagePlan& m_plan;
    QSizeF m_pitch;
    QSizeF m_cabinet;
    std::int64_t m_perLine = 1;
    double m_room = 0;
    bool m_withStrip = true;
    bool m_withAside = true;
    bool m_withLines = true;
};

/// Height of the strip of densities; 0: there is none.
[[nodiscard]] double racksStripHeight(const Figure& figure, const PagePlan& plan);
/// Places it from `top` on, its plot from `left` to the right edge of the page's content.
void placeRacksStrip(const Figure& figure, const PagePlan& plan, double top, double left, FigureLayout& layout);

}  // namespace podium::charts
