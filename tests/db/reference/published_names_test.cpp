// SPDX-License-Identifier: GPL-3.0-or-later
// Every name that occurs in the published rounds, against the canonical names counted over them (reference_*.csv and
// official_scores.csv beside the project; the cases are skipped where these files are not there).
#include "tests/db/reference/csv.h"
#include "tests/db/reference/shipped_tables.h"
#include "tests/support/skip.h"

using namespace podium;
using namespace podium::test;

namespace {

std::vector<CsvRow> sharedRows(const std::string& name)
{
    auto rows = csvRows(std::filesystem::path(PODIUM_SHARED_DATA_DIR) / name);
    if (rows.empty()) {
        skip(std::string(PODIUM_SHARED_DATA_DIR) + '/' + name + " is not there");
    }
    return rows;
}

/// What the table writes as "N/A (CPU: X)" or "TPU (system tpu-v4)" is a model's name and what stands beside it.
struct RawName {
    std::string model;
    std::string processor;
    std::string system;

    explicit RawName(const std::string& raw) : model(raw)
    {
        take(" (CPU: ", processor);
        take(" (system ", system);
    }

    [[nodiscard]] AcceleratorQuery query() const
    {
        const auto perNode = processor.empty() ? std::optional<std::int64_t>() : 0;
        return {model, system.empty() ? std::string_view() : std::string_view(system), {}, processor, perNode};
    }

private:
    void take(const std::string& mark, std::string& into)
    {
        if (const auto begin = model.find(mark); begin != std::string::npos) {
            into = model.substr(begin + mark.size(), model.size() - begin - mark.size() - 1);
            model.resize(begin);
        }
    }
};

}  // namespace

TEST_CASE("every published accelerator name has its canonical accelerator")
{
    for (const auto& row : sharedRows("reference_accelerators.csv")) {
        const RawName raw(row.at("raw_name"));
        const auto accelerator = shippedTables().matchAccelerator(raw.query());
        CAPTURE(row.at("raw_name"));
        CHECK(accelerator.name == row.at("canonical"));
        CHECK(accelerator.vendor == row.at("vendor"));
        CHECK(accelerator.architecture == row.at("architecture"));
        CHECK(accelerator.generation == row.at("generation"));
        CHECK(accelerator.isProcessor == !raw.processor.empty());
    }
}

TEST_CASE("every published submitter has its canonical name")
{
    for (const auto& row : sharedRows("reference_submitters.csv")) {
        CAPTURE(row.at("org_folder"), row.at("submitter_field"));
        CHECK(shippedTables().canonicalSubmitter(row.at("org_folder"), row.at("submitter_field")) ==
              row.at("canonical"));
    }
}

TEST_CASE("every published benchmark is known in its rounds, with its runs and its allowance for failed ones")
{
    for (const auto& row : sharedRows("reference_benchmarks.csv")) {
        const auto& key = row.at("canonical");
        CAPTURE(key);
        const auto* benchmark = shippedTables().benchmark(key);
        REQUIRE(benchmark != nullptr);
        CHECK(benchmark->runsRequired == std::stoll(row.at("runs_required")));
        CHECK(benchmark->maxDropped == std::stoll(row.at("max_dropped")));
        for (const auto& round : words(row.at("rounds"))) {
            CAPTURE(round);
            CHECK(shippedTables().canonicalBenchmark(round, key) == key);
            CHECK(shippedTables().span(key, round) != nullptr);
        }
    }
}

TEST_CASE("the tables agree with every official score")
{
    std::size_t withoutAccelerator = 0;
    for (const auto& row : sharedRows("official_scores.csv")) {
        CAPTURE(row.at("reference"));
        const auto& folder = row.at("benchmark_folder");
        if (!folder.empty()) {
            CHECK(shippedTables().canonicalBenchmark(row.at("round"), folder) == row.at("benchmark"));
        }
        CHECK(toString(shippedTables().division(row.at("division"))) == row.at("division"));
        CHECK(toString(shippedTables().availability(row.at("availability"))) == row.at("availability"));
        CHECK(shippedTables().canonicalSubmitter({}, row.at("submitter")) == row.at("submitter"));
        if (row.at("accelerators_per_node") == "0") {
            ++withoutAccelerator;  // the file does not say which processor
            continue;
        }
        const auto accelerator = shippedTables().matchAccelerator(
            {row.at("accelerator_raw"), row.at("system"), row.at("system_name"), {}, 8});
        CHECK(accelerator.name == row.at("accelerator"));
        CHECK(accelerator.vendor == row.at("vendor"));
        CHECK(accelerator.architecture == row.at("architecture"));
    }
    CHECK(withoutAccelerator <= 24);
}
