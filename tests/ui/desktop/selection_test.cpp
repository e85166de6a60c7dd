// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QGuiApplication>
#include <QLabel>
#include <QPushButton>

#include "app/models/model_roles.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/result_table.h"

using namespace podium;
using namespace podium::desktop;

namespace {

FigureView& timeToTrain(WindowFixture& program)
{
    QTest::keyClick(&program.window(), Qt::Key_2, Qt::ControlModifier);
    program.settle();
    auto& view = program.find<FigureView>("figureView");
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && !view.drawn()->layout.rows.empty();
    }));
    return view;
}

}  // namespace

TEST_CASE("A click on a bar selects its row in the table and its result in the inspector", "[window]")
{
    WindowFixture program;
    FigureView& view = timeToTrain(program);
    const charts::PlacedRow row = view.drawn()->layout.rows[1];
    QTest::mouseClick(&view, Qt::LeftButton, {}, row.band.center().toPoint());
    CHECK(program.bench().selection().selected().toStdString() == row.reference);
    auto& table = program.find<ResultTable>("resultTable");
    CHECK(table.currentIndex().data(ReferenceRole).toString().toStdString() == row.reference);
    REQUIRE(program.becomes([&] { return program.window().findChild<QLabel*>("inspectorScore") != nullptr; }));
    CHECK(program.find<QLabel>("inspectorScore").text() == "27.335");
    CHECK(program.find<QLabel>("inspectorSubject").text() == "Carina, 2,496 × GB200");
}

TEST_CASE("A click on a row of the table selects the bar", "[window]")
{
    WindowFixture program;
    FigureView& view = timeToTrain(program);
    auto& table = program.find<ResultTable>("resultTable");
    const QModelIndex index = table.model()->index(2, 0);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(index).center());
    CHECK(program.bench().selection().selected() == index.data(ReferenceRole).toString());
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(program.bench().selection().selected() == table.model()->index(3, 0).data(ReferenceRole).toString());
}

TEST_CASE("What is under the pointer in the figure is told to all views", "[window]")
{
    WindowFixture program;
    FigureView& view = timeToTrain(program);
    const charts::PlacedRow row = view.drawn()->layout.rows[3];
    QTest::mouseMove(&view, row.band.center().toPoint());
    CHECK(program.bench().selection().hovered().toStdString() == row.reference);
}

TEST_CASE("The inspector pins the selected result and copies its citation", "[window]")
{
    WindowFixture program;
    program.bench().selection().select(program.bench().table().referenceAt(0));
    REQUIRE(program.becomes([&] { return program.window().findChild<QPushButton*>("pinSelected") != nullptr; }));
    program.find<QPushButton>("copyCitation").click();
    CHECK(QGuiApplication::clipboard()->text().contains("MLPerf® Training v5.0"));
    program.find<QPushButton>("pinSelected").click();
    CHECK(program.bench().pins().references() == QStringList{program.bench().table().referenceAt(0)});
    program.trigger("undo");
    CHECK(program.bench().pins().references().isEmpty());
}

TEST_CASE("The page of runs draws every run of the shown results", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("runsPage"));
    program.settle();
    auto& view = program.find<FigureView>("figureView");
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && !view.drawn()->figure.series.empty();
    }));
    std::size_t runs = 0;
    for (const Series& series : view.figure()->series) {
        for (const Mark& mark : series.marks) {
            runs += mark.kind == MarkKind::CountedRun || mark.kind == MarkKind::DroppedRun ? 1 : 0;
        }
    }
    CHECK(runs >= 3 * 14);
}
