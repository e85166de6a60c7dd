// SPDX-License-Identifier: GPL-3.0-or-later
#include <QApplication>
#include <QLabel>
#include <QTabBar>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/look/theme.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/widgets/result_table.h"

using namespace podium;
using namespace podium::desktop;

TEST_CASE("The window speaks German at once, numbers too, and English again", "[window]")
{
    WindowFixture program;
    program.trigger("language2");
    REQUIRE(program.becomes([&] { return program.find<QTabBar>("pageTabs").tabText(0) == "Überblick"; }));
    program.settle();
    CHECK(program.find<QLabel>("resultCount").text() == "14 von 1.017 Ergebnissen");
    CHECK(program.find<QLabel>("sentence").text().contains("20,8 Minuten"));
    program.trigger("language1");
    REQUIRE(program.becomes([&] { return program.find<QTabBar>("pageTabs").tabText(0) == "Overview"; }));
}

TEST_CASE("A change of theme keeps page, filter and selection", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.bench().selection().select(program.bench().table().referenceAt(4));
    program.trigger("tone2");
    program.settle();
    const Theme dark = Theme::of(FigureTone::Dark);
    CHECK(QApplication::palette().color(QPalette::Base) == dark.base);
    CHECK(program.find<QTabBar>("pageTabs").currentIndex() == 1);
    CHECK(program.bench().selection().selected() == program.bench().table().referenceAt(4));
    CHECK(program.window().grab().toImage().pixelColor(2, 2) == dark.window);
}

TEST_CASE("A high overview has the results below its findings, a laptop's has not", "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    program.window().showPage(QStringLiteral("overviewPage"));
    program.settle();
    const auto* page = program.window().currentPage();
    const auto* table = page->findChild<ResultTable*>(QStringLiteral("resultTable"));
    REQUIRE(table != nullptr);
    CHECK_FALSE(table->isVisible());
    program.window().resize(1920, 1200);
    program.settle();
    CHECK(table->isVisible());
    CHECK(table->model()->rowCount() == 14);
    CHECK(table->geometry().bottom() <= page->height());
    CHECK(table->height() > 200);
}

TEST_CASE("Every text of the window has a German translation", "[window]")
{
    QFile file(QStringLiteral(PODIUM_ASSETS_DIR "/translations/podium_de.ts"));
    REQUIRE(file.open(QIODevice::ReadOnly));
    const QByteArray texts = file.readAll();
    CHECK(texts.count("<message") > 100);
    CHECK_FALSE(texts.contains("type=\"unfinished\""));
}

TEST_CASE("Docks stay as wide as they are when language or theme changes", "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    for (const char* page : {"timeToTrainPage", "runsPage"}) {
        program.window().showPage(QLatin1String(page));
        program.settle();
        const int facets = program.find<QWidget>("facetDock").width();
        const int inspector = program.find<QWidget>("inspectorDock").width();
        for (const char* change : {"language2", "tone2", "language1", "tone1"}) {
            program.trigger(change);
            program.settle();
            INFO(page << ", " << change);
            CHECK(program.find<QWidget>("facetDock").width() == facets);
            CHECK(program.find<QWidget>("inspectorDock").width() == inspector);
        }
    }
}

TEST_CASE("The names of all pages are in sight in a laptop's window, in German too", "[window]")
{
    WindowFixture program;
    program.window().resize(1280, 800);
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    program.bench().pins().pin(program.bench().table().referenceAt(0));  // there is something to compare
    program.bench().pins().pin(program.bench().table().referenceAt(1));
    for (const char* language : {"language1", "language2"}) {
        program.trigger(language);
        program.settle();
        const auto& tabs = program.find<QTabBar>("pageTabs");
        INFO(language);
        CHECK(tabs.tabRect(0).left() >= 0);
        CHECK(tabs.tabRect(tabs.count() - 1).right() < tabs.width());
        QFont bold = tabs.font();
        bold.setBold(true);
        for (int index = 0; index < tabs.count(); ++index) {
            CHECK(QFontMetrics(bold).horizontalAdvance(tabs.tabText(index)) <= tabs.tabRect(index).width());
        }
    }
}
