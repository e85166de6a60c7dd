// SPDX-License-Identifier: GPL-3.0-or-later
// The exported figures in the real window.
#include <QAction>
#include <QCheckBox>
#include <QFile>
#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QToolButton>

#include "app/models/model_roles.h"
#include "app/services/ledger_service.h"
#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/file_content.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/ledger/ledger_dialog.h"
#include "ui/desktop/pages/page.h"

using namespace podium;
using namespace podium::desktop;

namespace {

const QString acme = QStringLiteral("5.0/Acme/rocket_n2/llama31_405b");

class LedgerFixture : public WindowFixture {
public:
    [[nodiscard]] QString path(const char* name) const { return folder() + QLatin1Char('/') + QLatin1String(name); }

    void exportFigure(const char* page, const char* name)
    {
        window().showPage(QLatin1String(page));
        settle();
        REQUIRE(becomes([this] { return window().currentPage()->hasFigureForExport(); }));
        trigger("export-svg");
        find<QLineEdit>("exportPath").setText(path(name));
        QSignalSpy recorded(&data(), &DataService::recorded);
        find<QPushButton>("writeFigure").click();
        REQUIRE(becomes([&] { return !recorded.isEmpty(); }));
        settle();
    }
    LedgerDialog& open(const char* action = "exports")
    {
        trigger(action);
        REQUIRE(becomes([this] { return window().findChild<LedgerDialog*>() != nullptr; }));
        return *window().findChild<LedgerDialog*>();
    }
    [[nodiscard]] std::string cell(int row, LedgerColumn column)
    {
        return find<QTableView>("ledgerTable")
            .model()
            ->index(row, static_cast<int>(column))
            .data()
            .toString()
            .toStdString();
    }
    [[nodiscard]] int rows() { return find<QTableView>("ledgerTable").model()->rowCount(); }
    [[nodiscard]] bool becomesRows(int count)
    {
        return becomes([&] { return rows() == count; });
    }
    void press(const char* button) { find<QPushButton>(button).click(); }

    /// A result of our own, alone in the figure.
    void importAcme(double third = 25)
    {
        const QString root = path("training_results_v5.0");
        test::writeSubmission(root.toStdString(), {"Acme", "rocket_n2", "llama31_405b", {30, 20, third}, {}});
        QSignalSpy reloaded(&data(), &DataService::reloaded);
        window().importPaths({root});
        REQUIRE(becomes([&] { return !reloaded.isEmpty() && bench().row(acme) != nullptr; }));
        settle();
    }
};

using podium::test::contentOf;

}  // namespace

TEST_CASE("A figure that was exported is listed with the results that it showed, and its words", "[window][ledger]")
{
    LedgerFixture program;
    program.open().reject();
    program.settle();
    program.exportFigure("timeToTrainPage", "times.svg");
    program.exportFigure("scalingPage", "scaling.svg");
    LedgerDialog& dialog = program.open();
    REQUIRE(program.becomesRows(2));
    CHECK(program.cell(0, LedgerColumn::File) == program.path("scaling.svg").toStdString());
    CHECK(program.cell(1, LedgerColumn::File) == program.path("times.svg").toStdString());
    CHECK(program.cell(1, LedgerColumn::Format) == "svg");
    CHECK(program.cell(1, LedgerColumn::State) == "Unchanged");

    auto& table = program.find<QTableView>("ledgerTable");
    table.selectRow(1);
    CHECK(program.find<QLabel>("ledgerTitle").text().toStdString() == program.cell(1, LedgerColumn::Title));
    CHECK(program.find<QLabel>("ledgerFacts").text().contains("times.svg"));
    CHECK(program.find<QPlainTextEdit>("ledgerFootnote").toPlainText().contains("verified by MLCommons Association"));
    const QAbstractItemModel& results = *program.find<QTableView>("ledgerResults").model();
    CHECK(std::to_string(results.rowCount()) == program.cell(1, LedgerColumn::Results));
    CHECK(results.index(0, 1).data().toString() == results.index(0, 2).data().toString());

    program.find<QLineEdit>("ledgerSearch").setText("SCALING.svg");
    CHECK(program.rows() == 1);
    program.find<QLineEdit>("ledgerSearch").setText("carina eos");  // both stand among the results of each
    CHECK(program.rows() == 2);
    program.find<QCheckBox>("ledgerTouchedOnly").setChecked(true);
    CHECK(program.rows() == 0);
    CHECK(program.find<QLabel>("ledgerEmpty").text() == "No export fits.");
    dialog.reject();
}

TEST_CASE("Exports are removed from the list on the word alone, and their files stay", "[window][ledger]")
{
    LedgerFixture program;
    program.exportFigure("timeToTrainPage", "times.svg");
    program.open();
    REQUIRE(program.becomesRows(1));
    program.press("removeExports");
    auto* question = program.window().findChild<QMessageBox*>("removeExportsQuestion");
    REQUIRE(question != nullptr);
    question->reject();
    program.settle();
    CHECK(program.rows() == 1);
    program.press("removeExports");
    program.press("removeExportsAgreed");
    CHECK(program.becomesRows(0));
    CHECK(program.find<QLabel>("ledgerEmpty").text().startsWith("No figure has been exported yet."));
    CHECK_FALSE(program.find<QPushButton>("removeExports").isEnabled());
    CHECK(QFile::exists(program.path("times.svg")));
}

TEST_CASE("An import that changes what an export showed leads to it, and the figure is drawn again", "[window][ledger]")
{
    LedgerFixture program;
    program.importAcme();
    program.bench().filter().setChosenKeys(Facet::Submitter, {"Acme"});
    program.exportFigure("timeToTrainPage", "acme.svg");
    const QByteArray before = contentOf(program.path("acme.svg"));
    CHECK_FALSE(program.find<QPushButton>("showTouchedExports").isVisible());

    program.importAcme(28);
    CHECK(program.find<QLabel>("importText").text().contains("which have changed: 1."));
    program.find<QPushButton>("showTouchedExports").click();
    REQUIRE(program.becomesRows(1));
    CHECK(program.find<QCheckBox>("ledgerTouchedOnly").isChecked());
    CHECK(program.cell(0, LedgerColumn::State) == "1 result changed");
    const QAbstractItemModel& results = *program.find<QTableView>("ledgerResults").model();
    REQUIRE(results.rowCount() == 1);
    CHECK(results.index(0, 0).data().toString() == acme);
    CHECK(results.index(0, 1).data().toString() == "25.000");
    CHECK(results.index(0, 2).data().toString() == "28.000");
    CHECK(results.index(0, 3).data().toString() == "changed");

    program.press("drawAgain");
    REQUIRE(program.becomes([&] { return contentOf(program.path("acme.svg")) != before; }));
    program.find<QCheckBox>("ledgerTouchedOnly").setChecked(false);
    REQUIRE(program.becomesRows(2));
    CHECK(program.cell(0, LedgerColumn::State) == "Unchanged");
    CHECK(program.cell(1, LedgerColumn::State) == "1 result changed, file altered");
    CHECK(program.find<QLabel>("ledgerMessage").text() == "Drawn again: " + program.path("acme.svg"));
    const QByteArray footnote = contentOf(program.path("acme-footnote.txt"));
    CHECK(footnote.contains("Llama 3.1 405B"));
}

TEST_CASE("A figure is not drawn again over a whole report that lies in its place now", "[window][ledger]")
{
    LedgerFixture program;
    program.importAcme();
    program.bench().filter().setChosenKeys(Facet::Submitter, {"Acme"});
    program.exportFigure("timeToTrainPage", "acme.svg");
    const QString file = program.path("acme.svg");
    ExportRecord report;
    report.file = file.toStdString();
    report.format = services::reportExportFormat("pdf");
    program.data().recordExports({report});
    program.importAcme(28);
    program.open();
    REQUIRE(program.becomesRows(2));
    const QByteArray before = contentOf(file);
    program.find<QTableView>("ledgerTable").selectRow(1);
    program.press("drawAgain");
    REQUIRE(program.becomes([&] {
        return program.find<QLabel>("ledgerMessage")
            .text()
            .startsWith("This cannot be used.\n" + file + "\nA whole report lies there now");
    }));
    CHECK(contentOf(file) == before);
}

TEST_CASE("An exported figure is shown in the window as its description says", "[window][ledger]")
{
    LedgerFixture program;
    program.bench().filter().setChosenKeys(Facet::Round, {"5.1"});
    program.exportFigure("scalingPage", "scaling.svg");
    const auto spec = program.window().currentSpec();
    program.bench().filter().clear();
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    program.open();
    REQUIRE(program.becomesRows(1));
    program.press("showExported");
    program.settle();
    CHECK(program.window().currentPage()->objectName() == "scalingPage");
    REQUIRE(program.window().currentSpec().has_value());
    CHECK(program.window().currentSpec()->filter == spec->filter);
}

TEST_CASE("A result's ID is entered in the inspector and stands in the footnote of its figure", "[window][ledger]")
{
    LedgerFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    const QString reference = program.bench().table().referenceAt(0);
    program.bench().selection().select(reference);
    const auto enter = [&](const char* id) {
        REQUIRE(program.becomes([&] { return program.window().findChild<QToolButton*>("editResultId") != nullptr; }));
        program.find<QToolButton>("editResultId").click();
        auto* dialog = program.window().findChild<QInputDialog*>("resultIdDialog");
        REQUIRE(dialog != nullptr);
        dialog->setTextValue(QLatin1String(id));
        dialog->accept();
        program.settle();
    };
    QSignalSpy failed(&program.data(), &DataService::failed);
    enter("no id");
    CHECK(program.becomes([&] { return !failed.isEmpty(); }));

    QSignalSpy reloaded(&program.data(), &DataService::reloaded);
    enter("5.0-0047");
    REQUIRE(program.becomes([&] { return !reloaded.isEmpty(); }));
    program.exportFigure("timeToTrainPage", "times.svg");
    CHECK(contentOf(program.path("times-footnote.txt")).contains("5.0-0047"));
}
