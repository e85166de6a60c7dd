// SPDX-License-Identifier: GPL-3.0-or-later
#include <QTableView>
#include <QToolButton>

#include "app/models/curve_table_model.h"
#include "app/models/model_roles.h"
#include "tests/ui/desktop/page_tools.h"
#include "ui/desktop/widgets/segments.h"

using namespace podium;
using namespace podium::desktop;

namespace {

/// The page of the runs with the curves drawn.
FigureView& drawnCurves(WindowFixture& program)
{
    FigureView& view = drawnFigure(program, "runsPage");
    emit program.find<Segments>("runsView").chosen(1);
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && view.drawn()->figure.curves && !view.drawn()->layout.curves.empty();
    }));
    return view;
}

}  // namespace

TEST_CASE("The page of the runs switches from spread to convergence and back", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnCurves(program);
    CHECK(view.figure()->title == "Convergence of Llama 3.1 405B");
    CHECK(view.figure()->curves->submissions.size() == mostCurves);
    CHECK(view.drawn()->layout.rows.size() == mostCurves);
    CHECK(program.find<Segments>("overChoice").isVisible());
    CHECK_FALSE(program.find<Segments>("scaleChoice").isVisible());
    CHECK(program.find<QTableView>("curveTable").isVisible());
    emit program.find<Segments>("overChoice").chosen(1);
    REQUIRE(program.becomes([&] { return view.figure()->positionAxis->unit == ValueUnit::Samples; }));
    emit program.find<Segments>("runsView").chosen(0);
    REQUIRE(program.becomes([&] { return view.figure() && view.figure()->kind == FigureKind::Spread; }));
    CHECK(view.figure()->categories.size() == 14);
    CHECK_FALSE(program.find<Segments>("overChoice").isVisible());
}

TEST_CASE("Curves, their table and the rest of the window share the selection", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnCurves(program);
    auto& table = program.find<QTableView>("curveTable");
    REQUIRE(table.model()->rowCount() > 100);
    const QString reference = eos(1024);
    QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(view, reference));
    program.settle();
    CHECK(program.bench().selection().selected() == reference);
    CHECK(table.currentIndex().data(ReferenceRole).toString() == reference);
    const QModelIndex last = table.model()->index(table.model()->rowCount() - 1, CurveTableModel::Quality);
    table.setCurrentIndex(last);
    program.settle();
    CHECK(program.bench().selection().selected() == last.data(ReferenceRole).toString());
    CHECK(program.bench().selection().selected() != reference);
}

TEST_CASE("Pinned results are the ones whose curves are drawn", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnCurves(program);
    REQUIRE(program.bench().pins().pin(eos(64)));
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && view.drawn()->figure.curves &&
               view.drawn()->figure.curves->submissions.size() == 1;
    }));
    CHECK(view.drawn()->figure.curves->submissions.front().reference == eos(64).toStdString());
    program.bench().pins().unpin(eos(64));
    REQUIRE(program.becomes([&] {
        view.repaint();
        return view.drawn() != nullptr && view.drawn()->figure.curves &&
               view.drawn()->figure.curves->submissions.size() == mostCurves;
    }));
}

TEST_CASE("The view of the runs comes back with the session", "[window]")
{
    WindowFixture program;
    static_cast<void>(drawnCurves(program));
    emit program.find<Segments>("overChoice").chosen(1);
    program.settle();
    program.restart();
    FigureView& view = drawnFigure(program, "runsPage");
    REQUIRE(program.becomes([&] { return view.figure() && view.figure()->curves.has_value(); }));
    CHECK(view.figure()->positionAxis->unit == ValueUnit::Samples);
}
