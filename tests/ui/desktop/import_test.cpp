// SPDX-License-Identifier: GPL-3.0-or-later
#include <QDropEvent>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QUrl>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"

using namespace podium;
using namespace podium::desktop;

namespace {

void drop(MainWindow& window, const QString& path)
{
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(path)});
    // A drop goes to the widget that the drag entered.
    QDragEnterEvent enter(QPoint(10, 10), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QCoreApplication::sendEvent(&window, &enter);
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

TEST_CASE("A dropped folder is imported and can be found at once", "[window]")
{
    WindowFixture program;
    const QString root = program.folder() + "/training_results_v5.0";
    test::writeSubmission(root.toStdString(), {});
    drop(program.window(), root);
    REQUIRE(program.becomes([&] { return program.bench().store().snapshot()->size() == 1018; }));
    program.settle();
    CHECK(program.find<QLabel>("importText").text().startsWith("Imported: 1 new, 0 unchanged, 0 changed"));
    const store::SubmissionRow* row = program.bench().row("5.0/Acme/rocket_n2/llama31_405b");
    REQUIRE(row != nullptr);
    CHECK(row->score.minutes == Approx(25));
    program.find<QPushButton>("closeImport").click();
    CHECK_FALSE(program.find<QWidget>("importPane").isVisible());
}

TEST_CASE("An import that is cancelled leaves the results as they were", "[window]")
{
    WindowFixture program;
    const QString root = program.folder() + "/training_results_v5.0";
    for (int system = 0; system < 40; ++system) {
        test::SmallSubmission submission;
        submission.system = "rocket_" + std::to_string(system);
        test::writeSubmission(root.toStdString(), submission);
    }
    drop(program.window(), root);
    program.find<QPushButton>("cancelImport").click();
    REQUIRE(program.becomes([&] { return !program.data().isImporting(); }));
    program.settle();
    CHECK(program.find<QLabel>("importText").text().startsWith("Stopped; nothing was changed."));
    CHECK(program.bench().store().snapshot()->size() == 1017);
}

TEST_CASE("What is dropped during an import is imported after it", "[window]")
{
    WindowFixture program;
    for (const char* system : {"rocket", "comet"}) {
        test::SmallSubmission submission;
        submission.system = system;
        const QString root = program.folder() + "/" + system + "/training_results_v5.0";
        test::writeSubmission(root.toStdString(), submission);
        drop(program.window(), root);
    }
    CHECK(program.becomes([&] { return program.bench().row("5.0/Acme/comet/llama31_405b") != nullptr; }));
    CHECK(program.bench().row("5.0/Acme/rocket/llama31_405b") != nullptr);
}
