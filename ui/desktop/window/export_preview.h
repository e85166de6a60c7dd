// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QStackedWidget>

#include "app/analysis/figure.h"
#include "app/exports/figure_format.h"
#include "ui/desktop/look/look.h"

class QLabel;
class QPlainTextEdit;
class QTableWidget;

namespace podium::desktop {

/// How a file will look: the page of a picture or a document, the first lines of text, the table of a workbook.
class ExportPreview final : public QStackedWidget {
    Q_OBJECT
public:
    explicit ExportPreview(const Look& look, QWidget* parent = nullptr);

    /// By the renderer that writes the file; a page at the size in which it is shown.
    void showFile(const Figure& figure, const FigureFormat& format, const FigureStyle& style,
                  const FormatOptions& options);

private:
    void showPage(const Figure& figure, FigureStyle style);
    void showText(const Figure& figure, const FigureFormat& format, const FigureStyle& style,
                  const FormatOptions& options);
    void showTable(const Figure& figure);

    QLabel* m_page;
    QPlainTextEdit* m_text;
    QTableWidget* m_table;
};

}  // namespace podium::desktop
