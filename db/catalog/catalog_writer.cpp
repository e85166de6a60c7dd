// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <map>

#include "db/catalog/catalog.h"
#include "db/catalog/json_writer.h"
#include "db/catalog/record_writer.h"

namespace podium {

namespace {

/// Keeps `maxPoints` points: the last one, the first one and evenly spread ones between them.
void thin(std::vector<ConvergencePoint>& points, std::size_t maxPoints)
{
    if (maxPoints == 0 || points.size() <= maxPoints) {
        return;
    }
    const auto last = points.size() - 1;
    const auto steps = maxPoints - 1;
    for (std::size_t step = 0; step < steps; ++step) {
        points[step] = points[(step * last + steps / 2) / steps];
    }
    points[steps] = points[last];
    points.resize(maxPoints);
}

/// Every system in the order of its submissions, once where they follow each other.
std::vector<const System*> systemsOf(const std::vector<Submission>& submissions)
{
    std::vector<const System*> systems;
    for (const auto& submission : submissions) {
        if (systems.empty() || *systems.back() != submission.system) {
            systems.push_back(&submission.system);
        }
    }
    return systems;
}

/// Names and values of published fields that occur more than once and are longer than a number, by first occurrence.
std::vector<std::string_view> sharedTexts(const std::vector<const System*>& systems)
{
    constexpr std::size_t shortText = 2;
    std::map<std::string_view, int> uses;
    std::vector<std::string_view> texts;
    const auto use = [&](std::string_view text) {
        if (text.size() > shortText && ++uses[text] == 1) {
            texts.push_back(text);
        }
    };
    for (const auto* system : systems) {
        for (const auto& [name, value] : system->fields) {
            use(name);
            use(value);
        }
    }
    texts.erase(std::remove_if(texts.begin(), texts.end(), [&](std::string_view text) { return uses[text] == 1; }),
                texts.end());
    return texts;
}

void writeHeader(std::string& out, const CatalogHeader& header, std::size_t submissions)
{
    JsonWriter json(out);
    json.beginObject();
    json.key("catalogue");
    json.integer(header.format);
    json.key("round");
    json.text(header.round);
    json.key("date");
    json.text(header.date);
    json.key("submissions");
    json.integer(static_cast<std::int64_t>(submissions));
    json.endObject();
    out += '\n';
}

/// Writes one line {"<kind>":<content>}.
template <class Write>
void writeLine(std::string& out, std::string_view kind, Write&& content)
{
    JsonWriter json(out);
    json.beginObject();
    json.key(kind);
    content(json);
    json.endObject();
    out += '\n';
}

}  // namespace

std::string writeCatalog(const CatalogHeader& header, std::vector<Submission> submissions, std::size_t maxPoints)
{
    std::stable_sort(submissions.begin(), submissions.end(),
                     [](const Submission& a, const Submission& b) { return a.key < b.key; });
    std::string out;
    writeHeader(out, header, submissions.size());

    const auto systems = systemsOf(submissions);
    std::map<std::string_view, std::int64_t> numbers;
    writeLine(out, "texts", [&](JsonWriter& json) {
        json.beginArray();
        for (const auto text : sharedTexts(systems)) {
            json.text(text);
            numbers.emplace(text, static_cast<std::int64_t>(numbers.size()));
        }
        json.endArray();
    });

    const RecordStyle style{maxPoints > 0, &numbers};
    auto system = systems.begin();
    for (auto& submission : submissions) {
        if (system != systems.end() && *system == &submission.system) {
            writeLine(out, "system", [&](JsonWriter& json) { writeSystem(json, submission.system, style); });
            ++system;
        }
        for (auto& run : submission.runs) {
            thin(run.curve.points, maxPoints);
        }
        writeLine(out, "submission", [&](JsonWriter& json) { writeSubmission(json, submission, style, false); });
    }
    return out;
}

std::string toJson(const Submission& submission)
{
    std::string out;
    JsonWriter json(out);
    writeSubmission(json, submission, RecordStyle(), true);
    return out;
}

}  // namespace podium
