// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/facet_model.h"

#include <QAbstractItemModelTester>
#include <QPersistentModelIndex>

#include "app/models/model_roles.h"
#include "tests/app/models/model_text.h"
#include "tests/app/models/result_samples.h"
#include "tests/support/catch.h"

namespace podium {

using test::linesOf;

namespace {

/// The facets over the sample results, watched by Qt's own tester, which ends the program where a rule is broken.
struct SampleFacets {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    FacetModel facets{results, filter};
    QAbstractItemModelTester tester{&facets, QAbstractItemModelTester::FailureReportingMode::Fatal};

    SampleFacets() { store.replace(test::sampleSnapshot()); }

    bool tick(Facet facet, const QString& key, Qt::CheckState state = Qt::Checked)
    {
        return facets.setData(facets.valueIndex(facet, key), state, Qt::CheckStateRole);
    }

    /// One facet's values.
    [[nodiscard]] std::string valuesOf(Facet facet) const;
};

/// "Round", "[x] v5.0 5", "( ) v5.1 0": round brackets where it is greyed.
QString lineOf(const QModelIndex& index)
{
    const QVariant state = index.data(Qt::CheckStateRole);
    if (!state.isValid()) {
        const QString summary = index.data(SummaryRole).toString();
        return index.data().toString() + (summary.isEmpty() ? "" : ": " + summary);
    }
    const QString mark = state == Qt::Checked ? "x" : " ";
    const QString box = index.data(GreyedRole).toBool() ? "(%1)" : "[%1]";
    return box.arg(mark) + " " + index.data().toString() + " " + index.data(CountRole).toString();
}

std::string SampleFacets::valuesOf(Facet facet) const
{
    std::string text = "\n";
    test::addLines(facets, facets.facetIndex(facet), lineOf, 0, text);
    return text;
}

}  // namespace

TEST_CASE("Facets list their values with the number of results")
{
    const SampleFacets sample;
    CHECK(linesOf(sample.facets, lineOf) == R"(
Benchmark
  [ ] Llama 3.1 8B 1
  [ ] Llama 3.1 405B 4
  [ ] BERT 1
  [ ] GPT-3 175B 1
  [ ] CosmoFlow 1
Round
  [ ] v5.1 1
  [ ] v5.0 5
  [ ] v4.1 1
  [ ] HPC v3.0 1
Generation
  [ ] Hopper 3
  [ ] TPU v5p 1
  [ ] Xeon Sapphire Rapids 1
  [ ] Ampere 1
  [ ] Blackwell 1
  [ ] Not stated 1
Vendor
  [ ] NVIDIA 5
  [ ] Google 1
  [ ] Intel 1
  [ ] Not stated 1
Accelerator
  [ ] H200 2
  [ ] TPU v5p 1
  [ ] Xeon 4th Gen 1
  [ ] A100 80GB 1
  [ ] GB200 1
  [ ] H100 1
  [ ] Not stated 1
Submitter
  [ ] Nebius 2
  [ ] NVIDIA 2
  [ ] CoreWeave + IBM + NVIDIA 1
  [ ] Google 1
  [ ] Intel 1
  [ ] me 1
Division
  [ ] Closed 6
  [ ] Open 1
  [ ] Not stated 1
Availability
  [ ] On-premise 5
  [ ] Cloud 1
  [ ] Preview 1
  [ ] Not stated 1
Verification
  [ ] Verified 7
  [ ] Unverified 1
)");
}

TEST_CASE("Ticking a value filters, counts follow the other facets, and zero counts stay, greyed")
{
    SampleFacets sample;
    REQUIRE(sample.tick(Facet::Submitter, "NVIDIA"));
    CHECK(sample.filter.state().of(Facet::Submitter) == ChosenKeys{"NVIDIA"});
    CHECK(sample.valuesOf(Facet::Submitter) == R"(
[ ] Nebius 2
[x] NVIDIA 2
[ ] CoreWeave + IBM + NVIDIA 1
[ ] Google 1
[ ] Intel 1
[ ] me 1
)");
    CHECK(sample.valuesOf(Facet::Round) == R"(
( ) v5.1 0
[ ] v5.0 1
( ) v4.1 0
[ ] HPC v3.0 1
)");
    REQUIRE(sample.tick(Facet::Round, "5.0"));
    REQUIRE(sample.tick(Facet::Submitter, "Google"));
    CHECK(sample.valuesOf(Facet::Submitter) == R"(
[ ] Nebius 2
[x] NVIDIA 1
[ ] CoreWeave + IBM + NVIDIA 1
(x) Google 0
[ ] Intel 1
( ) me 0
)");
    CHECK(sample.facets.facetIndex(Facet::Submitter).data(SummaryRole) == "NVIDIA, Google");
    CHECK(sample.facets.facetIndex(Facet::Submitter).data(CountRole) == 4);

    REQUIRE(sample.tick(Facet::Submitter, "NVIDIA", Qt::Unchecked));
    CHECK(sample.filter.state().of(Facet::Submitter) == ChosenKeys{"Google"});
}

TEST_CASE("Values are known by key, and what is not stated by the empty one")
{
    SampleFacets sample;
    REQUIRE(sample.tick(Facet::Vendor, ""));
    CHECK(sample.filter.state().of(Facet::Vendor) == ChosenKeys{""});
    CHECK(sample.results.rows() == std::vector<RowIndex>{6});
    CHECK(sample.facets.valueIndex(Facet::Availability, "Available cloud").data(KeyRole) == "Available cloud");
    CHECK(sample.facets.valueIndex(Facet::Availability, "Available cloud").data(FacetRole) ==
          static_cast<int>(Facet::Availability));
    CHECK_FALSE(sample.facets.valueIndex(Facet::Vendor, "Acme").isValid());
}

TEST_CASE("Generations and accelerators have their colour, other facets none")
{
    const SampleFacets sample;
    CHECK(sample.facets.valueIndex(Facet::Generation, "NVIDIA Hopper").data(FamilyRole) ==
          static_cast<int>(HardwareFamily::Hopper));
    CHECK(sample.facets.valueIndex(Facet::Accelerator, "Google TPU v5p").data(FamilyRole) ==
          static_cast<int>(HardwareFamily::Tpu));
    CHECK_FALSE(sample.facets.valueIndex(Facet::Submitter, "NVIDIA").data(FamilyRole).isValid());
}

TEST_CASE("Tool tips name a value in full, with its results by locale")
{
    SampleFacets sample;
    auto rows = test::manyResults(3000);
    for (auto& row : rows) {
        row.accelerator.name = "NVIDIA H100 SXM";
    }
    sample.store.replace(test::snapshotOf(std::move(rows)));
    sample.facets.setLocale(QLocale(QLocale::German, QLocale::Germany));
    sample.filter.setChosenKeys(Facet::Verified, {});
    CHECK(sample.facets.valueIndex(Facet::Accelerator, "NVIDIA H100 SXM").data() == "H100");
    CHECK(sample.facets.valueIndex(Facet::Accelerator, "NVIDIA H100 SXM").data(Qt::ToolTipRole) ==
          "NVIDIA H100 SXM: 3.000 of 3.000 results");
}

TEST_CASE("A chosen value that no result has can be seen and unticked")
{
    SampleFacets sample;
    FilterState filter;
    filter.of(Facet::Division) = {"open", "sideways"};
    filter.of(Facet::Round) = {"9.9"};
    sample.filter.setState(filter);
    CHECK(sample.valuesOf(Facet::Division) == "\n( ) Closed 0\n(x) Open 0\n( ) Not stated 0\n(x) sideways 0\n");
    CHECK(sample.facets.facetIndex(Facet::Division).data(SummaryRole) == "Open, sideways");

    REQUIRE(sample.tick(Facet::Round, "9.9", Qt::Unchecked));
    REQUIRE(sample.tick(Facet::Division, "sideways", Qt::Unchecked));
    CHECK(sample.valuesOf(Facet::Division) == "\n[ ] Closed 6\n[x] Open 1\n[ ] Not stated 1\n");
    CHECK(sample.valuesOf(Facet::Round) == "\n( ) v5.1 0\n[ ] v5.0 1\n( ) v4.1 0\n( ) HPC v3.0 0\n");
}

TEST_CASE("Values that no result has come and go one by one")
{
    SampleFacets sample;
    sample.filter.setChosenKeys(Facet::Vendor, {"a", "b", "c"});
    const QPersistentModelIndex last = sample.facets.valueIndex(Facet::Vendor, "c");
    sample.filter.setChosenKeys(Facet::Vendor, {"0", "c"});
    CHECK(sample.valuesOf(Facet::Vendor) ==
          "\n[ ] NVIDIA 5\n[ ] Google 1\n[ ] Intel 1\n[ ] Not stated 1\n(x) c 0\n(x) 0 0\n");
    CHECK(last.data(KeyRole) == "c");
}

TEST_CASE("New results bring new values, and what is chosen stays chosen")
{
    SampleFacets sample;
    REQUIRE(sample.tick(Facet::Round, "4.1"));
    sample.store.replace(test::snapshotOf({test::sampleResult("one")}));
    CHECK(sample.valuesOf(Facet::Round) == "\n[ ] v5.0 1\n(x) 4.1 0\n");
    sample.store.replace(test::sampleSnapshot());
    CHECK(sample.valuesOf(Facet::Round) == "\n[ ] v5.1 1\n[ ] v5.0 5\n[x] v4.1 1\n[ ] HPC v3.0 1\n");
}

TEST_CASE("Only values can be ticked")
{
    SampleFacets sample;
    const QModelIndex facet = sample.facets.facetIndex(Facet::Round);
    CHECK_FALSE(sample.facets.setData(facet, Qt::Checked, Qt::CheckStateRole));
    CHECK_FALSE(sample.facets.setData({}, Qt::Checked, Qt::CheckStateRole));
    CHECK_FALSE(sample.facets.setData(sample.facets.valueIndex(Facet::Round, "5.0"), "6.0", Qt::EditRole));
    CHECK_FALSE(sample.facets.flags(facet).testFlag(Qt::ItemIsUserCheckable));
    CHECK(sample.facets.flags(sample.facets.valueIndex(Facet::Round, "5.0")).testFlag(Qt::ItemIsUserCheckable));
    CHECK_FALSE(sample.filter.state().restricts());
}

}  // namespace podium
