// SPDX-License-Identifier: GPL-3.0-or-later
#include <QFile>
#include <QPrintPreviewDialog>
#include <QPrintPreviewWidget>
#include <QPrinter>
#include <QProcess>
#include <QStandardPaths>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/window/figure_printing.h"

using namespace podium;
using namespace podium::desktop;

namespace {

QByteArray outputOf(const char* tool, const QStringList& arguments)
{
    QProcess process;
    process.start(QLatin1String(tool), arguments);
    REQUIRE(process.waitForFinished());
    return process.readAllStandardOutput();
}

/// A printer that writes this file.
void prepare(QPrinter& printer, const QString& path, QPageLayout::Orientation orientation)
{
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(path);
    printer.setPageSize(QPageSize(QPageSize::A4));
    printer.setPageOrientation(orientation);
}

}  // namespace

TEST_CASE("Every figure of a page is printed on a sheet of its own, upright and lying", "[window][print]")
{
    if (QStandardPaths::findExecutable("pdfinfo").isEmpty() || QStandardPaths::findExecutable("pdftotext").isEmpty()) {
        WARN("skipped: pdfinfo or pdftotext is missing (poppler-utils)");
        return;
    }
    WindowFixture program;
    program.window().showPage(QStringLiteral("overviewPage"));
    program.settle();
    const std::vector<Figure> figures = program.window().currentPage()->figuresForExport();
    REQUIRE(figures.size() == 3);
    for (const auto orientation : {QPageLayout::Portrait, QPageLayout::Landscape}) {
        QPrinter printer(QPrinter::HighResolution);
        const QString path = program.folder() + QStringLiteral("/printed.pdf");
        prepare(printer, path, orientation);
        REQUIRE(printFigures(printer, figures));
        const QByteArray info = outputOf("pdfinfo", {path});
        CHECK(info.contains("Pages:           3"));
        CHECK(info.contains(orientation == QPageLayout::Portrait ? "595 x 842" : "842 x 595"));
        const QByteArray text = outputOf("pdftotext", {path, QStringLiteral("-")}).simplified();
        for (const Figure& figure : figures) {
            CHECK(text.contains(QByteArray::fromStdString(figure.title.substr(0, 30))));
        }
        CHECK(text.contains("20.8"));
        CHECK(text.contains("Unauthorized use strictly prohibited"));
        QFile::remove(path);
    }
}

TEST_CASE("A sheet that has no room for a figure is not printed in silence", "[window][print]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    QPrinter printer(QPrinter::HighResolution);
    prepare(printer, program.folder() + QStringLiteral("/tiny.pdf"), QPageLayout::Portrait);
    printer.setPageSize(QPageSize(QSizeF(30, 30), QPageSize::Millimeter));
    CHECK_FALSE(printFigures(printer, program.window().currentPage()->figuresForExport()));
}

TEST_CASE("The preview shows the sheets, and pages without a figure have nothing to print", "[window][print]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    program.trigger("printPreview");
    auto* preview = program.window().findChild<QPrintPreviewDialog*>(QStringLiteral("printPreview"));
    REQUIRE(preview != nullptr);
    auto* sheets = preview->findChild<QPrintPreviewWidget*>();
    REQUIRE(sheets != nullptr);
    REQUIRE(program.becomes([&] { return sheets->pageCount() == 1; }));
    CHECK(sheets->orientation() == QPageLayout::Landscape);
    preview->reject();
    program.settle();
    program.window().showPage(QStringLiteral("tablePage"));
    program.settle();
    CHECK_FALSE(program.find<QAction>("printPreview").isEnabled());
    CHECK_FALSE(program.find<QAction>("print").isEnabled());
}
