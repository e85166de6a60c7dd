// SPDX-License-Identifier: GPL-3.0-or-later
// What is on screen is what is exported and what the command line draws: the same bytes, whatever the language of the
// window, the locale, the time zone and the run (DESIGN.md, principle 5).
#include <QCheckBox>
#include <QComboBox>
#include <QDialog>
#include <QFile>
#include <QLineEdit>
#include <QPushButton>

#include "tests/support/catch.h"
#include "tests/ui/cli/process.h"
#include "tests/ui/desktop/window_fixture.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/pages/page.h"
#include "ui/desktop/widgets/figure_view.h"
#include "ui/desktop/widgets/segments.h"

using namespace podium;
using namespace podium::desktop;

namespace {

constexpr const char* timeToTrain = "timeToTrainPage";
constexpr const char* runs = "runsPage";

using Environment = std::map<std::string, std::string>;

std::string contentOf(const std::string& path)
{
    QFile file(QString::fromStdString(path));
    return file.open(QIODevice::ReadOnly) ? file.readAll().toStdString() : std::string();
}

Page& pageWithFigure(WindowFixture& program, const char* name)
{
    program.window().showPage(QLatin1String(name));
    program.settle();
    Page* page = program.window().currentPage();
    REQUIRE(page != nullptr);
    REQUIRE(program.becomes([&] { return page->figureForExport().has_value(); }));
    program.settle();
    return *page;
}

void choose(QComboBox& box, const QVariant& value)
{
    REQUIRE(box.findData(value) >= 0);
    box.setCurrentIndex(box.findData(value));
}

/// What the export dialog writes, its fields set by hand.
std::string exportedByWindow(WindowFixture& program, const FigureStyle& style, const std::string& format)
{
    program.trigger(("export-" + format).c_str());
    REQUIRE(program.becomes([&] { return program.window().findChild<QDialog*>("exportDialog") != nullptr; }));
    const QString path = program.folder() + "/window." + QString::fromStdString(format);
    QFile::remove(path);
    program.find<QLineEdit>("exportPath").setText(path);
    choose(program.find<QComboBox>("exportSize"), QString::fromStdString(style.preset));
    choose(program.find<QComboBox>("exportScale"), static_cast<int>(style.scale));
    choose(program.find<QComboBox>("exportTone"), static_cast<int>(style.tone));
    program.find<QCheckBox>("exportFootnote").setChecked(false);
    program.find<QPushButton>("writeFigure").click();
    program.settle();
    return contentOf(path.toStdString());
}

/// What podium-cli draws by this description, in a process of its own on the window's database.
std::string drawnByCommandLine(const WindowFixture& program, const FigureSpec& spec, const std::string& format,
                               const Environment& environment = {})
{
    const std::string folder = program.folder().toStdString();
    QFile description(program.folder() + "/figure.podium-view");
    REQUIRE(description.open(QIODevice::WriteOnly));
    description.write(QByteArray::fromStdString(toJson(spec)));
    description.close();
    const std::string picture = folder + "/command-line." + format;
    QFile::remove(QString::fromStdString(picture));
    test::ProcessOptions options;
    options.environment = environment;
    const test::Finished ended = test::runProcess(
        {PODIUM_CLI, "--db", folder + "/podium.db", "figure", folder + "/figure.podium-view", "-o", picture}, options);
    INFO(ended.err);
    REQUIRE(ended.exitCode == 0);
    return contentOf(picture);
}

FigureStyle pageOf(const char* size, double scale, FigureTone tone, Language language)
{
    FigureStyle style;
    REQUIRE(setSize(style, size));
    style.scale = scale;
    style.tone = tone;
    style.language = language;
    return style;
}

/// The page's figure by both ways; says where they part, without printing two pictures.
void checkSame(WindowFixture& program, const char* page, const FigureStyle& style, const std::string& format,
               const Environment& environment = {})
{
    FigureSpec spec = pageWithFigure(program, page).figureSpec().value();
    REQUIRE(spec.style.language == style.language);
    spec.style = style;
    const std::string ours = exportedByWindow(program, style, format);
    const std::string theirs = drawnByCommandLine(program, spec, format, environment);
    CAPTURE(page, format, style.preset, ours.size(), theirs.size());
    REQUIRE(ours.size() > 1000);
    CHECK((ours == theirs));
}

void chooseLanguage(WindowFixture& program, LanguageChoice language)
{
    program.trigger(language == LanguageChoice::German ? "language2" : "language1");
    REQUIRE(program.bench().language() == (language == LanguageChoice::German ? Language::German : Language::English));
}

}  // namespace

TEST_CASE("A figure from the window and the same by the command line are the same bytes", "[identity]")
{
    WindowFixture program;
    const auto light = [](const char* size, double scale) {
        return pageOf(size, scale, FigureTone::Light, Language::English);
    };
    const auto dark = pageOf("half", 1, FigureTone::Dark, Language::English);
    checkSame(program, timeToTrain, light("slide", 2), "png");
    checkSame(program, timeToTrain, light("slide", 1), "svg");
    checkSame(program, timeToTrain, dark, "png");
    checkSame(program, runs, light("square", 1), "png");
    checkSame(program, runs, dark, "svg");
}

TEST_CASE("They are the same with a filter, an order, a scale, a basis and a baseline of one's own", "[identity]")
{
    WindowFixture program;
    Workbench& bench = program.bench();
    const FigureStyle style = pageOf("full", 1, FigureTone::Light, Language::English);
    bench.filter().setChosenKeys(Facet::Round, {"5.0", "5.1"});
    bench.filter().setSizes({512, std::nullopt});
    bench.setBasis(FigureBasis::Raw);
    pageWithFigure(program, timeToTrain);
    auto& order = program.find<QComboBox>("orderChoice");
    order.setCurrentIndex(static_cast<int>(RowOrder::Accelerators));
    emit order.activated(order.currentIndex());
    program.settle();
    bench.baseline().setReference(bench.table().referenceAt(0));
    program.settle();
    const FigureSpec spec = pageWithFigure(program, timeToTrain).figureSpec().value();
    REQUIRE(spec.order == RowOrder::Accelerators);
    REQUIRE(spec.basis == FigureBasis::Raw);
    REQUIRE(spec.filter.rounds.size() == 2);
    REQUIRE_FALSE(spec.baseline.empty());
    checkSame(program, timeToTrain, style, "png");
    checkSame(program, timeToTrain, style, "svg");
}

TEST_CASE("They are the same with a filter of several values of a facet", "[identity]")
{
    WindowFixture program;
    ActiveFilter& filter = program.bench().filter();
    filter.setChosenKeys(Facet::Accelerator, {"NVIDIA H100 SXM", "NVIDIA GB200"});
    filter.setChosenKeys(Facet::Vendor, {"NVIDIA"});
    filter.setChosenKeys(Facet::Submitter, {"NVIDIA", "CoreWeave + IBM + NVIDIA"});  // one is part of the other
    filter.setChosenKeys(Facet::Availability, {"Available on-premise", "Available cloud"});
    filter.setChosenKeys(Facet::Verified, {"verified"});
    const FigureSpec spec = pageWithFigure(program, timeToTrain).figureSpec().value();
    REQUIRE(spec.filter.accelerators.size() == 2);
    REQUIRE(spec.filter.vendors.size() == 1);
    REQUIRE(program.bench().results().rows().size() > 3);
    const FigureStyle style = pageOf("slide", 1, FigureTone::Light, Language::English);
    checkSame(program, timeToTrain, style, "svg");
    checkSame(program, runs, style, "png");
}

TEST_CASE("They are the same on every page", "[identity]")
{
    WindowFixture program;
    Workbench& bench = program.bench();
    bench.filter().setChosenKeys(Facet::Accelerator, {"NVIDIA H100 SXM", "NVIDIA GB200"});
    bench.baseline().setReference(QStringLiteral("5.0/NVIDIA/eos-dfw_n320_ngc25.01_nemo/llama31_405b"));
    const FigureStyle style = pageOf("slide", 1, FigureTone::Light, Language::English);
    for (const char* page : {"speedupPage", "trendsPage", "racksPage", "generationsPage"}) {
        checkSame(program, page, style, "svg");
    }
    pageWithFigure(program, runs);
    emit program.find<Segments>("runsView").chosen(1);
    emit program.find<Segments>("qualityScale").chosen(1);
    program.settle();
    REQUIRE(pageWithFigure(program, runs).figureSpec().value().kind == FigureKind::Convergence);
    checkSame(program, runs, style, "svg");
}

TEST_CASE("A pair of results that was picked on the page is in the command line's figure too", "[identity]")
{
    WindowFixture program;
    const QString folder = QStringLiteral("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu%1_ngc25.04_nemo/llama31_405b");
    program.bench().selection().select(folder.arg(2496));
    pageWithFigure(program, "scalingPage");
    emit program.find<FigureView>("figureView").paired(folder.arg(512));
    program.settle();
    REQUIRE(pageWithFigure(program, "scalingPage").figureSpec().value().from == folder.arg(512).toStdString());
    const FigureStyle style = pageOf("slide", 1, FigureTone::Light, Language::English);
    checkSame(program, "scalingPage", style, "svg");
    checkSame(program, "scalingPage", style, "png");
}

TEST_CASE("Many results are folded to the same rows", "[identity]")
{
    WindowFixture program;
    program.bench().filter().setChosenKeys(Facet::Benchmark, {"llama2_70b_lora"});
    REQUIRE(program.bench().results().rows().size() > 40);
    const FigureStyle style = pageOf("full", 1, FigureTone::Light, Language::English);
    checkSame(program, timeToTrain, style, "svg");
    checkSame(program, runs, style, "svg");
}

TEST_CASE("A window in German and a command line in any locale and time zone give the same bytes", "[identity]")
{
    WindowFixture program;
    chooseLanguage(program, LanguageChoice::German);
    const FigureStyle style = pageOf("slide", 1, FigureTone::Light, Language::German);
    pageWithFigure(program, timeToTrain);
    const std::string svg = exportedByWindow(program, style, "svg");
    CHECK(svg.find("Trainingszeit von Llama 3.1 405B") != std::string::npos);
    for (const auto& [locale, zone] :
         {std::pair("C", "UTC"), std::pair("C.UTF-8", "Pacific/Kiritimati"), std::pair("de_DE.UTF-8", "Europe/Berlin"),
          std::pair("ar_EG.UTF-8", "Africa/Cairo"), std::pair("tr_TR.UTF-8", "Europe/Istanbul")}) {
        CAPTURE(locale);
        checkSame(program, timeToTrain, style, "png", {{"LANG", locale}, {"LC_ALL", locale}, {"TZ", zone}});
        checkSame(program, runs, style, "svg", {{"LANG", locale}, {"LC_ALL", locale}, {"TZ", zone}});
    }
}

TEST_CASE("The locale of the process does not reach an export, nor does a second run", "[identity]")
{
    WindowFixture program;
    const FigureStyle style = pageOf("slide", 1, FigureTone::Light, Language::English);
    const auto both = [&] {
        pageWithFigure(program, timeToTrain);
        return exportedByWindow(program, style, "png") + exportedByWindow(program, style, "svg");
    };
    const std::string first = both();
    const QLocale before;
    for (const auto language : {QLocale::German, QLocale::Arabic, QLocale::Turkish}) {
        QLocale::setDefault(QLocale(language));
        CHECK((both() == first));
    }
    QLocale::setDefault(before);
    program.restart();
    CHECK((both() == first));
}

TEST_CASE("An English figure in a German window and a German one in an English window are the command line's",
          "[identity]")
{
    WindowFixture program;
    for (const auto& [window, language] :
         {std::pair(LanguageChoice::German, Language::English), std::pair(LanguageChoice::English, Language::German)}) {
        chooseLanguage(program, window);
        Workbench& bench = program.bench();
        FigureSources sources = bench.sources();
        sources.phrases = std::make_shared<const BuiltinPhrasebook>(language);
        FigureModel model(bench.results(), bench.baseline(), sources);
        FigureSpec options;
        options.style = pageOf("slide", 1, FigureTone::Dark, language);
        model.setOptions(options);
        const Result<Figure>* figure = model.figure();
        REQUIRE(figure != nullptr);
        REQUIRE(*figure);
        for (const std::string format : {"png", "svg"}) {
            const auto rendered = charts::renderFigure(**figure, options.style, format);
            REQUIRE(rendered);
            CAPTURE(format, toString(language));
            CHECK((rendered->bytes == drawnByCommandLine(program, model.spec(), format)));
        }
    }
}
