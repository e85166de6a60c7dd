// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/xlsx_chart.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include <fmt/format.h>

#include "app/analysis/display_text.h"
#include "app/exports/plotted_series.h"
#include "app/exports/xlsx_tables.h"

namespace podium {

namespace {

constexpr int chartWidth = 1120;
constexpr int smallestHeight = 420;
constexpr int largestHeight = 2400;
constexpr int usualHeight = 640;
constexpr int heightAroundRows = 170;
constexpr int heightOfRow = 26;

/// "=Daten!$F$2".
std::string linkTo(const std::string& sheet, std::size_t row, std::size_t column)
{
    char cell[LXW_MAX_CELL_NAME_LENGTH] = {};
    lxw_rowcol_to_cell_abs(cell, static_cast<lxw_row_t>(row), static_cast<lxw_col_t>(column), LXW_TRUE, LXW_TRUE);
    return fmt::format("='{}'!{}", sheet, cell);
}

class ChartWriter {
public:
    ChartWriter(XlsxWorkbook& book, lxw_worksheet* sheet, const XlsxSheetNames& names, const FigureDocument& document)
        : m_book(book), m_sheet(sheet), m_names(names), m_document(document), m_figure(document.figure),
          m_plotted(plottedFigure(document))
    {
    }

    XlsxChart write()
    {
        m_chart = m_book.addChart(chartType());
        if (m_plotted.shape == PlotShape::Points) {
            writePoints();
        } else {
            writeMatrix();
        }
        fitLegend();
        setTitles();
        setAxes();
        return {m_chart, chartWidth, height()};
    }

private:
    [[nodiscard]] lxw_chart_type chartType() const
    {
        switch (m_plotted.shape) {
        case PlotShape::Bars:
            return LXW_CHART_BAR;
        case PlotShape::Labels:
            return LXW_CHART_LINE;
        case PlotShape::Points:
            break;
        }
        return LXW_CHART_SCATTER_STRAIGHT_WITH_MARKERS;
    }

    [[nodiscard]] int height() const
    {
        const auto rows = static_cast<int>(m_plotted.labels.size());
        return m_plotted.shape == PlotShape::Bars
                   ? std::clamp(heightAroundRows + rows * heightOfRow, smallestHeight, largestHeight)
                   : usualHeight;
    }

    void writeHead(lxw_col_t column, const std::string& text, bool isNumber)
    {
        writeXlsxText(m_sheet, 0, column, text, m_book.head(isNumber));
    }

    /// A value that follows the data sheet, so that a corrected cell moves its mark.
    void writeValue(lxw_row_t row, lxw_col_t column, double value, const std::optional<std::size_t>& tableRow)
    {
        if (tableRow) {
            worksheet_write_formula_num(m_sheet, row, column,
                                        linkTo(m_names.data, *tableRow + 1, m_document.table.valueColumn).c_str(),
                                        valueFormat(), value);
        } else {
            worksheet_write_number(m_sheet, row, column, value, valueFormat());
        }
    }

    [[nodiscard]] lxw_format* valueFormat() const
    {
        return m_book.number(m_document.table.columns[m_document.table.valueColumn].decimals);
    }

    // Labels down, a column a series ---------------------------------------------------------------------------------

    void writeMatrix()
    {
        const auto last = static_cast<lxw_row_t>(m_plotted.labels.size());
        writeHead(0, m_document.table.columns.front().title, false);
        for (std::size_t row = 0; row < m_plotted.labels.size(); ++row) {
            writeXlsxText(m_sheet, static_cast<lxw_row_t>(row + 1), 0, m_plotted.labels[row]);
        }
        for (std::size_t index = 0; index < m_plotted.series.size(); ++index) {
            const PlottedSeries& series = m_plotted.series[index];
            const auto column = static_cast<lxw_col_t>(index + 1);
            writeHead(column, series.name, true);
            for (const PlottedPoint& point : series.points) {
                writeValue(static_cast<lxw_row_t>(point.x) + 1, column, point.y, point.tableRow);
            }
            addSeries(series, {column, 1, last, 0});
        }
        worksheet_set_column(m_sheet, 0, 0, 50, nullptr);
        worksheet_set_column(m_sheet, 1, static_cast<lxw_col_t>(m_plotted.series.size()), 18, nullptr);
    }

    // Points below each other, series by series ----------------------------------------------------------------------

    void writePoints()
    {
        writeHead(0, m_document.table.columns.front().title, false);
        writeHead(1, "", false);
        writeHead(2, m_figure.positionAxis->title, true);
        writeHead(3, m_figure.valueAxis.title, true);
        lxw_row_t row = 1;
        for (const PlottedSeries& series : m_plotted.series) {
            const lxw_row_t first = row;
            for (const PlottedPoint& point : series.points) {
                writeXlsxText(m_sheet, row, 0, series.name);
                writeXlsxText(m_sheet, row, 1, point.label);
                worksheet_write_number(m_sheet, row, 2, point.x, m_book.number(0));
                writeValue(row, 3, point.y, point.tableRow);
                ++row;
            }
            addSeries(series, {3, first, row - 1, 2});
        }
        worksheet_set_column(m_sheet, 0, 1, 50, nullptr);
        worksheet_set_column(m_sheet, 2, 3, 18, nullptr);
    }

    // The chart ------------------------------------------------------------------------------------------------------

    struct Range {
        lxw_col_t values;
        lxw_row_t first;
        lxw_row_t last;
        lxw_col_t categories;
    };

    void addSeries(const PlottedSeries& series, const Range& range)
    {
        lxw_chart_series* added = chart_add_series(m_chart, nullptr, nullptr);
        chart_series_set_categories(added, m_names.plotted.c_str(), range.first, range.categories, range.last,
                                    range.categories);
        chart_series_set_values(added, m_names.plotted.c_str(), range.first, range.values, range.last, range.values);
        chart_series_set_name(added, xmlCharacters(series.name).c_str());
        if (m_plotted.shape == PlotShape::Bars) {
            lxw_chart_fill fill{};
            fill.color = ink(series.color);
            chart_series_set_fill(added, &fill);
            chart_series_set_labels(added);
            chart_series_set_labels_num_format(added, labelFormat().c_str());
            chart_series_set_labels_position(added, LXW_CHART_LABEL_POSITION_OUTSIDE_END);
        } else {
            setLine(added, series);
            setMarker(added, series);
        }
    }

    void setLine(lxw_chart_series* added, const PlottedSeries& series) const
    {
        lxw_chart_line line{};
        line.none = series.line ? 0 : 1;
        line.color = ink(series.color);
        line.width = series.isGuide ? 1.0F : 2.0F;
        line.dash_type = series.dashed ? LXW_CHART_LINE_DASH_DASH : LXW_CHART_LINE_DASH_SOLID;
        chart_series_set_line(added, &line);
    }

    void setMarker(lxw_chart_series* added, const PlottedSeries& series) const
    {
        if (series.mark.shape == PlottedShape::None) {
            chart_series_set_marker_type(added, LXW_CHART_MARKER_NONE);
            return;
        }
        lxw_chart_line line{};
        line.color = ink(series.color);
        line.width = 1.25F;
        lxw_chart_fill fill{};
        fill.color = series.mark.hollow ? lightened(series.color) : ink(series.color);
        chart_series_set_marker_type(added, static_cast<std::uint8_t>(markerOf(series.mark.shape)));
        chart_series_set_marker_size(added, series.mark.shape == PlottedShape::Plus ? 10 : 8);
        chart_series_set_marker_line(added, &line);
        chart_series_set_marker_fill(added, &fill);
    }

    static lxw_chart_marker_type markerOf(PlottedShape shape)
    {
        switch (shape) {
        case PlottedShape::None:
            return LXW_CHART_MARKER_NONE;
        case PlottedShape::Circle:
            return LXW_CHART_MARKER_CIRCLE;
        case PlottedShape::Square:
            return LXW_CHART_MARKER_SQUARE;
        case PlottedShape::Triangle:
            return LXW_CHART_MARKER_TRIANGLE;
        case PlottedShape::Diamond:
            return LXW_CHART_MARKER_DIAMOND;
        case PlottedShape::Star:
            return LXW_CHART_MARKER_STAR;
        case PlottedShape::Cross:
            return LXW_CHART_MARKER_X;
        case PlottedShape::Plus:
            break;
        }
        return LXW_CHART_MARKER_PLUS;
    }

    /// Half-way to white. Not white: not every program draws the outlines of markers.
    static lxw_color_t lightened(std::uint32_t color) { return ((color >> 1U) & 0x7F7F7FU) + 0x808080U; }

    /// libxlsxwriter takes 0 for no colour.
    static lxw_color_t ink(std::uint32_t color) { return color == 0 ? lxw_color_t{LXW_COLOR_BLACK} : color; }

    /// As the figure labels its marks.
    [[nodiscard]] std::string labelFormat() const
    {
        switch (m_figure.valueAxis.unit) {
        case ValueUnit::Minutes:
            return "[>=10]#,##0.0;[>=1]0.00;0.000";
        case ValueUnit::Ratio:
            return "0.00\" ×\"";
        default:
            return "#,##0";
        }
    }

    void fitLegend()
    {
        std::vector<std::int16_t> hidden;
        for (std::size_t index = 0; index < m_plotted.series.size(); ++index) {
            if (!m_plotted.series[index].inLegend) {
                hidden.push_back(static_cast<std::int16_t>(index));
            }
        }
        if (!hidden.empty()) {
            hidden.push_back(-1);
            chart_legend_delete_series(m_chart, hidden.data());
        }
    }

    void setTitles()
    {
        lxw_chart_font font{};
        font.size = 14;
        chart_title_set_name(m_chart, xmlCharacters(m_figure.title).c_str());
        chart_title_set_name_font(m_chart, &font);
        chart_legend_set_position(m_chart, LXW_CHART_LEGEND_BOTTOM);
        chart_show_blanks_as(m_chart, LXW_CHART_BLANKS_AS_CONNECTED);
    }

    /// Spreadsheets put the ticks of a logarithmic axis at powers of its base times its beginning, so the axis begins and
    /// ends at powers: of two as long as these are few.
    static void setScale(lxw_chart_axis* axis, const Axis& scale)
    {
        if (scale.scale == AxisScale::Linear) {
            setSteps(axis, scale);
            return;
        }
        constexpr double mostPowers = 10;
        const double powersOfTwo = std::log2(scale.maximum / scale.minimum);
        const double base = powersOfTwo <= mostPowers ? 2 : 10;
        const auto power = [base](double value) { return std::log(value) / std::log(base); };
        constexpr double slack = 1e-9;
        const double first = std::pow(base, std::floor(power(scale.minimum) + slack));
        chart_axis_set_num_format(axis, first < 1 ? "General" : "#,##0");
        chart_axis_set_min(axis, first);
        chart_axis_set_max(axis, std::pow(base, std::ceil(power(scale.maximum) - slack)));
        chart_axis_set_log_base(axis, static_cast<std::uint16_t>(base));
        chart_axis_set_major_unit(axis, base);
    }

    /// The figure's ticks with the decimals that they need: a format like "#,##0.###" leaves a comma or point behind
    /// whole numbers.
    static void setSteps(lxw_chart_axis* axis, const Axis& scale)
    {
        chart_axis_set_min(axis, scale.minimum);
        chart_axis_set_max(axis, scale.maximum);
        const double step = scale.ticks.size() > 1 ? scale.ticks[1].value - scale.ticks[0].value : 0;
        const auto isWhole = [](double value) { return std::abs(value - std::round(value)) < 1e-6; };
        if (step <= 0 || !isWhole((scale.ticks.front().value - scale.minimum) / step)) {
            chart_axis_set_num_format(axis, "General");
            return;
        }
        constexpr int mostDecimals = 4;
        int decimals = 0;
        while (decimals < mostDecimals && !isWhole(step * std::pow(10, decimals))) {
            ++decimals;
        }
        chart_axis_set_major_unit(axis, step);
        chart_axis_set_num_format(
            axis,
            ("#,##0" + (decimals > 0 ? "." + std::string(static_cast<std::size_t>(decimals), '0') : std::string()))
                .c_str());
    }

    static void setGrid(lxw_chart_axis* axis, bool visible)
    {
        lxw_chart_line line{};
        line.color = 0xD9D9D9;
        line.width = 0.75F;
        chart_axis_major_gridlines_set_visible(axis, visible ? LXW_TRUE : LXW_FALSE);
        if (visible) {
            chart_axis_major_gridlines_set_line(axis, &line);
        }
    }

    void setAxes()
    {
        // libxlsxwriter's y axis of bars is the one of their labels, which stands upright.
        const bool bars = m_plotted.shape == PlotShape::Bars;
        lxw_chart_axis* values = bars ? m_chart->x_axis : m_chart->y_axis;
        lxw_chart_axis* places = bars ? m_chart->y_axis : m_chart->x_axis;
        chart_axis_set_name(values, xmlCharacters(m_figure.valueAxis.title).c_str());
        setScale(values, m_figure.valueAxis);
        setGrid(values, true);
        setGrid(places, m_plotted.shape == PlotShape::Points);
        if (m_figure.positionAxis) {
            chart_axis_set_name(places, m_figure.positionAxis->title.c_str());
        }
        if (m_plotted.shape == PlotShape::Points) {
            setScale(places, *m_figure.positionAxis);
        } else if (bars) {
            // The first row stands on top, and the axis of the values below all the same.
            chart_axis_set_reverse(places);
            chart_axis_set_crossing_max(places);
            chart_set_series_overlap(m_chart, 100);
            chart_set_series_gap(m_chart, 40);
        } else {
            chart_axis_set_label_position(places, LXW_CHART_AXIS_LABEL_POSITION_LOW);  // below values under zero
        }
    }

    XlsxWorkbook& m_book;
    lxw_worksheet* m_sheet;
    const XlsxSheetNames& m_names;
    const FigureDocument& m_document;
    const Figure& m_figure;
    const PlottedFigure m_plotted;
    lxw_chart* m_chart = nullptr;
};

}  // namespace

XlsxChart addXlsxChart(XlsxWorkbook& book, lxw_worksheet* plotted, const XlsxSheetNames& names,
                       const FigureDocument& document)
{
    return ChartWriter(book, plotted, names, document).write();
}

}  // namespace podium
