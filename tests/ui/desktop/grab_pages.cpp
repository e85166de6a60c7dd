// SPDX-License-Identifier: GPL-3.0-or-later
// Pictures of the window, to be looked at and for the README. QT_SCALE_FACTOR is the environment's.
#include <cstdio>
#include <functional>
#include <tuple>

#include <QCommandLineParser>
#include <QDialog>
#include <QDir>
#include <QTabBar>

#include "tests/ui/desktop/grab_dialogs.h"
#include "ui/desktop/views/side_bar.h"
#include "ui/desktop/views/view_desk.h"
#include "ui/desktop/widgets/hardware_box.h"
#include "ui/desktop/widgets/segments.h"
#include "ui/desktop/window/page_table.h"

using namespace podium;
using namespace podium::desktop;

namespace {

constexpr QSize laptop(1280, 800);
constexpr QSize large(1920, 1200);

/// The second result is selected, it and the fifth are pinned.
void prepare(WindowFixture& program)
{
    const auto reference = [&](int row) { return program.bench().table().referenceAt(row); };
    program.bench().selection().select(reference(1));
    program.bench().pins().pin(reference(1));
    program.bench().pins().pin(reference(4));
}

/// A speedup needs one; elsewhere it would only mark a row.
void chooseBaseline(WindowFixture& program, const QString& page)
{
    const bool wanted = page == QStringLiteral("speedupPage");
    program.bench().baseline().setReference(wanted ? program.bench().table().referenceAt(4) : QString());
}

/// Every page in every language, tone and size: runsPage-en-light-1280.png.
void grabEverything(WindowFixture& program, Grabber& grabber)
{
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        for (const auto& [tone, shade] : {std::pair("tone1", "light"), std::pair("tone2", "dark")}) {
            grabber.change(language, tone);
            for (const QSize size : {laptop, large}) {
                program.window().resize(size);
                const QString suffix = QStringLiteral("-%1-%2-%3").arg(word, shade).arg(size.width());
                for (const PageEntry& page : pageTable()) {
                    if (grabber.wants(page.name + suffix)) {
                        chooseBaseline(program, page.name);
                        program.window().showPage(QLatin1String(page.name));
                        grabber.grab(program.window(), page.name + suffix);
                    }
                }
                grabExport(program, grabber, QStringLiteral("export") + suffix);
            }
        }
    }
}

/// What other filters show: many results, results that may not be compared, none. many-runsPage-en.png.
void grabStates(WindowFixture& program, Grabber& grabber)
{
    ActiveFilter& filter = program.bench().filter();
    const std::pair<const char*, std::function<void()>> states[] = {
        {"many", [&] { filter.setChosenKeys(Facet::Benchmark, {"llama2_70b_lora"}); }},
        {"blocked", [&] { filter.setChosenKeys(Facet::Benchmark, {"bert"}); }},
        {"none",
         [&] {
             filter.setSizes({3, 3});
         }},
    };
    program.window().resize(laptop);
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        grabber.change(language, "tone1");
        for (const auto& [name, show] : states) {
            filter.clear();
            show();
            program.settle();
            for (const PageEntry& page : pageTable()) {
                const QString picture =
                    QStringLiteral("%1-%2-%3").arg(QLatin1String(name), QLatin1String(page.name), QLatin1String(word));
                if (grabber.wants(picture)) {
                    program.window().showPage(QLatin1String(page.name));
                    grabber.grab(program.window(), picture);
                }
            }
        }
    }
}

/// Pairs of hardware on the page of generations: generations-h100-en-light.png.
void grabGenerations(WindowFixture& program, Grabber& grabber)
{
    struct Pair {
        const char* name;
        const char* subject;
        const char* against;
    };
    constexpr Pair pairs[] = {{"generations-h100", "H100", "A100"},
                              {"generations-mi355x", "AMD Instinct MI355X", "AMD Instinct MI300X"},
                              {"generations-v5p", "Google TPU v5p", "Google TPU v4"}};
    program.window().resize(laptop);
    for (const auto& [language, tone] : {std::pair("language1", "tone1"), std::pair("language2", "tone2")}) {
        grabber.change(language, tone);
        program.window().showPage(QStringLiteral("generationsPage"));
        for (const Pair& pair : pairs) {
            program.find<HardwareBox>("subjectChoice").choose(QLatin1String(pair.subject));
            auto& against = program.find<HardwareBox>("againstChoice");
            against.choose(QLatin1String(pair.against));
            emit against.activated(against.currentIndex());
            const bool english = QLatin1String(language) == QLatin1String("language1");
            grabber.grab(program.window(), pair.name + QStringLiteral("-%1").arg(english ? "en-light" : "de-dark"));
        }
    }
}

/// Curves of the pinned results, and of the first ones where none is pinned: convergence-en-light.png.
void grabCurves(WindowFixture& program, Grabber& grabber)
{
    const QStringList pins = program.bench().pins().references();
    program.window().resize(laptop);
    for (const auto& [language, tone, suffix] :
         {std::tuple("language1", "tone1", "en-light"), std::tuple("language2", "tone2", "de-dark")}) {
        if (!grabber.wants(QStringLiteral("convergence-%1").arg(QLatin1String(suffix)))) {
            continue;
        }
        grabber.change(language, tone);
        program.window().showPage(QStringLiteral("runsPage"));
        emit program.find<Segments>("runsView").chosen(1);
        grabber.grab(program.window(), QStringLiteral("convergence-%1").arg(QLatin1String(suffix)));
        program.bench().pins().clear();
        grabber.grab(program.window(), QStringLiteral("convergence-%1-all").arg(QLatin1String(suffix)));
        program.bench().pins().setReferences(pins);
        emit program.find<Segments>("runsView").chosen(0);
    }
}

/// The list of views beside an open one that was saved on an older catalogue: views-en-light-1280.png.
void grabViews(WindowFixture& program, Grabber& grabber)
{
    if (!grabber.wants(QStringLiteral("views-"))) {
        return;
    }
    ViewLibrary& library = program.window().views().library();
    SavedView view = library.view(QStringLiteral("blackwell-hopper-llama31-405b")).value_or(SavedView());
    for (const char* title : {"Carina against Eos", "MI355X for the report of December, single nodes only", "Racks"}) {
        view.title = title;
        view.note = "For the report. Checked against the press release of May.";
        view.savedAt = "2025-07-01T08:00:00Z";
        view.shown = {{"5.0/NVIDIA/gone/llama31_405b", 30.0},
                      {"5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2048_ngc25.04_nemo/llama31_405b", 33.0}};
        library.add(view);
    }
    program.find<SideBar>("sideBar").showSide(SideBar::Views);
    const auto& own = library.model().views(ViewListModel::Own);
    if (!WindowFixture::becomes([&] { return own.size() == 3; })) {
        return;
    }
    program.window().views().open(own.front().key);
    for (const auto& [language, word] : {std::pair("language1", "en"), std::pair("language2", "de")}) {
        for (const auto& [tone, shade] : {std::pair("tone1", "light"), std::pair("tone2", "dark")}) {
            grabber.change(language, tone);
            for (const QSize size : {laptop, large}) {
                program.window().resize(size);
                grabber.grab(program.window(), QStringLiteral("views-%1-%2-%3").arg(word, shade).arg(size.width()));
            }
        }
    }
    program.window().resize(laptop);
    library.remove(own.back().key);
    program.bench().filter().setChosenKeys(Facet::Round, {"5.1"});
    grabber.grab(program.window(), QStringLiteral("views-changed-de-dark-1280"));
    program.trigger("saveView");
    if (auto* dialog = program.window().findChild<QDialog*>(QStringLiteral("viewDialog"))) {
        grabber.grab(*dialog, QStringLiteral("views-dialog-de-dark"));
        dialog->reject();
    }
    program.find<SideBar>("sideBar").showSide(SideBar::Facets);
}

/// The three pictures of the README.
void grabForReadme(WindowFixture& program, Grabber& grabber)
{
    program.window().resize(laptop);
    grabber.change("language1", "tone1");
    program.window().showPage(QStringLiteral("overviewPage"));
    grabber.grab(program.window(), QStringLiteral("overview"));
    program.window().showPage(QStringLiteral("timeToTrainPage"));
    grabber.grab(program.window(), QStringLiteral("time-to-train"));
    grabber.change("language1", "tone2");
    program.window().showPage(QStringLiteral("runsPage"));
    grabber.grab(program.window(), QStringLiteral("runs-dark"));
}

}  // namespace

int main(int argc, char** argv)
{
    QStringList words;
    for (int index = 0; index < argc; ++index) {
        words << QString::fromLocal8Bit(argv[index]);
    }
    QCommandLineParser parser;
    const QCommandLineOption readme(QStringLiteral("readme"));
    const QCommandLineOption only(QStringLiteral("only"), QString(), QStringLiteral("PART"));
    parser.addOptions({readme, only});
    if (!parser.parse(words) || parser.positionalArguments().size() != 1) {
        std::fputs("usage: grab_pages [--readme | --only PART-OF-NAME] FOLDER\n", stderr);
        return 2;
    }
    const QDir folder(parser.positionalArguments().front());
    folder.mkpath(QStringLiteral("."));
    WindowFixture program;
    prepare(program);
    Grabber grabber(program, folder, parser.value(only));
    if (parser.isSet(readme)) {
        grabForReadme(program, grabber);
    } else {
        grabEverything(program, grabber);
        grabGenerations(program, grabber);
        grabCurves(program, grabber);
        grabStates(program, grabber);
        grabViews(program, grabber);
        grabLedger(program, grabber);
        grabReport(program, grabber);
    }
    return grabber.failed() ? 1 : 0;
}
