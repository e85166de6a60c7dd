// SPDX-License-Identifier: GPL-3.0-or-later
#include <QComboBox>
#include <QToolButton>

#include "tests/ui/desktop/page_tools.h"

using namespace podium;
using namespace podium::desktop;

TEST_CASE("A trend spans the rounds that compare, with a border where they do not", "[window]")
{
    WindowFixture program;
    program.bench().filter().setChosenKeys(Facet::Round, {});
    program.bench().filter().setChosenKeys(Facet::Benchmark, {"bert"});
    FigureView& view = drawnFigure(program, "trendsPage");
    CHECK(view.figure()->borders.size() == 1);  // 0.7 | 1.0 to 4.1
    CHECK(view.figure()->positionAxis->ticks.size() > 3);
    CHECK_FALSE(view.figure()->notes.empty());
}

TEST_CASE("A trend of one round offers all rounds", "[window]")
{
    WindowFixture program;
    FigureView& view = drawnFigure(program, "trendsPage");
    CHECK(view.figure()->positionAxis->ticks.size() == 1);
    program.find<QToolButton>("allRounds").click();
    program.settle();
    CHECK(program.bench().filter().state().of(Facet::Round).empty());
    CHECK(view.figure()->positionAxis->ticks.size() > 1);
    CHECK_FALSE(program.find<QToolButton>("allRounds").isVisible());
}

TEST_CASE("A trend at a fixed count shows results of that size only, counts that occur are offered", "[window]")
{
    WindowFixture program;
    program.bench().filter().setChosenKeys(Facet::Round, {});
    FigureView& view = drawnFigure(program, "trendsPage");
    auto& sizes = program.find<QComboBox>("sizeChoice");
    CHECK(sizes.currentText() == "Any count");
    CHECK(sizes.findText("Only 7") < 0);
    const int place = sizes.findText("Only 512");
    REQUIRE(place > 0);
    sizes.setCurrentIndex(place);
    emit sizes.activated(place);
    program.settle();
    std::size_t marks = 0;
    for (const Category& row : view.figure()->categories) {
        CHECK(row.subject->accelerators == 512);
        ++marks;
    }
    CHECK(marks >= 2);
    program.restart();
    CHECK(program.find<QComboBox>("sizeChoice").currentText() == "Only 512");
}
