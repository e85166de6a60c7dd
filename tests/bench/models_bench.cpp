// SPDX-License-Identifier: GPL-3.0-or-later
// What a change of filter or order costs before anything is painted. Budget (DESIGN.md): filter and repaint within
// 16 ms with the catalogue, which has about 2,500 results, and within 50 ms with 100,000.
#include <benchmark/benchmark.h>

#include "app/models/facet_model.h"
#include "app/models/figure_model.h"
#include "app/models/filter_rows.h"
#include "app/models/result_table_model.h"
#include "app/models/sort_rows.h"
#include "tests/app/analysis/figure_samples.h"
#include "tests/app/models/result_samples.h"

namespace podium {

namespace {

constexpr std::int64_t catalogueSize = 2'500;
constexpr std::int64_t manySize = 100'000;

std::vector<store::SubmissionRow> rowsFor(const benchmark::State& state)
{
    return test::manyResults(static_cast<std::size_t>(state.range(0)));
}

/// A filter over several facets and a range, as a user has it after a while.
FilterState usualFilter()
{
    FilterState filter;
    filter.of(Facet::Round) = {"4.1", "5.0", "5.1"};
    filter.of(Facet::Generation) = {"NVIDIA Hopper", "NVIDIA Blackwell"};
    filter.of(Facet::Division) = {"closed"};
    filter.sizes = {8, 4096};
    return filter;
}

/// All that follows the filter in the window, but for what is painted.
struct Models {
    ResultStore store;
    ActiveFilter filter;
    FilteredResults results{store, filter};
    FacetModel facets{results, filter};
    ResultTableModel table{results};
    BaselineState baseline;
    FigureModel figure{results,
                       baseline,
                       {std::make_shared<const ReferenceTables>(test::tables()),
                        std::make_shared<const CitationLegends>(test::legends()),
                        std::make_shared<const BuiltinPhrasebook>(Language::English),
                        "2026-06",
                        {}}};

    explicit Models(std::vector<store::SubmissionRow> rows) { store.replace(test::snapshotOf(std::move(rows))); }
};

void buildSnapshot(benchmark::State& state)
{
    const auto rows = rowsFor(state);
    for (auto iteration : state) {
        benchmark::DoNotOptimize(test::snapshotOf(rows));
    }
}

void filterAndCount(benchmark::State& state)
{
    const auto snapshot = test::snapshotOf(rowsFor(state));
    const FilterState filter = usualFilter();
    for (auto iteration : state) {
        benchmark::DoNotOptimize(filterRows(*snapshot, filter));
    }
}

void sortColumn(benchmark::State& state)
{
    const auto snapshot = test::snapshotOf(rowsFor(state));
    const auto column = static_cast<ResultColumn>(state.range(1));
    for (auto iteration : state) {
        benchmark::DoNotOptimize(sortedRows(*snapshot, column, Qt::DescendingOrder));
    }
}

/// A facet ticked and unticked: counts, facets and table follow.
void changeFilter(benchmark::State& state)
{
    Models models(rowsFor(state));
    models.filter.setState(usualFilter());
    bool chosen = false;
    for (auto iteration : state) {
        chosen = !chosen;
        models.filter.setChosen(Facet::Vendor, "NVIDIA", chosen);
        benchmark::DoNotOptimize(models.table.rowCount());
    }
}

/// Every result comes and goes, and the table is sorted anew: the most that one click can ask for.
void changeFilterAndOrder(benchmark::State& state)
{
    Models models(rowsFor(state));
    bool chosen = false;
    for (auto iteration : state) {
        chosen = !chosen;
        models.filter.setChosen(Facet::Verified, "verified", chosen);
        models.table.sort(ResultTableModel::columnOf(chosen ? ResultColumn::System : ResultColumn::Minutes));
        benchmark::DoNotOptimize(models.table.rowCount());
    }
}

/// Forty rows with every column and the roles that a view asks for.
void readVisibleCells(benchmark::State& state)
{
    const Models models(rowsFor(state));
    for (auto iteration : state) {
        for (int row = 0; row < 40; ++row) {
            for (int column = 0; column < resultColumnCount; ++column) {
                const QModelIndex index = models.table.index(row, column);
                benchmark::DoNotOptimize(index.data(Qt::DisplayRole));
                benchmark::DoNotOptimize(index.data(Qt::TextAlignmentRole));
                benchmark::DoNotOptimize(index.data(Qt::CheckStateRole));
            }
        }
    }
}

/// The figure of one benchmark in one round, about a sixtieth of the results.
void buildOneFigure(benchmark::State& state)
{
    Models models(rowsFor(state));
    models.filter.setChosenKeys(Facet::Benchmark, {"llama31_405b"});
    models.filter.setChosenKeys(Facet::Round, {"5.0"});
    const FigureRequest request = models.figure.request();
    state.SetLabel(std::to_string(request.outcome->rows.size()) + " rows");
    for (auto iteration : state) {
        benchmark::DoNotOptimize(buildFigure(request));
    }
}

/// Without a filter: different benchmarks, which are not drawn.
void buildBlockedFigure(benchmark::State& state)
{
    const Models models(rowsFor(state));
    const FigureRequest request = models.figure.request();
    for (auto iteration : state) {
        benchmark::DoNotOptimize(buildFigure(request));
    }
}

void sizes(benchmark::internal::Benchmark* bench)
{
    bench->Arg(catalogueSize)->Arg(manySize)->Unit(benchmark::kMillisecond);
}

void columns(benchmark::internal::Benchmark* bench)
{
    for (const ResultColumn column : {ResultColumn::Minutes, ResultColumn::System, ResultColumn::Round}) {
        bench->Args({manySize, static_cast<std::int64_t>(column)})->Unit(benchmark::kMillisecond);
    }
}

BENCHMARK(buildSnapshot)->Apply(sizes);
BENCHMARK(filterAndCount)->Apply(sizes);
BENCHMARK(sortColumn)->Apply(columns);
BENCHMARK(changeFilter)->Apply(sizes);
BENCHMARK(changeFilterAndOrder)->Apply(sizes);
BENCHMARK(readVisibleCells)->Apply(sizes);
BENCHMARK(buildOneFigure)->Apply(sizes);
BENCHMARK(buildBlockedFigure)->Apply(sizes);

}  // namespace

}  // namespace podium

BENCHMARK_MAIN();
