// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"

using namespace podium;
using namespace podium::desktop;

namespace {

void drop(MainWindow& window, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    QDropEvent event(QPointF(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &event);
}

}  // namespace

TEST_CASE("A dropped folder without results says what was looked for", "[window]")
{
    WindowFixture program;
    QDir(program.folder()).mkdir("empty");
    drop(program.window(), program.folder() + "/empty");
    REQUIRE(program.becomes([&] { return !program.data().isImporting(); }));
    program.settle();
    CHECK(program.find<QLabel>("importText").text().contains("no results here"));
    CHECK(program.bench().store().snapshot()->size() == 1017);
}
