// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "db/records/system.h"
#include "db/reference/accelerator_rules.h"
#include "db/reference/rack_profiles.h"

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
    std::string id;                         ///< "5.0", "hpc-3.0"
    std::string suite;                      ///< "MLPerf Training", "MLPerf HPC"
    std::string version;                    ///< "v5.0"
    std::string published;                  ///< ISO date; empty: not known
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
    std::string metric;             ///< e.g. "log perplexity"
    bool higherIsBetter = true;     ///< of the (first) quality metric
    std::int64_t runsRequired = 0;  ///< 0: not known
    std::int64_t maxDropped = 1;    ///< M of the scoring rule: how many runs may fail
    /// Only so many successes count, in the order of the files, and none may be missing (NCF); 0: all count.
    std::int64_t firstSuccesses = 0;
    bool epochsAreSamples = false;  ///< logs count samples (or tokens) under epoch_num
    std::vector<QualityTarget> targets;
};

/// Rounds whose results of one benchmark may be compared. Where `note` is not empty, results of rounds up to
/// `noteAfter` beside results of later rounds of the span are to be marked with it.
struct CompatibilitySpan {
    std::string benchmark;
    std::vector<std::string> rounds;  ///< in the order of the table of rounds
    std::string noteAfter;
    std::string note;
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
    /// A run is a success when its last evaluation meets the quality target, whatever its run_stop says. For logs that
    /// the official check of their time could not read, so that the published score did not rest on run_stop.
    bool targetDecides = false;
};

/// A folder name of a benchmark, and the rounds in which it has this meaning.
struct BenchmarkName {
    std::string folder;
    std::vector<std::string> rounds;
    std::string benchmark;
};

/// A published name of a submitter.
struct SubmitterName {
    std::string folder;  ///< empty: any
    std::string field;   ///< empty: the description does not name the submitter
    std::string canonical;
};

/// Published words of division and availability, in lower case.
struct Spellings {
    std::vector<std::pair<std::string, Division>> divisions;
    std::vector<std::pair<std::string, Availability>> availabilities;
};

/// All tables of assets/reference.
struct ReferenceContent {
    std::string version;
    std::vector<Round> rounds;  ///< in the order of the table
    std::vector<Benchmark> benchmarks;
    std::vector<BenchmarkName> benchmarkNames;
    std::vector<CompatibilitySpan> spans;
    AcceleratorRules acceleratorRules;
    std::vector<SubmitterName> submitters;
    Spellings spellings;
    std::vector<SizeOverride> sizeOverrides;
    std::vector<LayoutException> layoutExceptions;
    std::vector<RackProfile> rackProfiles;
};

}  // namespace podium
