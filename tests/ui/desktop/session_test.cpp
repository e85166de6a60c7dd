// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/pages/page.h"

using namespace podium;
using namespace podium::desktop;

TEST_CASE("Page, filter, pins, selection and basis come back at the next start", "[window]")
{
    WindowFixture program;
    program.window().showPage(QStringLiteral("runsPage"));
    program.bench().filter().setChosenKeys(Facet::Round, {"5.1"});
    const QString reference = program.bench().table().referenceAt(1);
    program.bench().pins().pin(reference);
    program.bench().selection().select(reference);
    program.bench().setBasis(FigureBasis::Raw);
    const ViewState before = program.bench().history().state();
    program.restart();
    CHECK(program.window().currentPage()->objectName() == "runsPage");
    CHECK(program.bench().history().state() == before);
    CHECK(program.bench().selection().selected() == reference);
    CHECK(program.bench().basis() == FigureBasis::Raw);
    CHECK_FALSE(program.bench().history().canUndo());
}

TEST_CASE("Settings that cannot be read give the first view", "[window]")
{
    WindowFixture program;
    program.window().close();
    QSettings(program.folder() + "/podium.ini", QSettings::IniFormat).setValue("view/state", "{\"schema\":");
    program.restart();
    QSettings settings(program.folder() + "/podium.ini", QSettings::IniFormat);
    CHECK(program.bench().results().rows().size() == 14);
}

TEST_CASE("A further start brings the window to the front", "[window]")
{
    WindowFixture program;
    program.window().showMinimized();
    REQUIRE(program.window().isMinimized());
    program.application().raise({});
    CHECK_FALSE(program.window().isMinimized());
    CHECK(program.becomes([&] { return program.window().isActiveWindow(); }));
}
