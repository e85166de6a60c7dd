// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/event_collector.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <map>
#include <utility>

#include "db/mlperf/json_value.h"

namespace podium::mlperf {

namespace {

enum class Kind {
    None,
    AcceleratorsPerNode,
    Evaluation,
    EvalResult,
    EvalSamples,
    GlobalBatchSize,
    GradientAccumulationSteps,
    InitStart,
    InitStop,
    InputBatchSize,
    Nodes,
    BaseLearningRate,
    Optimizer,
    RunStart,
    RunStop,
    Seed,
    Benchmark,
    Division,
    Throughput,
    TrackedStats,
    TrainSamples,
};

/// Sorted by key. The keys stand in MLCommons' logging library; those of v0.5 beside their later names.
constexpr std::array<std::pair<std::string_view, Kind>, 25> kinds{{
    {"accelerators_per_node", Kind::AcceleratorsPerNode},
    {"eval_accuracy", Kind::Evaluation},
    {"eval_error", Kind::Evaluation},
    {"eval_result", Kind::EvalResult},
    {"eval_samples", Kind::EvalSamples},
    {"global_batch_size", Kind::GlobalBatchSize},
    {"gradient_accumulation_steps", Kind::GradientAccumulationSteps},
    {"init_start", Kind::InitStart},
    {"init_stop", Kind::InitStop},
    {"input_batch_size", Kind::InputBatchSize},
    {"number_of_nodes", Kind::Nodes},
    {"opt_base_learning_rate", Kind::BaseLearningRate},
    {"opt_learning_rate", Kind::BaseLearningRate},
    {"opt_name", Kind::Optimizer},
    {"preproc_num_eval_examples", Kind::EvalSamples},
    {"preproc_num_train_examples", Kind::TrainSamples},
    {"run_set_random_seed", Kind::Seed},
    {"run_start", Kind::RunStart},
    {"run_stop", Kind::RunStop},
    {"seed", Kind::Seed},
    {"submission_benchmark", Kind::Benchmark},
    {"submission_division", Kind::Division},
    {"throughput", Kind::Throughput},
    {"tracked_stats", Kind::TrackedStats},
    {"train_samples", Kind::TrainSamples},
}};

Kind kindOf(std::string_view key)
{
    const auto found =
        std::lower_bound(kinds.begin(), kinds.end(), key,
                         [](const auto& entry, std::string_view wanted) { return entry.first < wanted; });
    return found != kinds.end() && found->first == key ? found->second : Kind::None;
}

bool needsTime(Kind kind)
{
    return kind == Kind::RunStart || kind == Kind::RunStop || kind == Kind::InitStart || kind == Kind::InitStop ||
           kind == Kind::Evaluation;
}

void keepFirst(std::optional<double>& target, const LoggedEvent& event)
{
    if (!target && event.value) {
        target = numberOf(*event.value);
    }
}

void keepFirst(std::string& target, const LoggedEvent& event)
{
    if (target.empty() && event.value) {
        target = textOf(*event.value);
    }
}

std::optional<std::int64_t> countOf(const LoggedEvent& event)
{
    const auto number = event.value ? numberOf(*event.value) : std::nullopt;
    if (!number || *number < 0 || *number > 1e9) {
        return std::nullopt;
    }
    return static_cast<std::int64_t>(*number);
}

}  // namespace

EventCollector::EventCollector(std::string_view text, const std::vector<std::string>& watchedKeys, StartRule rule)
    : m_lines(text), m_watchedKeys(watchedKeys), m_rule(rule)
{
}

bool EventCollector::wants(std::string_view key) const
{
    return key.empty() || kindOf(key) != Kind::None || key.find('\\') != std::string_view::npos ||
           std::find(m_watchedKeys.begin(), m_watchedKeys.end(), key) != m_watchedKeys.end();
}

bool EventCollector::add(const LoggedEvent& event)
{
    if (std::find(m_watchedKeys.begin(), m_watchedKeys.end(), event.key) != m_watchedKeys.end()) {
        auto& seen = m_events.watchedKeysSeen;
        if (std::find(seen.begin(), seen.end(), event.key) == seen.end()) {
            seen.emplace_back(event.key);
        }
    }
    const Kind kind = kindOf(event.key);
    if (needsTime(kind) && !event.time) {
        return false;
    }
    switch (kind) {
    case Kind::None:
        break;
    case Kind::RunStart:
        addStart(event);
        break;
    case Kind::RunStop:
        addStop(event);
        break;
    case Kind::InitStart:
        addInitStart(*event.time);
        break;
    case Kind::InitStop:
        if (!m_events.firstInitStop) {
            m_events.firstInitStop = event.time;
        }
        break;
    case Kind::Evaluation:
        addEvaluation(event);
        break;
    case Kind::EvalResult:
        // v0.6 Mini Go: the time of the checkpoint that met the target, in seconds since run_start; 0: none did. Later
        // rounds log the key too, but time the run by run_stop.
        if (const auto seconds = m_evalResultTimesRun ? numberOf(event.metadata, "timestamp") : std::nullopt) {
            m_events.success = *seconds > 0;
            m_events.targetMissed = !m_events.success;
            m_events.minutes = m_events.success ? std::optional(*seconds / 60) : std::nullopt;
        }
        break;
    case Kind::Throughput:
    case Kind::TrackedStats:
        addThroughput(event);
        break;
    case Kind::GlobalBatchSize:
        keepFirst(m_events.globalBatchSize, event);
        break;
    case Kind::InputBatchSize:
        break;  // per device in v0.5: says nothing of the global size
    case Kind::GradientAccumulationSteps:
        keepFirst(m_events.gradientAccumulationSteps, event);
        break;
    case Kind::BaseLearningRate:
        keepFirst(m_events.baseLearningRate, event);
        break;
    case Kind::TrainSamples:
        keepFirst(m_events.trainSamples, event);
        break;
    case Kind::EvalSamples:
        keepFirst(m_events.evalSamples, event);
        break;
    case Kind::Optimizer:
        keepFirst(m_events.optimizer, event);
        break;
    case Kind::Seed:
        keepFirst(m_events.seed, event);
        break;
    case Kind::Benchmark:
        keepFirst(m_events.benchmark, event);
        break;
    case Kind::Division:
        keepFirst(m_events.division, event);
        break;
    case Kind::Nodes:
        m_events.nodes = countOf(event);
        break;
    case Kind::AcceleratorsPerNode:
        m_events.acceleratorsPerNode = countOf(event);
        break;
    }
    return true;
}

void EventCollector::addInitStart(double time)
{
    if (!m_events.earliestInitStart || time < *m_events.earliestInitStart) {
        m_events.earliestInitStart = time;
    }
}

void EventCollector::addStart(const LoggedEvent& event)
{
    ++m_events.starts;
    const bool counts = m_rule == StartRule::FirstToLast ? m_events.starts == 1 : !(m_events.start && m_events.stop);
    if (counts) {
        m_events.start = LogMoment{*event.time, m_lines.lineOf(event.offset)};
    }
}

void EventCollector::addStop(const LoggedEvent& event)
{
    ++m_events.stops;
    const std::int64_t line = m_lines.lineOf(event.offset);
    m_events.lastStopLine = line;
    if (m_rule == StartRule::FirstToLast || !(m_events.start && m_events.stop)) {
        m_events.stop = LogMoment{*event.time, line};
    }
    if (m_rule == StartRule::FirstToLast) {
        // v0.5: {"success": true}; some logs hold no flag at all, which counts as success.
        const auto flag = memberOf(event.value, "success");
        m_events.statusText = flag ? textOf(*flag) : "";
        m_events.success = !flag || m_events.statusText == "true" || m_events.statusText == "True";
        return;
    }
    const auto status = memberOf(event.metadata, "status");
    m_events.statusText = status ? textOf(*status) : "";
    m_events.success = status && status->is_string() && m_events.statusText == "success";
}

void EventCollector::addEvaluation(const LoggedEvent& event)
{
    LoggedEvaluation evaluation;
    evaluation.time = *event.time;
    if (!event.value) {
        return;
    }
    auto value = event.value;
    auto position = event.metadata;
    if (const auto inner = memberOf(value, "value")) {  // v0.5: {"epoch": 3, "value": 0.7}
        position = value;
        value = inner;
    }
    if (const auto inner = memberOf(value, "accuracy")) {  // v0.6 Mask R-CNN
        value = inner;
    }
    if (value->is_object()) {
        evaluation.value = numberOf(value, "BBOX").value_or(evaluation.value);
        evaluation.second = numberOf(value, "SEGM").value_or(evaluation.second);
    } else {
        evaluation.value = numberOf(*value).value_or(evaluation.value);
        if (value->is_array()) {
            const simdjson::dom::array list(*value);
            if (list.size() > 1) {
                evaluation.second = numberOf(list.at(1).value_unsafe()).value_or(evaluation.second);
            }
        }
    }
    constexpr std::array<std::pair<std::string_view, PositionUnit>, 4> positions{{
        {"samples_count", PositionUnit::Samples},
        {"epoch_num", PositionUnit::Epochs},
        {"epoch", PositionUnit::Epochs},
        {"step_num", PositionUnit::Steps},
    }};
    for (const auto& [name, unit] : positions) {
        if (const auto number = numberOf(position, name)) {
            evaluation.position = *number;
            evaluation.unit = unit;
            break;
        }
    }
    if (const auto metric = memberOf(event.metadata, "metric")) {
        evaluation.metric = textOf(*metric);
    }
    m_events.evaluations.push_back(std::move(evaluation));
}

void EventCollector::addThroughput(const LoggedEvent& event)
{
    if (!m_events.start || m_events.stop || !event.value) {
        return;
    }
    const auto number = event.value->is_object()    ? numberOf(event.value, "throughput")
                        : event.key == "throughput" ? numberOf(*event.value)
                                                    : std::nullopt;
    if (number && *number > 0) {
        m_events.throughputs.push_back(*number);
    }
}

void EventCollector::addBroken(std::size_t offset, std::string_view reason)
{
    if (m_events.brokenLines++ == 0) {
        m_events.firstBrokenLine = m_lines.lineOf(offset);
        m_events.brokenReason = reason;
    }
}

void EventCollector::addLatin1(std::size_t offset)
{
    if (m_events.firstLatin1Line == 0) {
        m_events.firstLatin1Line = m_lines.lineOf(offset);
    }
}

void EventCollector::joinMetrics()
{
    // Stable Diffusion logs FID and CLIP as two events at one position, in any order; joined, FID first.
    std::map<double, LoggedEvaluation> joined;
    std::vector<LoggedEvaluation> others;
    for (auto& evaluation : m_events.evaluations) {
        const bool paired = evaluation.metric == "FID" || evaluation.metric == "CLIP";
        if (!paired || !std::isfinite(evaluation.position)) {
            others.push_back(std::move(evaluation));
            continue;
        }
        const auto [place, isNew] = joined.try_emplace(evaluation.position, evaluation);
        if (isNew) {
            place->second.value = std::numeric_limits<double>::quiet_NaN();
        }
        (evaluation.metric == "FID" ? place->second.value : place->second.second) = evaluation.value;
        place->second.time = std::max(place->second.time, evaluation.time);
    }
    for (auto& [position, evaluation] : joined) {
        others.push_back(std::move(evaluation));
    }
    m_events.evaluations = std::move(others);
}

LogEvents EventCollector::finish()
{
    joinMetrics();
    return std::move(m_events);
}

}  // namespace podium::mlperf
