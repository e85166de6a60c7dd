// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/submission_writer.h"

#include <algorithm>
#include <cmath>
#include <string_view>

#include "db/records/samples_to_converge.h"
#include "db/store/convergence_blob.h"
#include "db/store/query.h"
#include "db/store/system_writer.h"

namespace podium::store {

namespace {

/// The row of `name` in a table of names, made where there is none. Looked up anew each time: the last submission that
/// used a name takes its row along when it is replaced.
std::int64_t idOfName(Connection& connection, std::string_view select, std::string_view insert, const std::string& name)
{
    {
        Query known(connection, select);
        known.with(name);
        if (known.step()) {
            return known.integer(0);
        }
    }
    Query(connection, insert).run(name);
    return connection.sqlite().getLastInsertRowid();
}

std::int64_t storeRound(Connection& connection, const std::string& name)
{
    return idOfName(connection, "SELECT id FROM rounds WHERE name = ?", "INSERT INTO rounds (name) VALUES (?)", name);
}

std::int64_t storeSubmitter(Connection& connection, const std::string& name)
{
    return idOfName(connection, "SELECT id FROM submitters WHERE name = ?", "INSERT INTO submitters (name) VALUES (?)",
                    name);
}

std::int64_t storeBenchmark(Connection& connection, const std::string& name)
{
    return idOfName(connection, "SELECT id FROM benchmarks WHERE name = ?", "INSERT INTO benchmarks (name) VALUES (?)",
                    name);
}

struct RunRange {
    std::optional<double> fastest;
    std::optional<double> slowest;
};

RunRange rangeOfValidRuns(const std::vector<Run>& runs)
{
    RunRange range;
    for (const Run& run : runs) {
        if (run.valid() && run.minutes && !std::isnan(*run.minutes)) {
            range.fastest = std::min(range.fastest.value_or(*run.minutes), *run.minutes);
            range.slowest = std::max(range.slowest.value_or(*run.minutes), *run.minutes);
        }
    }
    return range;
}

/// The columns that a replaced submission gets anew, in the order of the statements below.
void bindContent(Query& query, Connection& connection, const Submission& submission, std::int64_t batch)
{
    const auto system = storeSystem(connection, submission);
    const auto submitter = storeSubmitter(connection, submission.submitter);
    const auto benchmark = storeBenchmark(connection, submission.benchmark);
    const auto range = rangeOfValidRuns(submission.runs);
    const auto samples = samplesToConverge(submission.runs);
    const Score& score = submission.score;
    query.with(submitter, benchmark, system, submission.nodes, submission.accelerators, submission.hostProcessors,
               score.minutes, score.rawMinutes, score.scalingFactor, score.runs, score.failed, score.dropped,
               toString(score.issue), submission.weak ? std::optional(submission.weak->models) : std::nullopt,
               submission.weak ? std::optional(submission.weak->instanceScale) : std::nullopt, range.fastest,
               range.slowest, samples ? std::optional(samples->count) : std::nullopt,
               samples ? toString(samples->unit) : std::string_view{}, submission.verified, submission.contentHash,
               submission.runsHash, batch);
}

constexpr int contentColumns = 23;

std::int64_t systemOf(Connection& connection, std::int64_t submission)
{
    Query query(connection, "SELECT system_id FROM submissions WHERE id = ?");
    return query.with(submission).step() ? query.integer(0) : 0;
}

void insertRuns(Connection& connection, std::int64_t submission, const std::vector<Run>& runs)
{
    Query query(connection,
                "INSERT INTO runs (submission_id, position, file, minutes, status, counted, start_line, stop_line, "
                "start_time, init_minutes, global_batch_size, gradient_accumulation_steps, base_learning_rate, "
                "optimizer, seed, train_samples, eval_samples, samples_to_converge, throughput, content_hash, points, "
                "curve) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)");
    std::int64_t position = 0;
    for (const Run& run : runs) {
        const auto curve = encodeCurve(run.curve);
        query.run(submission, position++, run.file, run.minutes, toString(run.status), run.counted, run.startLine,
                  run.stopLine, run.startTime, run.initMinutes, run.globalBatchSize, run.gradientAccumulationSteps,
                  run.baseLearningRate, run.optimizer, run.seed, run.trainSamples, run.evalSamples,
                  run.samplesToConverge, run.throughput, run.contentHash,
                  static_cast<std::int64_t>(run.curve.points.size()), BlobView{curve.data(), curve.size()});
    }
}

}  // namespace

std::optional<StoredSubmission> storedSubmission(Connection& connection, const SubmissionKey& key)
{
    Query query(connection, "SELECT s.id, s.verified, s.content_hash, s.minutes FROM submissions s "
                            "JOIN rounds r ON r.id = s.round_id WHERE r.name = ? AND s.submitter_folder = ? AND "
                            "s.system_folder = ? AND s.benchmark_folder = ?");
    query.with(key.round, key.submitter, key.system, key.benchmark);
    if (!query.step()) {
        return std::nullopt;
    }
    return StoredSubmission{query.integer(0), query.flag(1), query.text(2), query.optionalReal(3)};
}

std::int64_t insertSubmission(Connection& connection, const Submission& submission, std::int64_t batch)
{
    const SubmissionKey& key = submission.key;
    const auto round = storeRound(connection, key.round);
    Query query(connection,
                "INSERT INTO submissions (submitter_id, benchmark_id, system_id, nodes, accelerators, "
                "host_processors, minutes, raw_minutes, scaling_factor, result_files, failed_runs, dropped_runs, "
                "score_issue, weak_models, weak_instance_scale, fastest_run, slowest_run, samples_to_converge, "
                "samples_unit, verified, content_hash, runs_hash, batch_id, round_id, submitter_folder, system_folder, "
                "benchmark_folder, same_runs_as) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, '')");
    bindContent(query, connection, submission, batch);
    query.bind(contentColumns + 1, round);
    query.bind(contentColumns + 2, key.submitter);
    query.bind(contentColumns + 3, key.system);
    query.bind(contentColumns + 4, key.benchmark);
    (void)query.step();
    const auto id = connection.sqlite().getLastInsertRowid();
    insertRuns(connection, id, submission.runs);
    return id;
}

void replaceSubmission(Connection& connection, std::int64_t id, const Submission& submission, std::int64_t batch)
{
    const auto oldSystem = systemOf(connection, id);
    Query(connection, "DELETE FROM runs WHERE submission_id = ?").run(id);
    Query(connection, "DELETE FROM issues WHERE submission_id = ?").run(id);
    {
        Query query(connection,
                    "UPDATE submissions SET submitter_id = ?, benchmark_id = ?, system_id = ?, nodes = ?, "
                    "accelerators = ?, host_processors = ?, minutes = ?, raw_minutes = ?, scaling_factor = ?, "
                    "result_files = ?, failed_runs = ?, dropped_runs = ?, score_issue = ?, weak_models = ?, "
                    "weak_instance_scale = ?, fastest_run = ?, slowest_run = ?, samples_to_converge = ?, "
                    "samples_unit = ?, verified = ?, content_hash = ?, runs_hash = ?, batch_id = ? WHERE id = ?");
        bindContent(query, connection, submission, batch);
        query.bind(contentColumns + 1, id);
        (void)query.step();
    }
    forgetSystem(connection, oldSystem);
    insertRuns(connection, id, submission.runs);
}

void storeRoot(Connection& connection, std::int64_t id, std::string_view root)
{
    Query(connection, "UPDATE submissions SET root = ? WHERE id = ? AND root <> ?").run(root, id, root);
}

void insertIssues(Connection& connection, std::int64_t batch, std::optional<std::int64_t> submission,
                  const std::vector<ImportIssue>& issues)
{
    Query query(connection, "INSERT INTO issues (batch_id, submission_id, severity, code, file, line, detail) "
                            "VALUES (?, ?, ?, ?, ?, ?, ?)");
    for (const ImportIssue& issue : issues) {
        query.run(batch, submission, toString(issue.severity), toString(issue.code), issue.file, issue.line,
                  issue.detail);
    }
}

}  // namespace podium::store
