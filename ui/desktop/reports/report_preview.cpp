// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/report_preview.h"

#include <cmath>
#include <utility>

#include <QPainter>
#include <QScrollBar>

#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr int gap = metrics::space12;  ///< around pages

}  // namespace

ReportPreview::ReportPreview(const Look& look, QWidget* parent) : QAbstractScrollArea(parent), m_look(look)
{
    setObjectName(QStringLiteral("reportPreview"));
    setAccessibleName(tr("Pages of the report"));
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);  // pages do not change their size when they become more
    setFocusPolicy(Qt::StrongFocus);
}

ReportPreview::~ReportPreview() = default;

void ReportPreview::setReport(std::shared_ptr<const reports::DrawnReport> report)
{
    m_report = std::move(report);
    m_pages = m_report ? &m_report->pages() : nullptr;
    layOut();
}

void ReportPreview::setMessage(const QString& message)
{
    m_message = message;
    setAccessibleDescription(message);
    viewport()->update();
}

std::size_t ReportPreview::pageCount() const { return m_pages != nullptr ? m_pages->count() : 0; }

double ReportPreview::scale() const
{
    return m_pages != nullptr ? qMax(1.0, viewport()->width() - 2.0 * gap) / m_pages->pageSize().width() : 1;
}

int ReportPreview::pageHeight() const
{
    return m_pages != nullptr ? static_cast<int>(std::ceil(m_pages->pageSize().height() * scale())) : 0;
}

QRect ReportPreview::pageRect(std::size_t page) const
{
    const int top = gap + static_cast<int>(page) * (pageHeight() + gap) - verticalScrollBar()->value();
    return {gap, top, qMax(1, viewport()->width() - 2 * gap), pageHeight()};
}

void ReportPreview::layOut()
{
    m_pixmaps.assign(pageCount(), QPixmap());
    const int whole = gap + static_cast<int>(pageCount()) * (pageHeight() + gap);
    verticalScrollBar()->setPageStep(viewport()->height());
    verticalScrollBar()->setSingleStep(metrics::tableRow * 2);
    verticalScrollBar()->setRange(0, qMax(0, whole - viewport()->height()));
    viewport()->update();
    tellPage();
}

const QPixmap& ReportPreview::pixmap(std::size_t page)
{
    QPixmap& picture = m_pixmaps[page];
    if (picture.isNull()) {
        const QSize size = pageRect(page).size();
        picture = QPixmap(size * devicePixelRatioF());
        picture.setDevicePixelRatio(devicePixelRatioF());
        picture.fill(Qt::white);
        QPainter painter(&picture);
        painter.setRenderHints(QPainter::Antialiasing | QPainter::TextAntialiasing);
        painter.scale(scale(), scale());
        m_pages->paint(painter, page);
    }
    return picture;
}

void ReportPreview::paintEvent(QPaintEvent*)
{
    QPainter painter(viewport());
    painter.fillRect(viewport()->rect(), m_look.theme().side);
    for (std::size_t page = 0; page < pageCount(); ++page) {
        const QRect rect = pageRect(page);
        if (rect.bottom() >= 0 && rect.top() <= viewport()->height()) {
            painter.drawPixmap(rect.topLeft(), pixmap(page));
            painter.setPen(m_look.theme().border);
            painter.drawRect(rect.adjusted(0, 0, -1, -1));
        }
    }
    if (pageCount() == 0) {
        painter.setFont(m_look.font(TextSize::Body));
        painter.setPen(m_look.theme().muted);
        const int margin = metrics::space20 * 2;
        painter.drawText(viewport()->rect().adjusted(margin, margin, -margin, -margin),
                         static_cast<int>(Qt::AlignCenter) | Qt::TextWordWrap, m_message);
    }
}

void ReportPreview::resizeEvent(QResizeEvent* event)
{
    const double place =
        verticalScrollBar()->maximum() > 0 ? verticalScrollBar()->value() / double(verticalScrollBar()->maximum()) : 0;
    QAbstractScrollArea::resizeEvent(event);
    layOut();
    verticalScrollBar()->setValue(static_cast<int>(std::lround(place * verticalScrollBar()->maximum())));
}

void ReportPreview::scrollContentsBy(int, int)
{
    viewport()->update();
    tellPage();
}

/// The page in the middle of what is seen.
void ReportPreview::tellPage()
{
    const int middle = verticalScrollBar()->value() + viewport()->height() / 2;
    const auto page = pageHeight() > 0 ? static_cast<std::size_t>(qMax(0, middle - gap) / (pageHeight() + gap)) : 0;
    emit pageChanged(qMin(page + 1, pageCount()), pageCount());
}

void ReportPreview::showSection(int section)
{
    if (const reports::MarkPlace* place = m_pages != nullptr ? m_pages->place(section) : nullptr) {
        const int page = gap + static_cast<int>(place->page) * (pageHeight() + gap);
        constexpr double above = 60;  // units of the page
        verticalScrollBar()->setValue(page + static_cast<int>(qMax(0.0, place->top - above) * scale()));
    }
}

}  // namespace podium::desktop
