// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAction>
#include <QComboBox>
#include <QHeaderView>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QToolButton>

#include "app/models/model_roles.h"
#include "app/models/reference_mime.h"
#include "tests/ui/desktop/page_tools.h"
#include "ui/desktop/widgets/result_table.h"
#include "ui/desktop/widgets/speedup_table.h"

using namespace podium;
using namespace podium::desktop;

namespace {

void chooseMode(WindowFixture& program, int segment)
{
    auto& modes = program.find<QWidget>("speedupMode");
    modes.findChild<QToolButton*>(QStringLiteral("segment%1").arg(segment))->click();
    program.settle();
}

}  // namespace

TEST_CASE("Without a baseline the page of speedups says so, and offers the slowest and the selected", "[window]")
{
    WindowFixture program;
    program.bench().selection().select(eos(320));
    showPage(program, "speedupPage");
    CHECK(program.find<QWidget>("baselineHint").isVisible());
    CHECK_FALSE(program.window().findChild<QAction*>("exportFigure")->isEnabled());
    CHECK(program.find<QPushButton>("takeSlowest").text() == "The slowest: Eos-dfw, 512 × H100");
    CHECK(program.find<QPushButton>("takeGeneration").text() == "The best Hopper at each count");
    program.find<QPushButton>("takeSelected").click();
    program.settle();
    CHECK(program.bench().baseline().reference() == eos(320));
    FigureView& view = drawnFigure(program, "speedupPage");
    CHECK(labelOf(view, carina(2496)) == "2.11 ×");
    CHECK(program.window().findChild<QAction*>("exportFigure")->isEnabled());
}

TEST_CASE("The table beneath holds what each result is held against, the speedup and the ratio per accelerator",
          "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    program.bench().baseline().setReference(eos(320));
    drawnFigure(program, "speedupPage");
    auto& table = program.find<SpeedupTable>("speedupTable");
    const auto cell = [&](int row, SpeedupColumn column) {
        return plain(table.model()->index(row, static_cast<int>(column)).data().toString());
    };
    int carinas = 0;
    for (int row = 0; row < table.model()->rowCount(); ++row) {
        if (table.model()->index(row, 0).data(ReferenceRole).toString() == carina(2496)) {
            ++carinas;
            CHECK(cell(row, SpeedupColumn::Time) == "27.335");
            CHECK(cell(row, SpeedupColumn::Baseline) == "Eos-dfw, 2,560 × H100");
            CHECK(cell(row, SpeedupColumn::BaselineTime) == "57.543");
            CHECK(cell(row, SpeedupColumn::Ratio) == "2.11");
            CHECK(cell(row, SpeedupColumn::PerAccelerator) == "2.16");
        }
    }
    CHECK(carinas == 1);
    table.sortByColumn(static_cast<int>(SpeedupColumn::PerAccelerator), Qt::DescendingOrder);
    for (int row = 1; row < table.model()->rowCount(); ++row) {
        const auto value = [&](int at) {
            return table.model()->index(at, static_cast<int>(SpeedupColumn::PerAccelerator)).data(SortRole).toDouble();
        };
        CHECK(value(row - 1) >= value(row));
    }
    const int last = static_cast<int>(SpeedupColumn::PerAccelerator);
    CHECK(
        table.isColumnHidden(static_cast<int>(SpeedupColumn::Baseline)));  // all have the same, and the room is scarce
    program.window().resize(1920, 1000);
    program.settle();
    CHECK_FALSE(table.isColumnHidden(static_cast<int>(SpeedupColumn::Baseline)));
    program.window().resize(1280, 800);
    program.settle();
    CHECK(table.horizontalHeader()->sectionViewportPosition(last) + table.columnWidth(last) <=
          table.viewport()->width());
    CHECK(table.copiedRows().header.contains(QStringLiteral("Speedup, ×")));
}

TEST_CASE("A baseline that the filter hides is named, and others are offered", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(eos(320));
    program.bench().filter().setChosenKeys(Facet::Generation, {"NVIDIA Blackwell"});
    showPage(program, "speedupPage");
    CHECK(program.find<QLabel>("baselineReason").text().contains("Eos-dfw, 2,560 × H100"));
    program.find<QPushButton>("takeSlowest").click();
    program.settle();
    CHECK_FALSE(program.find<QWidget>("baselineHint").isVisible());
}

TEST_CASE("Speedup is shown as submitted, at equal counts and per accelerator, never mixed", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(eos(256));
    FigureView& view = drawnFigure(program, "speedupPage");
    CHECK(labelOf(view, carina(2048)) == "2.15 ×");
    CHECK(labelOf(view, carina(2496)) == "2.57 ×");
    chooseMode(program, 1);
    CHECK(labelOf(view, carina(2048)) == "2.15 ×");
    CHECK(labelOf(view, carina(2496)) == "none");
    chooseMode(program, 2);
    CHECK(labelOf(view, carina(2496)) == "2.11 ×");
    CHECK(view.figure()->valueAxis.title.find("per accelerator") != std::string::npos);
}

TEST_CASE("The baseline can be the best of a generation at each count", "[window]")
{
    WindowFixture program;
    drawnFigure(program, "timeToTrainPage");
    auto& choice = program.find<QComboBox>("baselineChoice");
    choice.showPopup();
    const int hopper = choice.findText("Best Hopper at each count");
    REQUIRE(hopper > 0);
    choice.hidePopup();
    choice.setCurrentIndex(hopper);
    emit choice.activated(hopper);
    CHECK(program.bench().baseline().generation() == "NVIDIA Hopper");
    FigureView& view = drawnFigure(program, "speedupPage");
    CHECK(labelOf(view, carina(2048)) == "2.15 ×");
    CHECK(labelOf(view, carina(1024)) == "2.01 ×");
    CHECK(labelOf(view, carina(512)) == "2.02 ×");
    CHECK(labelOf(view, carina(2496)) == "none");
    CHECK_FALSE(program.find<QWidget>("speedupMode").isEnabled());
    program.trigger("undo");
    CHECK(program.bench().baseline().isEmpty());
    CHECK(program.find<QWidget>("baselineHint").isVisible());
}

TEST_CASE("A row's menu, a key and a drop make a result the baseline", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "timeToTrainPage");
    const QPoint place = placeOf(view, eos(320));
    QContextMenuEvent wanted(QContextMenuEvent::Mouse, place, view.mapToGlobal(place));
    QCoreApplication::sendEvent(&view, &wanted);
    auto* menu = program.window().findChild<QMenu*>("resultMenu");
    REQUIRE(menu != nullptr);
    menu->findChild<QAction*>("menuBaseline")->trigger();
    CHECK(program.bench().baseline().reference() == eos(320));
    menu->close();

    program.bench().selection().select(eos(64));
    QTest::keyClick(&program.window(), Qt::Key_B, Qt::ControlModifier);
    CHECK(program.bench().baseline().reference() == eos(64));

    auto& choice = program.find<QComboBox>("baselineChoice");
    const std::unique_ptr<QMimeData> dragged(program.bench().table().mimeData({program.bench().table().index(2, 0)}));
    CHECK(referenceIn(*dragged) == program.bench().table().referenceAt(2));
    QDragEnterEvent enter(QPoint(5, 5), Qt::CopyAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&choice, &enter);
    CHECK(enter.isAccepted());
    QDropEvent drop(QPointF(5, 5), Qt::CopyAction, dragged.get(), Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&choice, &drop);
    CHECK(program.bench().baseline().reference() == program.bench().table().referenceAt(2));
    program.trigger("noBaseline");
    CHECK(program.bench().baseline().isEmpty());
}

TEST_CASE("Throughput is a basis of speedups, a page without it says so and shows official times", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(carina(512));
    FigureView& times = drawnFigure(program, "timeToTrainPage");
    const std::string official = labelOf(times, carina(2496));
    program.find<QWidget>("basisChoice").findChild<QToolButton*>("segment2")->click();
    program.settle();
    CHECK(program.bench().basis() == FigureBasis::Throughput);
    CHECK(program.find<QLabel>("basisNote").isVisible());
    CHECK(labelOf(times, carina(2496)) == official);
    FigureView& speedup = drawnFigure(program, "speedupPage");
    CHECK(labelOf(speedup, carina(2496)) == "4.50 ×");
    CHECK_FALSE(program.find<QLabel>("basisNote").isVisible());
}
