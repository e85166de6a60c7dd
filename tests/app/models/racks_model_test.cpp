// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/racks_model.h"

#include "tests/app/analysis/figure_samples.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

namespace {

/// Racks over the worked values of METRICS, and what was told.
struct SampleRacks {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    BaselineState baseline;
    SelectionState selection;
    FigureSources sources{std::make_shared<const ReferenceTables>(test::tables()),
                          std::make_shared<const CitationLegends>(test::legends()),
                          std::make_shared<const BuiltinPhrasebook>(Language::English),
                          "2026-06",
                          {}};
    RacksModel model{results, baseline, selection, sources};
    int invalidations = 0;

    SampleRacks()
    {
        store.replace(test::snapshotOf(test::workedRows()));
        QObject::connect(&model, &RacksModel::invalidated, &model, [this] { ++invalidations; });
    }

    [[nodiscard]] static QString referenceOf(std::int64_t count, const std::string& accelerator)
    {
        for (const store::SubmissionRow& row : test::workedRows()) {
            if (row.accelerators == count && row.accelerator.name == accelerator) {
                return QString::fromStdString(reference(row.key));
            }
        }
        return {};
    }

    [[nodiscard]] QString subject() const { return QString::fromStdString(reference(model.subject()->key)); }
    [[nodiscard]] std::int64_t racksUsed() { return model.figure().value().racks.value().rows.front().racks.value(); }
};

QString carina() { return SampleRacks::referenceOf(2496, "NVIDIA GB200"); }
QString eos() { return SampleRacks::referenceOf(2560, "NVIDIA H100 SXM"); }

}  // namespace

TEST_CASE("Racks are those of the fastest whose racks are stated, until a result is selected or chosen")
{
    SampleRacks racks;
    CHECK(racks.subject() == carina());
    racks.selection.select(eos());
    CHECK(racks.invalidations == 1);
    CHECK(racks.subject() == eos());
    CHECK(racks.model.against() == "NVIDIA GB200");
    FigureSpec options = racks.model.options();
    options.racks.subject = carina().toStdString();
    racks.model.setOptions(options);
    CHECK(racks.subject() == carina());
    racks.filter.setChosenKeys(Facet::Accelerator, {"NVIDIA H100 SXM"});
    CHECK(racks.subject() == eos());
}

TEST_CASE("The baseline says what racks are held against, unless something is chosen")
{
    SampleRacks racks;
    CHECK(racks.model.against() == "NVIDIA H100 SXM");
    racks.baseline.setReference(SampleRacks::referenceOf(512, "NVIDIA H200"));
    CHECK(racks.model.against() == "NVIDIA H200");
    FigureSpec options = racks.model.options();
    options.racks.against = "NVIDIA Hopper";
    racks.model.setOptions(options);
    CHECK(racks.model.against() == "NVIDIA Hopper");
    options.racks.against = "NVIDIA Volta";
    racks.model.setOptions(options);
    CHECK(racks.model.against() == "NVIDIA H200");
}

TEST_CASE("What racks are held against may be filtered out")
{
    SampleRacks racks;
    racks.filter.setChosenKeys(Facet::Accelerator, {"NVIDIA GB200"});
    CHECK(racks.model.against() == "NVIDIA H100 SXM");
    CHECK(racks.racksUsed() == 39);
}

TEST_CASE("Own racks take the place of the profiles, each for its accelerator")
{
    SampleRacks racks;
    CHECK(racks.racksUsed() == 39);
    racks.model.setOwnRacks({{"NVIDIA GB200", {72, 72}}, {"NVIDIA H100 SXM", {40, 40}}});
    CHECK(racks.racksUsed() == 35);
    CHECK(racks.model.figure()->racks->rows.back().perRack == 40);
    racks.selection.select(eos());
    CHECK(racks.racksUsed() == 64);
    racks.model.setOwnRacks({});
    CHECK(racks.racksUsed() == 80);
}

TEST_CASE("The spec of racks names subject and opponent, so that the command line draws the same")
{
    SampleRacks racks;
    racks.model.setOwnRacks({{"NVIDIA H100 SXM", {40, 40}}});
    const FigureSpec spec = racks.model.spec();
    CHECK(spec.racks.subject == carina().toStdString());
    CHECK(spec.racks.against == "NVIDIA H100 SXM");
    CHECK(spec.racks.rack == OwnRack{40, 40});
    CHECK_FALSE(spec.racks.rackOfSubject);
    CHECK(figureSpecFromJson(toJson(spec), "x").has_value());
}

TEST_CASE("Without results racks say so")
{
    SampleRacks racks;
    racks.filter.setChosenKeys(Facet::Round, {"0.7"});
    CHECK(racks.model.subject() == nullptr);
    CHECK(racks.model.against().empty());
    CHECK(racks.model.choices().empty());
    CHECK_FALSE(racks.model.figure()->emptyMessage.empty());
}

}  // namespace podium
