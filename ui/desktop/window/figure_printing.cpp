// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/figure_printing.h"

#include <cmath>
#include <memory>
#include <utility>

#include <QCoreApplication>
#include <QMessageBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrintPreviewDialog>
#include <QPrinter>

#include "ui/charts/figure_scene.h"

namespace podium::desktop {

namespace {

/// Pixels of a layout on an inch of paper, as on the pages that are exported for print.
constexpr double pixelsPerInch = 144;

std::shared_ptr<QPrinter> makePrinter(const std::vector<Figure>& figures)
{
    auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    printer->setPageOrientation(QPageLayout::Landscape);
    printer->setDocName(figures.empty() ? QString() : QString::fromStdString(figures.front().title));
    printer->setCreator(QStringLiteral("Podium"));
    return printer;
}

void sayItFailed(QWidget* parent)
{
    auto* box = new QMessageBox(QMessageBox::Warning, QCoreApplication::translate("FigurePrinting", "Print"),
                                QCoreApplication::translate("FigurePrinting",
                                                            "The figure could not be printed. Choose a larger paper, "
                                                            "or another printer."),
                                QMessageBox::Close, parent);
    box->setObjectName(QStringLiteral("printError"));
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

bool printFigure(QPrinter& printer, QPainter& painter, const Figure& figure)
{
    const QSizeF inches = printer.pageRect(QPrinter::Inch).size();
    const int width = static_cast<int>(std::floor(inches.width() * pixelsPerInch));
    const int height = static_cast<int>(std::floor(inches.height() * pixelsPerInch));
    auto laidOut = charts::layOut(figure, width, height, charts::PageStyle::forPage(width, height));
    if (!laidOut) {
        return false;
    }
    charts::FigureScene scene(std::move(*laidOut), charts::FigureTheme::of(FigureTone::Light));
    painter.save();
    painter.scale(printer.logicalDpiX() / pixelsPerInch, printer.logicalDpiY() / pixelsPerInch);
    scene.paint(painter);
    painter.restore();
    return true;
}

}  // namespace

bool printFigures(QPrinter& printer, const std::vector<Figure>& figures)
{
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    bool first = true;
    for (const Figure& figure : figures) {
        if (!std::exchange(first, false) && !printer.newPage()) {
            return false;
        }
        if (!printFigure(printer, painter, figure)) {
            return false;
        }
    }
    return painter.end();
}

void askAndPrint(std::vector<Figure> figures, QWidget* parent)
{
    const std::shared_ptr<QPrinter> printer = makePrinter(figures);
    auto* dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), parent,
                     [printer, figures = std::move(figures), parent] {
                         if (!printFigures(*printer, figures)) {
                             sayItFailed(parent);
                         }
                     });
    dialog->open();
}

void previewPrint(std::vector<Figure> figures, QWidget* parent)
{
    const std::shared_ptr<QPrinter> printer = makePrinter(figures);
    auto* dialog = new QPrintPreviewDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printPreview"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->resize(parent->size() * 0.9);
    const auto failed = std::make_shared<bool>(false);
    QObject::connect(
        dialog, &QPrintPreviewDialog::paintRequested, parent,
        [printer, figures = std::move(figures), failed](QPrinter* sheet) { *failed = !printFigures(*sheet, figures); });
    QObject::connect(dialog, &QDialog::accepted, parent, [failed, parent] {
        if (*failed) {
            sayItFailed(parent);
        }
    });
    dialog->open();
}

}  // namespace podium::desktop
