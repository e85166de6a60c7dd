// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/curves_plot.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <optional>

#include "app/analysis/figure_axis.h"

namespace podium::charts {

namespace {

constexpr double flagShare = 0.42;  ///< of the plot that all names may take

const RunCurve& leadOf(const SubmissionCurves& submission)
{
    const auto lead =
        std::find_if(submission.runs.begin(), submission.runs.end(), [](const RunCurve& run) { return run.lead; });
    return lead == submission.runs.end() ? submission.runs.front() : *lead;
}

/// Where a run's name is tied to: where it meets the target, else its end.
const QualityPoint& endOf(const RunCurve& run) { return run.met ? run.points[*run.met] : run.points.back(); }

/// "Carina, 2,496 × GB200": system, count and accelerator of a row.
std::string shortName(const Category& row)
{
    if (row.cells.size() < 3 || row.cells.front().detail.empty()) {
        return row.cells.empty() ? std::string() : row.cells.front().text;
    }
    return row.cells.front().detail + ", " + row.cells[row.cells.size() - 2].text + " " + row.cells.back().text;
}

/// The part of a line between two heights; none where it lies outside of them.
std::optional<QLineF> cut(const QLineF& line, double top, double bottom)
{
    const double height = line.y2() - line.y1();
    double from = 0;
    double to = 1;
    if (height == 0) {
        return line.y1() < top || line.y1() > bottom ? std::nullopt : std::optional(line);
    }
    const double atTop = (top - line.y1()) / height;
    const double atBottom = (bottom - line.y1()) / height;
    from = std::max(from, std::min(atTop, atBottom));
    to = std::min(to, std::max(atTop, atBottom));
    return from > to ? std::nullopt : std::optional(QLineF(line.pointAt(from), line.pointAt(to)));
}

/// The line through these points, in pieces where it leaves the plot: files cannot rely on clipping.
std::vector<QPolygonF> piecesOf(const QPolygonF& line, const QRectF& plot)
{
    std::vector<QPolygonF> pieces;
    if (line.size() == 1 && line.front().y() >= plot.top() - 1 && line.front().y() <= plot.bottom() + 1) {
        return {line};
    }
    for (qsizetype index = 1; index < line.size(); ++index) {
        const auto part = cut(QLineF(line[index - 1], line[index]), plot.top(), plot.bottom());
        if (!part) {
            continue;
        }
        if (pieces.empty() || pieces.back().back() != part->p1()) {
            pieces.emplace_back();
            pieces.back() << part->p1();
        }
        pieces.back() << part->p2();
    }
    return pieces;
}

bool crosses(const QLineF& line, const QRectF& rect)
{
    const auto part = cut(line, rect.top(), rect.bottom());
    return part && std::min(part->x1(), part->x2()) <= rect.right() && std::max(part->x1(), part->x2()) >= rect.left();
}

/// The line or the marker where it meets the target.
bool crosses(const PlacedCurve& curve, const QRectF& rect)
{
    constexpr double marker = 4;
    const bool marked = curve.met && rect.adjusted(-marker, -marker, marker, marker).contains(*curve.met);
    return marked || std::any_of(curve.pieces.begin(), curve.pieces.end(), [&](const QPolygonF& piece) {
               for (qsizetype index = 0; index < piece.size(); ++index) {
                   if (crosses(QLineF(piece[std::max<qsizetype>(index - 1, 0)], piece[index]), rect)) {
                       return true;
                   }
               }
               return false;
           });
}

double distanceTo(const QLineF& line, const QPointF& place)
{
    const QPointF way = line.p2() - line.p1();
    const double length = QPointF::dotProduct(way, way);
    const double share = length > 0 ? std::clamp(QPointF::dotProduct(place - line.p1(), way) / length, 0.0, 1.0) : 0.0;
    return QLineF(place, line.p1() + share * way).length();
}

}  // namespace

CurveFlags::CurveFlags(const Figure& figure, const PagePlan& plan, const FigureLayout& layout)
    : m_figure(figure), m_plan(plan), m_plot(layout.plot)
{
    // Where whole names find no room, those without the submitter may.
    for (const bool whole : {true, false}) {
        std::vector<Flag> flags = named(whole, layout);
        const std::size_t all = flags.size();
        const std::size_t lines = arrange(flags);
        if (flags.size() > m_flags.size()) {
            m_flags = std::move(flags);
            m_lines = lines;
        }
        if (m_flags.size() == all) {
            break;
        }
    }
}

std::vector<CurveFlags::Flag> CurveFlags::named(bool whole, const FigureLayout& layout) const
{
    const std::vector<SubmissionCurves>& submissions = m_figure.curves->submissions;
    std::vector<Flag> flags;
    for (std::size_t index = 0; index < submissions.size(); ++index) {
        Flag flag;
        flag.submission = index;
        const std::string name =
            whole ? submissions[index].name : shortName(m_figure.categories[submissions[index].row]);
        flag.x = layout.xOfPosition(endOf(leadOf(submissions[index])).position);
        const double room = std::max(flag.x - m_plot.left(), m_plan.content().right() - flag.x) - gap();
        flag.text = m_plan.measure().elided(QString::fromStdString(name), m_plan.labelSize(), false, room);
        flag.width = m_plan.measure().width(flag.text, m_plan.labelSize());
        flags.push_back(std::move(flag));
    }
    return flags;
}

double CurveFlags::lineHeight() const { return m_plan.lineHeight(); }

double CurveFlags::gap() const { return std::round(m_plan.labelSize() / 3); }

/// Tries every choice of sides and takes that which needs the fewest lines, names rather to the right of their leaders.
std::size_t CurveFlags::arrange(std::vector<Flag>& all) const
{
    std::stable_sort(all.begin(), all.end(), [](const Flag& one, const Flag& other) { return one.x < other.x; });
    const std::size_t choices = std::size_t{1} << std::min(all.size(), mostCurves);
    std::vector<Flag> best;
    std::size_t leastLines = std::numeric_limits<std::size_t>::max();
    int leastLeft = 0;
    for (std::size_t choice = 0; choice < choices; ++choice) {
        std::vector<Flag> flags = all;
        bool inside = true;
        for (std::size_t index = 0; index < flags.size(); ++index) {
            Flag& flag = flags[index];
            const bool leftwards = (choice >> index & 1U) != 0;
            flag.left = leftwards ? flag.x - gap() - flag.width : flag.x + gap();
            flag.right = flag.left + flag.width;
            inside = inside && flag.left >= m_plot.left() && flag.right <= m_plan.content().right();
        }
        if (!inside) {
            continue;
        }
        const std::size_t lines = setLines(flags);
        const int left = std::popcount(choice);
        if (lines > 0 && (lines < leastLines || (lines == leastLines && left < leastLeft))) {
            best = std::move(flags);
            leastLines = lines;
            leastLeft = left;
        }
    }
    all = std::move(best);
    const auto room = static_cast<std::size_t>(m_plot.height() * flagShare / lineHeight());
    std::erase_if(all, [&](const Flag& flag) { return flag.line >= room; });
    return all.empty() ? 0 : std::min(leastLines, room);
}

/// Moves names away from the curves until none lies on another or on a leader; the number of lines, 0: they cannot.
std::size_t CurveFlags::setLines(std::vector<Flag>& flags) const
{
    const double apart = m_plan.labelSize() / 2;
    const auto spans = [&](const Flag& name, const Flag& leader) {
        return leader.x > name.left - apart / 2 && leader.x < name.right + apart / 2;
    };
    bool changed = true;
    while (changed) {
        changed = false;
        for (Flag& flag : flags) {
            for (const Flag& other : flags) {
                const bool overlap = flag.left < other.right + apart && other.left < flag.right + apart;
                const bool crossed = spans(flag, other) && flag.line <= other.line;
                if (&flag != &other && (crossed || (overlap && flag.line == other.line && &other < &flag))) {
                    flag.line = other.line + 1;
                    changed = true;
                }
            }
            if (flag.line > flags.size()) {
                return 0;
            }
        }
    }
    std::size_t lines = 0;
    for (const Flag& flag : flags) {
        lines = std::max(lines, flag.line + 1);
    }
    return lines;
}

/// The best quality that is drawn, or the target where that is better.
double CurveFlags::best() const
{
    const bool rises = m_figure.curves->higherIsBetter;
    std::optional<double> best;
    const auto include = [&](double value) {
        best = rises ? std::max(best.value_or(value), value) : std::min(best.value_or(value), value);
    };
    for (const SubmissionCurves& submission : m_figure.curves->submissions) {
        for (const RunCurve& run : submission.runs) {
            for (const QualityPoint& point : run.points) {
                include(point.value);
            }
        }
    }
    for (const ReferenceLine& line : m_figure.referenceLines) {
        include(line.value);
    }
    return best.value_or(0);
}

void CurveFlags::makeRoom(FigureLayout& layout) const
{
    if (m_flags.empty()) {
        return;
    }
    const double needed = (static_cast<double>(m_lines) * lineHeight() + lineHeight()) / m_plot.height();
    Axis& axis = layout.axis;
    const bool rises = m_figure.curves->higherIsBetter;
    const double at = axisFraction(axis, best());
    const double there = rises ? 1 - at : at;
    if (there >= needed) {
        return;
    }
    // The best quality moves so far that `needed` of the axis lies beyond it, and the other end stays.
    const double stretch = (1 - there) / (1 - needed);
    const bool logarithmic = axis.scale == AxisScale::Log;
    const double low = logarithmic ? std::log(axis.minimum) : axis.minimum;
    const double high = logarithmic ? std::log(axis.maximum) : axis.maximum;
    const double length = (high - low) * stretch;
    if (rises) {
        axis.maximum = logarithmic ? std::exp(low + length) : low + length;
    } else {
        axis.minimum = logarithmic ? std::exp(high - length) : high - length;
    }
}

void CurveFlags::place(FigureLayout& layout) const
{
    const bool rises = m_figure.curves->higherIsBetter;
    const double away = rises ? -1 : 1;
    const double first = layout.yOf(best()) + away * lineHeight();
    for (const Flag& flag : m_flags) {
        const SubmissionCurves& submission = m_figure.curves->submissions[flag.submission];
        const double center = first + away * static_cast<double>(flag.line) * lineHeight();
        const QPointF end(
            flag.x, std::clamp(layout.yOf(endOf(leadOf(submission)).value), layout.plot.top(), layout.plot.bottom()));
        layout.leaders.emplace_back(end, QPointF(flag.x, center + away * lineHeight() / 3));
        PlacedText name = placeText(flag.text, {TextRole::Remark, m_plan.labelSize(), false, Ink::Text},
                                    m_plan.measure(), flag.left, center);
        name.row = flag.submission;
        name.onGround = true;
        layout.texts.push_back(std::move(name));
    }
}

void placeCurves(const Figure& figure, FigureLayout& layout)
{
    const double reach = layout.markerSize / 2 + 5;
    for (std::size_t submission = 0; submission < figure.curves->submissions.size(); ++submission) {
        const SubmissionCurves& curves = figure.curves->submissions[submission];
        const auto placeOf = [&](const QualityPoint& point) {
            return QPointF(layout.xOfPosition(point.position), layout.yOf(point.value));
        };
        for (std::size_t run = 0; run < curves.runs.size(); ++run) {
            const RunCurve& curve = curves.runs[run];
            QPolygonF line;
            for (const QualityPoint& point : curve.points) {
                line << placeOf(point);
            }
            PlacedCurve placed{submission, run, piecesOf(line, layout.plot), std::nullopt, line.back()};
            if (curve.met) {
                placed.met = placeOf(curve.points[*curve.met]);
            }
            layout.curves.push_back(std::move(placed));
        }
        QPointF center = placeOf(endOf(leadOf(curves)));
        center.setY(std::clamp(center.y(), layout.plot.top(), layout.plot.bottom()));
        layout.rows.push_back(
            {QRectF(center.x() - reach, center.y() - reach, 2 * reach, 2 * reach), center.y(), curves.reference});
    }
}

void placeTargetNames(const Figure& figure, const PagePlan& plan, FigureLayout& layout)
{
    const double height = plan.measure().height(plan.labelSize());
    const auto isFree = [&](const QRectF& rect) {
        return layout.plot.contains(rect) &&
               std::none_of(layout.texts.begin(), layout.texts.end(),
                            [&](const PlacedText& text) { return text.rect.intersects(rect); }) &&
               std::none_of(layout.leaders.begin(), layout.leaders.end(),
                            [&](const QLineF& leader) { return crosses(leader, rect); }) &&
               std::none_of(layout.curves.begin(), layout.curves.end(),
                            [&](const PlacedCurve& curve) { return crosses(curve, rect); });
    };
    for (const ReferenceLine& line : figure.referenceLines) {
        const QString text = QString::fromStdString(line.name);
        const double width = plan.measure().width(text, plan.labelSize());
        // First on the side that the curves come from, at the left, where they have not come yet.
        const double inner = figure.curves->higherIsBetter ? 1 : -1;
        for (const auto& [away, left] :
             {std::pair(inner, layout.plot.left() + plan.gap(6)), std::pair(inner, layout.plot.right() - width - 2),
              std::pair(-inner, layout.plot.left() + plan.gap(6)),
              std::pair(-inner, layout.plot.right() - width - 2)}) {
            PlacedText name = placeText(text, {TextRole::Value, plan.labelSize(), false, Ink::Secondary},
                                        plan.measure(), left, layout.yOf(line.value) + away * (height / 2 + 4));
            if (isFree(name.rect)) {
                name.onGround = true;
                layout.texts.push_back(std::move(name));
                break;
            }
        }
    }
}

std::string curveAt(const LaidOutFigure& drawn, const QPointF& place, double reach)
{
    const PlacedCurve* nearest = nullptr;
    double least = reach;
    for (const PlacedCurve& curve : drawn.layout.curves) {
        for (const QPolygonF& piece : curve.pieces) {
            for (qsizetype index = 0; index < piece.size(); ++index) {
                const double distance =
                    distanceTo(QLineF(piece[std::max<qsizetype>(index - 1, 0)], piece[index]), place);
                if (distance <= least) {
                    least = distance;
                    nearest = &curve;
                }
            }
        }
    }
    return nearest == nullptr ? std::string() : drawn.figure.curves->submissions[nearest->submission].reference;
}

}  // namespace podium::charts
