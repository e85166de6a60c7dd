// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QLabel>
#include <QTreeView>

#include "app/models/efficiency_model.h"
#include "app/models/model_roles.h"
#include "tests/ui/desktop/page_tools.h"
#include "ui/desktop/pages/figure_page.h"

using namespace podium;
using namespace podium::desktop;

namespace {

QString values(WindowFixture& program) { return plain(program.find<QLabel>("pairValues").text()); }

/// The row of a line in the table beneath; invalid: none of the name is there.
QModelIndex lineOf(WindowFixture& program, const QString& name)
{
    const auto* model = program.find<QTreeView>("efficiencyTable").model();
    for (int row = 0; row < model->rowCount(); ++row) {
        if (model->index(row, 0).data().toString() == name) {
            return model->index(row, 0);
        }
    }
    return {};
}

}  // namespace

TEST_CASE("The efficiency of Carina from 512 to 2,496 stands on all bases at once beneath the figure", "[window]")
{
    WindowFixture program;
    drawnFigure(program, "scalingPage");
    const QModelIndex line = lineOf(program, "CoreWeave + IBM + NVIDIA, GB200");
    REQUIRE(line.isValid());
    const auto& table = program.find<QTreeView>("efficiencyTable");
    CHECK(table.viewport()->rect().contains(table.visualRect(line)));
    const auto cell = [&](EfficiencyModel::Column column) {
        return plain(line.siblingAtColumn(column).data().toString());
    };
    CHECK(cell(EfficiencyModel::From) == "512");
    CHECK(cell(EfficiencyModel::To) == "2,496");
    CHECK(cell(EfficiencyModel::Official) == "90.9 %");
    CHECK(cell(EfficiencyModel::Raw) == "79.8 %");
    CHECK(cell(EfficiencyModel::Throughput) == "92.2 %");
}

TEST_CASE("A click on a mark selects it everywhere, a second one with Ctrl gives the efficiency between the two",
          "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "scalingPage");
    QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(view, carina(2496)));
    CHECK(program.bench().selection().selected() == carina(2496));
    program.settle();
    CHECK(values(program) == "90.9 % official   79.8 % raw   92.2 % throughput");
    CHECK(program.find<QTreeView>("efficiencyTable").currentIndex().data(ReferenceRole).toString() == carina(2496));
    QTest::mouseClick(&view, Qt::LeftButton, Qt::ControlModifier, placeOf(view, carina(1024)));
    CHECK(program.bench().selection().selected() == carina(2496));
    CHECK(program.find<QLabel>("pairSubject").text() ==
          "efficiency from Carina, 1,024 × GB200 to Carina, 2,496 × GB200");
    CHECK(values(program).startsWith("93.2 % official   80.9 % raw   "));
    CHECK(program.find<QLabel>("pairReasons").text().contains("samples to converge"));
    auto* page = qobject_cast<FigurePage*>(program.window().currentPage());
    REQUIRE(page != nullptr);
    CHECK(page->spec().from == carina(1024).toStdString());
    CHECK(page->spec().to == carina(2496).toStdString());
    REQUIRE(page->figureForExport().has_value());
    REQUIRE(page->figureForExport()->pair.has_value());
    CHECK(page->figureForExport()->pair->from == carina(1024).toStdString());
    QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(view, carina(2048)));
    program.settle();
    CHECK(page->spec().from.empty());
    CHECK(program.find<QLabel>("pairSubject").text() == "efficiency from Carina, 512 × GB200 to Carina, 2,048 × GB200");
}

TEST_CASE("A pair is picked by keys: Space holds one end, arrows walk to the other", "[window]")
{
    WindowFixture program;
    program.bench().selection().select(carina(512));
    FigureView& view = drawnFigure(program, "scalingPage");
    view.setFocus();
    QTest::keyClick(&view, Qt::Key_Space);
    QTest::keyClick(&view, Qt::Key_Home);
    CHECK(program.bench().selection().selected() == "5.0/NVIDIA/tyche_ngpu256_ngc25.04_nemo/llama31_405b");
    program.settle();
    CHECK(program.find<QLabel>("pairSubject").text() == "efficiency from Tyche, 256 × GB200 to Carina, 512 × GB200");
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(program.bench().selection().selected() == eos(1024));
    QTest::keyClick(&view, Qt::Key_Left);
    program.settle();
    CHECK(program.bench().selection().selected() == eos(320));
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(program.bench().selection().selected() == carina(2496));
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(program.bench().selection().selected() != carina(2496));
}

TEST_CASE("The mark under the pointer is told to all views, the nearest where two are close", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "scalingPage");
    QTest::mouseMove(&view, placeOf(view, carina(1536)));
    CHECK(program.bench().selection().hovered() == carina(1536));
    QTest::mouseMove(&view, placeOf(view, eos(304)));
    CHECK(program.bench().selection().hovered() == eos(304));
    QTest::mouseMove(&view, placeOf(view, eos(320)));
    CHECK(program.bench().selection().hovered() == eos(320));
}

TEST_CASE("A row of the table selects its larger result, and its smaller one is the other end", "[window]")
{
    WindowFixture program;
    drawnFigure(program, "scalingPage");
    auto& table = program.find<QTreeView>("efficiencyTable");
    const QModelIndex line = lineOf(program, "CoreWeave + IBM + NVIDIA, GB200");
    table.expand(line);
    const QModelIndex step = table.model()->index(0, 0, line);
    QTest::mouseClick(table.viewport(), Qt::LeftButton, {}, table.visualRect(step).center());
    CHECK(program.bench().selection().selected() == carina(1024));
    program.settle();
    CHECK(table.isExpanded(line));
    CHECK(program.find<QLabel>("pairSubject").text() == "efficiency from Carina, 512 × GB200 to Carina, 1,024 × GB200");
}

TEST_CASE("Lines join submitters or generations, on axes of either kind, and that comes back", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "scalingPage");
    CHECK(view.figure()->valueAxis.scale == AxisScale::Log);
    auto& grouping = program.find<QComboBox>("groupingChoice");
    grouping.setCurrentIndex(1);
    emit grouping.activated(1);
    program.settle();
    CHECK(program.find<QTreeView>("efficiencyTable").model()->rowCount() == 2);
    CHECK(lineOf(program, "Blackwell").isValid());
    program.restart();
    CHECK(program.window().currentPage()->objectName() == "scalingPage");
    CHECK(program.find<QComboBox>("groupingChoice").currentIndex() == 1);
}
