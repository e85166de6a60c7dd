// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/show_json.h"

#include <cmath>
#include <map>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ui/cli/output/json_writer.h"
#include "ui/cli/output/number_text.h"
#include "ui/cli/output/submission_columns.h"

namespace podium::cli {

namespace {

void writeTextOrNull(JsonWriter& json, std::string_view name, const std::string& text)
{
    json.key(name);
    text.empty() ? json.null() : json.value(text);
}

void writeNames(JsonWriter& json, const services::SubmissionDetails& details)
{
    const Submission& submission = details.submission;
    writeTextOrNull(json, "suite", details.round == nullptr ? std::string{} : details.round->suite);
    writeTextOrNull(json, "benchmark_title", details.benchmark == nullptr ? std::string{} : details.benchmark->title);
    json.member("submitter_folder", submission.key.submitter).member("benchmark_folder", submission.key.benchmark);
    json.member("submitter_published", submission.system.submitter).member("system_name", submission.system.name);
    json.member("accelerator_published", submission.system.acceleratorModel);
    json.member("accelerator_architecture", submission.system.accelerator.architecture);
    json.member("framework", submission.system.framework).member("host_processors", submission.hostProcessors);
    json.member("fastest_run_min", details.row.fastestRun).member("slowest_run_min", details.row.slowestRun);
    writeTextOrNull(json, "same_runs_as", submission.sameRunsAs);
    writeTextOrNull(json, "result_id", submission.resultId);
    json.key("weak_scaling");
    if (submission.weak) {
        json.beginObject().member("models", submission.weak->models);
        json.member("instance_scale", submission.weak->instanceScale).endObject();
    } else {
        json.null();
    }
}

void writeCurve(JsonWriter& json, const ConvergenceCurve& curve)
{
    json.key("convergence").beginObject().member("unit", toString(curve.unit)).key("points").beginArray();
    for (const auto& point : curve.points) {
        json.beginArray().value(point.minutes).value(point.position).value(point.value);
        if (std::isfinite(point.second)) {
            json.value(point.second);
        }
        json.endArray();
    }
    json.endArray().endObject();
}

void writeRun(JsonWriter& json, const Run& run)
{
    json.beginObject().member("file", run.file).member("minutes", run.minutes);
    json.member("status", toString(run.status)).member("counted", run.counted);
    json.member("start_line", run.startLine).member("stop_line", run.stopLine);
    writeTextOrNull(json, "started_at", utcText(run.startTime));
    json.member("init_min", run.initMinutes).member("global_batch_size", run.globalBatchSize);
    json.member("gradient_accumulation_steps", run.gradientAccumulationSteps);
    json.member("base_learning_rate", run.baseLearningRate);
    writeTextOrNull(json, "optimizer", run.optimizer);
    writeTextOrNull(json, "seed", run.seed);
    json.member("train_samples", run.trainSamples).member("eval_samples", run.evalSamples);
    json.member("samples_to_converge", run.samplesToConverge).member("throughput", run.throughput);
    writeCurve(json, run.curve);
    json.member("content_hash", run.contentHash).endObject();
}

/// Published names are unique as a rule; a second one of the same name gets a number, so that no value is lost.
void writeFields(JsonWriter& json, const std::vector<std::pair<std::string, std::string>>& fields)
{
    std::map<std::string, int> seen;
    json.key("system_fields").beginObject();
    for (const auto& [name, value] : fields) {
        const int count = ++seen[name];
        json.member(count == 1 ? name : fmt::format("{} ({})", name, count), value);
    }
    json.endObject();
}

void writeProvenance(JsonWriter& json, const services::SubmissionDetails& details)
{
    json.key("provenance").beginObject();
    writeTextOrNull(json, "root", details.batch.root);
    writeTextOrNull(json, "system_file", details.submission.system.file);
    json.member("import", details.batch.id).member("imported_from", details.batch.source);
    json.member("imported_at", details.batch.startedAt);
    writeTextOrNull(json, "published_at", details.round == nullptr ? std::string{} : details.round->url);
    json.member("content_hash", details.submission.contentHash).endObject();
}

void writeIssues(JsonWriter& json, const std::vector<ImportIssue>& issues)
{
    json.key("issues").beginArray();
    for (const auto& issue : issues) {
        json.beginObject().member("severity", toString(issue.severity)).member("code", toString(issue.code));
        json.member("file", issue.file).member("line", issue.line).member("detail", issue.detail).endObject();
    }
    json.endArray();
}

void writeEarlierScores(JsonWriter& json, const std::vector<store::EarlierScore>& scores)
{
    json.key("earlier_scores").beginArray();
    for (const auto& score : scores) {
        json.beginObject().member("old_min", score.before).member("new_min", score.after);
        json.member("changed_at", score.changedAt).member("imported_from", score.source).endObject();
    }
    json.endArray();
}

void writeSpan(JsonWriter& json, const CompatibilitySpan* span)
{
    json.key("comparability");
    if (span == nullptr) {
        json.null();
        return;
    }
    json.beginObject().key("rounds").beginArray();
    for (const auto& round : span->rounds) {
        json.value(round);
    }
    json.endArray().member("note", span->note).endObject();
}

}  // namespace

std::string showJson(const services::SubmissionDetails& details)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginObject();
    writeColumns(json, details.row, "runs");  // a name has one value: here it is the list of the runs
    writeNames(json, details);
    json.key("runs").beginArray();
    for (const Run& run : details.submission.runs) {
        writeRun(json, run);
    }
    json.endArray();
    writeFields(json, details.submission.system.fields);
    writeProvenance(json, details);
    writeIssues(json, details.issues);
    writeEarlierScores(json, details.earlierScores);
    writeSpan(json, details.span);
    json.endObject();
    return text;
}

}  // namespace podium::cli
