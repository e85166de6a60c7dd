// SPDX-License-Identifier: GPL-3.0-or-later
// Reference tables and catalogue text.
#include <array>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "db/catalog/catalog.h"
#include "db/reference/reference_tables.h"
#include "tests/fuzz/fuzz_target.h"
#include "tests/support/temporary_folder.h"

namespace podium::fuzz {

namespace fs = std::filesystem;

namespace {

constexpr std::array<std::string_view, 10> tables{
    "rounds",     "benchmarks", "benchmark_names", "compatibility",     "accelerators",
    "submitters", "spellings",  "size_overrides",  "layout_exceptions", "rack_profiles"};

/// The shipped tables, of which one at a time is replaced.
class Workshop {
public:
    Workshop() { fs::copy(PODIUM_ASSETS_DIR "/reference", m_folder.path(), fs::copy_options::recursive); }

    Result<ReferenceTables> loadWith(std::string_view table, std::string_view content)
    {
        const std::string name = std::string(table) + ".json";
        m_folder.write(name, content);
        auto loaded = ReferenceTables::load(m_folder.path());
        fs::copy_file(fs::path(PODIUM_ASSETS_DIR "/reference") / name, m_folder.path() / name,
                      fs::copy_options::overwrite_existing);
        return loaded;
    }

private:
    test::TemporaryFolder m_folder;
};

/// The first byte chooses the table, the rest is its text.
void referenceTable(std::string_view input)
{
    static Workshop workshop;
    if (input.empty()) {
        return;
    }
    const auto table = tables[static_cast<unsigned char>(input.front()) % tables.size()];
    const auto loaded = workshop.loadWith(table, input.substr(1));
    if (!loaded) {
        promise(!loaded.error().context.empty() && !loaded.error().detail.empty(), "an error names file and reason");
        return;
    }
    promise(!loaded->rounds().empty(), "there are rounds");
    promise(!loaded->version().empty(), "tables have a version");
    for (const auto& benchmark : loaded->benchmarks()) {
        promise(loaded->benchmark(benchmark.key) != nullptr && benchmark.maxDropped >= 0, "benchmarks are found");
    }
    (void)loaded->canonicalBenchmark("5.0", "bert");
    (void)loaded->matchAccelerator({"NVIDIA H100", "s", "s", "Xeon", 8});
    (void)loaded->canonicalSubmitter("NVIDIA", "NVIDIA");
}

void catalogText(std::string_view input)
{
    std::size_t count = 0;
    const auto status = readCatalog(input, "fuzz.jsonl", [&](Submission&& submission) {
        const std::string text = toJson(submission);
        const auto again = submissionFromJson(text);
        promise(again.has_value(), "what was read can be written and read");
        promise(toJson(*again) == text, "and stays the same");
        return ++count < 1000;
    });
    promise(status || !status.error().context.empty(), "an error names its file");
    (void)readCatalogHeader(input, "fuzz.jsonl");
    (void)submissionFromJson(input);
}

std::string tableText(std::string_view table)
{
    std::ifstream file(fs::path(PODIUM_ASSETS_DIR "/reference") / (std::string(table) + ".json"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

/// Each shipped table, its head with a few rows only.
std::vector<std::string> tableSeeds()
{
    std::vector<std::string> seeds;
    for (std::size_t index = 0; index < tables.size(); ++index) {
        const std::string text = tableText(tables[index]);
        std::size_t end = text.find("\"rows\"");
        for (int row = 0; row < 3 && end != std::string::npos; ++row) {
            end = text.find("},\n", end + 1);
        }
        const std::string head = end == std::string::npos ? text : text.substr(0, end) + "}\n]}\n";
        seeds.push_back(static_cast<char>(index) + head);
    }
    return seeds;
}

std::vector<std::string> catalogSeeds()
{
    Submission submission;
    submission.key = {"5.0", "NVIDIA", "dgx", "bert"};
    submission.submitter = "NVIDIA";
    submission.benchmark = "bert";
    submission.system.folder = "dgx";
    submission.system.name = "DGX \"B200\"\n";
    submission.system.division = Division::Closed;
    submission.system.fields = {{"system_name", "DGX"}, {"cooling", ""}};
    submission.nodes = 4;
    submission.accelerators = 32;
    submission.score.minutes = 12.345678901234567;
    submission.score.runs = 2;
    for (int index = 0; index < 2; ++index) {
        Run run;
        run.file = "NVIDIA/results/dgx/bert/result_" + std::to_string(index) + ".txt";
        run.minutes = 12.5 + index;
        run.status = RunStatus::Success;
        run.counted = index == 0;
        run.curve.points = {{1, 2, 0.5, 0.25}, {2, 3, 0.75, 0.125}};
        submission.runs.push_back(run);
    }
    Submission weak = submission;
    weak.key.system = "dgx/weak";
    weak.weak = WeakScaling{4, 32};
    weak.score = {};
    return {writeCatalog({1, "5.0", "2026-06"}, {submission, weak}), toJson(submission)};
}

}  // namespace

std::vector<Target> tableTargets()
{
    return {{"reference_table", referenceTable, tableSeeds()}, {"catalog_text", catalogText, catalogSeeds()}};
}

}  // namespace podium::fuzz
