// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/figure_view.h"

#include <algorithm>

#include <QFontInfo>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "ui/charts/figure_layout.h"
#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/theme.h"

namespace podium::desktop {

namespace {

/// Rows that fit on a page at the pitch of the window; further ones become "and N more".
constexpr std::size_t mostRows = 24;

/// One short name a row: the system, or who submitted where it has no name.
void shortenNames(Figure& figure)
{
    for (std::size_t column = 0; column < figure.columns.size(); ++column) {
        if (figure.columns[column].role != ColumnRole::Name) {
            continue;
        }
        figure.columns[column].title.clear();
        for (Category& row : figure.categories) {
            if (column < row.cells.size() && !row.cells[column].detail.empty()) {
                row.cells[column] = Cell{row.cells[column].detail, {}};
            }
        }
    }
}

/// The figure without what stands elsewhere in the window: notes on comparability; in a panel title, footnote and the
/// spread of runs as well.
Figure forWindow(Figure figure, bool compact)
{
    if (compact) {
        figure.title.clear();
        figure.subtitle.clear();
        figure.footnote.clear();
        figure.notes.clear();
        for (Series& series : figure.series) {
            for (Mark& mark : series.marks) {
                mark.low.reset();
                mark.high.reset();
            }
        }
        std::erase_if(figure.legend, [](const LegendEntry& entry) { return entry.symbol == LegendSymbol::Whisker; });
        shortenNames(figure);
    } else if (figure.emptyMessage.empty()) {
        figure.notes.clear();
    }
    return figure;
}

}  // namespace

FigureView::FigureView(QWidget* parent) : QWidget(parent)
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
}

FigureView::~FigureView() = default;

void FigureView::setFigure(const Figure& figure)
{
    m_figure = forWindow(figure, m_compact);
    m_message = QString::fromStdString(figure.emptyMessage);
    setAccessibleName(QString::fromStdString(figure.title));
    setAccessibleDescription(QString::fromStdString(figure.summary));
    layOut();
}

void FigureView::setMessage(const QString& message)
{
    m_figure.reset();
    m_message = message;
    setAccessibleDescription(message);
    layOut();
}

void FigureView::setTone(FigureTone tone)
{
    if (tone != m_tone) {
        m_tone = tone;
        layOut();
    }
}

void FigureView::setSelected(const QString& reference)
{
    if (reference == m_selected) {
        return;
    }
    m_selected = reference;
    const bool hidden = m_figure && m_figure->categories.size() > mostRows;
    if (hidden) {
        layOut();  // a selected row is always among those shown
    } else {
        showEmphasis();
    }
}

void FigureView::setHovered(const QString& reference)
{
    if (reference != m_hovered) {
        m_hovered = reference;
        showEmphasis();
    }
}

void FigureView::setPinned(const QStringList& references)
{
    if (references != m_pinned) {
        m_pinned = references;
        layOut();
    }
}

void FigureView::setCompact(bool compact)
{
    m_compact = compact;
}

void FigureView::setInteractive(bool interactive)
{
    m_interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
}

const charts::LaidOutFigure* FigureView::drawn() const
{
    return m_scene ? &m_scene->drawn() : nullptr;
}

QSize FigureView::minimumSizeHint() const
{
    return QSize(metrics::smallestFigureHeight, metrics::smallestFigureHeight / (m_compact ? 2 : 1));
}

QSize FigureView::sizeHint() const
{
    return QSize(metrics::windowWidth / 2, metrics::windowHeight / 2);
}

void FigureView::layOut()
{
    m_laidOut = false;
    update();
}

void FigureView::layOutWhenNeeded()
{
    if (m_laidOut) {
        return;
    }
    m_laidOut = true;
    m_scene.reset();
    if (!m_figure) {
        return;
    }
    const double scale = font().pointSizeF() > 0 ? QFontInfo(font()).pixelSize() / 12.0 : 1.0;
    charts::LayoutLimits limits;
    limits.maxRows = mostRows;
    for (const QString& reference : m_pinned + QStringList{m_selected}) {
        if (!reference.isEmpty()) {
            limits.keep.push_back(reference.toStdString());
        }
    }
    charts::PageStyle style = charts::PageStyle::forScreen(scale);
    int below = 0;
    if (m_compact) {  // the footnote's place is empty here and lies below the edge
        style.unit /= 2;
        style.marginTop = 0;
        style.marginBottom = 0;
        below = static_cast<int>(metrics::hiddenFootnote * scale);
    }
    auto laidOut = charts::layOut(*m_figure, width(), height() + below, style, limits);
    if (!laidOut) {
        m_message = tr("There is no room for the figure. Make the window larger or the table below smaller.");
        return;
    }
    m_scene = std::make_unique<charts::FigureScene>(std::move(*laidOut), charts::FigureTheme::of(m_tone));
    showEmphasis();
}

void FigureView::showEmphasis()
{
    if (m_scene) {
        charts::Emphasis emphasis;
        if (!m_selected.isEmpty()) {
            emphasis.selected.insert(m_selected.toStdString());
        }
        emphasis.hovered = m_hovered.toStdString();
        m_scene->setEmphasis(std::move(emphasis));
    }
    update();
}

void FigureView::paintEvent(QPaintEvent*)
{
    layOutWhenNeeded();
    QPainter painter(this);
    if (m_scene) {
        paintScene(painter);
        paintPins(painter);
        return;
    }
    const Theme theme = Theme::of(m_tone);
    painter.fillRect(rect(), theme.base);
    painter.setPen(theme.secondary);
    const int margin = metrics::pageMargin;
    painter.drawText(rect().adjusted(margin, margin, -margin, -margin), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                     m_message);
}

void FigureView::paintScene(QPainter& painter)
{
    if (!m_compact) {
        m_scene->paint(painter);
        return;
    }
    const int end = static_cast<int>(m_scene->drawn().layout.hairline) - 1;
    painter.fillRect(rect(), Theme::of(m_tone).base);
    painter.save();
    painter.setClipRect(QRect(0, 0, width(), end));
    m_scene->paint(painter);
    painter.restore();
}

/// In the margin beside the row.
void FigureView::paintPins(QPainter& painter) const
{
    const Theme theme = Theme::of(m_tone);
    const int side = metrics::space12;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (m_pinned.contains(QString::fromStdString(row.reference))) {
            paintIcon(painter, QRectF(metrics::space4, row.center - side / 2.0, side, side), QStringLiteral("pin"),
                      theme.accent);
        }
    }
}

void FigureView::resizeEvent(QResizeEvent*)
{
    layOut();
}

QString FigureView::referenceAt(const QPointF& place) const
{
    return m_scene ? QString::fromStdString(m_scene->referenceAt(place)) : QString();
}

void FigureView::mouseMoveEvent(QMouseEvent* event)
{
    if (m_interactive) {
        emit hovered(referenceAt(event->position()));
    }
}

void FigureView::mousePressEvent(QMouseEvent* event)
{
    if (m_interactive && event->button() == Qt::LeftButton) {
        emit selected(referenceAt(event->position()));
    }
}

void FigureView::mouseDoubleClickEvent(QMouseEvent* event)
{
    const QString reference = referenceAt(event->position());
    if (m_interactive && !reference.isEmpty()) {
        emit activated(reference);
    }
}

void FigureView::leaveEvent(QEvent*)
{
    if (m_interactive) {
        emit hovered(QString());
    }
}

void FigureView::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_Up:
        moveSelection(-1);
        return;
    case Qt::Key_Down:
        moveSelection(1);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (!m_selected.isEmpty()) {
            emit activated(m_selected);
        }
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

/// The rows from top to bottom; without a selection the first or the last.
void FigureView::moveSelection(int step)
{
    if (!m_scene) {
        return;
    }
    std::vector<QString> references;
    int current = -1;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (!row.reference.empty()) {
            references.push_back(QString::fromStdString(row.reference));
            current = references.back() == m_selected ? static_cast<int>(references.size()) - 1 : current;
        }
    }
    if (references.empty()) {
        return;
    }
    const int last = static_cast<int>(references.size()) - 1;
    const int next = current < 0 ? (step > 0 ? 0 : last) : std::clamp(current + step, 0, last);
    emit selected(references[static_cast<std::size_t>(next)]);
}

bool FigureView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_scene) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::string reference = m_scene->referenceAt(help->pos());
        QString text;
        for (const Category& row : m_scene->drawn().figure.categories) {
            if (!reference.empty() && row.reference == reference && row.subject) {
                text = QString::fromStdString(row.subject->submitter + "\n" + row.subject->systemName);
            }
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace podium::desktop
