// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/export_preview.h"

#include <QFontDatabase>
#include <QHeaderView>
#include <QLabel>
#include <QPixmap>
#include <QPlainTextEdit>
#include <QTableWidget>

#include "ui/charts/figure_export.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/dialog_metrics.h"

namespace podium::desktop {

namespace {

constexpr qsizetype shownText = 20'000;  ///< characters; what follows looks like them

}  // namespace

ExportPreview::ExportPreview(const Look& look, QWidget* parent)
    : QStackedWidget(parent), m_page(new QLabel(this)), m_text(new QPlainTextEdit(this)),
      m_table(new QTableWidget(this))
{
    setFixedSize(metrics::exportPreview);
    m_page->setObjectName(QStringLiteral("exportPreview"));
    m_page->setAlignment(Qt::AlignCenter);
    m_page->setWordWrap(true);
    m_text->setObjectName(QStringLiteral("exportPreviewText"));
    m_text->setReadOnly(true);
    m_text->setTabChangesFocus(true);
    m_text->setLineWrapMode(QPlainTextEdit::NoWrap);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(look.font(TextSize::Small).pointSizeF());
    m_text->setFont(fixed);
    m_table->setObjectName(QStringLiteral("exportPreviewTable"));
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionMode(QAbstractItemView::NoSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setFont(look.font(TextSize::Small));
    m_table->verticalHeader()->hide();
    for (QWidget* page : std::initializer_list<QWidget*>{m_page, m_text, m_table}) {
        page->setAccessibleName(tr("Preview"));
        addWidget(page);
    }
}

void ExportPreview::showFile(const Figure& figure, const FigureFormat& format, const FigureStyle& style,
                             const FormatOptions& options)
{
    if (format.content() != FormatContent::Data) {
        showPage(figure, style);
    } else if (format.name() == "xlsx") {
        showTable(figure);
    } else {
        showText(figure, format, style, options);
    }
}

void ExportPreview::showPage(const Figure& figure, FigureStyle style)
{
    const double ratio = devicePixelRatioF();
    style.scale = qMin(metrics::exportPreview.width() * ratio / style.width,
                       metrics::exportPreview.height() * ratio / style.height);
    const auto rendered = charts::renderFigure(figure, style, "png");
    QPixmap picture;
    if (rendered && picture.loadFromData(QByteArray::fromStdString(rendered->bytes), "PNG")) {
        picture.setDevicePixelRatio(ratio);
        m_page->setPixmap(picture);
    } else {
        m_page->setText(tr("There is no room for this figure on that page."));
    }
    setCurrentWidget(m_page);
}

void ExportPreview::showText(const Figure& figure, const FigureFormat& format, const FigureStyle& style,
                             const FormatOptions& options)
{
    const auto rendered = charts::renderFigure(figure, style, format, {{}, {}, options});
    m_text->setPlainText(rendered ? QString::fromStdString(rendered->bytes).left(shownText)
                                  : errorText(rendered.error()));
    setCurrentWidget(m_text);
}

void ExportPreview::showTable(const Figure& figure)
{
    const FigureTable table = tableOf(figure);
    m_table->clear();
    m_table->setColumnCount(static_cast<int>(table.columns.size()));
    m_table->setRowCount(static_cast<int>(table.rows.size()));
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        const Qt::Alignment alignment =
            (table.columns[column].isNumber ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter;
        auto* title = new QTableWidgetItem(QString::fromStdString(table.columns[column].title));
        title->setTextAlignment(alignment);
        m_table->setHorizontalHeaderItem(static_cast<int>(column), title);
        for (std::size_t row = 0; row < table.rows.size(); ++row) {
            auto* cell = new QTableWidgetItem(QString::fromStdString(table.rows[row].cells[column].text));
            cell->setTextAlignment(alignment);
            m_table->setItem(static_cast<int>(row), static_cast<int>(column), cell);
        }
    }
    m_table->resizeColumnsToContents();
    setCurrentWidget(m_table);
}

}  // namespace podium::desktop
