// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/widgets/figure_view.h"

#include <algorithm>

#include <QApplication>
#include <QContextMenuEvent>
#include <QDrag>
#include <QFontInfo>
#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QToolTip>

#include "app/analysis/figure_data.h"
#include "app/models/reference_mime.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/look/icon_engine.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/style_painting.h"
#include "ui/desktop/look/theme.h"
#include "ui/desktop/widgets/figure_accessible.h"
#include "ui/desktop/widgets/footnote_link.h"
#include "ui/desktop/widgets/window_figure.h"

namespace podium::desktop {

namespace {

/// Rows that fit on a page at the pitch of the window; further ones become "and N more".
constexpr std::size_t mostRows = 24;
/// Widest pitch of rows in a panel, at text of 12 pixels.
constexpr double panelPitch = 46;

}  // namespace

FigureView::FigureView(QWidget* parent) : QWidget(parent), m_more(new FootnoteLink(this))
{
    setMouseTracking(true);
    setFocusPolicy(Qt::StrongFocus);
    setAttribute(Qt::WA_OpaquePaintEvent);
    makeFiguresAccessible();
}

FigureView::~FigureView() = default;

void FigureView::setFigure(const Figure& figure)
{
    m_figure = figureForWindow(figure, m_compact);
    m_message = QString::fromStdString(figure.emptyMessage);
    m_more->setFootnote(QString::fromStdString(figureFootnote(figure)).trimmed());
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
    const bool hidden = m_figure && !m_figure->positionAxis && m_figure->categories.size() > mostRows;
    if (hidden) {
        layOut();  // a selected row is always among those shown
    } else {
        showEmphasis();
    }
    tellSelected();
}

void FigureView::setHovered(const QString& reference)
{
    if (reference != m_hovered) {
        m_hovered = reference;
        showEmphasis();
    }
}

void FigureView::setPaired(const QString& reference)
{
    if (reference != m_paired) {
        m_paired = reference;
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

void FigureView::setCompact(bool compact) { m_compact = compact; }

void FigureView::setInteractive(bool interactive)
{
    m_interactive = interactive;
    setFocusPolicy(interactive ? Qt::StrongFocus : Qt::NoFocus);
}

const charts::LaidOutFigure* FigureView::drawn() const { return m_scene ? &m_scene->drawn() : nullptr; }

QSize FigureView::minimumSizeHint() const
{
    return QSize(metrics::smallestFigureHeight, metrics::smallestFigureHeight / (m_compact ? 2 : 1));
}

QSize FigureView::sizeHint() const { return QSize(metrics::windowWidth / 2, metrics::windowHeight / 2); }

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
    // Widgets are not moved while another one is painted.
    QMetaObject::invokeMethod(
        this, [this] { m_more->place(m_scene ? m_scene->drawn().layout.footnoteLink : QRectF()); },
        Qt::QueuedConnection);
    if (!m_figure) {
        return;
    }
    const double scale = font().pointSizeF() > 0 ? QFontInfo(font()).pixelSize() / 12.0 : 1.0;
    charts::LayoutLimits limits;
    limits.maxRows = mostRows;
    limits.footnote = {FootnoteLink::linesAt(height() / scale), double(m_more->sizeHint().width())};
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
        style.gutter = 0;
        style.widestPitch = panelPitch;
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
        for (const QString& reference : {m_selected, m_paired}) {
            if (!reference.isEmpty()) {
                emphasis.selected.insert(reference.toStdString());
            }
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
        paintFocus(painter);
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

/// In the margin beside the row, or at that corner of the mark where no label stands.
QPointF FigureView::pinPlace(const charts::PlacedRow& row, double side) const
{
    if (!isOfNumbers()) {
        return QPointF(metrics::space4, row.center - side / 2);
    }
    const double reach = side / 2 + m_scene->drawn().layout.markerSize / 2 + 2;
    const QPointF corner(side / 2, side / 2);
    for (const QPointF& way :
         {QPointF(0, -1), QPointF(-1, -1), QPointF(1, -1), QPointF(0, 1), QPointF(-1, 1), QPointF(1, 1)}) {
        const QRectF place(row.band.center() + way * reach - corner, QSizeF(side, side));
        const auto& texts = m_scene->drawn().layout.texts;
        if (std::none_of(texts.begin(), texts.end(),
                         [&](const charts::PlacedText& text) { return text.rect.intersects(place); })) {
            return place.topLeft();
        }
    }
    return row.band.center() - QPointF(side / 2, reach + side / 2);
}

void FigureView::paintPins(QPainter& painter) const
{
    const Theme theme = Theme::of(m_tone);
    const int side = metrics::space12;
    for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
        if (m_pinned.contains(row.referenceText())) {
            paintIcon(painter, QRectF(pinPlace(row, side), QSizeF(side, side)), QStringLiteral("pin"), theme.accent);
        }
    }
}

void FigureView::resizeEvent(QResizeEvent*) { layOut(); }

QString FigureView::referenceAt(const QPointF& place) const
{
    return m_scene ? QString::fromStdString(m_scene->referenceAt(place)) : QString();
}

bool FigureView::isOfNumbers() const { return m_scene && m_scene->drawn().layout.positionAxis.has_value(); }

/// Where this result is drawn; empty: nowhere.
QRectF FigureView::bandOf(const QString& reference) const
{
    const std::string wanted = reference.toStdString();
    if (m_scene && !wanted.empty()) {
        for (const charts::PlacedRow& row : m_scene->drawn().layout.rows) {
            if (row.reference == wanted) {
                return row.band;
            }
        }
    }
    return {};
}

void FigureView::mouseMoveEvent(QMouseEvent* event)
{
    if (!m_interactive) {
        return;
    }
    const bool far = (event->pos() - m_pressed).manhattanLength() >= QApplication::startDragDistance();
    if (event->buttons().testFlag(Qt::LeftButton) && !m_dragged.isEmpty() && far) {
        startDrag();
        return;
    }
    emit hovered(referenceAt(event->position()));
}

void FigureView::startDrag()
{
    auto* drag = new QDrag(this);
    drag->setMimeData(mimeOfReferences({m_dragged}).release());
    m_dragged.clear();
    drag->exec(Qt::CopyAction);
}

void FigureView::mousePressEvent(QMouseEvent* event)
{
    if (!m_interactive || event->button() != Qt::LeftButton) {
        return;
    }
    const QString reference = referenceAt(event->position());
    if (event->modifiers() & (Qt::ControlModifier | Qt::ShiftModifier)) {
        if (!reference.isEmpty()) {
            emit paired(reference);
        }
        return;
    }
    m_dragged = reference;
    m_pressed = event->pos();
    emit paired(QString());
    emit selected(reference);
}

/// By the pointer at what is under it, by the key at what is selected.
void FigureView::contextMenuEvent(QContextMenuEvent* event)
{
    const bool byKey = event->reason() == QContextMenuEvent::Keyboard;
    const QString reference = byKey ? m_selected : referenceAt(event->pos());
    const QRectF band = bandOf(reference);
    if (m_interactive && !band.isEmpty()) {
        emit selected(reference);
        emit menuWanted(reference, byKey ? mapToGlobal(band.center().toPoint()) : event->globalPos());
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

bool FigureView::event(QEvent* event)
{
    if (event->type() == QEvent::ToolTip && m_scene) {
        const auto* help = static_cast<QHelpEvent*>(event);
        const std::string reference = m_scene->referenceAt(help->pos());
        QString text;
        if (const Subject* subject = subjectOf(m_scene->drawn().figure, reference)) {
            text = QString::fromStdString(subject->submitter + "\n" + subject->systemName);
            if (isOfNumbers() || m_scene->drawn().layout.matrix) {
                text += QLatin1Char('\n') + rowText(m_scene->drawn().figure, QString::fromStdString(reference));
            }
        }
        QToolTip::showText(help->globalPos(), text, this);
        return true;
    }
    return QWidget::event(event);
}

}  // namespace podium::desktop
