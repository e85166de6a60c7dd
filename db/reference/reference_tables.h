// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"
#include "db/records/system.h"

namespace podium {

/// How the logs of a round are written.
enum class LogDialect {
    Mlp05,  ///< ":::MLPv0.5.0 ..." lines
    Mll,    ///< ":::MLL <seconds> <key>: {...}" lines (v0.6)
    Mllog,  ///< ":::MLLOG {json}" lines (v0.7 on)
};

/// A key that every valid log of the named benchmark and division must hold (rule R4).
struct RequiredKey {
    std::string benchmark;
    Division division = Division::Closed;
    std::string key;
};

struct Round {
    std::string id;         ///< "5.0", "hpc-3.0"
    std::string suite;      ///< "MLPerf Training", "MLPerf HPC"
    std::string version;    ///< "v5.0"
    std::string published;  ///< ISO date; empty: not known
    std::vector<std::string> repositories;  ///< folder names under which the round is published
    std::string url;                        ///< where it was published
    LogDialect dialect = LogDialect::Mllog;
    bool strictLines = true;                     ///< one broken log line makes a run invalid
    std::optional<double> initLimitMinutes;      ///< R3; empty: no limit
    std::optional<double> initLimitOpenMinutes;  ///< R3 where the log says open; empty: the same limit
    std::vector<RequiredKey> requiredKeys;       ///< R4
};

/// A quality target over a range of rounds, as text with its unit.
struct QualityTarget {
    std::vector<std::string> rounds;
    std::string text;
    std::optional<double> value;   ///< in the metric of the convergence points
    std::optional<double> second;  ///< of the second metric (mask mAP, CLIP)
};

struct Benchmark {
    std::string key;    ///< canonical, e.g. "llama31_405b"
    std::string title;  ///< e.g. "Llama 3.1 405B"
    std::string area;
    std::string dataset;
    std::string metric;           ///< e.g. "log perplexity"
    bool higherIsBetter = true;   ///< of the quality metric
    std::int64_t runsRequired = 0;
    std::int64_t maxDropped = 1;  ///< M of the scoring rule: how many runs may fail
    std::int64_t firstSuccesses = 0;  ///< only so many successes count, in the order of the files (NCF); 0: all
    bool epochsAreSamples = false;    ///< logs count samples (or tokens) under epoch_num
    std::vector<QualityTarget> targets;
};

/// Rounds whose results of one benchmark may be compared; `notes` names pairs to be marked all the same.
struct CompatibilitySpan {
    std::string benchmark;
    std::vector<std::string> rounds;
    std::string note;
};

/// What accelerator matching may look at.
struct AcceleratorQuery {
    std::string_view model;               ///< accelerator_model_name as published
    std::string_view systemFolder;
    std::string_view systemName;
    std::string_view hostProcessorModel;
    std::optional<std::int64_t> acceleratorsPerNode;
};

/// Size of a run that the description of the system does not give (v0.5, clusters).
struct SizeOverride {
    std::string round;
    std::string systemFolder;  ///< last part of the system's folder
    std::string benchmark;
    std::int64_t nodes = 0;
    std::int64_t acceleratorsPerNode = 0;
};

/// Results whose system description has another name, or whose benchmark folder is missing.
struct LayoutException {
    std::string round;
    std::string submitter;
    std::string systemFolder;
    std::string description;  ///< stem of the description's file
    std::string benchmark;    ///< canonical key; empty: by folder
};

/// Everything that changes with a round, read from assets/reference: a new round needs rows, no code.
class ReferenceTables {
public:
    /// Reads every table of `folder`. Errors: FileUnreadable, ReferenceInvalid (file, row, field, what was expected).
    [[nodiscard]] static Result<ReferenceTables> load(const std::filesystem::path& folder);

    [[nodiscard]] const std::vector<Round>& rounds() const { return m_rounds; }
    [[nodiscard]] const std::vector<Benchmark>& benchmarks() const { return m_benchmarks; }
    [[nodiscard]] const std::vector<CompatibilitySpan>& spans() const { return m_spans; }
    [[nodiscard]] const std::vector<LayoutException>& layoutExceptions() const { return m_layoutExceptions; }
    [[nodiscard]] const std::vector<SizeOverride>& sizeOverrides() const { return m_sizeOverrides; }

    [[nodiscard]] const Round* round(std::string_view id) const;
    /// The round that is published under this folder name ("training_results_v5.0"); null: none.
    [[nodiscard]] const Round* roundOfRepository(std::string_view folderName) const;
    /// Accepts "5.0", "v5.0", "V5.0", "5.0.0", "hpc-3.0", "hpc-v3.0"; empty: nothing of that form. Need not be in the table.
    [[nodiscard]] static std::optional<std::string> roundIdFromText(std::string_view text);

    [[nodiscard]] const Benchmark* benchmark(std::string_view key) const;
    /// Canonical key for a folder name in a round ("ssd" is retinanet from 2.0 on); empty: unknown.
    [[nodiscard]] std::optional<std::string> canonicalBenchmark(std::string_view round, std::string_view folder) const;
    /// Every canonical key that a user's word may mean: a key, or a folder name of any round. Case-insensitive.
    [[nodiscard]] std::vector<std::string> benchmarksNamed(std::string_view word) const;

    /// The span of `benchmark` that holds `round`; null: none.
    [[nodiscard]] const CompatibilitySpan* span(std::string_view benchmark, std::string_view round) const;

    /// Canonical accelerator; `name` is empty where no rule matches. Case-insensitive, first rule that matches.
    [[nodiscard]] Accelerator matchAccelerator(const AcceleratorQuery& query) const;

    /// Canonical submitter by folder and published field; the field (or else the folder) itself where no row matches.
    [[nodiscard]] std::string canonicalSubmitter(std::string_view folder, std::string_view field) const;

    /// Division and availability in their published spellings; Unknown where no row matches.
    [[nodiscard]] Division division(std::string_view published) const;
    [[nodiscard]] Availability availability(std::string_view published) const;

    /// Version and date of the tables, e.g. "2026-06".
    [[nodiscard]] const std::string& version() const { return m_version; }

private:
    struct BenchmarkName {
        std::string folder;
        std::vector<std::string> rounds;
        std::string benchmark;
    };
    struct SubmitterRow {
        std::string folder;  ///< empty: any
        std::string field;
        std::string canonical;
    };
    struct SpellingRow {
        std::string published;  ///< lower case
        Division division = Division::Unknown;
        Availability availability = Availability::Unknown;
    };
    struct AcceleratorRule;

    std::string m_version;
    std::vector<Round> m_rounds;
    std::vector<Benchmark> m_benchmarks;
    std::vector<BenchmarkName> m_benchmarkNames;
    std::vector<CompatibilitySpan> m_spans;
    std::vector<SubmitterRow> m_submitters;
    std::vector<SpellingRow> m_spellings;
    std::vector<SizeOverride> m_sizeOverrides;
    std::vector<LayoutException> m_layoutExceptions;
    std::vector<AcceleratorRule> m_acceleratorRules;
};

}  // namespace podium
