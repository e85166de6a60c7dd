// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/services/small_repository.h"

#include <algorithm>
#include <cstdint>
#include <fstream>
#include <stdexcept>
#include <utility>

#include <fmt/format.h>

namespace podium::test {

namespace {

std::string logLine(std::int64_t milliseconds, std::string_view type, std::string_view key, std::string_view value,
                    std::string_view metadata = "")
{
    const auto metadataObject = fmt::format("{{{}}}", metadata);
    return fmt::format(":::MLLOG {{\"namespace\": \"\", \"time_ms\": {}, \"event_type\": \"{}\", \"key\": \"{}\", "
                       "\"value\": {}, \"metadata\": {}}}\n",
                       milliseconds, type, key, value, metadataObject);
}

store::Database openDatabase(const std::filesystem::path& path)
{
    auto database = store::Database::open(path, store::OpenMode::ReadWrite);
    if (!database) {
        throw std::runtime_error("no database: " + database.error().detail);
    }
    return std::move(*database);
}

}  // namespace

std::string logText(double minutes, std::string_view status)
{
    constexpr std::int64_t begin = 1'745'000'000'000;
    constexpr std::int64_t start = begin + 60'000;
    const auto duration = static_cast<std::int64_t>(minutes * 60'000);
    return "starting up\n" + logLine(begin, "INTERVAL_START", "init_start", "null") +
           logLine(begin, "POINT_IN_TIME", "global_batch_size", "1152") +
           logLine(start, "INTERVAL_END", "init_stop", "null") + logLine(start, "INTERVAL_START", "run_start", "null") +
           logLine(start + duration / 2, "POINT_IN_TIME", "eval_accuracy", "5.9", R"("samples_count": 46080)") +
           logLine(start + duration, "POINT_IN_TIME", "eval_accuracy", "5.6", R"("samples_count": 92160)") +
           logLine(start + duration, "INTERVAL_END", "run_stop", "null", fmt::format(R"("status": "{}")", status));
}

std::string systemText(std::string_view submitter, std::string_view accelerator, std::string_view division)
{
    return fmt::format(R"({{"submitter": "{}", "division": "{}", "status": "Available on-premise",
 "system_name": "Rocket", "number_of_nodes": "2", "host_processors_per_node": "2",
 "host_processor_model_name": "Intel(R) Xeon(R) Platinum 8480C", "accelerators_per_node": "8",
 "accelerator_model_name": "{}", "framework": "NeMo 25.04", "cooling": "liquid"}}
)",
                       submitter, division, accelerator);
}

void writeText(const std::filesystem::path& file, std::string_view text)
{
    std::filesystem::create_directories(file.parent_path());
    std::ofstream stream(file, std::ios::binary);
    stream << text;
    if (!stream.flush()) {
        throw std::runtime_error("cannot write " + file.string());
    }
}

void writeSubmission(const std::filesystem::path& root, const SmallSubmission& submission)
{
    const auto submitter = root / submission.submitter;
    const auto folder = submitter / "results" / submission.system / submission.benchmark;
    for (std::size_t run = 0; run < submission.minutes.size(); ++run) {
        writeText(folder / fmt::format("result_{}.txt", run), logText(submission.minutes[run]));
    }
    if (submission.factor) {
        writeText(folder / "scaling.json", fmt::format(R"({{"scaling_factor": {}}})", *submission.factor));
    }
    writeText(submitter / "systems" / (submission.system + ".json"), systemText(submission.submitter));
}

const ReferenceTables& shippedTables()
{
    static const ReferenceTables tables = [] {
        auto loaded = ReferenceTables::load(std::filesystem::path(PODIUM_ASSETS_DIR) / "reference");
        if (!loaded) {
            throw std::runtime_error("no tables: " + loaded.error().context + ": " + loaded.error().detail);
        }
        return std::move(*loaded);
    }();
    return tables;
}

ImportBench::ImportBench(std::filesystem::path catalogue)
    : m_catalogue(catalogue.empty() ? m_folder.path() / "no-catalogue" : std::move(catalogue)),
      m_database(openDatabase(m_folder.path() / "test.db"))
{
}

Result<services::ImportSummary> ImportBench::tryImport(const services::ImportRequest& request, std::stop_token stop,
                                                       const services::ImportProgressSink& progress)
{
    services::ImportService service(m_database, shippedTables(), m_catalogue);
    return service.importPaths(request, std::move(stop), progress);
}

services::ImportSummary ImportBench::import(std::vector<std::filesystem::path> paths, std::optional<std::string> round)
{
    auto summary = tryImport({std::move(paths), std::move(round), 2});
    if (!summary) {
        throw std::runtime_error("import failed: " + summary.error().context + ": " + summary.error().detail);
    }
    return std::move(*summary);
}

std::vector<std::string> ImportBench::scores() const
{
    const auto rows = store::listSubmissions(m_database);
    if (!rows) {
        throw std::runtime_error("cannot list: " + rows.error().detail);
    }
    std::vector<std::string> texts;
    for (const auto& row : *rows) {
        texts.push_back(reference(row.key) + ' ' +
                        (row.score.minutes ? fmt::format("{:g}", *row.score.minutes) : std::string("none")) +
                        (row.verified ? "" : " unverified"));
    }
    std::sort(texts.begin(), texts.end());
    return texts;
}

Submission ImportBench::load(std::string_view reference) const
{
    const auto key = parseReference(reference);
    auto submission = key ? store::loadSubmission(m_database, *key) : tl::unexpected(key.error());
    if (!submission) {
        throw std::runtime_error("cannot load " + std::string(reference) + ": " + submission.error().detail);
    }
    return std::move(*submission);
}

std::vector<std::string> codesOf(const std::vector<ImportIssue>& issues)
{
    std::vector<std::string> codes;
    for (const auto& issue : issues) {
        codes.push_back(std::string(toString(issue.severity)) + ' ' + std::string(toString(issue.code)));
    }
    return codes;
}

}  // namespace podium::test
