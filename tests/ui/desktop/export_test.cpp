// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialog>
#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTableWidget>

#include "tests/support/catch.h"
#include "tests/ui/desktop/file_content.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_export.h"
#include "ui/charts/figure_theme.h"
#include "ui/desktop/pages/page.h"

using namespace podium;
using namespace podium::desktop;

namespace {

using podium::test::contentOf;

/// The dialog over the page of the time to train.
void openDialog(WindowFixture& program)
{
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    program.trigger("exportFigure");
    REQUIRE(program.window().findChild<QDialog*>("exportDialog") != nullptr);
}

}  // namespace

TEST_CASE("The shown figure is exported as the renderer writes it, its footnote beside it", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    const auto figure = program.window().currentPage()->figureForExport();
    REQUIRE(figure);
    for (const char* format : {"png", "svg", "pdf", "csv", "md", "html"}) {
        program.trigger((std::string("export-") + format).c_str());
        REQUIRE(program.becomes([&] { return program.window().findChild<QDialog*>("exportDialog") != nullptr; }));
        const QString path = program.folder() + "/figure." + format;
        program.find<QLineEdit>("exportPath").setText(path);
        program.find<QComboBox>("exportScale").setCurrentIndex(0);
        program.find<QPushButton>("writeFigure").click();
        program.settle();
        const auto expected = charts::renderFigure(*figure, {}, format);
        REQUIRE(expected);
        REQUIRE(QFile::exists(path));
        if (std::string(format) != "pdf") {
            CHECK(contentOf(path) == QByteArray::fromStdString(expected->bytes));
        }
        CHECK(contentOf(path).size() > 1000);
    }
    CHECK(contentOf(program.folder() + "/figure-footnote.txt").contains("MLPerf® Training v5.0"));
}

TEST_CASE("Every format can be chosen, shows its own fields and a preview, and is written", "[window]")
{
    WindowFixture program;
    openDialog(program);
    auto& format = program.find<QComboBox>("exportFormat");
    auto& path = program.find<QLineEdit>("exportPath");
    const auto shown = [&](const char* name) { return program.find<QWidget>(name).isVisible(); };
    REQUIRE(format.count() == 10);
    path.setText(program.folder() + "/figure.png");
    for (int index = 0; index < format.count(); ++index) {
        format.setCurrentIndex(index);
        const QString name = format.currentData().toString();
        CAPTURE(name.toStdString());
        CHECK(path.text() == program.folder() + "/figure." + name);
        const bool page = QStringList{"png", "svg", "pdf", "html", "odt"}.contains(name);
        CHECK(shown("exportSize") == page);
        CHECK(shown("exportTone") == page);
        CHECK(shown("exportPreview") == page);
        CHECK(shown("exportSeparator") == (name == "csv"));
        CHECK(shown("exportDecimal") == (name == "csv" || name == "tsv"));
        CHECK(shown("exportPicture") == (name == "md"));
        CHECK(shown("exportPreviewTable") == (name == "xlsx"));
        CHECK_FALSE(program.find<QLabel>("exportMeasures").text().isEmpty());
    }
    format.setCurrentIndex(format.findData("xlsx"));
    const auto& table = program.find<QTableWidget>("exportPreviewTable");
    CHECK(table.rowCount() == 14);
    CHECK(table.item(0, 3)->text() == "20.807");
    program.find<QPushButton>("writeFigure").click();
    CHECK(contentOf(program.folder() + "/figure.xlsx").startsWith("PK"));
}

TEST_CASE("The preview of text is the text that is written, by the signs that were chosen", "[window]")
{
    WindowFixture program;
    openDialog(program);
    auto& format = program.find<QComboBox>("exportFormat");
    auto& separator = program.find<QComboBox>("exportSeparator");
    auto& decimal = program.find<QComboBox>("exportDecimal");
    const auto preview = [&] { return program.find<QPlainTextEdit>("exportPreviewText").toPlainText(); };
    format.setCurrentIndex(format.findData("csv"));
    CHECK(preview().startsWith("reference,round,"));
    decimal.setCurrentIndex(1);
    CHECK(separator.currentIndex() == 1);  // a comma cannot be both
    CHECK(preview().startsWith("reference;round;"));
    CHECK(preview().contains(";20,80685793650793"));
    separator.setCurrentIndex(0);
    CHECK(decimal.currentIndex() == 0);
    decimal.setCurrentIndex(1);
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/figure.csv");
    const QString expected = preview();
    program.find<QPushButton>("writeFigure").click();
    CHECK(QString::fromUtf8(contentOf(program.folder() + "/figure.csv")) == expected);
}

TEST_CASE("Markdown can show a picture, which is written beside it", "[window]")
{
    WindowFixture program;
    openDialog(program);
    auto& format = program.find<QComboBox>("exportFormat");
    format.setCurrentIndex(format.findData("md"));
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/figure.md");
    auto& picture = program.find<QCheckBox>("exportPicture");
    const auto preview = [&] { return program.find<QPlainTextEdit>("exportPreviewText").toPlainText(); };
    CHECK(preview().contains("| --- |"));
    picture.setChecked(true);
    CHECK(preview().contains("](figure.svg)"));
    CHECK_FALSE(preview().contains("| --- |"));
    program.find<QPushButton>("writeFigure").click();
    CHECK(contentOf(program.folder() + "/figure.md").contains("](figure.svg)"));
    CHECK(contentOf(program.folder() + "/figure.svg").contains("<svg"));
}

TEST_CASE("Markdown does not lie in the place of its own picture", "[window]")
{
    WindowFixture program;
    openDialog(program);
    auto& format = program.find<QComboBox>("exportFormat");
    format.setCurrentIndex(format.findData("md"));
    program.find<QCheckBox>("exportPicture").setChecked(true);
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/figure.svg");
    program.find<QPushButton>("writeFigure").click();
    const auto& error = program.find<QLabel>("exportError");
    CHECK(error.isVisible());
    CHECK(error.text().contains("named for two outputs"));
    CHECK_FALSE(QFile::exists(program.folder() + "/figure.svg"));
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("A place that cannot be written is told in the dialog, which stays", "[window]")
{
    WindowFixture program;
    openDialog(program);
    const QString path = program.folder() + "/missing/figure.png";
    program.find<QLineEdit>("exportPath").setText(path);
    program.find<QPushButton>("writeFigure").click();
    const auto& error = program.find<QLabel>("exportError");
    CHECK(error.isVisible());
    CHECK(error.text().contains("cannot be written"));
    CHECK(error.text().contains(path));
    CHECK(error.text().contains("there is no folder " + program.folder() + "/missing"));
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/figure.png");
    CHECK_FALSE(error.isVisible());
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("When one of the two files cannot be written, the one that was there stays as it was", "[window]")
{
    WindowFixture program;
    openDialog(program);
    const QString path = program.folder() + "/figure.svg";
    QFile old(path);
    REQUIRE(old.open(QIODevice::WriteOnly));
    old.write("old");
    old.close();
    REQUIRE(QDir(program.folder()).mkdir("figure-footnote.txt"));
    program.find<QComboBox>("exportFormat").setCurrentIndex(1);
    program.find<QLineEdit>("exportPath").setText(path);
    program.find<QPushButton>("writeFigure").click();
    CHECK(program.find<QLabel>("exportError").text().contains("figure-footnote.txt"));
    CHECK(contentOf(path) == "old");
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("That a file will be replaced is said before", "[window]")
{
    WindowFixture program;
    openDialog(program);
    const QString path = program.folder() + "/figure.png";
    QFile old(path);
    REQUIRE(old.open(QIODevice::WriteOnly));
    old.close();
    auto& notice = program.find<QLabel>("exportReplaces");
    CHECK_FALSE(notice.isVisible());
    program.find<QLineEdit>("exportPath").setText(path);
    CHECK(notice.isVisible());
    CHECK(notice.text().contains("figure.png"));
    program.find<QPushButton>("writeFigure").click();
    CHECK(contentOf(path).startsWith("\x89PNG"));
}

TEST_CASE("The open database is never written over", "[window]")
{
    WindowFixture program;
    openDialog(program);
    const QString path = program.folder() + "/podium.db";
    const QByteArray before = contentOf(path);
    program.find<QLineEdit>("exportPath").setText(path);
    program.find<QPushButton>("writeFigure").click();
    CHECK(program.find<QLabel>("exportError").text().contains("database"));
    CHECK(contentOf(path) == before);
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("The preview follows size and colours, and is light at first also in a dark window", "[window]")
{
    WindowFixture program;
    program.trigger("tone2");
    openDialog(program);
    const auto preview = [&] { return program.find<QLabel>("exportPreview").pixmap().toImage(); };
    const QImage slide = preview();
    CHECK(slide.pixelColor(2, 2) == QColor(Qt::white));
    CHECK(slide.width() * 9 == Approx(slide.height() * 16).margin(16));
    program.find<QComboBox>("exportTone").setCurrentIndex(1);
    CHECK(preview().pixelColor(2, 2) == charts::FigureTheme::of(FigureTone::Dark).base);
    program.find<QComboBox>("exportSize").setCurrentIndex(3);
    CHECK(preview().width() == preview().height());
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("The measures of the file are said in its own unit", "[window]")
{
    WindowFixture program;
    openDialog(program);
    const auto measures = [&] { return program.find<QLabel>("exportMeasures").text(); };
    CHECK(measures() == "3,200 × 1,800 pixels");
    program.find<QComboBox>("exportScale").setCurrentIndex(0);
    CHECK(measures() == "1,600 × 900 pixels");
    program.find<QComboBox>("exportFormat").setCurrentIndex(2);
    CHECK(measures().startsWith("339 × 19"));
    CHECK(measures().endsWith(" mm"));
    CHECK_FALSE(program.find<QComboBox>("exportScale").isEnabled());
    CHECK(program.find<QLineEdit>("exportPath").text().endsWith(".pdf"));
    program.find<QDialog>("exportDialog").reject();
}

TEST_CASE("The footnote can be copied, and is not written where it is not wanted", "[window]")
{
    WindowFixture program;
    openDialog(program);
    program.find<QPushButton>("copyFootnote").click();
    CHECK(QGuiApplication::clipboard()->text().contains("MLPerf® Training v5.0"));
    CHECK(QGuiApplication::clipboard()->text() == program.find<QPlainTextEdit>("exportFootnoteText").toPlainText());
    program.find<QCheckBox>("exportFootnote").setChecked(false);
    program.find<QLineEdit>("exportPath").setText(program.folder() + "/figure.png");
    program.find<QPushButton>("writeFigure").click();
    CHECK(QFile::exists(program.folder() + "/figure.png"));
    CHECK_FALSE(QFile::exists(program.folder() + "/figure-footnote.txt"));
}

TEST_CASE("The overview exports each of its figures under its sentence", "[window]")
{
    WindowFixture program;
    program.trigger("exportFigure");
    auto& choice = program.find<QComboBox>("exportFigureChoice");
    REQUIRE(choice.count() == 3);
    CHECK(choice.itemText(0) == "8,192 × H100 are the fastest of all, in 20.8 minutes.");
    choice.setCurrentIndex(1);
    const QString path = program.folder() + "/figure.svg";
    program.find<QComboBox>("exportFormat").setCurrentIndex(1);
    program.find<QLineEdit>("exportPath").setText(path);
    program.find<QPushButton>("writeFigure").click();
    CHECK(contentOf(path).contains("At equal counts, Blackwell trains"));
}

TEST_CASE("A page without a figure has nothing to export", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("tablePage"));
    program.settle();
    CHECK_FALSE(program.window().findChild<QAction*>("exportFigure")->isEnabled());
}
