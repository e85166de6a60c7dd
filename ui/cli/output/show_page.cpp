// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/show_page.h"

#include <algorithm>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "ui/cli/output/display_text.h"
#include "ui/cli/output/import_report.h"
#include "ui/cli/output/number_text.h"
#include "ui/cli/output/text_table.h"

namespace podium::cli {

namespace {

/// Lines "name   value" with the values below each other; facts without a value are left out.
class Facts {
public:
    Facts& add(std::string name, std::string value)
    {
        if (!value.empty()) {
            m_facts.emplace_back(displayText(name), displayText(value));
        }
        return *this;
    }

    [[nodiscard]] std::string text() const
    {
        std::size_t widest = 0;
        for (const auto& [name, value] : m_facts) {
            widest = std::max(widest, displayWidth(name));
        }
        std::string all;
        for (const auto& [name, value] : m_facts) {
            all += "  " + name + std::string(widest - displayWidth(name) + 2, ' ') + value + '\n';
        }
        return all;
    }

private:
    std::vector<std::pair<std::string, std::string>> m_facts;
};

std::string section(std::string_view title, const std::string& body)
{
    return body.empty() ? std::string{} : fmt::format("\n{}\n{}", title, body);
}

std::string headline(const services::SubmissionDetails& details)
{
    const Submission& submission = details.submission;
    std::string line = details.benchmark == nullptr ? submission.benchmark : details.benchmark->title;
    line += details.round == nullptr ? ", round " + submission.key.round
                                     : ", " + details.round->suite + " " + details.round->version;
    if (submission.system.division != Division::Unknown) {
        line += ", " + std::string(toString(submission.system.division)) + " division";
    }
    line += submission.verified ? "" : ", UNVERIFIED";
    line = displayText(line) + '\n' + displayText(reference(submission.key)) + '\n';
    return line + (submission.resultId.empty() ? "" : "Result ID " + displayText(submission.resultId) + '\n');
}

std::string issueText(ScoreIssue issue)
{
    switch (issue) {
    case ScoreIssue::None:
        return {};
    case ScoreIssue::Incomplete:
        return "none: result files are missing or cannot be read";
    case ScoreIssue::TooManyInvalidRuns:
        return "none: more runs are invalid than the rules allow";
    case ScoreIssue::NoRunCounted:
        return "none: no run is left after dropping the fastest and the slowest";
    case ScoreIssue::ScalingUnreadable:
        return "none: scaling.json holds no usable factor";
    case ScoreIssue::TimesInvalid:
        return "none: a run has a time that cannot be";
    }
    return {};
}

std::string scoreSection(const services::SubmissionDetails& details)
{
    const Submission& submission = details.submission;
    const Score& score = submission.score;
    const auto minutes = [](const std::optional<double>& value) {
        return value ? minutesText(value) + " min" : std::string{};
    };
    Facts facts;
    facts.add("time to train", score.minutes ? minutes(score.minutes) : issueText(score.issue));
    facts.add("before scaling", minutes(score.rawMinutes));
    facts.add("scaling factor", shortestText(score.scalingFactor));
    const auto counted =
        std::count_if(submission.runs.begin(), submission.runs.end(), [](const Run& run) { return run.counted; });
    facts.add("runs", fmt::format("{}, of which {} counted, {} failed, {} not valid", score.runs, counted, score.failed,
                                  score.dropped));
    if (details.row.fastestRun && details.row.slowestRun) {
        facts.add("fastest, slowest", minutes(details.row.fastestRun) + ", " + minutes(details.row.slowestRun));
    }
    if (submission.weak) {
        facts.add("weak scaling",
                  fmt::format("{} models, instance scale {}", submission.weak->models, submission.weak->instanceScale));
    }
    facts.add("same runs as", submission.sameRunsAs);
    return facts.text();
}

std::string acceleratorText(const Submission& submission)
{
    const auto& system = submission.system;
    const auto& accelerator = system.accelerator;
    std::string text = countText(submission.accelerators);
    const auto& name = accelerator.name.empty() ? system.acceleratorModel : accelerator.name;
    if (!name.empty()) {
        text += (text.empty() ? "" : " x ") + name;
    }
    if (!accelerator.generation.empty()) {
        text += " (" + accelerator.generation + ")";
    }
    return text;
}

std::string systemSection(const Submission& submission)
{
    const auto& system = submission.system;
    Facts facts;
    facts.add("system", system.name.empty() ? submission.key.system : system.name);
    facts.add("submitter", submission.submitter);
    facts.add("availability", std::string(toString(system.availability)));
    facts.add("accelerators", acceleratorText(submission));
    facts.add("nodes", countText(submission.nodes));
    facts.add("host processors", countText(submission.hostProcessors) +
                                     (system.hostProcessorModel.empty() ? "" : " x " + system.hostProcessorModel));
    facts.add("framework", system.framework);
    return facts.text();
}

std::string runsSection(const Submission& submission, std::optional<std::size_t> width)
{
    if (submission.runs.empty()) {
        return {};
    }
    TextTable table({
        {"Minutes", true, 0, 0},
        {"Counted", false, 0, 0},
        {"Status", false, 0, 0},
        {"Batch", true, 0, 0},
        {"Start line", true, 0, 0},
        {"Stop line", true, 0, 0},
        {"File", false, 20, 0},
    });
    for (const Run& run : submission.runs) {
        table.addRow({minutesText(run.minutes), run.counted ? "yes" : "no", std::string(toString(run.status)),
                      run.globalBatchSize ? shortestText(*run.globalBatchSize) : std::string{},
                      countText(run.startLine), countText(run.stopLine), run.file});
    }
    return table.text(width);
}

std::string fieldsSection(const System& system)
{
    Facts facts;
    for (const auto& [name, value] : system.fields) {
        facts.add(name, value);
    }
    return facts.text();
}

std::string provenanceSection(const services::SubmissionDetails& details)
{
    Facts facts;
    facts.add("below", details.batch.root);
    facts.add("description", details.submission.system.file);
    facts.add("imported from", details.batch.source);
    facts.add("imported at", details.batch.startedAt);
    facts.add("published at", details.round == nullptr ? std::string{} : details.round->url);
    return facts.text();
}

std::string comparabilitySection(const services::SubmissionDetails& details)
{
    if (details.span == nullptr) {
        return "  no other round is known to be comparable\n";
    }
    std::string rounds;
    for (const auto& round : details.span->rounds) {
        rounds += (rounds.empty() ? "" : ", ") + round;
    }
    return Facts().add("comparable rounds", rounds).add("note", details.span->note).text();
}

std::string issuesSection(const std::vector<ImportIssue>& issues)
{
    std::string text;
    for (const auto& line : issueLines(issues, issues.size())) {
        text += "  " + line + '\n';
    }
    return text;
}

std::string earlierScoresSection(const std::vector<store::EarlierScore>& scores)
{
    const auto minutes = [](const std::optional<double>& value) {
        return value ? minutesText(value) + " min" : std::string("no score");
    };
    std::string text;
    for (const auto& score : scores) {
        text += fmt::format("  {} until {}, then {} from {}\n", minutes(score.before), score.changedAt,
                            minutes(score.after), displayText(score.source));
    }
    return text;
}

}  // namespace

std::string showPage(const services::SubmissionDetails& details, std::optional<std::size_t> width)
{
    const Submission& submission = details.submission;
    return headline(details) + section("Score", scoreSection(details)) + section("System", systemSection(submission)) +
           section("Runs", runsSection(submission, width)) +
           section("Notes of the import", issuesSection(details.issues)) +
           section("Earlier scores", earlierScoresSection(details.earlierScores)) +
           section("Comparability", comparabilitySection(details)) +
           section("Where it comes from", provenanceSection(details)) +
           section("Description as published", fieldsSection(submission.system));
}

}  // namespace podium::cli
