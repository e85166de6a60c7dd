// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/mll_reader.h"

#include "db/mlperf/event_collector.h"
#include "db/mlperf/json_value.h"

namespace podium::mlperf {

namespace {

struct MllLine {
    double seconds = 0;
    std::string_view key;
    std::string_view json;
};

/// "<seconds> <key>: <json>"
std::optional<MllLine> split(std::string_view payload)
{
    const auto blank = payload.find(' ');
    if (blank == std::string_view::npos) {
        return std::nullopt;
    }
    const auto seconds = parseNumber(payload.substr(0, blank));
    const auto rest = trimmed(payload.substr(blank));
    const auto colon = rest.find(':');
    if (!seconds || colon == std::string_view::npos) {
        return std::nullopt;
    }
    return MllLine{*seconds, trimmed(rest.substr(0, colon)), trimmed(rest.substr(colon + 1))};
}

/// The minutes that a log states in words; the last statement counts.
void readStatedRuntime(std::string_view text, EventCollector& collector)
{
    constexpr std::string_view words = "Total runtime:";
    const auto position = text.rfind(words);
    if (position == std::string_view::npos) {
        return;
    }
    auto rest = trimmed(text.substr(position + words.size(), 64));
    const auto end = rest.find_first_of(" \t\r\n");
    const auto unit = end == std::string_view::npos ? std::string_view{} : trimmed(rest.substr(end));
    const auto minutes = parseNumber(rest.substr(0, end));
    if (minutes && unit.starts_with("minute")) {
        auto& events = collector.events();
        events.minutes = minutes;
        events.success = true;
        events.logLines = 1;
    }
}

}  // namespace

LogEvents MllReader::read(const FileBuffer& log)
{
    EventCollector collector(log.text(), m_watchedKeys, StartRule::LastBeforeFirstStop);
    collector.events().timesInSeconds = true;
    collector.letEvalResultTimeRun();
    LogLines lines(log.text(), ":::MLL ");
    while (const auto line = lines.next()) {
        collector.addLine();
        const auto parts = split(line->payload);
        const auto parsed = parts ? m_json.parseLoosely(parts->json) : JsonLine::Parsed{};
        if (parsed.form == JsonLine::Form::Broken) {
            collector.addBroken(line->offset, JsonLine::faultOf(line->payload, "not '<seconds> <key>: {json}'"));
            continue;
        }
        if (parsed.form == JsonLine::Form::Latin1) {
            collector.addLatin1(line->offset);
        }
        const std::optional object(parsed.object);
        const LoggedEvent event{parts->key, parts->seconds, memberOf(object, "value"), memberOf(object, "metadata"),
                                line->offset};
        if (!collector.add(event)) {
            collector.addBroken(line->offset, "no time");
        }
    }
    if (collector.events().logLines == 0) {
        readStatedRuntime(log.text(), collector);
    }
    return collector.finish();
}

}  // namespace podium::mlperf
