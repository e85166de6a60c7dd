// SPDX-License-Identifier: GPL-3.0-or-later
#include <QClipboard>
#include <QDialog>
#include <QFile>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QTextBlock>
#include <QToolButton>

#include "tests/app/services/small_repository.h"
#include "tests/support/catch.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/desktop/window/source_opener.h"

using namespace podium;
using namespace podium::desktop;

namespace {

/// Selects a result and clicks on the first file that its provenance names.
void openFirstSource(WindowFixture& program, const QString& reference)
{
    program.bench().selection().select(reference);
    REQUIRE(program.becomes([&] { return program.window().findChild<QToolButton*>("sourceLink") != nullptr; }));
    program.settle();
    program.find<QToolButton>("sourceLink").click();
    program.settle();
}

const QString acme = QStringLiteral("5.0/Acme/rocket_n2/llama31_405b");

QString importAcme(WindowFixture& program)
{
    const QString root = program.folder() + "/training_results_v5.0";
    test::writeSubmission(root.toStdString(), {});
    program.data().importPaths({root});
    REQUIRE(program.becomes([&] { return program.bench().row(acme) != nullptr; }));
    program.settle();
    return root;
}

services::SubmissionDetails detailsBelow(const QString& root)
{
    services::SubmissionDetails details;
    details.batch.root = root.toStdString();
    details.batch.source = root.toStdString();
    return details;
}

}  // namespace

TEST_CASE("Provenance opens the log at the line where the run starts", "[window]")
{
    WindowFixture program;
    const QString root = importAcme(program);
    openFirstSource(program, acme);
    auto& view = program.find<QDialog>("sourceView");
    CHECK(view.windowTitle().startsWith(root));
    const auto& text = program.find<QPlainTextEdit>("sourceText");
    CHECK(text.textCursor().block().text().contains("run_start"));
    REQUIRE(text.extraSelections().size() == 1);
    CHECK(text.extraSelections().front().cursor.blockNumber() == text.textCursor().blockNumber());
    view.reject();
}

TEST_CASE("Of a result of the catalogue the place in the round's repository is shown, to be copied", "[window]")
{
    WindowFixture program;
    openFirstSource(program, program.bench().table().referenceAt(1));
    CHECK(program.find<QLabel>("missingReason").text().contains("catalogue"));
    const QString place = program.find<QLabel>("publishedPlace").text();
    CHECK(place.startsWith("training_results_v5.0/"));
    CHECK(place.contains("result_"));
    CHECK(place.contains(", line "));
    program.find<QPushButton>("copyPlace").click();
    CHECK(QGuiApplication::clipboard()->text() == place);
    CHECK(program.find<QPushButton>("openPlace")
              .toolTip()
              .startsWith("https://github.com/mlcommons/training_results_v5.0/"));
    program.find<QDialog>("missingSource").reject();
}

TEST_CASE("A folder that is gone since the import is named", "[window]")
{
    WindowFixture program;
    const QString root = importAcme(program);
    REQUIRE(QDir(root).removeRecursively());
    openFirstSource(program, acme);
    CHECK(program.find<QLabel>("missingReason").text().contains(root));
    program.find<QDialog>("missingSource").reject();
}

TEST_CASE("Only files below the imported folder are looked for")
{
    QTemporaryDir folder;
    QDir(folder.path()).mkdir("results");
    for (const char* name : {"results/result_0.txt", "secret.txt"}) {
        QFile file(folder.filePath(QLatin1String(name)));
        REQUIRE(file.open(QIODevice::WriteOnly));
    }
    const auto details = detailsBelow(folder.filePath("results"));
    CHECK(sourcePlace(details, "result_0.txt", 3).local == folder.filePath("results/result_0.txt"));
    CHECK(sourcePlace(details, "../secret.txt", 1).local.isEmpty());
    CHECK(sourcePlace(details, folder.filePath("secret.txt"), 1).local.isEmpty());
    CHECK(sourcePlace(details, "missing.txt", 1).local.isEmpty());
    CHECK(sourcePlace(details, "", 0).local.isEmpty());
}

TEST_CASE("What was not published has no address")
{
    Round round;
    round.url = "https://example.org/training_results_v5.0";
    services::SubmissionDetails details;
    details.round = &round;
    CHECK(sourcePlace(details, "a/b.txt", 7).url.isEmpty());
    details.submission.verified = true;
    const SourcePlace place = sourcePlace(details, "a/b.txt", 7);
    CHECK(place.url == QUrl("https://example.org/training_results_v5.0/blob/main/a/b.txt#L7"));
    CHECK(place.published == "training_results_v5.0/a/b.txt");
    CHECK(sourcePlace(details, "../b.txt", 7).url.isEmpty());
}
