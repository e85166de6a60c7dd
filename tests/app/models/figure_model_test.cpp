// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/figure_model.h"

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

const QString eos = QStringLiteral("5.0/NVIDIA/eos-dfw_n1024/llama31_405b");

FigureSources sources(Language language = Language::English)
{
    return {std::make_shared<const ReferenceTables>(test::tables()),
            std::make_shared<const CitationLegends>(test::legends()),
            std::make_shared<const BuiltinPhrasebook>(language),
            "2026-06",
            {}};
}

/// A figure over Llama 3.1 405B of the sample results, and what it told.
struct SampleFigure {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    BaselineState baseline;
    FigureModel model{results, baseline, sources()};
    int invalidations = 0;
    QList<QStringList> wanted;
    quint64 wantedGeneration = 0;

    SampleFigure()
    {
        store.replace(test::sampleSnapshot());
        filter.setChosenKeys(Facet::Benchmark, {"llama31_405b"});
        QObject::connect(&model, &FigureModel::invalidated, &model, [this] { ++invalidations; });
        QObject::connect(&model, &FigureModel::submissionsWanted, &model,
                         [this](quint64 generation, const QStringList& references) {
                             wantedGeneration = generation;
                             wanted.append(references);
                         });
    }

    void showSpread()
    {
        FigureSpec options;
        options.kind = FigureKind::Spread;
        model.setOptions(options);
    }

    /// Figure, or the words of its error.
    const Figure& figure()
    {
        const Result<Figure>* built = model.figure();
        REQUIRE(built != nullptr);
        if (!*built) {
            FAIL(built->error().context << ": " << built->error().detail);
        }
        return **built;
    }
};

/// The wanted submissions with runs of 10, 11 and 12 minutes.
std::vector<Submission> withRuns(const QStringList& references)
{
    std::vector<Submission> submissions;
    for (const QString& reference : references) {
        const auto key = parseReference(reference.toStdString());
        submissions.push_back(test::sampleSubmission(key->system, {10, 11, 12}));
        submissions.back().key = *key;
    }
    return submissions;
}

std::size_t markCount(const Figure& figure) { return test::marksOf(figure).size(); }

}  // namespace

TEST_CASE("A figure shows the results that the filter lets through")
{
    SampleFigure sample;
    CHECK(sample.figure().title == "Time to train Llama 3.1 405B");
    CHECK(sample.figure().categories.size() == 4);
    CHECK(markCount(sample.figure()) == 3);
    sample.filter.setSizes({8000, {}});
    REQUIRE(sample.figure().categories.size() == 1);
    CHECK(sample.figure().categories[0].reference == eos.toStdString());
}

TEST_CASE("A figure is built when it is asked for, and once")
{
    SampleFigure sample;
    CHECK(sample.model.isStale());
    const Result<Figure>* first = sample.model.figure();
    CHECK_FALSE(sample.model.isStale());
    CHECK(sample.model.figure() == first);
    const quint64 generation = sample.model.generation();
    sample.filter.setSizes({8000, {}});
    sample.filter.setSizes({9000, {}});
    CHECK(sample.invalidations == 2);
    CHECK(sample.model.generation() == generation + 2);
    CHECK(sample.model.isStale());
    CHECK((*first)->categories.size() == 4);
    CHECK(sample.figure().emptyMessage == "No result matches the filter: Llama 3.1 405B · Accelerators ≥ 9,000");
}

TEST_CASE("Options change the figure where they are others, and never filter and baseline")
{
    SampleFigure sample;
    FigureSpec options;
    options.filter.submitterTexts = {"Google"};
    options.baseline = "4.1/Google/tpu-v5p-4096/gpt3";
    sample.model.setOptions(options);
    CHECK(sample.invalidations == 0);
    CHECK(sample.model.spec().baseline == "");
    CHECK(sample.model.spec().filter.submitterTexts.empty());
    options.basis = FigureBasis::Raw;
    sample.model.setOptions(options);
    sample.model.setOptions(options);
    CHECK(sample.invalidations == 1);
    CHECK(sample.figure().valueAxis.title.find("Raw") != std::string::npos);
}

TEST_CASE("The spec holds filter and baseline for saved views and the command line")
{
    SampleFigure sample;
    sample.filter.setChosen(Facet::Round, "5.0", true);
    sample.baseline.setReference(eos);
    const FigureSpec spec = sample.model.spec();
    CHECK(spec.filter.benchmarks == std::vector<std::string>{"llama31_405b"});
    CHECK(spec.filter.rounds == std::vector<std::string>{"5.0"});
    CHECK(spec.baseline == eos.toStdString());
    CHECK(sample.figure().referenceLines.size() == 1);
    sample.filter.setChosen(Facet::Vendor, "NVIDIA", true);
    CHECK(sample.model.spec().filter.vendors == std::vector<std::string>{"NVIDIA"});
}

TEST_CASE("A baseline that the filter hides is left out, and comes back")
{
    SampleFigure sample;
    sample.baseline.setReference(eos);
    CHECK_FALSE(sample.model.baselineHidden());
    sample.filter.setChosenKeys(Facet::Submitter, {"Nebius"});
    CHECK(sample.model.baselineHidden());
    CHECK(sample.figure().referenceLines.empty());
    sample.filter.setChosenKeys(Facet::Submitter, {});
    CHECK(sample.figure().referenceLines.size() == 1);
}

TEST_CASE("A speedup needs a baseline that is shown, or a generation")
{
    SampleFigure sample;
    CHECK_FALSE(sample.model.needsBaseline());
    sample.model.setOptions(defaultSpec(FigureKind::Speedup));
    CHECK(sample.model.needsBaseline());
    sample.baseline.setReference(eos);
    CHECK_FALSE(sample.model.needsBaseline());
    CHECK(sample.model.spec().baseline == eos.toStdString());
    sample.filter.setChosenKeys(Facet::Submitter, {"Nebius"});
    CHECK(sample.model.needsBaseline());
    sample.baseline.setGeneration("NVIDIA Hopper");
    CHECK_FALSE(sample.model.needsBaseline());
}

TEST_CASE("Against the best of a generation counts are equal")
{
    SampleFigure sample;
    FigureSpec options = defaultSpec(FigureKind::Speedup);
    options.speedup = SpeedupMode::PerAccelerator;
    sample.model.setOptions(options);
    sample.baseline.setGeneration("NVIDIA Hopper");
    CHECK(sample.model.spec().speedup == SpeedupMode::EqualCount);
    CHECK(sample.model.spec().baselineGeneration == "NVIDIA Hopper");
    CHECK(sample.model.spec().baseline.empty());
    CHECK(validate(sample.model.spec()));
    sample.baseline.setReference(eos);
    CHECK(sample.model.spec().speedup == SpeedupMode::PerAccelerator);
    CHECK(sample.model.spec().baselineGeneration.empty());
}

TEST_CASE("The ideal line of a scaling figure goes through the anchor, else through the baseline")
{
    SampleFigure sample;
    const QString carina = QStringLiteral("5.0/IBM+CoreWeave+NVIDIA/carina_ngpu2496/llama31_405b");
    sample.model.setOptions(defaultSpec(FigureKind::Scaling));
    sample.baseline.setReference(eos);
    CHECK(sample.model.spec().baseline == eos.toStdString());
    sample.model.setAnchor(carina);
    CHECK(sample.model.isStale());
    CHECK(sample.model.spec().baseline == carina.toStdString());
    sample.filter.setChosenKeys(Facet::Submitter, {"NVIDIA"});
    CHECK(sample.model.spec().baseline == eos.toStdString());
    sample.model.setOptions(defaultSpec(FigureKind::TimeToTrain));
    const int before = sample.invalidations;
    sample.model.setAnchor({});
    CHECK(sample.invalidations == before);
}

TEST_CASE("A trend has no baseline")
{
    SampleFigure sample;
    sample.baseline.setReference(eos);
    sample.model.setOptions(defaultSpec(FigureKind::Trend));
    CHECK(sample.model.spec().baseline.empty());
    CHECK(sample.figure().emptyMessage.empty());
}

TEST_CASE("What cannot be built is an error, not a figure")
{
    SampleFigure sample;
    FigureSpec options;
    options.maxRows = 0;
    sample.model.setOptions(options);
    const Result<Figure>* built = sample.model.figure();
    REQUIRE(built != nullptr);
    REQUIRE_FALSE(*built);
    CHECK(built->error().code == ErrorCode::InvalidInput);
    CHECK_FALSE(sample.model.isStale());
}

TEST_CASE("Words of another language make another figure")
{
    SampleFigure sample;
    FigureSpec options;
    options.style.language = Language::German;
    sample.model.setOptions(options);
    sample.model.setSources(sources(Language::German));
    CHECK(sample.figure().title == "Trainingszeit von Llama 3.1 405B");
}

TEST_CASE("A figure that was built elsewhere is taken while it is the present one")
{
    SampleFigure sample;
    const FigureRequest request = sample.model.request();
    CHECK(sample.model.accept(request.generation, buildFigure(request)));
    CHECK_FALSE(sample.model.isStale());
    CHECK(sample.figure().categories.size() == 4);

    const FigureRequest late = sample.model.request();
    sample.filter.setSizes({8000, {}});
    CHECK_FALSE(sample.model.accept(late.generation, buildFigure(late)));
    CHECK(sample.model.isStale());
    CHECK(sample.figure().categories.size() == 1);
}

TEST_CASE("The spread asks for the runs once, and is built when they have come")
{
    SampleFigure sample;
    sample.showSpread();
    CHECK(sample.model.isWaiting());
    CHECK(sample.model.figure() == nullptr);
    CHECK(sample.model.figure() == nullptr);
    REQUIRE(sample.wanted.size() == 1);
    CHECK(sample.wanted[0].size() == 4);
    CHECK(sample.wanted[0][0] == eos);

    const int before = sample.invalidations;
    sample.model.setSubmissions(sample.wantedGeneration, withRuns(sample.wanted[0]));
    CHECK(sample.invalidations == before + 1);
    CHECK_FALSE(sample.model.isWaiting());
    CHECK(markCount(sample.figure()) == 16);  // three runs and the score, four times

    FigureSpec options = sample.model.options();
    options.spreadUnit = SpreadUnit::Percent;
    sample.model.setOptions(options);
    CHECK(sample.figure().valueAxis.unit == ValueUnit::Percent);
    CHECK(sample.wanted.size() == 1);
}

TEST_CASE("Runs of results that are shown no more are dropped, and the old figure stays meanwhile")
{
    SampleFigure sample;
    const std::string before = sample.figure().title;
    sample.showSpread();
    CHECK(sample.figure().title == before);
    REQUIRE(sample.wanted.size() == 1);
    const quint64 asked = sample.wantedGeneration;
    sample.filter.setSizes({8000, {}});
    sample.model.setSubmissions(asked, withRuns(sample.wanted[0]));
    CHECK(sample.model.isWaiting());
    CHECK(sample.figure().title == before);
    REQUIRE(sample.wanted.size() == 2);
    CHECK(sample.wanted[1] == QStringList{eos});
    sample.model.setSubmissions(sample.wantedGeneration, withRuns(sample.wanted[1]));
    CHECK(markCount(sample.figure()) == 4);
}

TEST_CASE("Runs that come at once make the figure at once")
{
    SampleFigure sample;
    QObject::connect(&sample.model, &FigureModel::submissionsWanted, &sample.model,
                     [&](quint64 generation, const QStringList& references) {
                         sample.model.setSubmissions(generation, withRuns(references));
                     });
    sample.showSpread();
    CHECK(markCount(sample.figure()) == 16);
    CHECK_FALSE(sample.model.isStale());
}

TEST_CASE("Where nothing may be drawn no runs are asked for")
{
    SampleFigure sample;
    sample.filter.clear();
    sample.showSpread();
    CHECK_FALSE(sample.figure().emptyMessage.empty());
    CHECK_FALSE(sample.model.isStale());
    CHECK(sample.wanted.isEmpty());
}

TEST_CASE("A spread without its runs is not taken for the figure")
{
    SampleFigure sample;
    sample.showSpread();
    const FigureRequest request = sample.model.request();
    CHECK(request.submissions == nullptr);
    CHECK_FALSE(sample.model.accept(request.generation, buildFigure(request)));
    CHECK(sample.model.isStale());
}

}  // namespace podium
