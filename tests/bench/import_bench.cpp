// SPDX-License-Identifier: GPL-3.0-or-later
// Parts of an import. The folder of a repository stands in PODIUM_BENCH_REPOSITORY; without it a small one is made.
#include <cstdlib>
#include <filesystem>

#include <benchmark/benchmark.h>
#include <fmt/format.h>

#include "app/services/catalogue.h"
#include "app/services/import_service.h"
#include "db/mlperf/repository.h"
#include "db/mlperf/submission_reader.h"
#include "db/store/submission_repository.h"
#include "tests/support/temporary_folder.h"

namespace fs = std::filesystem;

namespace podium {

namespace {

const ReferenceTables& tables()
{
    static const auto loaded = ReferenceTables::load(fs::path(PODIUM_ASSETS_DIR) / "reference");
    if (!loaded) {
        std::abort();
    }
    return *loaded;
}

/// 100 submissions of 10 runs, each with many lines that nobody wants.
const fs::path& madeRepository()
{
    static const test::TemporaryFolder folder;
    static const fs::path root = [] {
        std::string log;
        for (int line = 0; line < 500; ++line) {
            log +=
                fmt::format("{}: :::MLLOG {{\"namespace\": \"\", \"time_ms\": {}, \"event_type\": \"POINT_IN_TIME\", "
                            "\"key\": \"weights_initialization\", \"value\": null, \"metadata\": {{\"file\": \"a.py\", "
                            "\"lineno\": 12, \"tensor\": \"layer{}\"}}}}\nloss 0.123 and other text of a run\n",
                            line, 1000 + line, line);
        }
        const auto event = [](std::int64_t time, const char* key, const char* metadata) {
            return fmt::format(":::MLLOG {{\"time_ms\": {}, \"key\": \"{}\", \"value\": null, \"metadata\": {}}}\n",
                               time, key, metadata);
        };
        for (int system = 0; system < 100; ++system) {
            const fs::path base = "training_results_v5.0/Maker";
            folder.write(base / "systems" / fmt::format("system{}.json", system),
                         "{\"submitter\": \"Maker\", \"division\": \"closed\", \"status\": \"onprem\", "
                         "\"system_name\": \"S\", \"number_of_nodes\": \"1\", \"accelerators_per_node\": \"8\", "
                         "\"accelerator_model_name\": \"NVIDIA H100-SXM5-80GB\"}");
            for (int run = 0; run < 10; ++run) {
                folder.write(base / "results" / fmt::format("system{}", system) / "llama2_70b_lora" /
                                 fmt::format("result_{}.txt", run),
                             event(1'000'000, "run_start", "{}") + log +
                                 event(2'000'000 + run * 1000 + system, "run_stop", "{\"status\": \"success\"}"));
            }
        }
        return folder.path() / "training_results_v5.0";
    }();
    return root;
}

fs::path repository()
{
    const char* given = std::getenv("PODIUM_BENCH_REPOSITORY");
    return given != nullptr ? fs::path(given) : madeRepository();
}

void scanRepository(benchmark::State& state)
{
    const auto folder = repository();
    for (auto _ : state) {
        benchmark::DoNotOptimize(mlperf::scan(folder, tables()));
    }
}

void readRepositoryOnOneThread(benchmark::State& state)
{
    const auto scan = mlperf::scan(repository(), tables());
    mlperf::SubmissionReader reader(tables());
    std::int64_t bytes = 0;
    for (auto _ : state) {
        for (const auto& directory : scan->directories) {
            bytes += reader.read(directory).bytes;
        }
    }
    state.SetBytesProcessed(bytes);
}

void importRepository(benchmark::State& state)
{
    const test::TemporaryFolder folder;
    std::int64_t number = 0;
    for (auto _ : state) {
        auto database =
            store::Database::open(folder.path() / fmt::format("{}.db", number++), store::OpenMode::ReadWrite);
        services::ImportService service(*database, tables(), {});
        benchmark::DoNotOptimize(service.importPaths({{repository()}, std::nullopt, 0}));
    }
}

void fillFromCatalogue(benchmark::State& state)
{
    const test::TemporaryFolder folder;
    std::int64_t number = 0;
    for (auto _ : state) {
        auto database =
            store::Database::open(folder.path() / fmt::format("{}.db", number++), store::OpenMode::ReadWrite);
        benchmark::DoNotOptimize(services::ensureCatalogue(*database, fs::path(PODIUM_ASSETS_DIR) / "catalog"));
    }
}

void listWholeCatalogue(benchmark::State& state)
{
    const test::TemporaryFolder folder;
    auto database = store::Database::open(folder.path() / "list.db", store::OpenMode::ReadWrite);
    if (!services::ensureCatalogue(*database, fs::path(PODIUM_ASSETS_DIR) / "catalog")) {
        state.SkipWithError("no catalogue");
        return;
    }
    for (auto _ : state) {
        benchmark::DoNotOptimize(store::listSubmissions(*database));
    }
}

BENCHMARK(scanRepository)->Unit(benchmark::kMillisecond);
BENCHMARK(readRepositoryOnOneThread)->Unit(benchmark::kMillisecond);
BENCHMARK(importRepository)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(fillFromCatalogue)->Unit(benchmark::kMillisecond)->UseRealTime();
BENCHMARK(listWholeCatalogue)->Unit(benchmark::kMillisecond);

}  // namespace

}  // namespace podium

BENCHMARK_MAIN();
