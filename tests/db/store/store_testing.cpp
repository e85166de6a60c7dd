// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/db/store/store_testing.h"

#include <algorithm>
#include <bit>
#include <fstream>
#include <iterator>
#include <stdexcept>

#include <SQLiteCpp/Column.h>
#include <SQLiteCpp/Database.h>
#include <SQLiteCpp/Statement.h>

#include <fmt/format.h>

namespace podium::test {

namespace {

std::string text(double number) { return fmt::format("{:016x}", std::bit_cast<std::uint64_t>(number)); }

template <class Number>
std::string text(const std::optional<Number>& number)
{
    if constexpr (std::is_same_v<Number, double>) {
        return number ? text(*number) : "-";
    } else {
        return number ? std::to_string(*number) : "-";
    }
}

std::string text(const Accelerator& accelerator)
{
    return fmt::format("{}|{}|{}|{}|{}", accelerator.name, accelerator.vendor, accelerator.architecture,
                       accelerator.generation, accelerator.isProcessor);
}

std::string text(const Score& score)
{
    return fmt::format("{} {} {} {} {} {} {}", text(score.minutes), text(score.rawMinutes), text(score.scalingFactor),
                       score.runs, score.failed, score.dropped, toString(score.issue));
}

std::string describe(const System& system)
{
    std::string lines =
        fmt::format("system {}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}\n", system.folder, system.name, system.submitter,
                    toString(system.division), toString(system.availability), text(system.nodes),
                    text(system.acceleratorsPerNode), text(system.hostProcessorsPerNode), system.acceleratorModel,
                    system.hostProcessorModel, system.framework, text(system.accelerator), system.file);
    for (const auto& [name, value] : system.fields) {
        lines += fmt::format("field {}={}\n", name, value);
    }
    return lines;
}

std::string describe(const Run& run)
{
    std::string lines =
        fmt::format("run {}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}\n", run.file, text(run.minutes),
                    toString(run.status), run.counted, run.startLine, run.stopLine, text(run.startTime),
                    text(run.initMinutes), text(run.globalBatchSize), text(run.gradientAccumulationSteps),
                    text(run.baseLearningRate), run.optimizer, run.seed, text(run.trainSamples), text(run.evalSamples),
                    text(run.samplesToConverge), text(run.throughput), run.contentHash, toString(run.curve.unit));
    for (const auto& point : run.curve.points) {
        lines += fmt::format("point {} {} {} {}\n", text(point.minutes), text(point.position), text(point.value),
                             text(point.second));
    }
    return lines;
}

Run runOf(const std::string& folder, std::size_t number, double minutes)
{
    Run run;
    run.file = fmt::format("{}/result_{}.txt", folder, number);
    run.minutes = minutes;
    run.status = RunStatus::Success;
    run.counted = true;
    run.startLine = 100;
    run.stopLine = 2000;
    run.startTime = 1.7e9 + 0.123;
    run.globalBatchSize = 1152;
    run.optimizer = "adamw";
    run.seed = std::to_string(1000 + number);
    run.trainSamples = 1e6;
    run.samplesToConverge = 279552;
    run.contentHash =
        fmt::format("{:032x}", std::hash<std::string>{}(run.file) ^ std::bit_cast<std::uint64_t>(minutes));
    return run;
}

ConvergenceCurve curveOf(std::size_t seed, std::size_t points)
{
    ConvergenceCurve curve{PositionUnit::Samples, {}};
    for (std::size_t index = 0; index < points; ++index) {
        const auto milliseconds = static_cast<double>(15'321 * (index + 1) + seed % 977);
        curve.points.push_back({milliseconds / 60 / 1000, static_cast<double>(46'080 * (index + 1)),
                                6.0 / (1.0 + static_cast<double>(index)) + static_cast<double>(seed % 13) / 7,
                                std::numeric_limits<double>::quiet_NaN()});
    }
    return curve;
}

std::string cell(const SQLite::Column& value)
{
    return value.isNull() ? "NULL" : fmt::format("{}:{}", value.getType(), value.getString());
}

std::string rowsOf(SQLite::Database& database, const std::string& select)
{
    std::string lines;
    SQLite::Statement statement(database, select);
    while (statement.executeStep()) {
        for (int index = 0; index < statement.getColumnCount(); ++index) {
            if (const std::string_view name = statement.getColumnName(index);
                name != "started_at" && name != "added_at") {
                lines += cell(statement.getColumn(index)) + '|';
            }
        }
        lines += '\n';
    }
    return lines;
}

}  // namespace

Submission submissionOf(const std::string& reference, double minutes)
{
    Submission submission;
    submission.key = parseReference(reference).value();
    submission.submitter = submission.key.submitter;
    submission.benchmark = submission.key.benchmark;
    System& system = submission.system;
    system.folder = submission.key.system;
    system.name = "System " + submission.key.system;
    system.submitter = submission.key.submitter;
    system.division = Division::Closed;
    system.availability = Availability::OnPremise;
    system.nodes = 2;
    system.acceleratorsPerNode = 4;
    system.acceleratorModel = "NVIDIA H100-SXM5-80GB";
    system.framework = "PyTorch NVIDIA Release 25.04";
    system.accelerator = {"NVIDIA H100 SXM", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
    system.file = fmt::format("{}/systems/{}.json", submission.key.submitter, submission.key.system);
    system.fields = {{"submitter", system.submitter}, {"division", "closed"}, {"sw_notes", ""}};
    submission.nodes = 2;
    submission.accelerators = 8;
    submission.score = {minutes, minutes, 1, 3, 0, 0, ScoreIssue::None};
    const auto folder =
        fmt::format("{}/results/{}/{}", submission.key.submitter, submission.key.system, submission.key.benchmark);
    for (std::size_t number = 0; number < 3; ++number) {
        submission.runs.push_back(runOf(folder, number, minutes + static_cast<double>(number) - 1));
    }
    submission.verified = true;
    submission.contentHash = fmt::format("content of {} with {}", reference, minutes);
    submission.runsHash = fmt::format("runs of {} with {}", reference, minutes);
    return submission;
}

Submission generatedSubmission(std::size_t number, std::size_t points)
{
    static const std::vector<std::string> rounds{"0.7", "1.0", "3.1", "4.1", "5.0", "5.1"};
    static const std::vector<std::string> benchmarks{"bert",   "dlrm",      "gpt3", "maskrcnn",
                                                     "resnet", "retinanet", "rnnt", "unet3d"};
    const std::size_t system = number / benchmarks.size();
    const auto reference = fmt::format("{}/Submitter{}/system_n{}_ngc25.04/{}", rounds[system % rounds.size()],
                                       system % 23, system, benchmarks[number % benchmarks.size()]);
    Submission submission = submissionOf(reference, 5 + static_cast<double>(number % 1000) / 7);
    submission.accelerators = static_cast<std::int64_t>(8) << (number % 9);
    for (int field = 0; field < 40; ++field) {
        submission.system.fields.emplace_back(fmt::format("published_field_number_{}", field),
                                              field % 3 == 0 ? "" : fmt::format("value {} of {}", field, system));
    }
    submission.system.fields.emplace_back("sw_notes", fmt::format("Notes about system {}", system));
    const auto folder = submission.runs.front().file.substr(0, submission.runs.front().file.rfind('/'));
    submission.runs.clear();
    for (std::size_t run = 0; run < 8; ++run) {
        submission.runs.push_back(runOf(folder, run, *submission.score.minutes + static_cast<double>(run) / 3));
        submission.runs.back().curve = curveOf(number * 8 + run, points);
    }
    return submission;
}

std::vector<Submission> generatedSubmissions(std::size_t count, std::size_t points)
{
    std::vector<Submission> submissions;
    for (std::size_t number = 0; number < count; ++number) {
        submissions.push_back(generatedSubmission(number, points));
    }
    return submissions;
}

std::string describe(const Submission& submission)
{
    std::string lines = fmt::format(
        "submission {}|{}|{}|{}|{}|{}|{}|{}|{}|{}\nscore {}\nweak {}\n", reference(submission.key),
        submission.submitter, submission.benchmark, text(submission.nodes), text(submission.accelerators),
        text(submission.hostProcessors), submission.verified, submission.sameRunsAs, submission.contentHash,
        submission.runsHash, text(submission.score),
        submission.weak ? fmt::format("{} {}", submission.weak->models, submission.weak->instanceScale) : "-");
    lines += describe(submission.system);
    for (const Run& run : submission.runs) {
        lines += describe(run);
    }
    return lines;
}

std::string describe(const store::SubmissionRow& row)
{
    const auto samples = row.samples ? fmt::format("{} {}", row.samples->count, toString(row.samples->unit)) : "-";
    return fmt::format("{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}|{}", reference(row.key), row.submitter,
                       row.systemName, row.benchmark, toString(row.division), toString(row.availability),
                       text(row.accelerator), row.acceleratorModel, row.framework, text(row.accelerators),
                       text(row.nodes), text(row.hostProcessors), text(row.score), text(row.fastestRun),
                       text(row.slowestRun), samples, row.verified, row.sameRunsAs);
}

std::string describe(const ImportIssue& issue)
{
    return fmt::format("{} {} {}:{} {}", toString(issue.severity), toString(issue.code), issue.file, issue.line,
                       issue.detail);
}

store::Database openDatabase(const std::filesystem::path& path)
{
    auto database = store::Database::open(path, store::OpenMode::ReadWrite);
    if (!database) {
        throw std::runtime_error("not opened: " + database.error().context + ": " + database.error().detail);
    }
    return std::move(*database);
}

store::ImportBatch importAll(store::Database& database, const std::vector<Submission>& submissions,
                             const std::vector<ImportIssue>& looseIssues)
{
    auto transaction = store::ImportTransaction::begin(database, "/results", "/results").value();
    for (const Submission& submission : submissions) {
        (void)transaction.put(submission, {}).value();
    }
    if (auto stored = transaction.putIssues(looseIssues); !stored) {
        throw std::runtime_error("issues not stored: " + stored.error().detail);
    }
    return transaction.commit(100, 50).value();
}

std::string contentOf(const std::filesystem::path& path)
{
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    std::string content;
    SQLite::Statement tables(database, "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE "
                                       "'sqlite_%' AND name NOT LIKE 'search_%' ORDER BY name");
    while (tables.executeStep()) {
        const auto name = tables.getColumn(0).getString();
        // The order of the first columns is the order of the rows' keys.
        const std::string order = name == "runs" || name == "system_fields" ? " ORDER BY 1, 2" : " ORDER BY rowid";
        content += name + ":\n" + rowsOf(database, "SELECT * FROM " + name + order);
    }
    return content;
}

std::string integrityOf(const std::filesystem::path& path)
{
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    std::string findings = database.execAndGet("PRAGMA integrity_check").getString();
    SQLite::Statement keys(database, "PRAGMA foreign_key_check");
    while (keys.executeStep()) {
        findings += "; foreign key of " + keys.getColumn(0).getString();
    }
    return findings;
}

std::vector<std::string> column(const std::filesystem::path& path, const std::string& sql)
{
    SQLite::Database database(path.string(), SQLite::OPEN_READWRITE);
    SQLite::Statement statement(database, sql);
    std::vector<std::string> values;
    while (statement.executeStep()) {
        values.push_back(statement.getColumn(0).getString());
    }
    return values;
}

void execute(const std::filesystem::path& path, const std::string& sql)
{
    SQLite::Database(path.string(), SQLite::OPEN_READWRITE).exec(sql);
}

std::string readFile(const std::filesystem::path& path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

std::vector<std::string> filesIn(const std::filesystem::path& folder)
{
    std::vector<std::string> names;
    for (const auto& entry : std::filesystem::directory_iterator(folder)) {
        names.push_back(entry.path().filename().string());
    }
    std::sort(names.begin(), names.end());
    return names;
}

std::vector<std::string> references(const std::vector<store::SubmissionRow>& rows)
{
    std::vector<std::string> result;
    for (const auto& row : rows) {
        result.push_back(reference(row.key));
    }
    return result;
}

}  // namespace podium::test
