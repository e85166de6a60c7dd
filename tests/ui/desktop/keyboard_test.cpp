// SPDX-License-Identifier: GPL-3.0-or-later
#include <QAccessible>
#include <QClipboard>
#include <QDockWidget>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QTabBar>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_layout.h"
#include "ui/desktop/inspector/inspector.h"
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

QString referenceOf(const FigureView& view, std::size_t row) { return view.drawn()->layout.rows[row].referenceText(); }

const QMimeData& copied(WindowFixture& program)
{
    QTest::keyClick(&program.window(), Qt::Key_C, Qt::ControlModifier);
    return *QGuiApplication::clipboard()->mimeData();
}

}  // namespace

TEST_CASE("Arrows, Home and End walk the marks of a figure, Enter opens the inspector", "[window]")
{
    WindowFixture program;
    FigureView& view = timeToTrain(program);
    view.setFocus(Qt::TabFocusReason);
    const SelectionState& selection = program.bench().selection();
    QTest::keyClick(&view, Qt::Key_Down);
    CHECK(selection.selected() == referenceOf(view, 0));
    QTest::keyClick(&view, Qt::Key_Right);
    CHECK(selection.selected() == referenceOf(view, 1));
    QTest::keyClick(&view, Qt::Key_Up);
    CHECK(selection.selected() == referenceOf(view, 0));
    QTest::keyClick(&view, Qt::Key_Left);
    CHECK(selection.selected() == referenceOf(view, 0));
    QTest::keyClick(&view, Qt::Key_End);
    CHECK(selection.selected() == referenceOf(view, 13));
    QTest::keyClick(&view, Qt::Key_PageUp);
    CHECK(selection.selected() == referenceOf(view, 3));
    QTest::keyClick(&view, Qt::Key_Home);
    CHECK(selection.selected() == referenceOf(view, 0));
    auto& dock = program.find<QDockWidget>("inspectorDock");
    dock.hide();
    QTest::keyClick(&view, Qt::Key_Return);
    CHECK(dock.isVisible());
    CHECK(dock.isAncestorOf(QApplication::focusWidget()));
}

TEST_CASE("Ctrl and a digit changes the page, as far as there are pages", "[window]")
{
    WindowFixture program;
    const auto& tabs = program.find<QTabBar>("pageTabs");
    const auto press = [&](int digit) {
        QTest::keyClick(&program.window(), static_cast<Qt::Key>(Qt::Key_0 + digit), Qt::ControlModifier);
        return tabs.currentIndex();
    };
    for (int page = qMin(9, tabs.count() - 1); page >= 0; --page) {
        CHECK(press((page + 1) % 10) == page);
    }
    CHECK(press(0) == (tabs.count() > 9 ? 9 : 0));
}

TEST_CASE("Ctrl+F and the slash go to the search, and a slash can be typed there", "[window]")
{
    WindowFixture program;
    auto& field = program.find<QLineEdit>("searchField");
    QTest::keyClick(&program.window(), Qt::Key_F, Qt::ControlModifier);
    CHECK(QApplication::focusWidget() == &field);
    QTest::keyClicks(&field, "a/b");
    CHECK(field.text() == "a/b");
}

TEST_CASE("Escape ends full screen first, then the search, then the selection", "[window]")
{
    WindowFixture program;
    program.bench().selection().select(program.bench().table().referenceAt(0));
    QTest::keyClick(&program.window(), Qt::Key_F11);
    CHECK(program.window().isFullScreen());
    QTest::keyClick(&program.window(), Qt::Key_Escape);
    CHECK_FALSE(program.window().isFullScreen());
    CHECK_FALSE(program.bench().selection().selected().isEmpty());
    QTest::keyClick(&program.window(), Qt::Key_Escape);
    CHECK(program.bench().selection().selected().isEmpty());
}

TEST_CASE("F5 reads the results again and keeps filter and selection", "[window]")
{
    WindowFixture program;
    const QString reference = program.bench().table().referenceAt(2);
    program.bench().selection().select(reference);
    const auto before = program.bench().store().snapshot();
    QTest::keyClick(&program.window(), Qt::Key_F5);
    REQUIRE(program.becomes([&] { return program.bench().store().snapshot() != before; }));
    program.settle();
    CHECK(program.bench().results().rows().size() == 14);
    CHECK(program.bench().selection().selected() == reference);
}

TEST_CASE("Ctrl+C takes the figure as picture, drawing, HTML and text together", "[window]")
{
    WindowFixture program;
    timeToTrain(program).setFocus();
    const QMimeData& data = copied(program);
    CHECK(qvariant_cast<QImage>(data.imageData()).size() == QSize(1600, 900));
    CHECK(data.data("image/svg+xml").contains("<svg"));
    CHECK(data.html().contains("<img"));
    CHECK(data.html().contains("MLPerf® Training v5.0"));
    const QStringList lines = data.text().split('\n');
    CHECK(lines.front() == "Time to train Llama 3.1 405B");
    CHECK(lines.contains("Submitter and system\tAccelerators\tAccelerator model\tTime to train in minutes\t"
                         "Fastest run in minutes\tSlowest run in minutes"));
    CHECK(data.text().contains("\nNVIDIA, Eos-dfw\t8,192\tH100\t20.807\t"));
    CHECK(data.html().contains("<td style=\"text-align:right\">20.807</td>"));
    CHECK(data.text().contains("MLPerf® Training v5.0"));
}

TEST_CASE("With the focus in the table Ctrl+C takes the selected rows, with tabs and as HTML", "[window]")
{
    WindowFixture program;
    timeToTrain(program);
    auto& table = program.find<ResultTable>("resultTable");
    table.setFocus();
    table.selectRow(1);
    const QMimeData& data = copied(program);
    const QStringList lines = data.text().split('\n');
    REQUIRE(lines.size() == 2);
    CHECK(lines[0].startsWith("System\tSubmitter\tAccelerator\t"));
    CHECK(lines[1].split('\t').size() == lines[0].split('\t').size());
    CHECK(lines[1].contains("\t27.335\t"));
    CHECK(data.html().contains("<td style=\"text-align:right\">27.335</td>"));
    CHECK_FALSE(data.hasImage());
}

TEST_CASE("On the overview Ctrl+C takes the sentences, or the figure that has the focus", "[window]")
{
    WindowFixture program;
    CHECK(copied(program).text().contains("8,192 × H100 are the fastest of all, in 20.8 minutes."));
    auto* panel = program.window().findChild<QWidget*>("generationsPanel");
    REQUIRE(panel != nullptr);
    panel->findChild<FigureView*>()->setFocus();
    const QMimeData& data = copied(program);
    CHECK(data.hasImage());
    CHECK(data.text().startsWith("At equal counts, Blackwell trains"));
}

TEST_CASE("Every figure tells a screen reader what it is, what it says, and which row is selected", "[window]")
{
    WindowFixture program;
    const auto panels = program.window().findChild<QWidget*>("overviewPage")->findChildren<FigureView*>();
    CHECK(panels.size() == 3);
    QList<FigureView*> views = panels;
    views << &timeToTrain(program);
    for (FigureView* view : views) {
        QAccessibleInterface* interface = QAccessible::queryAccessibleInterface(view);
        REQUIRE(interface != nullptr);
        CHECK(interface->role() == QAccessible::Chart);
        CHECK_FALSE(interface->text(QAccessible::Name).isEmpty());
        CHECK(interface->text(QAccessible::Description).length() > 20);
    }
    FigureView& view = *views.back();
    program.bench().selection().select(referenceOf(view, 1));
    CHECK(QAccessible::queryAccessibleInterface(&view)->text(QAccessible::Value) ==
          "CoreWeave + IBM + NVIDIA, Carina 2,496 × GB200: 27.3");
}
