// SPDX-License-Identifier: GPL-3.0-or-later
// One filter, one selection and one set of pins for all pages.
#include "tests/ui/desktop/page_tools.h"

#include <QTableView>

#include "app/models/model_roles.h"

using namespace podium;
using namespace podium::desktop;

TEST_CASE("What is selected on one page is selected on the others", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(eos(64));
    FigureView& scaling = drawnFigure(program, "scalingPage");
    QTest::mouseClick(&scaling, Qt::LeftButton, {}, placeOf(scaling, carina(1536)));
    for (const char* page : {"timeToTrainPage", "speedupPage", "runsPage"}) {
        CAPTURE(page);
        const FigureView& view = drawnFigure(program, page);
        CHECK(view.selectedText().contains("1,536"));
        const char* table = page == std::string("speedupPage") ? "speedupTable" : "resultTable";
        CHECK(program.find<QTableView>(table).currentIndex().data(ReferenceRole).toString() == carina(1536));
    }
    FigureView& speedup = drawnFigure(program, "speedupPage");
    QTest::keyClick(&speedup, Qt::Key_Home);
    const QString first = program.bench().selection().selected();
    CHECK(first != carina(1536));
    CHECK(drawnFigure(program, "scalingPage").selectedText().startsWith(QString::fromUtf8("NVIDIA, Eos")));
}

TEST_CASE("Pins and filter are shared by all pages", "[window]")
{
    WindowFixture program;
    program.bench().baseline().setReference(eos(64));
    FigureView& scaling = drawnFigure(program, "scalingPage");
    QTest::mouseClick(&scaling, Qt::LeftButton, {}, placeOf(scaling, carina(1536)));
    QTest::keyClick(&program.window(), Qt::Key_D, Qt::ControlModifier);
    CHECK(program.bench().pins().references() == QStringList{carina(1536)});
    program.bench().filter().setChosenKeys(Facet::Submitter, {"CoreWeave + IBM + NVIDIA"});
    program.bench().baseline().setReference(carina(512));
    for (const char* page : {"timeToTrainPage", "speedupPage", "scalingPage", "runsPage"}) {
        CAPTURE(page);
        const FigureView& view = drawnFigure(program, page);
        CHECK(view.figure()->categories.size() == 5);
    }
    program.trigger("undo");
    program.trigger("undo");
    CHECK(drawnFigure(program, "scalingPage").figure()->categories.size() == 14);
    CHECK(program.bench().pins().contains(carina(1536)));
}

TEST_CASE("Enter on a mark opens the inspector", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "trendsPage");
    QTest::keyClick(&view, Qt::Key_End);
    auto& dock = program.find<QWidget>("inspectorDock");
    dock.hide();
    QTest::keyClick(&view, Qt::Key_Return);
    CHECK(dock.isVisible());
}
