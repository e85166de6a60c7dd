// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <simdjson.h>

#include "db/mlperf/log_events.h"
#include "db/mlperf/log_lines.h"

namespace podium::mlperf {

/// One event as a log line holds it, whatever the dialect.
struct LoggedEvent {
    std::string_view key;
    std::optional<double> time;
    std::optional<simdjson::dom::element> value;
    std::optional<simdjson::dom::element> metadata;
    std::size_t offset = 0;  ///< of the line in the log
};

/// Which run_start and run_stop of a log count (IMPORT.md 2.3).
enum class StartRule {
    LastBeforeFirstStop,  ///< v0.6 on
    FirstToLast,          ///< v0.5
};

/// Gathers LogEvents from the events of one log, in the order of the log.
class EventCollector {
public:
    EventCollector(std::string_view text, const std::vector<std::string>& watchedKeys, StartRule rule);

    /// Whether events of this key are gathered; asked before a line is taken apart. A key as it stands in the log: one
    /// with escapes in it, or none that a quick look finds, is wanted, to be looked at.
    [[nodiscard]] bool wants(std::string_view key) const;
    /// Returns false where an event that matters has no usable time: the line counts as broken.
    [[nodiscard]] bool add(const LoggedEvent& event);
    /// The time stamp of eval_result is the run's time (v0.6).
    void letEvalResultTimeRun() { m_evalResultTimesRun = true; }
    void addInitStart(double time);
    void addBroken(std::size_t offset, std::string_view reason);
    void addLine() { ++m_events.logLines; }
    void addLatin1(std::size_t offset);

    [[nodiscard]] LogEvents& events() { return m_events; }
    /// Ends the gathering: joins what belongs together.
    [[nodiscard]] LogEvents finish();

private:
    void addStart(const LoggedEvent& event);
    void addStop(const LoggedEvent& event);
    void addEvaluation(const LoggedEvent& event);
    void addThroughput(const LoggedEvent& event);
    void joinMetrics();

    LogEvents m_events;
    LineCounter m_lines;
    const std::vector<std::string>& m_watchedKeys;
    StartRule m_rule;
    bool m_evalResultTimesRun = false;
};

}  // namespace podium::mlperf
