// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/report_printing.h"

#include <algorithm>

#include <QMessageBox>
#include <QPainter>
#include <QPrintDialog>
#include <QPrinter>

#include "ui/desktop/reports/report_dialog.h"
#include "ui/reports/report_pages.h"
#include "ui/reports/report_style.h"

namespace podium::desktop {

namespace {

void usePaper(QPrinter& printer, const reports::DrawnReport& report)
{
    printer.setFullPage(true);
    printer.setPageLayout(reports::ReportPaper::layoutOf(report.report()));
    printer.setDocName(QString::fromStdString(report.report().title));
    printer.setCreator(QStringLiteral("Podium"));
}

}  // namespace

bool printReport(QPrinter& printer, const reports::DrawnReport& report)
{
    const reports::ReportPages& pages = report.pages();
    const int last = static_cast<int>(pages.count());
    const int from = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const int to = printer.toPage() > 0 ? std::min(printer.toPage(), last) : last;
    usePaper(printer, report);
    QPainter painter;
    if (!painter.begin(&printer)) {
        return false;
    }
    for (int page = from; page <= to; ++page) {
        if (page > from && !printer.newPage()) {
            return false;
        }
        painter.save();
        painter.scale(printer.logicalDpiX() / reports::unitsPerInch, printer.logicalDpiY() / reports::unitsPerInch);
        pages.paint(painter, static_cast<std::size_t>(page - 1));
        painter.restore();
    }
    return painter.end();
}

void askAndPrint(const std::shared_ptr<const reports::DrawnReport>& report, QWidget* parent)
{
    const auto printer = std::make_shared<QPrinter>(QPrinter::HighResolution);
    usePaper(*printer, *report);
    auto* dialog = new QPrintDialog(printer.get(), parent);
    dialog->setObjectName(QStringLiteral("printReportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOption(QAbstractPrintDialog::PrintPageRange);
    dialog->setMinMax(1, static_cast<int>(report->pages().count()));
    QObject::connect(dialog, qOverload<QPrinter*>(&QPrintDialog::accepted), parent, [printer, report, parent] {
        if (!printReport(*printer, *report)) {
            auto* box = new QMessageBox(QMessageBox::Warning, ReportDialog::tr("Print"),
                                        ReportDialog::tr("The report could not be printed. Choose another printer."),
                                        QMessageBox::Close, parent);
            box->setObjectName(QStringLiteral("printError"));
            box->setAttribute(Qt::WA_DeleteOnClose);
            box->open();
        }
    });
    dialog->open();
}

}  // namespace podium::desktop
