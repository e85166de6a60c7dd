// SPDX-License-Identifier: GPL-3.0-or-later
// Reports that are put together in the real window.
#include <QAction>
#include <QComboBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QMenu>
#include <QPlainTextEdit>
#include <QPrinter>
#include <QProcess>
#include <QPushButton>
#include <QSignalSpy>
#include <QStandardPaths>
#include <QToolButton>

#include "app/services/ledger_service.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/file_content.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/reports/report_dialog.h"
#include "ui/desktop/reports/report_preview.h"
#include "ui/desktop/reports/report_printing.h"
#include "ui/desktop/views/view_desk.h"

using namespace podium;
using namespace podium::desktop;

namespace {

class ReportFixture : public WindowFixture {
public:
    ReportFixture()
    {
        REQUIRE(becomes([this] { return window().views().library().isLoaded(); }));
    }
    [[nodiscard]] QString path(const char* name) const { return folder() + QLatin1Char('/') + QLatin1String(name); }
    ReportDialog& open()
    {
        trigger("report");
        REQUIRE(becomes([this] { return window().findChild<ReportDialog*>() != nullptr; }));
        return *window().findChild<ReportDialog*>();
    }
    /// From the menu of views.
    void add(const char* title)
    {
        for (QAction* action : find<QMenu>("reportViewMenu").actions()) {
            if (action->text() == QLatin1String(title)) {
                action->trigger();
                settle();
                return;
            }
        }
        FAIL("not in the menu: " << title);
    }
    [[nodiscard]] bool becomesPages(std::size_t least)
    {
        return becomes([&] { return find<ReportPreview>("reportPreview").pageCount() >= least; });
    }
    [[nodiscard]] std::string sections()
    {
        const QAbstractItemModel& model = *find<QListView>("reportSections").model();
        std::string all;
        for (int row = 0; row < model.rowCount(); ++row) {
            all += (row > 0 ? "|" : "") + model.index(row, 0).data().toString().toStdString();
        }
        return all;
    }
    void press(const char* button) { find<QPushButton>(button).click(); }
    void pressTool(const char* button) { find<QToolButton>(button).click(); }
    void write(const QString& file)
    {
        find<QLineEdit>("reportPath").setText(file);
        QSignalSpy recorded(&data(), &DataService::recorded);
        press("writeReport");
        REQUIRE(becomes([&] { return !recorded.isEmpty(); }));
        settle();
    }
};

using podium::test::contentOf;

QByteArray outputOf(const char* tool, const QStringList& arguments)
{
    QProcess process;
    process.start(QLatin1String(tool), arguments);
    REQUIRE(process.waitForFinished());
    return process.readAllStandardOutput().simplified();
}

bool hasPoppler()
{
    const bool has = !QStandardPaths::findExecutable(QStringLiteral("pdftotext")).isEmpty();
    if (!has) {
        WARN("skipped: pdftotext is missing (poppler-utils)");
    }
    return has;
}

}  // namespace

TEST_CASE("Views become a report with headings, text and front page, in a file of each format", "[window][report]")
{
    ReportFixture program;
    program.open();
    CHECK_FALSE(program.find<QPushButton>("writeReport").isEnabled());
    program.add("Scaling of Llama 3.1 405B");
    program.add("Racks for 27 minutes");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Racks for 27 minutes");
    program.find<QLineEdit>("reportTitle").setText("Quarterly <review> & more");
    program.find<QLineEdit>("sectionHeading").setText("Fewer racks");
    emit program.find<QLineEdit>("sectionHeading").textEdited("Fewer racks");
    program.find<QPlainTextEdit>("sectionText").setPlainText("A **strong** word of ours.");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Fewer racks");
    REQUIRE(program.becomesPages(4));
    CHECK(program.find<QLabel>("reportPages").text().startsWith("Page "));

    program.write(program.path("report.html"));
    const QByteArray html = contentOf(program.path("report.html"));
    for (const char* part : {"Quarterly &lt;review&gt; &amp; more", "Fewer racks", "<strong>strong</strong>",
                             "Scaling of Llama 3.1 405B"}) {
        CAPTURE(part);
        CHECK(html.contains(part));
    }
    if (hasPoppler()) {
        program.open();  // it is as it was left
        CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Fewer racks");
        program.find<QComboBox>("reportFormat").setCurrentIndex(0);
        program.write(program.path("report.pdf"));
        const QByteArray text = outputOf("pdftotext", {program.path("report.pdf"), QStringLiteral("-")});
        CHECK(text.contains("Quarterly <review> & more"));
        CHECK(text.contains("A strong word of ours."));
        CHECK(text.contains("Unauthorized use strictly prohibited"));
    }
    const auto workspace = services::Workspace::open({program.path("podium.db").toStdString(), false});
    REQUIRE(workspace.has_value());
    const auto entries = services::ledgerEntries(*workspace, {.file = program.path("report.html").toStdString()});
    REQUIRE(entries.has_value());
    REQUIRE(entries->size() == 2);
    CHECK(entries->front().record.format == "html-report");
    CHECK(entries->front().file == ExportedFile::Same);
}

TEST_CASE("Sections are moved, removed and brought back", "[window][report]")
{
    ReportFixture program;
    program.open();
    program.add("Scaling of Llama 3.1 405B");
    program.add("Racks for 27 minutes");
    program.pressTool("addReportText");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Racks for 27 minutes|3  New section");
    program.pressTool("moveSectionUp");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  New section|3  Racks for 27 minutes");
    program.pressTool("removeReportSection");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Racks for 27 minutes");
    program.pressTool("undoReportSections");
    program.pressTool("undoReportSections");
    CHECK(program.sections() == "1  Scaling of Llama 3.1 405B|2  Racks for 27 minutes|3  New section");
    program.find<QComboBox>("reportLanguage").setCurrentIndex(1);
    CHECK(program.sections().find("Skalierung") != std::string::npos);
}

TEST_CASE("A report's description goes through a file, and what is none is refused in words", "[window][report]")
{
    ReportFixture program;
    ReportDialog& dialog = program.open();
    program.add("Racks for 27 minutes");
    program.find<QLineEdit>("reportAuthor").setText("Ada");
    program.find<QComboBox>("reportDate").setCurrentIndex(2);
    CHECK(program.find<QLabel>("reportError").text().startsWith("The date is no day"));
    program.find<QLineEdit>("reportDay").setText("2026-13-01");
    CHECK(program.find<QLabel>("reportError").text().startsWith("The date is no day"));
    CHECK_FALSE(program.find<QPushButton>("saveReport").isEnabled());
    program.find<QLineEdit>("reportDay").setText("2026-12-01");
    const auto answer = [&](const char* button, const char* name, const QString& file) {
        program.press(button);
        auto* files = program.window().findChild<QFileDialog*>(QLatin1String(name));
        REQUIRE(files != nullptr);
        emit files->fileSelected(file);
        files->close();
        program.settle();
    };
    const ReportDescription before = dialog.description();
    CHECK(before.date == "2026-12-01");
    answer("saveReport", "saveReportDialog", program.path("mine.podium-report"));
    const auto read = reportFromJson(contentOf(program.path("mine.podium-report")).toStdString(), "mine");
    REQUIRE(read.has_value());
    CHECK(*read == before);

    program.pressTool("removeReportSection");
    CHECK(program.sections().empty());
    answer("openReport", "openReportDialog", program.path("mine.podium-report"));
    CHECK(program.becomes([&] { return program.sections() == "1  Racks for 27 minutes"; }));
    CHECK(dialog.description() == before);

    QFile other(program.path("none.podium-report"));
    REQUIRE(other.open(QIODevice::WriteOnly));
    other.write("{}");
    other.close();
    answer("openReport", "openReportDialog", program.path("none.podium-report"));
    CHECK(program.becomes([&] { return program.find<QLabel>("reportError").text().contains("none.podium-report"); }));
    CHECK(program.sections() == "1  Racks for 27 minutes");
}

TEST_CASE("The file of a report that the program is started with, or given, opens in the dialog", "[window][report]")
{
    ReportFixture program;
    QFile file(program.path("Mine.PODIUM-REPORT"));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"podium_report": 1, "title": "Given", "sections": [{"heading": "One"}]})");
    file.close();
    program.restart();
    program.window().importPaths({file.fileName()});  // as soon as the views are there
    const auto isShown = [&] {
        const auto* dialog = program.window().findChild<ReportDialog*>();
        return dialog != nullptr && dialog->isVisible() && program.sections() == "1  One";
    };
    REQUIRE(program.becomes(isShown));
    REQUIRE(file.open(QIODevice::WriteOnly));
    file.write(R"({"podium_report": 1, "title": "Given", "sections": [{"heading": "One"}, {"heading": "Two"}]})");
    file.close();
    program.window().importPaths({file.fileName()});
    CHECK(program.becomes([&] { return program.sections() == "1  One|2  Two"; }));
    CHECK(program.window().findChildren<ReportDialog*>().size() == 1);
}

TEST_CASE("A report never takes the place of the database, and a folder that is not there is told", "[window][report]")
{
    ReportFixture program;
    program.open();
    program.add("Racks for 27 minutes");
    REQUIRE(program.becomesPages(2));
    const QByteArray before = contentOf(program.path("podium.db"));
    program.find<QLineEdit>("reportPath").setText(program.path("podium.db"));
    program.press("writeReport");
    CHECK(program.becomes([&] { return program.find<QLabel>("reportError").text().contains("open database"); }));
    CHECK(contentOf(program.path("podium.db")) == before);
    program.find<QLineEdit>("reportPath").setText(program.path("no/such/report.pdf"));
    program.press("writeReport");
    CHECK(program.becomes([&] { return program.find<QLabel>("reportError").text().contains("no/such"); }));
}

TEST_CASE("A report is printed page by page on its paper", "[window][report][print]")
{
    if (!hasPoppler()) {
        return;
    }
    ReportFixture program;
    program.open();
    program.add("Racks for 27 minutes");
    program.find<QComboBox>("reportOrientation").setCurrentIndex(1);
    program.find<QComboBox>("reportPaper").setCurrentIndex(1);
    REQUIRE(program.becomesPages(2));
    const auto pages = program.find<ReportPreview>("reportPreview").pageCount();
    ReportMaker maker(program.bench());
    maker.make(program.window().findChild<ReportDialog*>()->description());
    REQUIRE(program.becomes([&] { return maker.isDone() && maker.report() != nullptr; }));
    QPrinter printer(QPrinter::HighResolution);
    printer.setOutputFormat(QPrinter::PdfFormat);
    printer.setOutputFileName(program.path("printed.pdf"));
    REQUIRE(printReport(printer, *maker.report()));
    const QByteArray info = outputOf("pdfinfo", {program.path("printed.pdf")});
    CHECK(info.contains("Pages: " + QByteArray::number(static_cast<qulonglong>(pages)) + ' '));
    CHECK(info.contains("792 x 612"));
    CHECK(outputOf("pdftotext", {program.path("printed.pdf"), QStringLiteral("-")}).contains("Racks for 27 minutes"));
    printer.setFromTo(2, 2);
    REQUIRE(printReport(printer, *maker.report()));
    CHECK(outputOf("pdfinfo", {program.path("printed.pdf")}).contains("Pages: 1 "));
}
