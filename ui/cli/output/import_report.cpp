// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/import_report.h"

#include <algorithm>
#include <optional>

#include <fmt/format.h>

#include "ui/cli/output/display_text.h"
#include "ui/cli/output/json_writer.h"
#include "ui/cli/output/number_text.h"

namespace podium::cli {

namespace {

std::string scoreText(const std::optional<double>& minutes)
{
    return minutes ? minutesText(minutes) + " min" : std::string("no score");
}

std::string issueLine(const ImportIssue& issue)
{
    std::string place = displayText(issue.file);
    if (issue.line > 0) {
        place += fmt::format(":{}", issue.line);
    }
    if (!place.empty()) {
        place += ": ";
    }
    return fmt::format("{}: {}{} ({})", toString(issue.severity), place, displayText(issue.detail),
                       toString(issue.code));
}

std::string touchedLines(const std::vector<TouchedExport>& exports, std::string_view what)
{
    std::string lines;
    for (const TouchedExport& touched : exports) {
        lines += fmt::format("export {} of {}, {}, {}: {}\n", touched.number, touched.exportedAt.substr(0, 10),
                             touched.file.empty() ? "on the clipboard" : displayText(touched.file), what,
                             displayText(fmt::format("{}", fmt::join(touched.references, ", "))));
    }
    return lines;
}

}  // namespace

std::string importPage(const services::ImportSummary& summary)
{
    if (const services::ResultIdCounts& ids = summary.resultIds; summary.ofLists) {
        return fmt::format("{} result ID{}: {} new, {} unchanged, {} changed\n", ids.all(), ids.all() == 1 ? "" : "s",
                           ids.added, ids.unchanged, ids.changed) +
               touchedLines(summary.exportsTouched, "cites another ID of");
    }
    const auto submissions = summary.added + summary.unchanged + summary.changed;
    std::string page = fmt::format("{} submission{}: {} new, {} unchanged, {} changed\n", submissions,
                                   submissions == 1 ? "" : "s", summary.added, summary.unchanged, summary.changed);
    page += fmt::format("{} log{}, {} file{}, {:.1f} MB in {:.2f} s\n", summary.logs, summary.logs == 1 ? "" : "s",
                        summary.files, summary.files == 1 ? "" : "s", static_cast<double>(summary.bytes) / 1e6,
                        summary.seconds);
    if (summary.unverified > 0) {
        page += summary.unverified == 1
                    ? std::string("1 submission is not recognised as published and is marked as unverified\n")
                    : fmt::format("{} submissions are not recognised as published and are marked as unverified\n",
                                  summary.unverified);
    }
    for (const auto& change : summary.scoreChanges) {
        page += fmt::format("score of {} changed: {} before, {} now\n", displayText(change.reference),
                            scoreText(change.before), scoreText(change.after));
    }
    return page + touchedLines(summary.exportsTouched, "shows what changed");
}

std::string importJson(const services::ImportSummary& summary)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginObject().member("files", summary.files).member("logs", summary.logs);
    json.key("submissions").beginObject().member("new", summary.added).member("unchanged", summary.unchanged);
    json.member("changed", summary.changed).endObject().member("unverified", summary.unverified);
    json.key("changed_scores").beginArray();
    for (const auto& change : summary.scoreChanges) {
        json.beginObject().member("reference", change.reference).member("old_min", change.before);
        json.member("new_min", change.after).endObject();
    }
    json.endArray().key("result_ids").beginObject().member("new", summary.resultIds.added);
    json.member("unchanged", summary.resultIds.unchanged).member("changed", summary.resultIds.changed).endObject();
    json.key("exports_touched").beginArray();
    for (const TouchedExport& touched : summary.exportsTouched) {
        json.beginObject().member("number", touched.number).member("exported_at", touched.exportedAt);
        json.member("title", touched.title).member("file", touched.file).key("references").beginArray();
        for (const std::string& reference : touched.references) {
            json.value(reference);
        }
        json.endArray().endObject();
    }
    json.endArray().key("issues").beginArray();
    for (const auto& issue : summary.issues) {
        json.beginObject().member("severity", toString(issue.severity)).member("code", toString(issue.code));
        json.member("file", issue.file).member("line", issue.line).member("detail", issue.detail).endObject();
    }
    json.endArray().member("seconds", summary.seconds).endObject();
    return text;
}

std::vector<std::string> issueLines(const std::vector<ImportIssue>& issues, std::size_t limit)
{
    std::vector<const ImportIssue*> sorted;
    for (const auto& issue : issues) {
        sorted.push_back(&issue);
    }
    std::stable_sort(sorted.begin(), sorted.end(), [](const ImportIssue* left, const ImportIssue* right) {
        return left->severity > right->severity;
    });
    std::vector<std::string> lines;
    for (const ImportIssue* issue : sorted) {
        if (lines.size() == limit) {
            lines.push_back(fmt::format("... and {} more; --json lists all of them", sorted.size() - limit));
            break;
        }
        lines.push_back(issueLine(*issue));
    }
    return lines;
}

}  // namespace podium::cli
