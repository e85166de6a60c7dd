// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QTabBar>
#include <QTreeView>

#include "app/models/compare_model.h"
#include "app/models/model_roles.h"
#include "tests/ui/desktop/page_tools.h"

using namespace podium;
using namespace podium::desktop;

namespace {

bool tabIsThere(WindowFixture& program)
{
    const auto& tabs = program.find<QTabBar>("pageTabs");
    for (int index = 0; index < tabs.count(); ++index) {
        if (tabs.tabText(index) == "Compare") {
            return tabs.isTabVisible(index);
        }
    }
    return false;
}

QTreeView& sheetOf(WindowFixture& program, const QStringList& references)
{
    program.bench().pins().setReferences(references);
    QTest::keyClick(&program.window(), Qt::Key_K, Qt::ControlModifier);
    auto& sheet = program.find<QTreeView>("compareTable");
    REQUIRE(
        program.becomes([&] { return sheet.model()->rowCount(sheet.model()->index(CompareModel::Equal, 0)) > 20; }));
    return sheet;
}

/// The cells of a row by its label, in whatever group it stands.
QStringList cellsOf(const QAbstractItemModel& model, const QString& label)
{
    for (int group = 0; group < model.rowCount(); ++group) {
        const QModelIndex parent = model.index(group, 0);
        for (int row = 0; row < model.rowCount(parent); ++row) {
            if (model.index(row, 0, parent).data().toString() == label) {
                QStringList cells;
                for (int column = 1; column < model.columnCount(); ++column) {
                    cells << plain(model.index(row, column, parent).data().toString());
                }
                return cells;
            }
        }
    }
    return {};
}

}  // namespace

TEST_CASE("Fewer than two pins are no comparison, the page says what to do", "[window]")
{
    WindowFixture program;
    CHECK_FALSE(tabIsThere(program));
    program.trigger("compare");
    CHECK(program.window().currentPage()->objectName() == "comparePage");
    CHECK(tabIsThere(program));
    CHECK(program.find<QLabel>("compareTitle").text().startsWith("Pin two to eight results"));
    CHECK_FALSE(program.find<QTreeView>("compareTable").isVisible());
    showPage(program, "tablePage");
    CHECK_FALSE(tabIsThere(program));
}

TEST_CASE("Pinned results stand side by side: score, runs, what differs, and what is equal, closed", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(eos(320));
    QTreeView& sheet = sheetOf(program, {carina(2496), eos(320)});
    CHECK(tabIsThere(program));
    const QAbstractItemModel& model = *sheet.model();
    CHECK(model.headerData(1, Qt::Horizontal).toString() == "Carina, 2,496 × GB200");
    CHECK(cellsOf(model, "Time, min") == QStringList{"27.335", "57.543"});
    CHECK(cellsOf(model, "Speedup as submitted") == QStringList{"2.11 ×", "baseline"});
    CHECK(cellsOf(model, "Run 1, min, raw").front() == "26.926 (dropped)");
    CHECK(cellsOf(model, "accelerators_per_node") == QStringList{"4", "8"});
    CHECK(cellsOf(model, "division") == QStringList{"closed", "closed"});
    CHECK(sheet.isExpanded(model.index(CompareModel::Score, 0)));
    CHECK(sheet.isExpanded(model.index(CompareModel::Differences, 0)));
    CHECK_FALSE(sheet.isExpanded(model.index(CompareModel::Equal, 0)));
}

TEST_CASE("The comparability of the pinned results stands above the sheet", "[window]")
{
    WindowFixture program;
    sheetOf(program, {carina(2496), eos(320)});
    QStringList notes;
    for (const QLabel* label : program.find<QWidget>("compareVerdict").findChildren<QLabel*>()) {
        notes << label->text();
    }
    CHECK(notes.join(QLatin1Char('\n')).contains("2,496"));
    program.bench().filter().clear();
    program.bench().filter().setChosenKeys(Facet::Benchmark, {"bert"});
    program.bench().pins().pin(program.bench().table().referenceAt(0));
    program.settle();
    notes.clear();
    for (const QLabel* label : program.find<QWidget>("compareVerdict").findChildren<QLabel*>()) {
        notes << label->text();
    }
    CHECK(notes.join(QLatin1Char('\n')).contains("enchmarks"));
    CHECK(cellsOf(*program.find<QTreeView>("compareTable").model(), "Speedup as submitted").isEmpty());
}

TEST_CASE("The sheet is copied whole as text and as an HTML table", "[window]")
{
    WindowFixture program;
    sheetOf(program, {carina(2496), eos(320), carina(512)});
    program.find<QPushButton>("copySheet").click();
    const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
    const QStringList lines = copied->text().split(QLatin1Char('\n'));
    CHECK(lines.front() == "Field\tCarina, 2,496 × GB200\tEos-dfw, 2,560 × H100\tCarina, 512 × GB200");
    CHECK(lines.contains("Time, min\t27.335\t57.543\t121.093"));
    CHECK(lines.filter("accelerators_per_node").size() == 1);
    CHECK(copied->html().contains("<td>27.335</td>"));
}

TEST_CASE("A cell selects its result, and closed groups stay closed when pins change", "[window]")
{
    WindowFixture program;
    QTreeView& sheet = sheetOf(program, {carina(2496), eos(320)});
    const QModelIndex score = sheet.model()->index(CompareModel::Score, 0);
    const QModelIndex cell = sheet.model()->index(0, 2, score);
    QTest::mouseClick(sheet.viewport(), Qt::LeftButton, {}, sheet.visualRect(cell).center());
    CHECK(program.bench().selection().selected() == eos(320));
    sheet.collapse(sheet.model()->index(CompareModel::Differences, 0));
    program.bench().pins().pin(carina(512));
    REQUIRE(program.becomes([&] { return sheet.model()->columnCount() == 4; }));
    CHECK_FALSE(sheet.isExpanded(sheet.model()->index(CompareModel::Differences, 0)));
    program.trigger("unpinAll");
    CHECK_FALSE(sheet.isVisible());
}

TEST_CASE("The inspector leads to the sheet", "[window]")
{
    WindowFixture program;
    drawnFigure(program, "timeToTrainPage");
    program.bench().pins().setReferences({carina(2496), eos(320)});
    program.settle();
    program.find<QPushButton>("compareSideBySide").click();
    CHECK(program.window().currentPage()->objectName() == "comparePage");
}
