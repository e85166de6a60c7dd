// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/charts/point_labels.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <initializer_list>
#include <optional>
#include <utility>
#include <vector>

#include <QString>
#include <QStringList>

#include "ui/charts/dense_lines.h"

namespace podium::charts {

namespace {

constexpr std::size_t mostLabels = 80;
constexpr double samePlace = 1.5;    ///< pixels: marks that cover each other
constexpr double clearlyNearer = 4;  ///< pixels that a label is nearer to its own mark than to any other
constexpr double farNearer = 0.75;   ///< of the size of its letters, where there is room

/// Where a label stands beside its point: -1 left or above, 0 centred, 1 right or below.
struct Side {
    int across;
    int down;
};
constexpr std::array sides{Side{1, -1}, Side{1, 0},   Side{0, -1}, Side{1, 1},
                           Side{-1, 1}, Side{-1, -1}, Side{0, 1},  Side{-1, 0}};

bool crosses(const QLineF& line, const QRectF& rect)
{
    if (rect.contains(line.p1()) || rect.contains(line.p2())) {
        return true;
    }
    const std::array edges{QLineF(rect.topLeft(), rect.topRight()), QLineF(rect.topRight(), rect.bottomRight()),
                           QLineF(rect.bottomRight(), rect.bottomLeft()), QLineF(rect.bottomLeft(), rect.topLeft())};
    return std::any_of(edges.begin(), edges.end(), [&](const QLineF& edge) {
        return line.intersects(edge, nullptr) == QLineF::BoundedIntersection;
    });
}

QRectF squareAround(const QPointF& center, double size)
{
    return {center.x() - size / 2, center.y() - size / 2, size, size};
}

/// Start of an interval of `length` beside `center`, at least `distance` away on one side or centred.
double begin(double center, double length, int side, double distance)
{
    return side > 0 ? center + distance : side < 0 ? center - distance - length : center - length / 2;
}

double distanceTo(const QRectF& rect, const QPointF& point)
{
    const double across = std::max({rect.left() - point.x(), point.x() - rect.right(), 0.0});
    const double down = std::max({rect.top() - point.y(), point.y() - rect.bottom(), 0.0});
    return std::hypot(across, down);
}

/// A label in one line or two, and how large it is.
struct LabelForm {
    QStringList lines;
    QSizeF size;
};

/// How much a place for a label has to be free of.
struct Demand {
    double nearer = clearlyNearer;  ///< pixels to its own mark than to any other
    bool besideLines = true;        ///< no line runs through it
};

class LabelPlacer {
public:
    LabelPlacer(const Figure& figure, const PagePlan& plan, FigureLayout& layout)
        : m_figure(figure), m_plan(plan), m_layout(layout)
    {
        for (const PlacedPoint& point : layout.points) {
            m_markers.push_back(squareAround(point.center, layout.markerSize + 2));
        }
        for (const Series& series : figure.series) {
            addLines(series);
        }
        for (const double border : figure.borders) {
            const double x = layout.xOfPosition(border);
            m_lines.emplace_back(x, layout.plot.top(), x, layout.plot.bottom());
        }
    }

    void place()
    {
        for (const Series& series : m_figure.series) {
            if (series.shape == SeriesShape::Link && series.marks.size() > 1) {
                placeLinkLabel(series);
            }
        }
        for (std::size_t index = 0; index < m_layout.points.size(); ++index) {
            const QString text = QString::fromStdString(markOf(index).label);
            if (!text.isEmpty() && !placeLabel(index, text)) {
                m_crowded.push_back(index);
            }
        }
        // Those that stand apart, at the end of a leader, go where the others leave room.
        for (const std::size_t index : m_crowded) {
            placeApart(index, QString::fromStdString(markOf(index).label));
        }
    }

private:
    [[nodiscard]] const Mark& markOf(std::size_t index) const
    {
        const PlacedPoint& point = m_layout.points[index];
        return m_figure.series[point.series].marks[point.mark];
    }

    void addLines(const Series& series)
    {
        if (isDense(series) || series.shape == SeriesShape::Points) {
            return;
        }
        for (std::size_t index = 1; index < series.marks.size(); ++index) {
            const auto placeOf = [&](const Mark& mark) {
                return QPointF(m_layout.xOfPosition(mark.position), m_layout.yOf(mark.value));
            };
            m_lines.emplace_back(placeOf(series.marks[index - 1]), placeOf(series.marks[index]));
        }
    }

    [[nodiscard]] bool isFree(const QRectF& rect, std::size_t own, bool besideLines) const
    {
        const QRectF page(m_layout.plot.topLeft(), QPointF(m_layout.content.right(), m_layout.plot.bottom()));
        if (!page.contains(rect)) {
            return false;
        }
        for (std::size_t index = 0; index < m_markers.size(); ++index) {
            if (index != own && m_markers[index].intersects(rect)) {
                return false;
            }
        }
        const auto touches = [&](const QRectF& other) { return other.intersects(rect); };
        if (std::any_of(m_labels.begin(), m_labels.end(), touches)) {
            return false;
        }
        return !besideLines ||
               std::none_of(m_lines.begin(), m_lines.end(), [&](const QLineF& line) { return crosses(line, rect); });
    }

    /// Whether nobody takes the label for that of another point: it is nearer to its own, and none lies between them.
    [[nodiscard]] bool isItsOwn(const QRectF& rect, std::size_t own, double nearer) const
    {
        const QPointF& center = m_layout.points[own].center;
        const double near = distanceTo(rect, center);
        const double way = rect.center().y() - center.y();
        return std::none_of(m_layout.points.begin(), m_layout.points.end(), [&](const PlacedPoint& other) {
            const QPointF apart = other.center - center;
            if (std::hypot(apart.x(), apart.y()) < samePlace) {
                return false;
            }
            const bool isBeyond = std::abs(apart.x()) < rect.width() && apart.y() * way > 0 &&
                                  std::abs(apart.y()) > samePlace && std::abs(way) > std::abs(apart.y());
            return distanceTo(rect, other.center) < near + nearer || isBeyond;
        });
    }

    /// From a point's middle to where the ground of a label may begin without a bite into the marker.
    [[nodiscard]] double besideMarker() const { return m_layout.markerSize / 2 + 3; }

    [[nodiscard]] std::optional<QRectF> find(std::size_t index, const QSizeF& size, double distance,
                                             const Demand& demand) const
    {
        const QPointF center = m_layout.points[index].center;
        for (const Side& side : sides) {
            const bool corner = side.across != 0 && side.down != 0;
            const double across = corner ? std::max(distance * 0.6, besideMarker()) : distance;
            const double down = corner ? distance * 0.3 : distance;
            const QRectF rect(QPointF(begin(center.x(), size.width(), side.across, across),
                                      begin(center.y(), size.height(), side.down, down)),
                              size);
            if (isFree(rect, index, demand.besideLines) && isItsOwn(rect, index, demand.nearer)) {
                return rect;
            }
        }
        return std::nullopt;
    }

    /// In 600 beside the middle of the arrow, or nearer to an end (look/LOOK.md, Chart rules).
    void placeLinkLabel(const Series& series)
    {
        const QString text = QString::fromStdString(series.marks.back().label);
        const double pixels = m_plan.labelSize();
        const QSizeF size(m_plan.measure().width(text, pixels, true), m_plan.measure().height(pixels, true));
        const auto placeOf = [&](const Mark& mark) {
            return QPointF(m_layout.xOfPosition(mark.position), m_layout.yOf(mark.value));
        };
        const QLineF arrow(placeOf(series.marks.front()), placeOf(series.marks.back()));
        const double distance = std::round(pixels / 2);
        for (const bool besideLines : {true, false}) {
            for (const double share : {0.5, 0.4, 0.6, 0.3, 0.7}) {
                const QPointF center = arrow.pointAt(share);
                for (const Side& side : sides) {
                    const QRectF rect(QPointF(begin(center.x(), size.width(), side.across, distance),
                                              begin(center.y(), size.height(), side.down, distance)),
                                      size);
                    if (!text.isEmpty() && isFree(rect, m_markers.size(), besideLines)) {
                        PlacedText label = placeText(text, {TextRole::Value, pixels, true, Ink::Text}, m_plan.measure(),
                                                     rect.left(), rect.center().y());
                        label.onGround = true;
                        m_labels.push_back(label.rect.adjusted(-2, 0, 2, 0));
                        m_layout.texts.push_back(std::move(label));
                        return;
                    }
                }
            }
        }
    }

    [[nodiscard]] LabelForm formOf(const QStringList& lines) const
    {
        const double pixels = m_plan.labelSize();
        double width = 0;
        for (const QString& line : lines) {
            width = std::max(width, m_plan.measure().width(line, pixels));
        }
        return {lines, {width, m_plan.measure().height(pixels) * static_cast<double>(lines.size())}};
    }

    /// In one line, and where it has parts in two, the value above.
    [[nodiscard]] std::vector<LabelForm> formsOf(const QString& text) const
    {
        std::vector<LabelForm> forms{formOf({text})};
        const QString part = QStringLiteral(" · ");
        if (const qsizetype at = text.indexOf(part); at > 0) {
            forms.push_back(formOf({text.first(at), text.sliced(at + part.size())}));
        }
        return forms;
    }

    /// Beside the point, as clearly its own as can be had; false: there is no room.
    bool placeLabel(std::size_t index, const QString& text)
    {
        const double pixels = m_plan.labelSize();
        const double near = m_layout.markerSize / 2 + std::round(pixels / 3);
        const std::vector<LabelForm> forms = formsOf(text);
        const auto tried = [&](const Demand& demand, std::initializer_list<double> distances) {
            for (const LabelForm& form : forms) {
                for (const double distance : distances) {
                    if (const auto rect = find(index, form.size, distance, demand)) {
                        write(index, form, *rect);
                        return true;
                    }
                }
            }
            return false;
        };
        return tried({farNearer * pixels, true}, {near, near * 1.8}) ||
               tried({clearlyNearer, true}, {near, near * 1.8}) || tried({clearlyNearer, false}, {near});
    }

    /// Near the point, with a leader to it; left out where there is no room either.
    void placeApart(std::size_t index, const QString& text)
    {
        const double pixels = m_plan.labelSize();
        const double distance = m_layout.markerSize / 2 + std::round(pixels / 3) + pixels * 1.6;
        const QPointF center = m_layout.points[index].center;
        for (const LabelForm& form : formsOf(text)) {
            for (const Side& side : sides) {
                const QRectF rect(QPointF(begin(center.x(), form.size.width(), side.across, distance),
                                          begin(center.y(), form.size.height(), side.down, distance)),
                                  form.size);
                if (isFree(rect, index, false)) {
                    m_layout.leaders.emplace_back(center, QPointF(std::clamp(center.x(), rect.left(), rect.right()),
                                                                  std::clamp(center.y(), rect.top(), rect.bottom())));
                    write(index, form, rect);
                    return;
                }
            }
        }
    }

    /// Lines of a label left of its point end at the point, those above or below it are centred.
    void write(std::size_t index, const LabelForm& form, const QRectF& rect)
    {
        const double pixels = m_plan.labelSize();
        const double height = rect.height() / static_cast<double>(form.lines.size());
        const double across = m_layout.points[index].center.x();
        const double share = rect.right() < across ? 1 : rect.left() > across ? 0 : 0.5;
        double center = rect.top() + height / 2;
        for (const QString& line : form.lines) {
            const double left = rect.left() + share * (rect.width() - m_plan.measure().width(line, pixels));
            PlacedText label =
                placeText(line, {TextRole::Value, pixels, false, Ink::Text}, m_plan.measure(), left, center);
            label.row = index;
            label.onGround = true;
            m_labels.push_back(label.rect.adjusted(-2, 0, 2, 0));
            m_layout.texts.push_back(std::move(label));
            center += height;
        }
    }

    const Figure& m_figure;
    const PagePlan& m_plan;
    FigureLayout& m_layout;
    std::vector<QRectF> m_markers;
    std::vector<QRectF> m_labels;
    std::vector<QLineF> m_lines;
    std::vector<std::size_t> m_crowded;  ///< points without room for their label beside them
};

}  // namespace

void placePointLabels(const Figure& figure, const PagePlan& plan, FigureLayout& layout)
{
    std::size_t labels = 0;
    for (const Series& series : figure.series) {
        labels += static_cast<std::size_t>(std::count_if(series.marks.begin(), series.marks.end(),
                                                         [](const Mark& mark) { return !mark.label.empty(); }));
    }
    if (labels > 0 && labels <= mostLabels) {
        LabelPlacer(figure, plan, layout).place();
    }
}

}  // namespace podium::charts
