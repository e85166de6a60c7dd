// SPDX-License-Identifier: GPL-3.0-or-later
#include <QLineEdit>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/widgets/range_slider.h"

using namespace podium;
using namespace podium::desktop;

namespace {

const SizeRange& sizes(WindowFixture& program) { return program.bench().filter().state().sizes; }

QString shownMinimum(WindowFixture& program) { return program.find<QLineEdit>("sizeMinimum").text(); }

/// Presses a handle, moves it by so many pixels in three steps, and lets go.
void drag(RangeSlider& slider, bool upper, int pixels)
{
    const QPoint start = slider.handle(upper).toPoint();
    QTest::mousePress(&slider, Qt::LeftButton, {}, start);
    for (const int part : {1, 2, 3}) {
        QTest::mouseMove(&slider, start + QPoint(pixels * part / 3, 0));
    }
    QTest::mouseRelease(&slider, Qt::LeftButton, {}, start + QPoint(pixels, 0));
}

}  // namespace

TEST_CASE("The range of accelerators begins as wide as the results", "[window]")
{
    WindowFixture program;
    CHECK(shownMinimum(program) == "256");
    CHECK(program.find<QLineEdit>("sizeMaximum").text() == "8,192");
    CHECK(program.find<RangeSlider>("sizeSlider").lower() == 0);
    CHECK(program.find<RangeSlider>("sizeSlider").upper() == 1);
}

TEST_CASE("Dragging a handle filters while it moves, and is one step to undo", "[window]")
{
    WindowFixture program;
    auto& slider = program.find<RangeSlider>("sizeSlider");
    drag(slider, false, slider.width() / 2);
    REQUIRE(sizes(program).minimum);
    CHECK_FALSE(sizes(program).maximum);
    // Half way on a logarithmic scale from 256 to 8,192, not half way between the numbers.
    CHECK(*sizes(program).minimum > 1000);
    CHECK(*sizes(program).minimum < 2000);
    CHECK(shownMinimum(program) == program.bench().locale().toString(static_cast<qlonglong>(*sizes(program).minimum)));
    CHECK(program.bench().results().rows().size() < 14);
    drag(slider, true, -slider.width() / 4);
    REQUIRE(sizes(program).maximum);
    program.trigger("undo");
    CHECK_FALSE(sizes(program).maximum);
    program.trigger("undo");
    CHECK_FALSE(sizes(program).minimum);
    CHECK(program.bench().results().rows().size() == 14);
}

TEST_CASE("A handle cannot be dragged past the other", "[window]")
{
    WindowFixture program;
    auto& slider = program.find<RangeSlider>("sizeSlider");
    drag(slider, true, -slider.width() / 2);
    drag(slider, false, slider.width());
    CHECK(slider.lower() == slider.upper());
    REQUIRE(sizes(program).minimum);
    CHECK(*sizes(program).minimum <= sizes(program).maximum.value_or(0));
}

TEST_CASE("Keys move the handle that was used last, the space bar changes to the other", "[window]")
{
    WindowFixture program;
    auto& slider = program.find<RangeSlider>("sizeSlider");
    slider.setFocus(Qt::TabFocusReason);
    QTest::keyClick(&slider, Qt::Key_PageUp);
    const double moved = slider.lower();
    CHECK(moved > 0);
    QTest::keyClick(&slider, Qt::Key_Right);
    CHECK(slider.lower() > moved);
    QTest::keyClick(&slider, Qt::Key_Left);
    CHECK(slider.lower() == Approx(moved).margin(0.01));
    QTest::keyClick(&slider, Qt::Key_Space);
    QTest::keyClick(&slider, Qt::Key_PageDown);
    CHECK(slider.upper() < 1);
    CHECK(sizes(program).maximum);
    QTest::keyClick(&slider, Qt::Key_End);
    CHECK_FALSE(sizes(program).maximum);
    QTest::keyClick(&slider, Qt::Key_Space);
    QTest::keyClick(&slider, Qt::Key_Home);
    CHECK_FALSE(sizes(program).minimum);
}

TEST_CASE("Exact numbers can be typed, also such that no result has", "[window]")
{
    WindowFixture program;
    auto& maximum = program.find<QLineEdit>("sizeMaximum");
    maximum.setFocus();
    maximum.selectAll();
    QTest::keyClicks(&maximum, "2,500");
    QTest::keyClick(&maximum, Qt::Key_Return);
    CHECK(sizes(program).maximum == 2500);
    CHECK(maximum.text() == "2,500");
    maximum.selectAll();
    QTest::keyClicks(&maximum, "100");  // below the minimum of 256
    QTest::keyClick(&maximum, Qt::Key_Return);
    CHECK(sizes(program).maximum == 2500);
    CHECK(maximum.text() == "2,500");
}
