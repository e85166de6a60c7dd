// SPDX-License-Identifier: GPL-3.0-or-later
#include <vector>

#include <QComboBox>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/widgets/facet_view.h"

using namespace podium;
using namespace podium::desktop;

namespace {

void tick(WindowFixture& program, Facet facet, const char* key)
{
    auto& view = program.find<FacetView>("facetView");
    const QModelIndex index = program.bench().facets().valueIndex(facet, QLatin1String(key));
    REQUIRE(index.isValid());
    QTest::mouseClick(view.viewport(), Qt::LeftButton, {}, view.visualRect(index).center());
    program.settle();
}

}  // namespace

TEST_CASE("The first start shows Llama 3.1 405B in the round that has most results of it", "[window]")
{
    WindowFixture program;
    CHECK(program.find<QLabel>("overviewTitle").text() == "Llama 3.1 405B");
    CHECK(program.find<QLabel>("resultCount").text() == "14 of 1,017 results");
    CHECK(program.find<QLabel>("sentence").text() == "8,192 × H100 are the fastest of all, in 20.8 minutes.");
}

TEST_CASE("A click on a facet's value filters, and Undo takes it back", "[window]")
{
    WindowFixture program;
    tick(program, Facet::Generation, "NVIDIA Hopper");
    CHECK(program.bench().results().rows().size() == 7);
    CHECK(program.find<QLabel>("resultCount").text() == "7 of 1,017 results");
    QTest::keyClick(&program.window(), Qt::Key_Z, Qt::ControlModifier);
    CHECK(program.bench().results().rows().size() == 14);
    QTest::keyClick(&program.window(), Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
    CHECK(program.bench().results().rows().size() == 7);
}

TEST_CASE("A chip removes its part of the filter", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    const std::size_t before = program.bench().results().rows().size();
    auto& chip = program.find<QToolButton>("chip");
    QTest::mouseClick(&chip, Qt::LeftButton);
    REQUIRE(program.becomes([&] { return program.bench().results().rows().size() > before; }));
}

TEST_CASE("The link beside the chips is left out where it would be cut", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    auto& row = program.find<QWidget>("chipRow");
    const auto* link = row.findChild<QToolButton*>(QStringLiteral("clearFilter"));
    REQUIRE(link != nullptr);
    const int needed = link->geometry().right() + 1;
    row.resize(needed - 1, row.height());
    CHECK(link->isHidden());
    row.resize(needed + 1, row.height());
    CHECK_FALSE(link->isHidden());
}

TEST_CASE("Parts of the filter without room are counted, and nothing of the others is cut", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.settle();
    auto& row = program.find<QWidget>("chipRow");
    const auto* link = row.findChild<QToolButton*>(QStringLiteral("clearFilter"));
    REQUIRE(link != nullptr);
    const int needed = link->geometry().right() + 1;
    const FilterState state = program.bench().filter().state();
    bool counted = false;
    for (const bool anew : {false, true}) {
        for (int width = needed; width > needed / 3; width -= anew ? 60 : 7) {
            CAPTURE(anew, width);
            row.setFixedWidth(width);
            if (anew) {  // the chips are made while the row is seen
                program.bench().filter().clear();
                program.settle();
                program.bench().filter().setState(state);
            }
            program.settle();
            std::vector<QRect> places;
            for (const auto* child : row.findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
                if (!child->isHidden()) {
                    places.push_back(child->geometry());
                    CHECK(child->width() >= child->minimumSizeHint().width());
                    CHECK(child->geometry().right() < width);
                    counted = counted || qobject_cast<const QLabel*>(child) != nullptr;
                }
            }
            REQUIRE_FALSE(places.empty());
            for (std::size_t place = 1; place < places.size(); ++place) {
                CHECK_FALSE(places[place].intersects(places[place - 1]));
            }
        }
    }
    CHECK(counted);
}

TEST_CASE("The search finds words of submitters, and Escape ends it", "[window]")
{
    WindowFixture program;
    QTest::keyClick(&program.window(), Qt::Key_Slash);
    auto& field = program.find<QLineEdit>("searchField");
    CHECK(program.window().focusWidget() == &field);
    QTest::keyClicks(&field, "nebius");
    REQUIRE(program.becomes([&] { return program.bench().results().rows().size() == 2; }));
    QTest::keyClick(&field, Qt::Key_Escape);
    REQUIRE(program.becomes([&] { return program.bench().results().rows().size() == 14; }));
    CHECK(field.text().isEmpty());
}

TEST_CASE("A typed range of accelerators filters, and what is no range goes back", "[window]")
{
    WindowFixture program;
    auto& minimum = program.find<QLineEdit>("sizeMinimum");
    minimum.setFocus();
    minimum.selectAll();
    QTest::keyClicks(&minimum, "2048");
    QTest::keyClick(&minimum, Qt::Key_Return);
    CHECK(program.bench().filter().state().sizes.minimum == 2048);
    const std::size_t shown = program.bench().results().rows().size();
    CHECK(shown < 14);
    minimum.selectAll();
    QTest::keyClicks(&minimum, "many");
    QTest::keyClick(&minimum, Qt::Key_Return);
    CHECK(minimum.text() == "2,048");
    CHECK(program.bench().results().rows().size() == shown);
}

TEST_CASE("Another benchmark is chosen in the toolbar by keyboard", "[window]")
{
    WindowFixture program;
    auto& choice = program.find<QComboBox>("benchmarkChoice");
    choice.setFocus();
    const QString before = choice.currentText();
    QTest::keyClick(&choice, Qt::Key_Down);
    CHECK(choice.currentText() != before);
    CHECK(program.bench().chosenBenchmark() == choice.currentData().toString().toStdString());
}
