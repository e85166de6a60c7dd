// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/mlperf/mlp05_reader.h"

#include "db/mlperf/event_collector.h"
#include "db/mlperf/json_line.h"
#include "db/mlperf/json_value.h"

namespace podium::mlperf {

namespace {

struct Mlp05Line {
    double seconds = 0;
    std::string_view key;
    std::string_view json;  ///< empty: the event has no value
};

std::string_view takeWord(std::string_view& rest)
{
    rest = trimmed(rest);
    const auto end = rest.find(' ');
    const auto word = rest.substr(0, end);
    rest.remove_prefix(word.size());
    return word;
}

std::optional<Mlp05Line> splitMlp05(std::string_view rest)
{
    takeWord(rest);  // the model
    const auto seconds = parseNumber(takeWord(rest));
    rest = trimmed(rest);
    if (!seconds || !rest.starts_with('(')) {
        return std::nullopt;
    }
    const auto place = rest.find(") ");
    if (place == std::string_view::npos) {
        return std::nullopt;
    }
    rest = trimmed(rest.substr(place + 2));
    const auto colon = rest.find(':');
    if (colon == std::string_view::npos) {
        return Mlp05Line{*seconds, rest, {}};
    }
    return Mlp05Line{*seconds, trimmed(rest.substr(0, colon)), trimmed(rest.substr(colon + 1))};
}

}  // namespace

LogEvents Mlp05Reader::read(const FileBuffer& log)
{
    EventCollector collector(log.text(), m_watchedKeys, StartRule::FirstToLast);
    collector.events().timesInSeconds = true;
    LogLines lines(log.text(), ":::MLPv0.5.0 ");
    while (const auto line = lines.next()) {
        collector.addLine();
        const auto parts = splitMlp05(line->payload);
        if (!parts) {
            collector.addBroken(line->offset, "not '<model> <seconds> (<file>:<line>) <key>'");
            continue;
        }
        LoggedEvent event{parts->key, parts->seconds, std::nullopt, std::nullopt, line->offset};
        simdjson::dom::element value;
        if (!parts->json.empty() && parts->json.size() <= JsonLine::longest &&
            m_parser.parse(parts->json.data(), parts->json.size(), false).get(value) == simdjson::SUCCESS) {
            event.value = value;
        }
        if (!parts->json.empty() && !event.value && parts->key == "run_stop") {
            // No flag means success here: one that cannot be read must not.
            collector.addBroken(line->offset, "a run_stop whose value is not JSON");
            continue;
        }
        if (!collector.add(event)) {
            collector.addBroken(line->offset, "no time");
        }
    }
    return collector.finish();
}

}  // namespace podium::mlperf
