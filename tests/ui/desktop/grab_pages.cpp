// SPDX-License-Identifier: GPL-3.0-or-later
#include <cstdio>

#include <QDir>
#include <QTabBar>

#include "tests/ui/desktop/window_fixture.h"

using namespace podium;
using namespace podium::desktop;

namespace {

bool grab(WindowFixture& program, const QString& file)
{
    program.settle();
    if (!program.becomes([&] { return program.window().isVisible(); })) {
        return false;
    }
    QTest::qWait(200);  // for what comes from the database; nothing is judged by it
    return program.window().grab().save(file);
}

void grabAll(WindowFixture& program, const QDir& folder, const QString& suffix)
{
    auto& tabs = program.find<QTabBar>("pageTabs");
    for (int page = 0; page < tabs.count(); ++page) {
        program.window().showPage(page);
        const QString file = folder.filePath(QStringLiteral("page%1-%2.png").arg(page).arg(suffix));
        if (!grab(program, file)) {
            std::fprintf(stderr, "%s cannot be written\n", qPrintable(file));
        }
    }
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::fputs("usage: grab_pages FOLDER\n", stderr);
        return 2;
    }
    QDir folder(QString::fromLocal8Bit(argv[1]));
    folder.mkpath(QStringLiteral("."));
    WindowFixture program;
    program.bench().selection().select(program.bench().table().referenceAt(1));
    program.bench().pins().pin(program.bench().table().referenceAt(1));
    program.bench().pins().pin(program.bench().table().referenceAt(4));
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        for (const auto& [tone, shade] : {std::pair("tone1", "light"), std::pair("tone2", "dark")}) {
            program.trigger(language);
            program.trigger(tone);
            program.settle();
            for (const QSize size : {QSize(1280, 800), QSize(1920, 1200)}) {
                program.window().resize(size);
                grabAll(program, folder, QStringLiteral("%1-%2-%3").arg(word, shade).arg(size.width()));
            }
        }
    }
    return 0;
}
