// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_layout.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "app/analysis/figure_axis.h"
#include "app/analysis/figure_marks.h"
#include "app/analysis/fold_rows.h"
#include "ui/charts/dot_rows.h"
#include "ui/charts/matrix_plot.h"
#include "ui/charts/number_plot.h"
#include "ui/charts/page_plan.h"
#include "ui/charts/racks_plot.h"
#include "ui/charts/row_axis.h"
#include "ui/charts/row_texts.h"

namespace podium::charts {

namespace {

constexpr double thicknessShare = 0.6;  ///< of the pitch that a bar is thick
constexpr std::size_t fewRows = 5;      ///< before there are fewer, other texts shrink
constexpr double plotShare = 0.42;      ///< of the page's height that a plot over numbers has at least
constexpr double smallestPlot = 60;     ///< pixels, where no text can shrink any more

/// What the row's marks leave to the right of them, and the words that come there.
struct RowEnd {
    std::optional<double> rightmost;  ///< value or whisker
    QString value;                    ///< in the column of values, where there is one
    QString label;                    ///< behind the marks
    bool bold = false;
};

/// Lays out one figure. The steps run from the page's edges inwards: what must be there first, rows in the rest.
class LayoutBuilder {
public:
    /// `whole`: the rows and marks of a figure that may have many; null: they are in `figure`.
    LayoutBuilder(Figure figure, const Figure* whole, const FigureLayout& page, const LayoutLimits& limits)
        : m_figure(std::move(figure)), m_whole(whole), m_limits(limits), m_layout(page),
          m_plan(page.content, page.style, limits.footnote)
    {
        if (!limits.notes) {
            m_figure.notes.clear();
        }
    }

    Result<LaidOutFigure> build()
    {
        if (m_figure.positionAxis && m_figure.emptyMessage.empty()) {
            return buildOverNumbers();
        }
        if (m_figure.racks && m_figure.racks->form == RacksForm::Cabinets && m_figure.emptyMessage.empty()) {
            return buildCabinets();
        }
        const bool empty = (m_whole != nullptr ? *m_whole : m_figure).categories.empty();
        if (m_figure.matrix) {
            m_cellLines = fitCellLines(m_figure, m_plan);
        }
        if (!empty) {
            fitRows();
        }
        if (!empty && m_plan.capacity(m_figure) < 1) {
            return tooSmall();
        }
        placeTop();
        placeBottom();
        if (empty) {
            placeMessage();
        } else {
            placePlot();
        }
        return LaidOutFigure(std::move(m_figure), std::move(m_layout));
    }

private:
    [[nodiscard]] double gap(double pixels) const { return m_plan.gap(pixels); }
    [[nodiscard]] const QRectF& content() const { return m_layout.content; }
    [[nodiscard]] const TextMeasure& measure() const { return m_plan.measure(); }
    [[nodiscard]] double labelSize() const { return m_plan.labelSize(); }

    /// Texts shrink until the plot has its share of the page.
    Result<LaidOutFigure> buildOverNumbers()
    {
        const auto top = [this] {
            return content().top() + m_plan.title(m_figure).height + gap(4) + m_plan.subtitle(m_figure).height +
                   gap(16);
        };
        const auto bottom = [this] { return content().bottom() - m_plan.bottomHeight(m_figure); };
        const auto height = [&] { return numberPlotHeight(m_figure, m_plan, top(), bottom()); };
        while (height() < content().height() * plotShare && (m_plan.shrinkLabels() || m_plan.shrinkOtherTexts())) {
        }
        if (height() < smallestPlot) {
            return tooSmall();
        }
        placeTop();
        placeBottom();
        const double end = bottom();
        placeNumberPlot(m_figure, m_plan, m_top, end, m_layout);
        placeNotes(end);
        return LaidOutFigure(std::move(m_figure), std::move(m_layout));
    }

    Result<LaidOutFigure> buildCabinets()
    {
        RacksPlot plot(m_figure, m_plan);
        if (!plot.fitPage()) {
            return tooSmall();
        }
        placeTop();
        placeBottom();
        placeNotes(plot.place(m_top - gap(8), m_layout));
        return LaidOutFigure(std::move(m_figure), std::move(m_layout));
    }

    static tl::unexpected<Error> tooSmall()
    {
        return failure(ErrorCode::InvalidInput, "size",
                       "the page is too small for the figure's texts: choose a larger size");
    }

    /// Shrinks labels, then the footnote where very few rows would be left, then folds rows, until all fit.
    void fitRows()
    {
        const FigureHead head = m_figure;
        Figure own;
        if (m_whole == nullptr) {
            own = std::move(m_figure);
        }
        const Figure& whole = m_whole != nullptr ? *m_whole : own;
        const std::size_t all = whole.categories.size();
        const std::size_t wanted = head.racks ? all : std::min(m_limits.maxRows, all);  // methods are never folded
        m_figure = foldRows(whole, head, wanted, m_limits.keep);
        while (m_plan.capacity(m_figure) < wanted && m_plan.shrinkLabels()) {
        }
        while (m_plan.capacity(m_figure) < std::min(wanted, fewRows) && m_plan.shrinkOtherTexts()) {
        }
        // Fewer rows may have narrower labels and a shorter legend, so that each number is tried.
        for (std::size_t rows = wanted; !m_figure.racks && m_plan.capacity(m_figure) < rows && rows > 1;) {
            --rows;
            m_figure = foldRows(whole, head, rows, m_limits.keep);
        }
        m_plan.makeLabelsWhole(m_figure);
    }

    void setPitch(double room)
    {
        const double scale = labelSize() / 12;
        const auto rows = static_cast<double>(m_figure.categories.size());
        const RowLimits limits = m_layout.style.rowLimits(m_figure.categories.size());
        const double pitch =
            m_figure.matrix ? std::round((m_layout.style.fillsPage ? 1.7 : 1.2) * cellRowHeight(m_plan, m_cellLines))
                            : std::floor(limits.pitch * scale);
        m_layout.pitch = std::clamp(std::floor(room / rows), m_plan.rowHeight(), std::max(m_plan.rowHeight(), pitch));
        double thickness = std::min(std::floor(m_layout.pitch * thicknessShare), std::floor(limits.thickness * scale));
        // An even remainder, so that both edges of a bar stand on whole pixels.
        if (std::fmod(m_layout.pitch - thickness, 2) != 0) {
            thickness += 1;
        }
        m_layout.barThickness = thickness;
        const double share = m_figure.kind == FigureKind::Spread ? 0.3 : 0.42;
        m_layout.markerSize = std::clamp(std::round(m_layout.pitch * share), 5.0, std::round(9 * scale));
    }

    void placeTop()
    {
        double y = content().top();
        const Block title = m_plan.title(m_figure);
        title.placeAt(y, m_layout);
        y += title.height + gap(4);
        const Block subtitle = m_plan.subtitle(m_figure);
        subtitle.placeAt(y, m_layout);
        m_top = y + subtitle.height + gap(16);
    }

    void placeBottom()
    {
        const Block block = m_plan.footnote(m_figure);
        const double top = content().bottom() - block.height;
        block.placeAt(top, m_layout);
        m_layout.hairline = std::floor(top - gap(10)) + 0.5;
    }

    void placeNotes(double y) { m_plan.notes(m_figure).placeAt(y + gap(14), m_layout); }

    /// Words in place of the rows: why nothing is drawn.
    void placeMessage()
    {
        const Block message = m_plan.message(m_figure);
        message.placeAt(m_top + gap(24), m_layout);
        placeNotes(m_top + gap(24) + message.height);
    }

    void placePlot()
    {
        const LabelColumns placed = m_plan.columns(m_figure);
        placeHeader(placed);
        const double room = content().bottom() - m_plan.bottomHeight(m_figure) - m_plan.axisHeight() - m_top;
        setPitch(room);
        m_layout.axis = m_figure.valueAxis;
        const double height = m_layout.pitch * static_cast<double>(m_figure.categories.size());
        const double left = std::round(placed.right);
        const double width = m_figure.matrix ? std::floor(content().right() - left) : plotWidth(left);
        m_layout.plot = QRectF(left, std::round(m_top), width, height);
        for (std::size_t row = 0; row < m_figure.categories.size(); ++row) {
            placeRow(row, placed);
        }
        if (m_figure.matrix) {
            placeMatrix(m_figure, m_plan, m_cellLines, m_layout);
        } else {
            placeDots(m_figure, measure(), labelSize(), m_layout);
            placeRowAxis(m_figure, m_plan, m_layout);
        }
        placeNotes(m_layout.plot.bottom() + m_plan.axisHeight());
    }

    void placeHeader(const LabelColumns& placed)
    {
        const PagePlan::Legend shown = m_plan.legend(m_figure, placed.right);
        double headingCenter = m_top + m_plan.headingHeight() / 2;
        if (shown.inHeadingRow) {
            shown.block.placeAt(m_top + (m_plan.headingHeight() - shown.block.height) / 2, m_layout);
        } else {
            shown.block.placeAt(m_top, m_layout);
            headingCenter += shown.block.height + gap(4);
        }
        const TextStyle text{TextRole::Heading, labelSize(), false, Ink::Secondary};
        for (const PlacedColumn& column : placed.columns) {
            if (!column.heading.isEmpty()) {
                m_layout.texts.push_back(placeText(column.heading, text, measure(), column.headingLeft, headingCenter));
            }
        }
        m_top += m_plan.headerHeight(m_figure);
    }

    RowEnd rowEnd(std::size_t row) const
    {
        RowEnd end;
        end.bold = m_figure.categories[row].baseline || m_figure.categories[row].summary;
        for (const Series& series : m_figure.series) {
            for (const Mark& mark : series.marks) {
                if (static_cast<std::size_t>(mark.position) != row) {
                    continue;
                }
                const double reach = mark.high.value_or(mark.value);
                end.rightmost = std::max(end.rightmost.value_or(reach), std::max(reach, mark.value));
                if (const std::string words = markWords(mark); !words.empty()) {
                    const bool inColumn = !m_figure.valueHeading.empty();
                    end.value = inColumn ? QString::fromStdString(mark.label) : QString();
                    end.label = QString::fromStdString(inColumn ? mark.tag : words);
                }
            }
        }
        return end;
    }

    /// Room between a mark and its label: 7 px in the window, and half of the marker where marks are points.
    [[nodiscard]] double labelGap() const
    {
        const bool points = !m_figure.series.empty() && m_figure.series.front().shape == SeriesShape::Points;
        return std::round(7 * labelSize() / 12) + (points ? std::ceil(m_layout.markerSize / 2) : 0);
    }

    [[nodiscard]] QString valueLabel(const RowEnd& end, double left) const
    {
        return measure().elided(end.label, labelSize(), end.bold, (content().right() - left) * 0.6);
    }

    /// As wide as leaves room for every row's label and for the last tick's.
    [[nodiscard]] double plotWidth(double left) const
    {
        const double room = content().right() - left;
        double width = room;
        for (std::size_t row = 0; row < m_figure.categories.size(); ++row) {
            const RowEnd end = rowEnd(row);
            if (end.rightmost && axisFraction(m_figure.valueAxis, *end.rightmost) > 0) {
                const double label = measure().width(valueLabel(end, left), labelSize(), end.bold);
                width =
                    std::min(width, (room - label - labelGap() - 2) / axisFraction(m_figure.valueAxis, *end.rightmost));
            }
        }
        if (!m_figure.valueAxis.ticks.empty()) {
            const Tick& last = m_figure.valueAxis.ticks.back();
            const double half = measure().width(QString::fromStdString(last.label), labelSize()) / 2 + 1;
            width = std::min(width, (room - half) / std::max(axisFraction(m_figure.valueAxis, last.value), 0.01));
        }
        return std::floor(width);
    }

    void placeRow(std::size_t row, const LabelColumns& placed)
    {
        const Category& category = m_figure.categories[row];
        const QRectF& plot = m_layout.plot;
        const double top = plot.top() + static_cast<double>(row) * m_layout.pitch;
        const double center = top + m_layout.pitch / 2;
        m_layout.rows.push_back({QRectF(0, top, m_layout.page.width(), m_layout.pitch), center, category.reference});
        placeCells(m_figure, row, placed, m_plan, m_layout);
        const RowEnd end = rowEnd(row);
        const bool cells = m_figure.matrix && category.state == CategoryState::Shown;  // they have the value
        if (!cells && category.state == CategoryState::Shown && end.rightmost) {
            placeValue(end, row, placed);
            PlacedText label =
                placeText(valueLabel(end, plot.left()), {TextRole::Value, labelSize(), end.bold, Ink::Text}, measure(),
                          m_layout.xOf(*end.rightmost) + labelGap(), center);
            label.onGround = true;
            addRowText(std::move(label), row, m_layout);
        } else if (!cells && !category.remark.empty()) {
            placeRemark(m_figure, row, placed, m_plan, m_layout);
        }
    }

    /// In the column of values, where there is one.
    void placeValue(const RowEnd& end, std::size_t row, const LabelColumns& placed)
    {
        if (!end.value.isEmpty()) {
            const double left = placed.columns.back().right() - measure().width(end.value, labelSize(), end.bold);
            addRowText(placeText(end.value, {TextRole::Value, labelSize(), end.bold, Ink::Text}, measure(), left,
                                 m_layout.rows[row].center),
                       row, m_layout);
        }
    }

    Figure m_figure;
    const Figure* m_whole;
    const LayoutLimits& m_limits;
    FigureLayout m_layout;
    PagePlan m_plan;
    double m_top = 0;
    std::size_t m_cellLines = 1;  ///< of a matrix
};

}  // namespace

double FigureLayout::xOf(double value) const { return plot.left() + axisFraction(axis, value) * plot.width(); }

double FigureLayout::xOfPosition(double position) const
{
    return plot.left() + axisFraction(*positionAxis, position) * plot.width();
}

double FigureLayout::yOf(double value) const { return plot.bottom() - axisFraction(axis, value) * plot.height(); }

namespace {

FigureLayout emptyPage(int width, int height, const PageStyle& style)
{
    FigureLayout layout;
    layout.page = QSizeF(width, height);
    layout.style = style;
    layout.content =
        QRectF(style.margin, style.marginTop, width - 2 * style.margin, height - style.marginTop - style.marginBottom);
    return layout;
}

}  // namespace

Result<LaidOutFigure> layOut(const Figure& figure, int width, int height, const PageStyle& style,
                             const LayoutLimits& limits)
{
    const bool folds = !figure.positionAxis && !figure.racks && !figure.matrix;
    auto drawn = LayoutBuilder(folds ? Figure{figure, {}, {}} : figure, folds ? &figure : nullptr,
                               emptyPage(width, height, style), limits)
                     .build();
    if (!drawn || !drawn->layout.sideBySide || figure.besideWords.empty()) {
        return drawn;
    }
    // Which marks would hide each other is known only now; the words for it take room of the plot.
    Figure explained = figure;
    explained.legend.push_back({LegendSymbol::Cell, HardwareFamily::Other, SeriesStroke::Solid, SeriesShape::Points,
                                std::exchange(explained.besideWords, {})});
    return layOut(explained, width, height, style, limits);
}

}  // namespace podium::charts
