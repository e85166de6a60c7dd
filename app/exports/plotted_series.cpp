// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/plotted_series.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <map>
#include <utility>

#include "app/analysis/phrasebook.h"

namespace podium {

namespace {

constexpr std::uint32_t darkGrey = 0x333333;
constexpr std::uint32_t lightGrey = 0x8A8A8A;
constexpr std::uint32_t red = 0xB3261E;

PlotShape shapeOf(const Figure& figure)
{
    if (figure.positionAxis) {
        return figure.positionAxis->unit == ValueUnit::Round ? PlotShape::Labels : PlotShape::Points;
    }
    return figure.kind == FigureKind::Spread ? PlotShape::Labels : PlotShape::Bars;
}

class Plotter {
public:
    explicit Plotter(const FigureDocument& document)
        : m_document(document), m_figure(document.figure), m_phrases(document.figure.language)
    {
        m_plotted.shape = shapeOf(m_figure);
    }

    PlottedFigure plot()
    {
        if (m_figure.curves) {
            addCurves();
        } else if (m_figure.kind == FigureKind::Spread) {
            addRuns();
        } else {
            addSeries();
        }
        std::erase_if(m_plotted.series, [](const PlottedSeries& series) { return series.points.empty(); });
        if (m_plotted.shape == PlotShape::Bars) {
            placeBars();
        } else if (m_plotted.shape == PlotShape::Labels && m_figure.positionAxis) {
            placeRounds();
        }
        return std::move(m_plotted);
    }

private:
    [[nodiscard]] const Mark& markAt(const MarkPlace& place) const
    {
        return m_figure.series[place.series].marks[place.mark];
    }

    /// Results that are not verified say so.
    [[nodiscard]] std::string labelOf(const TwinRow& row) const
    {
        return markAt(*row.mark).verified ? row.label : row.label + " (" + m_phrases.say(Phrase::TagUnverified) + ")";
    }

    void addSeries()
    {
        for (std::size_t index = 0; index < m_figure.series.size(); ++index) {
            const Series& series = m_figure.series[index];
            PlottedSeries plotted;
            plotted.name = series.name;
            plotted.isGuide = series.shape == SeriesShape::Guide;
            plotted.inLegend = !plotted.isGuide;
            plotted.color = plotted.isGuide ? lightGrey : m_document.drawing.color(series.family);
            plotted.line = plotted.isGuide || series.shape == SeriesShape::Line;
            plotted.dashed = plotted.isGuide || series.stroke == SeriesStroke::Dashed;
            plotted.mark = plotted.isGuide ? PlottedMark{PlottedShape::None, false}
                                           : m_marks.take(series.family, series.stroke == SeriesStroke::Hollow);
            if (plotted.isGuide) {
                for (const Mark& mark : series.marks) {
                    plotted.points.push_back({{}, mark.position, mark.value, {}});
                }
            } else {
                addPoints(plotted, index);
            }
            m_plotted.series.push_back(std::move(plotted));
        }
    }

    /// A line a run; those of one submission share its name and colour, and the legend has the one that stands for all,
    /// which alone has markers.
    void addCurves()
    {
        for (const SubmissionCurves& submission : m_figure.curves->submissions) {
            const auto lead = std::find_if(submission.runs.begin(), submission.runs.end(),
                                           [](const RunCurve& run) { return run.lead; });
            const RunCurve& named = lead != submission.runs.end() ? *lead : submission.runs.front();
            for (const RunCurve& run : submission.runs) {
                PlottedSeries plotted;
                plotted.name = submission.name;
                plotted.color = m_document.drawing.color(submission.family);
                plotted.line = true;
                plotted.dashed = run.role != RunRole::Counted;
                plotted.inLegend = &run == &named;
                plotted.mark =
                    plotted.inLegend ? m_marks.take(submission.family, false) : PlottedMark{PlottedShape::None, false};
                for (const QualityPoint& point : run.points) {
                    plotted.points.push_back({submission.name + ", " + run.file, point.position, point.value, {}});
                }
                m_plotted.series.push_back(std::move(plotted));
            }
        }
    }

    void addPoints(PlottedSeries& plotted, std::size_t series)
    {
        for (std::size_t row = 0; row < m_document.table.rows.size(); ++row) {
            const TwinRow& line = m_document.table.rows[row];
            if (line.mark && line.mark->series == series) {
                const Mark& mark = markAt(*line.mark);
                plotted.points.push_back({labelOf(line), mark.position, mark.value, row});
            }
        }
    }

    /// Every row of the table that has a value is a place.
    void placeBars()
    {
        std::map<std::size_t, std::size_t> places;
        for (std::size_t row = 0; row < m_document.table.rows.size(); ++row) {
            if (m_document.table.rows[row].mark) {
                places.emplace(row, places.size());
                m_plotted.labels.push_back(labelOf(m_document.table.rows[row]));
            }
        }
        for (PlottedSeries& series : m_plotted.series) {
            for (PlottedPoint& point : series.points) {
                point.x = static_cast<double>(places[*point.tableRow]);
            }
        }
    }

    /// A round is a place, or several where a series has several points there.
    void placeRounds()
    {
        std::map<std::pair<double, std::size_t>, std::size_t> places;  // by position and how often it was there
        for (const Tick& tick : m_figure.positionAxis->ticks) {
            for (std::size_t nth = 0; nth < mostAt(tick.value); ++nth) {
                places.emplace(std::pair(tick.value, nth), places.size());
                m_plotted.labels.push_back(tick.label);
            }
        }
        for (PlottedSeries& series : m_plotted.series) {
            std::map<double, std::size_t> seen;
            for (PlottedPoint& point : series.points) {
                const double position = point.x;
                point.x = static_cast<double>(places[{position, seen[position]++}]);
            }
        }
    }

    [[nodiscard]] std::size_t mostAt(double position) const
    {
        std::size_t most = 0;
        for (const PlottedSeries& series : m_plotted.series) {
            const auto count = std::count_if(series.points.begin(), series.points.end(),
                                             [=](const PlottedPoint& point) { return point.x == position; });
            most = std::max(most, static_cast<std::size_t>(count));
        }
        return most;
    }

    struct RunKind {
        MarkKind kind;
        Phrase name;
        PlottedMark mark;
    };

    /// A result is a place, and runs have its generation's colour. A series has one point at a place, so the second,
    /// third and further runs of a kind are series of their own, which the legend leaves out.
    void addRuns()
    {
        constexpr std::array kinds{
            RunKind{MarkKind::CountedRun, Phrase::LegendRunCounted, {PlottedShape::Circle, false}},
            RunKind{MarkKind::DroppedRun, Phrase::LegendRunDropped, {PlottedShape::Circle, true}},
            RunKind{MarkKind::InvalidRun, Phrase::LegendRunInvalid, {PlottedShape::Cross, false}}};
        std::map<double, std::size_t> places;  // of the figure's rows
        for (const TwinRow& line : m_document.table.rows) {
            if (line.mark && places.emplace(markAt(*line.mark).position, places.size()).second) {
                m_plotted.labels.push_back(labelOf(line));
            }
        }
        for (const HardwareFamily family : families()) {
            for (const RunKind& kind : kinds) {
                PlottedSeries series;
                series.name = m_phrases.say(kind.name);
                if (families().size() > 1 && !familyTitle(family).empty()) {
                    series.name = std::string(familyTitle(family)) + ", " + series.name;
                }
                series.color = kind.kind == MarkKind::InvalidRun ? red : m_document.drawing.color(family);
                series.mark = kind.mark;
                addRunsOf(kind.kind, family, places, series);
            }
        }
        PlottedSeries score;
        score.name = m_phrases.say(Phrase::LegendScore);
        score.color = darkGrey;
        score.mark = {PlottedShape::Plus, false};
        addRunsOf(MarkKind::Score, {}, places, score);
    }

    /// Those that have marks, in the order of the figure's series.
    [[nodiscard]] std::vector<HardwareFamily> families() const
    {
        std::vector<HardwareFamily> families;
        for (const Series& series : m_figure.series) {
            if (std::find(families.begin(), families.end(), series.family) == families.end()) {
                families.push_back(series.family);
            }
        }
        return families;
    }

    /// Series like `first` with the marks of this kind and, where one is given, family.
    void addRunsOf(MarkKind kind, const std::optional<HardwareFamily>& family,
                   const std::map<double, std::size_t>& places, const PlottedSeries& first)
    {
        std::vector<PlottedSeries> nth;
        std::map<double, std::size_t> seen;
        for (std::size_t row = 0; row < m_document.table.rows.size(); ++row) {
            const TwinRow& line = m_document.table.rows[row];
            if (!line.mark || markAt(*line.mark).kind != kind ||
                (family && m_figure.series[line.mark->series].family != *family)) {
                continue;
            }
            const Mark& mark = markAt(*line.mark);
            const std::size_t series = seen[mark.position]++;
            if (series == nth.size()) {
                nth.push_back(first);
                nth.back().inLegend = series == 0;
            }
            nth[series].points.push_back({{}, static_cast<double>(places.at(mark.position)), mark.value, row});
        }
        std::move(nth.begin(), nth.end(), std::back_inserter(m_plotted.series));
    }

    const FigureDocument& m_document;
    const Figure& m_figure;
    const BuiltinPhrasebook m_phrases;
    PlottedFigure m_plotted;
    MarkPicker m_marks;
};

}  // namespace

PlottedFigure plottedFigure(const FigureDocument& document) { return Plotter(document).plot(); }

}  // namespace podium
