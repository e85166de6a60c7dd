// SPDX-License-Identifier: GPL-3.0-or-later
// Every choice of a page is a step that Undo takes back, and a figure's spec brings all of them at once.
#include <QAction>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QToolButton>

#include "tests/ui/desktop/page_tools.h"
#include "ui/desktop/widgets/segments.h"

using namespace podium;
using namespace podium::desktop;

namespace {

struct Pages : WindowFixture {
    std::string spec()
    {
        const auto spec = window().currentSpec();
        REQUIRE(spec.has_value());
        return toJson(*spec);
    }

    void segment(const char* name, int index)
    {
        auto* button = find<Segments>(name).findChild<QToolButton*>(QStringLiteral("segment%1").arg(index));
        REQUIRE(button != nullptr);
        button->click();
        settle();
    }

    void item(const char* name, int index)
    {
        auto& box = find<QComboBox>(name);
        REQUIRE(index < box.count());
        REQUIRE(index != box.currentIndex());
        box.setCurrentIndex(index);
        emit box.activated(index);
        settle();
    }

    /// The change is seen in the page's spec; one step back it is gone, one step forth it is there again.
    void checkUndone(const char* what, const std::function<void()>& change)
    {
        CAPTURE(what);
        bench().history().endMerging();
        const std::string before = spec();
        change();
        settle();
        const std::string after = spec();
        CHECK(after != before);
        trigger("undo");
        CHECK(spec() == before);
        trigger("redo");
        CHECK(spec() == after);
    }
};

}  // namespace

TEST_CASE("Undo takes back every choice of the bar charts and of speedups", "[window]")
{
    Pages program;
    showPage(program, "timeToTrainPage");
    program.checkUndone("order", [&] { program.item("orderChoice", 2); });
    program.checkUndone("scale", [&] { program.segment("scaleChoice", 1); });
    program.checkUndone("basis", [&] { program.bench().setBasis(FigureBasis::Raw); });
    program.bench().baseline().setReference(eos(1024));
    showPage(program, "speedupPage");
    program.checkUndone("speedup", [&] { program.segment("speedupMode", 2); });
    program.checkUndone("order of speedups", [&] { program.item("orderChoice", 1); });
    CHECK(program.find<Segments>("speedupMode").current() == 2);
    program.trigger("undo");
    program.trigger("undo");
    CHECK(program.find<Segments>("speedupMode").current() == 0);
}

TEST_CASE("Undo takes back lines, scale and pair of the page of scaling, and the size of a trend", "[window]")
{
    Pages program;
    program.bench().selection().select(carina(2496));
    FigureView& view = drawnFigure(program, "scalingPage");
    program.checkUndone("scale", [&] { program.segment("scaleChoice", 0); });
    program.checkUndone("lines", [&] { program.item("groupingChoice", 1); });
    program.checkUndone("pair", [&] { emit view.paired(carina(512)); });
    CHECK(program.window().currentSpec()->from == carina(512).toStdString());
    program.bench().history().endMerging();
    QTest::mouseClick(&view, Qt::LeftButton, {}, placeOf(view, carina(1024)));
    program.settle();
    CHECK(program.window().currentSpec()->from.empty());
    CHECK(program.bench().selection().selected() == carina(1024));
    program.trigger("undo");
    CHECK(program.window().currentSpec()->from == carina(512).toStdString());
    CHECK(program.window().currentSpec()->to == carina(2496).toStdString());
    CHECK(program.bench().selection().selected() == carina(2496));
    program.trigger("redo");
    CHECK(program.window().currentSpec()->from.empty());
    showPage(program, "trendsPage");
    program.checkUndone("size", [&] { program.item("sizeChoice", 1); });
}

TEST_CASE("Undo takes back the views of the runs and what they are drawn over", "[window]")
{
    Pages program;
    showPage(program, "runsPage");
    program.checkUndone("unit", [&] { program.segment("scaleChoice", 2); });
    program.checkUndone("convergence", [&] { program.segment("runsView", 1); });
    program.checkUndone("samples", [&] { program.segment("overChoice", 1); });
    program.checkUndone("scale of the quality", [&] { program.segment("qualityScale", 1); });
    CHECK(program.window().currentSpec()->kind == FigureKind::Convergence);
    program.segment("runsView", 0);
    program.segment("runsView", 1);
    CHECK(program.window().currentSpec()->scale == AxisScale::Log);
    CHECK(program.window().currentSpec()->over == ConvergenceOver::Samples);
    for (int step = 0; step < 3; ++step) {
        program.trigger("undo");
    }
    CHECK(program.window().currentSpec()->kind == FigureKind::Spread);
    CHECK(program.find<Segments>("scaleChoice").current() == 2);
}

TEST_CASE("Undo takes back the options of racks, and turning the ratio is one step", "[window]")
{
    Pages program;
    drawnFigure(program, "racksPage");
    program.checkUndone("form", [&] { program.segment("racksForm", 1); });
    program.checkUndone("against", [&] { program.item("racksAgainst", 1); });
    auto& ratio = program.find<QDoubleSpinBox>("racksRatio");
    program.checkUndone("ratio", [&] {
        for (const double value : {1.5, 2.0, 2.5}) {
            ratio.setValue(value);
        }
    });
    program.trigger("undo");
    CHECK(ratio.value() == 0);
    CHECK_FALSE(program.window().currentSpec()->racks.ratio.has_value());
    const auto text = [&](const char* name) {
        return program.window().findChild<QAction*>(QLatin1String(name))->text();
    };
    CHECK(text("undo") == "&Undo: options of the figure");
    CHECK(text("redo") == "&Redo: options of the figure");
}

TEST_CASE("Undo takes back the choices of the page of generations", "[window]")
{
    Pages program;
    drawnFigure(program, "generationsPage");
    program.checkUndone("form", [&] { program.segment("formChoice", 1); });
    program.checkUndone("round", [&] { program.segment("roundChoice", 1); });
    program.checkUndone("tolerance", [&] { program.item("toleranceChoice", 2); });
    program.checkUndone("scope", [&] { program.segment("scopeChoice", 1); });
    program.checkUndone("hardware", [&] { program.item("againstChoice", 2); });
    program.checkUndone("subject", [&] { program.item("subjectChoice", 3); });
}

TEST_CASE("A page opened by its figure's spec shows the same figure, as one step", "[window]")
{
    Pages program;
    Workbench& bench = program.bench();
    bench.filter().setChosenKeys(Facet::Vendor, {"NVIDIA", "AMD"});
    bench.filter().setChosenKeys(Facet::Availability, {"Available on-premise", "Available cloud"});
    bench.filter().setSizes({16, 9000});
    bench.filter().setSearch("ngc");
    REQUIRE(program.becomes([&] { return !bench.results().searchPending() && !bench.results().rows().empty(); }));
    bench.baseline().setReference(eos(320));
    bench.selection().select(carina(2496));
    std::vector<FigureSpec> specs;
    const auto capture = [&] {
        program.settle();
        const auto spec = program.window().currentSpec();
        REQUIRE(spec.has_value());
        specs.push_back(*spec);
    };
    showPage(program, "timeToTrainPage");
    program.item("orderChoice", 1);
    capture();
    showPage(program, "speedupPage");
    program.segment("speedupMode", 1);
    capture();
    FigureView& scaling = drawnFigure(program, "scalingPage");
    emit scaling.paired(carina(512));
    capture();
    showPage(program, "trendsPage");
    program.item("sizeChoice", 1);
    capture();
    showPage(program, "racksPage");
    program.find<QDoubleSpinBox>("racksRatio").setValue(3);
    capture();
    showPage(program, "generationsPage");
    program.segment("scopeChoice", 1);
    program.segment("formChoice", 1);
    capture();
    showPage(program, "runsPage");
    program.segment("scaleChoice", 1);
    capture();
    bench.pins().setReferences({carina(2496), eos(320)});
    program.segment("runsView", 1);
    program.segment("overChoice", 1);
    capture();
    REQUIRE(specs.size() == figureKindCount);

    // Everything becomes another one, but for what is seen of the pages.
    ViewState other;
    other.filter = bench.firstFilter();
    other.baselineGeneration = "NVIDIA Hopper";
    other.options.basis = FigureBasis::Throughput;
    bench.history().apply(other);
    bench.selection().select(eos(64));
    for (const FigureSpec& spec : specs) {
        CAPTURE(toJson(spec));
        program.window().showPage(QStringLiteral("overviewPage"));
        CHECK_FALSE(program.window().currentSpec().has_value());
        program.window().openSpec(spec);
        REQUIRE(program.becomes([&] { return !bench.results().searchPending(); }));
        program.settle();
        REQUIRE(program.window().currentSpec().has_value());
        CHECK(toJson(*program.window().currentSpec()) == toJson(spec));
        program.trigger("undo");
        CHECK(bench.history().state() == other);
    }
}

TEST_CASE("A racks figure with racks of its own keeps them until the analyst says others", "[window]")
{
    Pages program;
    drawnFigure(program, "racksPage");
    FigureSpec spec = *program.window().currentSpec();
    spec.racks.rack = OwnRack{40, 40};
    program.window().openSpec(spec);
    program.settle();
    CHECK(program.window().currentSpec()->racks.rack == OwnRack{40, 40});
    CHECK(program.bench().ownRacks().empty());
    program.find<QToolButton>("othersReset").click();
    program.settle();
    CHECK_FALSE(program.window().currentSpec()->racks.rack.has_value());
}

TEST_CASE("Options that an earlier version stored are left out", "[window]")
{
    Pages program;
    program.window().close();
    QSettings settings(program.folder() + "/podium.ini", QSettings::IniFormat);
    QByteArray old;
    QDataStream(&old, QIODevice::WriteOnly)
        << qint32{1} << qint32{1} << qint32{0} << qint32{0} << qint32{0} << qint64{0};
    settings.setValue("pages/timeToTrainPage", old);
    settings.setValue("view/basis", "raw");
    settings.sync();
    program.restart();
    showPage(program, "timeToTrainPage");
    CHECK(program.window().currentSpec()->order == RowOrder::Time);
    CHECK(program.bench().basis() == FigureBasis::Official);
}
