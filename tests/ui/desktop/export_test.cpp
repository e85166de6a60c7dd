// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/pages/page.h"

using namespace podium;
using namespace podium::desktop;

namespace {

QByteArray contentOf(const QString& path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

}  // namespace

TEST_CASE("The shown figure is exported as the renderer writes it, its footnote beside it", "[window]")
{
    WindowFixture program;
    program.window().showPage(1);
    program.settle();
    const auto figure = program.window().currentPage()->figureForExport();
    REQUIRE(figure);
    for (const char* format : {"png", "svg", "pdf"}) {
        program.trigger((std::string("export-") + format).c_str());
        REQUIRE(program.becomes([&] { return program.window().findChild<QDialog*>("exportDialog") != nullptr; }));
        const QString path = program.folder() + "/figure." + format;
        program.find<QLineEdit>("exportPath").setText(path);
        program.find<QComboBox>("exportScale").setCurrentIndex(0);
        program.find<QPushButton>("writeFigure").click();
        program.settle();
        const auto expected = charts::renderFigure(*figure, {}, *charts::figureFormatFromString(format));
        REQUIRE(expected);
        REQUIRE(QFile::exists(path));
        if (std::string(format) != "pdf") {
            CHECK(contentOf(path) == QByteArray::fromStdString(expected->bytes));
        }
        CHECK(contentOf(path).size() > 1000);
    }
    CHECK(contentOf(program.folder() + "/figure-footnote.txt").contains("MLPerf® Training v5.0"));
}

TEST_CASE("A place that cannot be written is told in the dialog, which stays", "[window]")
{
    WindowFixture program;
    program.window().showPage(1);
    program.settle();
    program.trigger("exportFigure");
    REQUIRE(program.becomes([&] { return program.window().findChild<QDialog*>("exportDialog") != nullptr; }));
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/missing/figure.png");
    program.find<QPushButton>("writeFigure").click();
    CHECK(program.find<QLabel>("exportError").isVisible());
    CHECK(program.find<QLabel>("exportError").text().contains("cannot be written"));
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("A page without a figure has nothing to export", "[window]")
{
    WindowFixture program;
    program.window().showPage(3);
    program.settle();
    CHECK_FALSE(program.window().findChild<QAction*>("exportFigure")->isEnabled());
}
