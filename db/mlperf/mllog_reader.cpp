// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/mllog_reader.h"

#include "db/mlperf/event_collector.h"
#include "db/mlperf/json_value.h"
#include "db/mlperf/python_json.h"

namespace podium::mlperf {

namespace {

struct MllogEvent {
    LoggedEvent event;
    bool inSeconds = false;
};

/// The last of equal names counts, as in Python.
MllogEvent eventOf(const simdjson::dom::object& object, std::size_t offset)
{
    MllogEvent result;
    result.event.offset = offset;
    std::optional<double> milliseconds;
    std::optional<double> seconds;
    for (const auto [name, value] : object) {
        if (name == "key") {
            result.event.key = value.is_string() ? std::string_view(value) : std::string_view{};
        } else if (name == "time_ms") {
            milliseconds = value.is_number() ? numberOf(value) : std::nullopt;
        } else if (name == "time_s") {
            seconds = value.is_number() ? numberOf(value) : std::nullopt;
        } else if (name == "value") {
            result.event.value = value;
        } else if (name == "metadata") {
            result.event.metadata = value;
        }
    }
    result.inSeconds = !milliseconds && seconds;
    result.event.time = result.inSeconds ? seconds : milliseconds;
    return result;
}

}  // namespace

LogEvents MllogReader::read(const FileBuffer& log)
{
    EventCollector collector(log.text(), m_watchedKeys, StartRule::LastBeforeFirstStop);
    LogLines lines(log.text(), ":::MLLOG ");
    bool unitKnown = false;
    while (const auto line = lines.next()) {
        collector.addLine();
        const auto scanned = scanPythonJson(line->payload);
        if (!scanned.valid) {
            collector.addBroken(line->offset, "not one JSON object");
            continue;
        }
        if (!collector.wants(scanned.key)) {
            continue;
        }
        // Every rank logs it, a fifth of all lines: its time is all that is wanted.
        if (scanned.key == "init_start" && !collector.events().timesInSeconds) {
            if (const auto time = parseNumber(scanned.milliseconds)) {
                collector.addInitStart(*time);
                unitKnown = true;
                continue;
            }
        }
        const auto parsed = m_json.parse(line->payload);
        if (parsed.form == JsonLine::Form::Broken) {
            collector.addBroken(line->offset, JsonLine::faultOf(line->payload, "not one JSON object"));
            continue;
        }
        if (parsed.form == JsonLine::Form::Latin1) {
            collector.addLatin1(line->offset);
        }
        const auto [event, inSeconds] = eventOf(simdjson::dom::object(parsed.object), line->offset);
        // The first stamp tells the unit of the log.
        if (event.time && !unitKnown) {
            collector.events().timesInSeconds = inSeconds;
            unitKnown = true;
        }
        if (event.time && collector.events().timesInSeconds != inSeconds) {
            collector.addBroken(line->offset, "time_s among time_ms");
        } else if (!collector.add(event)) {
            collector.addBroken(line->offset, "no time_ms");
        }
    }
    return collector.finish();
}

}  // namespace podium::mlperf
