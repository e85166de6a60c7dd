// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/submission_reader.h"

#include <algorithm>
#include <map>
#include <set>

#include <fmt/format.h>

#include "db/mlperf/content_hash.h"
#include "db/mlperf/file_buffer.h"
#include "db/mlperf/log_reader.h"
#include "db/mlperf/plausible.h"
#include "db/mlperf/readable_name.h"
#include "db/mlperf/run_check.h"
#include "db/mlperf/scaling_file.h"
#include "db/mlperf/scoring.h"
#include "db/mlperf/system_description.h"
#include "db/mlperf/weak_scaling.h"

namespace podium::mlperf {

namespace fs = std::filesystem;

namespace {

std::string below(const fs::path& root, const fs::path& file) { return readableName(file.lexically_relative(root)); }

/// The rules of the round, or of the newest round of its suite where the tables do not hold it yet.
const Round& rulesOf(const std::string& id, const ReferenceTables& tables)
{
    if (const Round* round = tables.round(id)) {
        return *round;
    }
    const auto suite = [](std::string_view round) { return round.substr(0, round.rfind('-') + 1); };
    const Round* newest = &tables.rounds().back();
    for (const Round& round : tables.rounds()) {
        if (suite(round.id) == suite(id)) {
            newest = &round;
        }
    }
    return *newest;
}

const QualityTarget* targetOf(const Benchmark* benchmark, const std::string& round)
{
    if (benchmark == nullptr) {
        return nullptr;
    }
    for (const auto& target : benchmark->targets) {
        if (std::find(target.rounds.begin(), target.rounds.end(), round) != target.rounds.end()) {
            return &target;
        }
    }
    return nullptr;
}

}  // namespace

class SubmissionReader::Impl {
public:
    explicit Impl(const ReferenceTables& tables) : m_tables(tables) {}

    ReadSubmission read(const ResultDirectory& directory)
    {
        m_result = {};
        m_result.issues = directory.issues;
        m_hashes.clear();
        Submission& submission = m_result.submission;
        submission.key = directory.key;
        submission.verified = directory.published;
        const Round& round = rulesOf(directory.key.round, m_tables);
        readBenchmark(directory);
        readSystem(directory);
        const Benchmark* benchmark = m_tables.benchmark(submission.benchmark);
        const RunContext context{round, submission.system.division, benchmark, targetOf(benchmark, directory.key.round),
                                 directory.targetDecides};
        auto times = readRuns(directory, context);
        ScoringRule rule;
        if (benchmark != nullptr) {
            rule.maxDropped = benchmark->maxDropped;
            rule.firstSuccesses = benchmark->firstSuccesses;
        }
        // Weak scaling knows no factor.
        const bool scalingUsable = directory.weakScaling || readScaling(directory, rule);
        submission.score = directory.weakScaling ? scoreWeak(submission.runs, times, benchmark, submission.weak)
                                                 : score(submission.runs, rule);
        if (!scalingUsable && submission.score.minutes) {
            submission.score.minutes.reset();
            submission.score.issue = ScoreIssue::ScalingUnreadable;
        }
        reportScore(directory, benchmark);
        reportDifferences(directory);
        addHashes(times);
        return std::move(m_result);
    }

private:
    void add(Severity severity, IssueCode code, std::string file, std::string detail)
    {
        m_result.issues.push_back({severity, code, std::move(file), 0, std::move(detail)});
    }

    /// Reads a file into the buffer and notes its hash; an unreadable one becomes an issue.
    bool load(const ResultDirectory& directory, const fs::path& file, std::size_t largest)
    {
        ++m_result.files;
        const auto status = m_buffer.read(file, largest);
        if (!status) {
            add(Severity::Error, IssueCode::FileUnreadable, below(directory.root, file), status.error().detail);
            return false;
        }
        m_result.bytes += static_cast<std::int64_t>(m_buffer.text().size());
        return true;
    }

    void noteHash(const fs::path& file, const ContentHash& hash)
    {
        m_hashes += file.filename().string() + ' ' + hash + '\n';
    }

    void readBenchmark(const ResultDirectory& directory)
    {
        const auto& key = directory.key;
        const auto canonical = m_tables.canonicalBenchmark(key.round, key.benchmark);
        m_result.submission.benchmark = canonical.value_or(key.benchmark);
        if (!canonical) {
            add(Severity::Warning, IssueCode::BenchmarkUnknown, below(directory.root, directory.folder),
                fmt::format("'{}' is no benchmark of round {} that the tables know; scored {}", key.benchmark,
                            key.round,
                            m_tables.benchmark(key.benchmark) != nullptr ? "by the rule of other rounds"
                                                                         : "with one run to drop"));
        }
    }

    void readSystem(const ResultDirectory& directory)
    {
        Submission& submission = m_result.submission;
        System& system = submission.system;
        system.folder = directory.key.system;
        if (directory.systemFile.empty()) {
            add(Severity::Warning, IssueCode::SystemDescriptionMissing, below(directory.root, directory.folder),
                "no system description of that name; accelerators, division and availability are unknown");
        } else if (load(directory, directory.systemFile, FileBuffer::largestDescription)) {
            noteHash(directory.systemFile, contentHash(m_buffer.text()));
            system = readSystemDescription(m_buffer.text(), below(directory.root, directory.systemFile), directory.key,
                                           m_tables, m_result.issues);
        }
        submission.submitter = m_tables.canonicalSubmitter(directory.key.submitter, system.submitter);
        submission.nodes = system.nodes;
        auto perNode = system.acceleratorsPerNode;
        const auto folder = std::string_view(directory.key.system).substr(directory.key.system.rfind('/') + 1);
        for (const auto& size : m_tables.sizeOverrides()) {
            if (size.round == directory.key.round && size.systemFolder == folder &&
                size.benchmark == submission.benchmark) {
                submission.nodes = size.nodes;
                perNode = size.acceleratorsPerNode;
                add(Severity::Info, IssueCode::SizeOverridden, below(directory.root, directory.systemFile),
                    fmt::format("the description states the cluster; this run used {} nodes of {}", size.nodes,
                                size.acceleratorsPerNode));
            }
        }
        if (submission.nodes && perNode) {
            submission.accelerators = *submission.nodes * *perNode;
        }
        if (submission.nodes && system.hostProcessorsPerNode) {
            submission.hostProcessors = *submission.nodes * *system.hostProcessorsPerNode;
        }
    }

    LogReader& readerFor(const Round& round)
    {
        auto& reader = m_readers[round.id];
        if (!reader) {
            std::vector<std::string> watched;
            for (const auto& required : round.requiredKeys) {
                watched.push_back(required.key);
            }
            reader = makeLogReader(round.dialect, std::move(watched));
        }
        return *reader;
    }

    std::vector<RunTimes> readRuns(const ResultDirectory& directory, const RunContext& context)
    {
        std::vector<RunTimes> times;
        LogReader& reader = readerFor(context.round);
        for (const auto& log : directory.logs) {
            ++m_result.logs;
            const std::string file = below(directory.root, log);
            if (!load(directory, log, FileBuffer::largestLog)) {
                Run run;
                run.file = file;
                run.status = RunStatus::Unreadable;
                m_result.submission.runs.push_back(std::move(run));
                times.emplace_back();
                continue;
            }
            LogEvents events = reader.read(m_buffer);
            times.push_back(runTimesOf(events));
            noteLogFacts(events);
            Run run = makeRun(std::move(events), file, context, m_result.issues);
            run.contentHash = contentHash(m_buffer.text());
            noteHash(log, run.contentHash);
            m_result.submission.runs.push_back(std::move(run));
        }
        return times;
    }

    void noteLogFacts(const LogEvents& events)
    {
        if (!events.division.empty()) {
            m_logDivision = m_tables.division(events.division);
        }
        if (!events.benchmark.empty()) {
            m_logBenchmark = events.benchmark;
        }
    }

    /// False: the file is there but holds no usable factor.
    bool readScaling(const ResultDirectory& directory, ScoringRule& rule)
    {
        if (directory.scalingFile.empty()) {
            return true;
        }
        if (!load(directory, directory.scalingFile, FileBuffer::largestDescription)) {
            return false;
        }
        noteHash(directory.scalingFile, contentHash(m_buffer.text()));
        const auto factor = scalingFactorOf(m_buffer.text());
        if (!factor || !isPlausibleFactor(*factor)) {
            add(Severity::Error, IssueCode::ScalingFileInvalid, below(directory.root, directory.scalingFile),
                fmt::format(
                    "{}expected {{\"scaling_factor\": NUMBER}} with a number from {} to {}; there is no official "
                    "score without it",
                    factor ? fmt::format("the factor is {}, ", *factor) : std::string{}, smallestFactor,
                    largestFactor));
            return false;
        }
        rule.scalingFactor = *factor;
        return true;
    }

    void reportScore(const ResultDirectory& directory, const Benchmark* benchmark)
    {
        const Score& score = m_result.submission.score;
        const std::string folder = below(directory.root, directory.folder);
        if (score.issue == ScoreIssue::TooManyInvalidRuns) {
            add(Severity::Warning, IssueCode::TooManyInvalidRuns, folder,
                fmt::format("{} of {} runs are invalid, {} may be: no score", score.dropped, score.runs,
                            benchmark == nullptr ? 1 : benchmark->maxDropped));
        }
        if (m_result.submission.weak && benchmark != nullptr &&
            m_result.submission.weak->models < benchmark->runsRequired && score.runs >= benchmark->runsRequired) {
            add(Severity::Warning, IssueCode::TooManyInvalidRuns, folder,
                fmt::format("{} of {} runs are valid, weak scaling asks for {}: no score",
                            m_result.submission.weak->models, score.runs, benchmark->runsRequired));
        }
        if (benchmark != nullptr && score.runs < benchmark->runsRequired) {
            add(Severity::Warning, IssueCode::TooFewRuns, folder,
                fmt::format("{} result files, {} asks for {}: {}", score.runs, benchmark->title,
                            benchmark->runsRequired,
                            score.minutes ? "scored from what is there" : "incomplete, no score"));
        }
    }

    void reportDifferences(const ResultDirectory& directory)
    {
        Submission& submission = m_result.submission;
        const std::string folder = below(directory.root, directory.folder);
        if (submission.system.division == Division::Unknown) {
            submission.system.division = m_logDivision;
        } else if (m_logDivision != Division::Unknown && m_logDivision != submission.system.division) {
            add(Severity::Info, IssueCode::DivisionDiffers, folder,
                fmt::format("the logs say {}, the system description says {}; the description counts",
                            toString(m_logDivision), toString(submission.system.division)));
        }
        if (!m_logBenchmark.empty() && m_logBenchmark != directory.key.benchmark &&
            m_tables.canonicalBenchmark(directory.key.round, m_logBenchmark) != submission.benchmark) {
            add(Severity::Info, IssueCode::BenchmarkDiffers, folder,
                fmt::format("the logs say '{}', the folder says '{}'; the folder counts", m_logBenchmark,
                            directory.key.benchmark));
        }
        std::set<double> batchSizes;
        for (const Run& run : submission.runs) {
            if (run.globalBatchSize) {
                batchSizes.insert(*run.globalBatchSize);
            }
        }
        if (batchSizes.size() > 1) {
            add(Severity::Info, IssueCode::BatchSizesDiffer, folder,
                fmt::format("global batch sizes from {} to {} in one submission", *batchSizes.begin(),
                            *batchSizes.rbegin()));
        }
        m_logDivision = Division::Unknown;
        m_logBenchmark.clear();
    }

    void addHashes(const std::vector<RunTimes>& times)
    {
        Submission& submission = m_result.submission;
        submission.contentHash = contentHash(m_hashes);
        std::vector<std::string> texts;
        for (const RunTimes& time : times) {
            if (time.start && time.stop) {
                texts.push_back(fmt::format("{} {}\n", *time.start, *time.stop));
            }
        }
        std::sort(texts.begin(), texts.end());
        if (!texts.empty()) {
            submission.runsHash = contentHash(fmt::format("{}", fmt::join(texts, "")));
        }
    }

    const ReferenceTables& m_tables;
    ReadSubmission m_result;
    FileBuffer m_buffer;
    std::map<std::string, std::unique_ptr<LogReader>> m_readers;
    std::string m_hashes;  ///< names and hashes of the files, in the order of reading
    Division m_logDivision = Division::Unknown;
    std::string m_logBenchmark;
};

SubmissionReader::SubmissionReader(const ReferenceTables& tables) : m_impl(std::make_unique<Impl>(tables)) {}
SubmissionReader::~SubmissionReader() = default;

ReadSubmission SubmissionReader::read(const ResultDirectory& directory) { return m_impl->read(directory); }

Result<ContentHash> hashFile(const fs::path& file)
{
    FileBuffer buffer;
    if (const auto status = buffer.read(file); !status) {
        return tl::unexpected(status.error());
    }
    return contentHash(buffer.text());
}

}  // namespace podium::mlperf
