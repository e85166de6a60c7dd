// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/exports_report.h"

#include <algorithm>
#include <string_view>

#include <fmt/format.h>

#include "ui/cli/output/csv.h"
#include "ui/cli/output/display_text.h"
#include "ui/cli/output/json_writer.h"
#include "ui/cli/output/number_text.h"
#include "ui/cli/output/text_table.h"

namespace podium::cli {

namespace {

std::string resultWords(std::size_t count, const char* what)
{
    return fmt::format("{} result{} {}", count, count == 1 ? "" : "s", what);
}

/// What is not as it was at the time of the export.
std::string stateWords(const LedgerEntry& entry)
{
    std::string words;
    const auto add = [&words](const std::string& more) { words += (words.empty() ? "" : ", ") + more; };
    if (const std::size_t gone = entry.goneResults(); gone > 0) {
        add(resultWords(gone, "gone"));
    }
    if (const std::size_t changed = entry.changedResults(); changed > 0) {
        add(resultWords(changed, "changed"));
    }
    if (entry.file != ExportedFile::Same && entry.file != ExportedFile::Clipboard) {
        add("file " + std::string(toString(entry.file)));
    }
    return words.empty() ? "unchanged" : words;
}

std::string fileWords(const ExportRecord& record) { return record.file.empty() ? "(clipboard)" : record.file; }

std::int64_t signedCount(std::size_t count) { return static_cast<std::int64_t>(count); }

void write(JsonWriter& json, const LedgerEntry& entry)
{
    const ExportRecord& record = entry.record;
    json.beginObject().member("number", record.number).member("exported_at", record.exportedAt);
    json.member("kind", record.kind).member("basis", record.basis).member("title", record.title);
    json.member("file", record.file).member("format", record.format).member("bytes", record.bytes);
    json.member("content_hash", record.contentHash);
    json.member("results_changed", signedCount(entry.changedResults()));
    json.member("results_gone", signedCount(entry.goneResults())).member("file_state", toString(entry.file));
    json.member("program", record.program).key("results").beginArray();
    for (const LedgerResult& result : entry.results) {
        json.beginObject().member("reference", result.reference).member("then_min", result.then);
        json.member("now_min", result.now).member("gone", result.gone);
        json.member("then_id", result.idThen).member("now_id", result.idNow).endObject();
    }
    json.endArray().member("derived", record.derived).member("footnote", record.footnote);
    json.member("figure", record.spec).endObject();
}

}  // namespace

std::string exportsPage(const std::vector<LedgerEntry>& entries, std::optional<std::size_t> width)
{
    TextTable table({
        {"No.", true, 0, 0},
        {"Exported (UTC)", false, 0, 0},
        {"Title", false, 16, 2},
        {"Format", false, 0, 4},
        {"Results", true, 0, 0},
        {"State", false, 0, 0},
        {"File", false, 16, 3},
    });
    for (const LedgerEntry& entry : entries) {
        table.addRow({std::to_string(entry.record.number), entry.record.exportedAt, entry.record.title,
                      entry.record.format, std::to_string(entry.results.size()), stateWords(entry),
                      fileWords(entry.record)});
    }
    return table.text(width);
}

std::string exportsCsv(const std::vector<LedgerEntry>& entries)
{
    std::string text = "number,exported_at,kind,basis,title,file,format,bytes,content_hash,results,results_changed,"
                       "results_gone,file_state,program\n";
    for (const LedgerEntry& entry : entries) {
        const ExportRecord& record = entry.record;
        text += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{}\n", record.number,
                            csvTextCell(record.exportedAt), csvTextCell(record.kind), csvTextCell(record.basis),
                            csvTextCell(record.title), csvTextCell(validUtf8(record.file)), csvTextCell(record.format),
                            record.bytes, csvTextCell(record.contentHash), entry.results.size(), entry.changedResults(),
                            entry.goneResults(), toString(entry.file), csvTextCell(record.program));
    }
    return text;
}

std::string exportsJson(const std::vector<LedgerEntry>& entries)
{
    std::string text;
    JsonWriter json(text, 2);
    json.beginArray();
    for (const LedgerEntry& entry : entries) {
        write(json, entry);
    }
    json.endArray();
    return text;
}

namespace {

/// Line by line; each ends in a line feed.
std::string displayLines(std::string_view text)
{
    std::string lines;
    while (!text.empty()) {
        const auto line = text.substr(0, text.find('\n'));
        lines += displayText(line) + '\n';
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return lines;
}

std::string changeWords(const LedgerResult& result)
{
    if (result.gone) {
        return "gone";
    }
    std::string words = result.hasOtherScore() ? "changed" : "";
    if (result.hasOtherId()) {
        words += (words.empty() ? "ID was " : ", ID was ") + displayText(result.idThen);
        words += result.idNow.empty() ? ", has none now" : ", is now " + displayText(result.idNow);
    }
    return words;
}

}  // namespace

std::string exportPage(const LedgerEntry& entry, std::optional<std::size_t> width)
{
    const ExportRecord& record = entry.record;
    std::string page = displayText(record.title) + '\n';
    page += fmt::format("Export {} of {} by {}\n", record.number, displayText(record.exportedAt),
                        displayText(record.program));
    page += fmt::format("{}, {}, {} bytes\n", displayText(fileWords(record)), displayText(record.format), record.bytes);
    page += fmt::format("{}, {} basis: {}\n\n", displayText(record.kind), displayText(record.basis), stateWords(entry));
    TextTable table({{"Result", false, 0, 0}, {"Min. then", true, 0, 0}, {"Min. now", true, 0, 0}, {"", false, 0, 0}});
    for (const LedgerResult& result : entry.results) {
        table.addRow({result.reference, minutesText(result.then), minutesText(result.now), changeWords(result)});
    }
    page += table.text(width);
    return page + "\nFootnote:\n" + displayLines(record.footnote) + "\nFigure:\n" + displayLines(record.spec);
}

std::string exportJson(const LedgerEntry& entry)
{
    std::string text;
    JsonWriter json(text, 2);
    write(json, entry);
    return text;
}

}  // namespace podium::cli
