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

/// Every name of a published field, in the order of the first systems that use it.
std::vector<std::string_view> fieldNames(const std::vector<Submission>& submissions)
{
    std::vector<std::string_view> names;
    std::map<std::string_view, bool> seen;
    for (const auto& submission : submissions) {
        for (const auto& [name, value] : submission.system.fields) {
            if (seen.emplace(name, true).second) {
                names.push_back(name);
            }
        }
    }
    return names;
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

    const auto names = fieldNames(submissions);
    std::map<std::string, std::int64_t, std::less<>> numbers;
    writeLine(out, "fields", [&](JsonWriter& json) {
        json.beginArray();
        for (const auto name : names) {
            json.text(name);
            numbers.emplace(name, static_cast<std::int64_t>(numbers.size()));
        }
        json.endArray();
    });

    const RecordStyle style{maxPoints > 0, &numbers};
    const System* system = nullptr;
    for (auto& submission : submissions) {
        if (system == nullptr || *system != submission.system) {
            system = &submission.system;
            writeLine(out, "system", [&](JsonWriter& json) { writeSystem(json, *system, style); });
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
