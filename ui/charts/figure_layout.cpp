// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/figure_layout.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>

#include "app/analysis/display_text.h"
#include "app/analysis/fold_rows.h"
#include "ui/charts/label_columns.h"
#include "ui/charts/layout_blocks.h"

namespace podium::charts {

namespace {

constexpr double labelShare = 0.58;      ///< of the page's width that row labels may take
constexpr double thicknessShare = 0.6;   ///< of the pitch that a bar is thick
constexpr std::size_t fewRows = 5;
constexpr int mostTitleLines = 2;
constexpr int mostSubtitleLines = 4;

/// What the row's marks leave to the right of them, and the words that come there.
struct RowEnd {
    std::optional<double> rightmost;  ///< value or whisker
    QString label;
    bool bold = false;
};

/// Lays out one figure. The steps run from the page's edges inwards: what must be there first, rows in the rest.
class LayoutBuilder {
public:
    LayoutBuilder(Figure figure, int width, int height, const PageStyle& style, const LayoutLimits& limits)
        : m_figure(std::move(figure)), m_limits(limits)
    {
        m_layout.page = QSizeF(width, height);
        m_layout.style = style;
        m_layout.content = QRectF(style.margin, style.marginTop, width - 2 * style.margin,
                                  height - style.marginTop - style.marginBottom);
        m_footnote = m_figure.footnote;
        m_labelSize = style.label;
        m_footnoteSize = style.footnote;
        m_noteSize = style.note;
        m_subtitleSize = style.subtitle;
        if (!limits.notes) {
            m_figure.notes.clear();
        }
    }

    Result<LaidOutFigure> build()
    {
        const bool empty = m_figure.categories.empty();
        fitRows();
        if (!empty && roomForRows() < rowHeight(m_labelSize)) {
            return failure(ErrorCode::InvalidInput, "size",
                           "the page is too small for the figure's texts: choose a larger size");
        }
        placeTop();
        placeBottom();
        if (empty) {
            placeMessage();
        } else {
            placePlot();
        }
        return LaidOutFigure{std::move(m_figure), std::move(m_layout)};
    }

private:
    [[nodiscard]] double gap(double pixels) const { return std::round(pixels * m_layout.style.unit); }
    [[nodiscard]] const PageStyle& style() const { return m_layout.style; }
    [[nodiscard]] const QRectF& content() const { return m_layout.content; }

    /// A size that shrinks with the labels, so that it keeps its weight beside them.
    [[nodiscard]] double besideLabels(double size) const
    {
        return std::max(std::min(size, style().smallestNote), std::round(size * m_labelSize / style().label));
    }

    [[nodiscard]] double rowHeight(double labelSize) const { return std::ceil(m_measure.height(labelSize)) + 1; }

    // --- blocks above and below the rows -------------------------------------------------------------------------

    Block titleBlock() const
    {
        return paragraph(QString::fromStdString(m_figure.title), {TextRole::Title, style().title, true, Ink::Text},
                         m_measure, content().left(), content().width(), mostTitleLines);
    }

    Block subtitleBlock() const
    {
        return paragraph(QString::fromStdString(m_figure.subtitle),
                         {TextRole::Subtitle, m_subtitleSize, false, Ink::Secondary}, m_measure, content().left(),
                         content().width(), mostSubtitleLines);
    }

    Block notes() const
    {
        return noteBlock(m_figure.notes, besideLabels(m_noteSize), m_measure, content().left(), content().width());
    }

    Block footnote() const
    {
        return footnoteBlock(m_footnote, m_footnoteSize, m_measure, content().left(), content().width());
    }

    LabelColumns columns() const
    {
        return placeColumns(m_figure, m_measure, m_labelSize, content().left(), content().width() * labelShare);
    }

    /// The legend stands beside the columns' headings where it fits, else in lines of its own above them.
    struct Legend {
        Block block;
        bool inHeadingRow = false;
    };

    Legend legend(double plotLeft) const
    {
        Legend legend;
        double widest = 0;
        const double room = content().right() - plotLeft;
        legend.block = legendBlock(m_figure.legend, m_labelSize, m_measure, plotLeft,
                                   std::numeric_limits<double>::max() / 4, widest);
        legend.inHeadingRow = widest <= room;
        if (!legend.inHeadingRow) {
            legend.block =
                legendBlock(m_figure.legend, m_labelSize, m_measure, content().left(), content().width(), widest);
        }
        return legend;
    }

    [[nodiscard]] double headingHeight() const { return rowHeight(m_labelSize) + 2; }

    [[nodiscard]] double headerHeight() const
    {
        const Legend shown = legend(columns().right);
        return (shown.inHeadingRow ? std::max(shown.block.height, headingHeight())
                                   : shown.block.height + gap(4) + headingHeight()) +
               gap(4);
    }

    [[nodiscard]] double tickHeight() const { return rowHeight(m_labelSize); }
    [[nodiscard]] double axisTitleHeight() const { return std::ceil(m_measure.height(axisTitleSize())) + 1; }
    [[nodiscard]] double axisTitleSize() const { return besideLabels(style().axisTitle); }

    [[nodiscard]] double topHeight() const
    {
        return titleBlock().height + gap(4) + subtitleBlock().height + gap(16);
    }

    [[nodiscard]] double axisHeight() const { return gap(6) + tickHeight() + gap(2) + axisTitleHeight(); }

    [[nodiscard]] double bottomHeight() const
    {
        const double noteHeight = notes().height;
        return (noteHeight > 0 ? gap(14) + noteHeight : 0) + gap(12) + 1 + gap(10) + footnote().height;
    }

    [[nodiscard]] double roomForRows() const
    {
        return content().height() - topHeight() - headerHeight() - axisHeight() - bottomHeight();
    }

    // --- rows ----------------------------------------------------------------------------------------------------

    /// Shrinks labels, then the footnote where very few rows would be left, then folds rows, until all fit.
    void fitRows()
    {
        if (m_figure.categories.empty()) {
            return;
        }
        const Figure whole = m_figure;
        const std::size_t wanted = std::min(m_limits.maxRows, whole.categories.size());
        m_figure = foldRows(whole, wanted, m_limits.keep);
        while (m_labelSize > style().smallestLabel && capacity() < wanted) {
            m_labelSize -= 1;
        }
        while (capacity() < std::min(wanted, fewRows) && shrinkOtherTexts()) {
        }
        // Fewer rows may have narrower labels and a shorter legend, so that each number is tried.
        for (std::size_t rows = wanted; capacity() < rows && rows > 1;) {
            --rows;
            m_figure = foldRows(whole, rows, m_limits.keep);
        }
    }

    /// Makes footnote, notes or subtitle one pixel smaller, the largest first; false where none may shrink any more.
    bool shrinkOtherTexts()
    {
        const std::pair<double&, double> sizes[] = {{m_subtitleSize, style().smallestNote},
                                                    {m_noteSize, style().smallestNote},
                                                    {m_footnoteSize, style().smallestFootnote}};
        const auto largest = std::max_element(std::begin(sizes), std::end(sizes), [](const auto& one, const auto& other) {
            return one.first - one.second < other.first - other.second;
        });
        if (largest->first > largest->second) {
            largest->first -= 1;
            return true;
        }
        // At last the footnote's paragraphs run on in one.
        if (m_figure.footnote.size() > 1) {
            m_footnote = {joined(m_figure.footnote, " ")};
            return m_footnoteRunsOn != std::exchange(m_footnoteRunsOn, true);
        }
        return false;
    }

    [[nodiscard]] std::size_t capacity() const
    {
        return static_cast<std::size_t>(std::max(0.0, std::floor(roomForRows() / rowHeight(m_labelSize))));
    }

    void setPitch(double room)
    {
        const double scale = m_labelSize / 12;
        const auto rows = static_cast<double>(m_figure.categories.size());
        const double widest = std::floor((rows <= 8 ? 40 : 28) * scale);
        m_layout.pitch = std::clamp(std::floor(room / rows), rowHeight(m_labelSize),
                                    std::max(rowHeight(m_labelSize), widest));
        double thickness = std::min(std::floor(m_layout.pitch * thicknessShare), std::floor(18 * scale));
        // An even remainder, so that both edges of a bar stand on whole pixels.
        if (std::fmod(m_layout.pitch - thickness, 2) != 0) {
            thickness += 1;
        }
        m_layout.barThickness = thickness;
        const double share = m_figure.kind == FigureKind::Spread ? 0.3 : 0.42;
        m_layout.markerSize = std::clamp(std::round(m_layout.pitch * share), 5.0, std::round(9 * scale));
    }

    // --- placing -------------------------------------------------------------------------------------------------

    void placeTop()
    {
        double y = content().top();
        const Block title = titleBlock();
        title.placeAt(y, m_layout);
        y += title.height + gap(4);
        const Block subtitle = subtitleBlock();
        subtitle.placeAt(y, m_layout);
        m_top = y + subtitle.height + gap(16);
    }

    void placeBottom()
    {
        const Block block = footnote();
        const double top = content().bottom() - block.height;
        block.placeAt(top, m_layout);
        m_layout.hairline = std::floor(top - gap(10)) + 0.5;
    }

    void placeNotes(double y)
    {
        notes().placeAt(y + gap(14), m_layout);
    }

    /// Words in place of the rows: why nothing is drawn.
    void placeMessage()
    {
        const Block message = paragraph(QString::fromStdString(m_figure.emptyMessage),
                                        {TextRole::Message, style().subtitle, true, Ink::Text}, m_measure,
                                        content().left(), content().width(), 3);
        message.placeAt(m_top + gap(24), m_layout);
        placeNotes(m_top + gap(24) + message.height);
    }

    void placePlot()
    {
        const LabelColumns placed = columns();
        placeHeader(placed);
        const double room = content().bottom() - bottomHeight() - axisHeight() - m_top;
        setPitch(room);
        m_layout.axis = m_figure.valueAxis;
        const double height = m_layout.pitch * static_cast<double>(m_figure.categories.size());
        const double left = std::round(placed.right);
        m_layout.plot = QRectF(left, std::round(m_top), plotWidth(left), height);
        for (std::size_t row = 0; row < m_figure.categories.size(); ++row) {
            placeRow(row, placed);
        }
        placeAxis();
        placeNotes(m_layout.plot.bottom() + axisHeight());
    }

    void placeHeader(const LabelColumns& placed)
    {
        const Legend shown = legend(placed.right);
        double headingCenter = m_top + headingHeight() / 2;
        if (shown.inHeadingRow) {
            shown.block.placeAt(m_top + (headingHeight() - shown.block.height) / 2, m_layout);
        } else {
            shown.block.placeAt(m_top, m_layout);
            headingCenter += shown.block.height + gap(4);
        }
        const TextStyle text{TextRole::Heading, m_labelSize, false, Ink::Secondary};
        for (const PlacedColumn& column : placed.columns) {
            if (!column.heading.isEmpty()) {
                m_layout.texts.push_back(
                    placeText(column.heading, text, m_measure, column.headingLeft, headingCenter));
            }
        }
        m_top += headerHeight();
    }

    RowEnd rowEnd(std::size_t row) const
    {
        RowEnd end;
        end.bold = m_figure.categories[row].baseline;
        for (const Series& series : m_figure.series) {
            for (const Mark& mark : series.marks) {
                if (static_cast<std::size_t>(mark.position) != row) {
                    continue;
                }
                const double reach = mark.high.value_or(mark.value);
                end.rightmost = std::max(end.rightmost.value_or(reach), std::max(reach, mark.value));
                if (!mark.label.empty()) {
                    end.label = QString::fromStdString(mark.label);
                }
            }
        }
        return end;
    }

    /// Room between a mark and its label: 7 px in the window, and half of the marker where marks are points.
    [[nodiscard]] double labelGap() const
    {
        const bool points = !m_figure.series.empty() && m_figure.series.front().shape == SeriesShape::Points;
        return std::round(7 * m_labelSize / 12) + (points ? std::ceil(m_layout.markerSize / 2) : 0);
    }

    [[nodiscard]] double fraction(double value) const
    {
        const Axis& axis = m_figure.valueAxis;
        if (axis.scale == AxisScale::Log) {
            return std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum);
        }
        return (value - axis.minimum) / (axis.maximum - axis.minimum);
    }

    [[nodiscard]] QString valueLabel(const RowEnd& end, double left) const
    {
        return m_measure.elided(end.label, m_labelSize, end.bold, (content().right() - left) * 0.6);
    }

    /// As wide as leaves room for every row's label and for the last tick's.
    [[nodiscard]] double plotWidth(double left) const
    {
        const double room = content().right() - left;
        double width = room;
        for (std::size_t row = 0; row < m_figure.categories.size(); ++row) {
            const RowEnd end = rowEnd(row);
            if (end.rightmost && fraction(*end.rightmost) > 0) {
                const double label = m_measure.width(valueLabel(end, left), m_labelSize, end.bold);
                width = std::min(width, (room - label - labelGap() - 2) / fraction(*end.rightmost));
            }
        }
        if (!m_figure.valueAxis.ticks.empty()) {
            const Tick& last = m_figure.valueAxis.ticks.back();
            const double half = m_measure.width(QString::fromStdString(last.label), m_labelSize) / 2 + 1;
            width = std::min(width, (room - half) / std::max(fraction(last.value), 0.01));
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
        for (std::size_t index = 0; index < placed.columns.size() && index < category.cells.size(); ++index) {
            placeCell(row, placed.columns[index], category.cells[index], center);
        }
        const RowEnd end = rowEnd(row);
        if (category.state == CategoryState::Shown && end.rightmost) {
            PlacedText label = placeText(valueLabel(end, plot.left()),
                                         {TextRole::Value, m_labelSize, end.bold, Ink::Text}, m_measure,
                                         m_layout.xOf(*end.rightmost) + labelGap(), center);
            label.onGround = true;
            addRowText(std::move(label), row);
        } else if (!category.remark.empty()) {
            const double left = plot.left() + std::round(7 * m_labelSize / 12);
            PlacedText remark = placeText(m_measure.elided(QString::fromStdString(category.remark), m_labelSize, false,
                                                           content().right() - left),
                                          {TextRole::Remark, m_labelSize, false, Ink::Muted}, m_measure, left, center);
            remark.onGround = true;
            addRowText(std::move(remark), row);
        }
    }

    void placeCell(std::size_t row, const PlacedColumn& column, const Cell& cell, double center)
    {
        const Category& category = m_figure.categories[row];
        const bool bold = category.baseline;
        const QString text = column.role == ColumnRole::Name
                                 ? nameInWidth(cell, m_measure, m_labelSize, bold, column.width)
                                 : m_measure.elided(QString::fromStdString(cell.text), m_labelSize, bold, column.width);
        const double width = m_measure.width(text, m_labelSize, bold);
        const double left = column.role == ColumnRole::Count ? column.left + column.width - width : column.left;
        const bool quiet = column.role == ColumnRole::Accelerator || category.state != CategoryState::Shown;
        addRowText(placeText(text, {TextRole::Label, m_labelSize, bold, quiet ? Ink::Secondary : Ink::Text}, m_measure,
                             left, center),
                   row);
    }

    void addRowText(PlacedText text, std::size_t row)
    {
        if (!text.text.isEmpty()) {
            text.row = row;
            m_layout.texts.push_back(std::move(text));
        }
    }

    /// Tick labels, every second or third where all would touch, and the axis title below them.
    void placeAxis()
    {
        const QRectF& plot = m_layout.plot;
        const double center = plot.bottom() + gap(6) + tickHeight() / 2;
        const TextStyle text{TextRole::Tick, m_labelSize, false, Ink::Muted};
        const std::vector<Tick>& ticks = m_figure.valueAxis.ticks;
        std::vector<PlacedText> placed;
        for (std::size_t stride = 1; stride <= ticks.size(); ++stride) {
            placed.clear();
            for (std::size_t index = 0; index < ticks.size(); index += stride) {
                const QString label = QString::fromStdString(ticks[index].label);
                const double left = m_layout.xOf(ticks[index].value) - m_measure.width(label, m_labelSize) / 2;
                placed.push_back(placeText(label, text, m_measure, left, center));
            }
            const auto touching = [&](const PlacedText& one, const PlacedText& next) {
                return next.rect.left() < one.rect.right() + m_labelSize / 2;
            };
            if (std::adjacent_find(placed.begin(), placed.end(), touching) == placed.end()) {
                break;
            }
        }
        std::move(placed.begin(), placed.end(), std::back_inserter(m_layout.texts));
        placeAxisTitle(plot.bottom() + gap(6) + tickHeight() + gap(2) + axisTitleHeight() / 2);
    }

    void placeAxisTitle(double center)
    {
        const TextStyle text{TextRole::AxisTitle, axisTitleSize(), false, Ink::Secondary};
        const QString title = m_measure.elided(QString::fromStdString(m_figure.valueAxis.title), axisTitleSize(), false,
                                               content().width());
        const double width = m_measure.width(title, axisTitleSize());
        const double left = std::clamp(m_layout.plot.center().x() - width / 2, content().left(),
                                       std::floor(content().right() - width));
        m_layout.texts.push_back(placeText(title, text, m_measure, left, center));
    }

    Figure m_figure;
    const LayoutLimits& m_limits;
    TextMeasure m_measure;
    FigureLayout m_layout;
    double m_labelSize = 12;
    double m_footnoteSize = 10;
    std::vector<std::string> m_footnote;  ///< paragraphs as they are placed
    bool m_footnoteRunsOn = false;
    double m_noteSize = 11;
    double m_subtitleSize = 12;
    double m_top = 0;
};

}  // namespace

double FigureLayout::xOf(double value) const
{
    const double fraction = axis.scale == AxisScale::Log
                                ? std::log(value / axis.minimum) / std::log(axis.maximum / axis.minimum)
                                : (value - axis.minimum) / (axis.maximum - axis.minimum);
    return plot.left() + fraction * plot.width();
}

Result<LaidOutFigure> layOut(const Figure& figure, int width, int height, const PageStyle& style,
                             const LayoutLimits& limits)
{
    return LayoutBuilder(figure, width, height, style, limits).build();
}

}  // namespace podium::charts
