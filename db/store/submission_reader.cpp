// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/submission_reader.h"

#include "db/store/convergence_blob.h"

namespace podium::store {

namespace {

Score readScore(const Query& query, int column)
{
    Score score;
    score.minutes = query.optionalReal(column);
    score.rawMinutes = query.optionalReal(column + 1);
    score.scalingFactor = query.real(column + 2);
    score.runs = query.integer(column + 3);
    score.failed = query.integer(column + 4);
    score.dropped = query.integer(column + 5);
    score.issue = enumeration(query, column + 6, scoreIssueFromString);
    return score;
}

/// Everything of the submission's own row; the id of its system beside it.
std::int64_t readOwn(Connection& connection, std::int64_t id, Submission& submission)
{
    Query query(connection,
                "SELECT r.name, s.submitter_folder, s.system_folder, s.benchmark_folder, t.name, b.name, s.system_id, "
                "s.nodes, s.accelerators, s.host_processors, s.verified, s.same_runs_as, s.content_hash, s.runs_hash, "
                "s.weak_models, s.weak_instance_scale, s.minutes, s.raw_minutes, s.scaling_factor, s.result_files, "
                "s.failed_runs, s.dropped_runs, s.score_issue "
                "FROM submissions s JOIN rounds r ON r.id = s.round_id JOIN submitters t ON t.id = s.submitter_id "
                "JOIN benchmarks b ON b.id = s.benchmark_id WHERE s.id = ?");
    if (!query.with(id).step()) {
        throw damagedRecord("a submission has lost its round, submitter or benchmark");
    }
    submission.key = {query.text(0), query.text(1), query.text(2), query.text(3)};
    submission.submitter = query.text(4);
    submission.benchmark = query.text(5);
    submission.nodes = query.optionalInteger(7);
    submission.accelerators = query.optionalInteger(8);
    submission.hostProcessors = query.optionalInteger(9);
    submission.verified = query.flag(10);
    submission.sameRunsAs = query.text(11);
    submission.contentHash = query.text(12);
    submission.runsHash = query.text(13);
    if (const auto models = query.optionalInteger(14)) {
        submission.weak = WeakScaling{*models, query.integer(15)};
    }
    submission.score = readScore(query, 16);
    return query.integer(6);
}

std::vector<std::pair<std::string, std::string>> readFields(Connection& connection, std::int64_t system)
{
    std::vector<std::pair<std::string, std::string>> fields;
    Query query(connection, "SELECT name, value FROM system_fields WHERE system_id = ? ORDER BY position");
    query.with(system);
    while (query.step()) {
        fields.emplace_back(query.text(0), query.text(1));
    }
    return fields;
}

System readSystem(Connection& connection, std::int64_t id)
{
    Query query(connection,
                "SELECT y.folder, y.name, y.submitter, y.division, y.availability, y.nodes, y.accelerators_per_node, "
                "y.host_processors_per_node, y.accelerator_model, y.host_processor_model, y.framework, y.file, "
                "a.name, a.vendor, a.architecture, a.generation, a.is_processor "
                "FROM systems y JOIN accelerators a ON a.id = y.accelerator_id WHERE y.id = ?");
    if (!query.with(id).step()) {
        throw damagedRecord("a submission has lost its system");
    }
    System system;
    system.folder = query.text(0);
    system.name = query.text(1);
    system.submitter = query.text(2);
    system.division = enumeration(query, 3, divisionFromString);
    system.availability = enumeration(query, 4, availabilityFromString);
    system.nodes = query.optionalInteger(5);
    system.acceleratorsPerNode = query.optionalInteger(6);
    system.hostProcessorsPerNode = query.optionalInteger(7);
    system.acceleratorModel = query.text(8);
    system.hostProcessorModel = query.text(9);
    system.framework = query.text(10);
    system.file = query.text(11);
    system.accelerator = {query.text(12), query.text(13), query.text(14), query.text(15), query.flag(16)};
    system.fields = readFields(connection, id);
    return system;
}

ConvergenceCurve readCurve(const Query& query, int column)
{
    const auto blob = query.blob(column);
    auto curve = decodeCurve({static_cast<const std::uint8_t*>(blob.data), blob.size});
    if (!curve) {
        throw damagedRecord("the convergence curve of a run cannot be read");
    }
    return std::move(*curve);
}

Run readRun(const Query& query)
{
    Run run;
    run.file = query.text(0);
    run.minutes = query.optionalReal(1);
    run.status = enumeration(query, 2, runStatusFromString);
    run.counted = query.flag(3);
    run.startLine = query.integer(4);
    run.stopLine = query.integer(5);
    run.startTime = query.optionalReal(6);
    run.initMinutes = query.optionalReal(7);
    run.globalBatchSize = query.optionalReal(8);
    run.gradientAccumulationSteps = query.optionalReal(9);
    run.baseLearningRate = query.optionalReal(10);
    run.optimizer = query.text(11);
    run.seed = query.text(12);
    run.trainSamples = query.optionalReal(13);
    run.evalSamples = query.optionalReal(14);
    run.samplesToConverge = query.optionalReal(15);
    run.throughput = query.optionalReal(16);
    run.contentHash = query.text(17);
    run.curve = readCurve(query, 18);
    return run;
}

std::vector<Run> readRuns(Connection& connection, std::int64_t submission)
{
    std::vector<Run> runs;
    Query query(connection,
                "SELECT file, minutes, status, counted, start_line, stop_line, start_time, init_minutes, "
                "global_batch_size, gradient_accumulation_steps, base_learning_rate, optimizer, seed, train_samples, "
                "eval_samples, samples_to_converge, throughput, content_hash, curve "
                "FROM runs WHERE submission_id = ? ORDER BY position");
    query.with(submission);
    while (query.step()) {
        runs.push_back(readRun(query));
    }
    return runs;
}

std::string readResultId(Connection& connection, const SubmissionKey& key)
{
    Query query(connection, "SELECT result_id FROM result_ids WHERE reference = ?");
    const std::string name = reference(key);
    return query.with(name).step() ? query.text(0) : std::string();
}

}  // namespace

std::optional<std::int64_t> findSubmission(Connection& connection, const SubmissionKey& key)
{
    Query query(connection, "SELECT s.id FROM submissions s JOIN rounds r ON r.id = s.round_id WHERE r.name = ? AND "
                            "s.submitter_folder = ? AND s.system_folder = ? AND s.benchmark_folder = ?");
    query.with(key.round, key.submitter, key.system, key.benchmark);
    return query.step() ? std::optional(query.integer(0)) : std::nullopt;
}

Submission readSubmission(Connection& connection, std::int64_t id)
{
    Submission submission;
    const auto system = readOwn(connection, id, submission);
    submission.system = readSystem(connection, system);
    submission.runs = readRuns(connection, id);
    submission.resultId = readResultId(connection, submission.key);
    return submission;
}

}  // namespace podium::store
