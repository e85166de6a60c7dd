// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>

#include <fmt/format.h>

#include "app/analysis/titles.h"
#include "ui/cli/output/comparison_text.h"
#include "ui/cli/output/display_text.h"

namespace podium::cli {

namespace {

constexpr std::size_t usualWidth = 100;  ///< where the output is no terminal
constexpr std::size_t narrowest = 40;

void writeTextOrNull(JsonWriter& json, std::string_view name, std::string_view text)
{
    json.key(name);
    text.empty() ? json.null() : json.value(text);
}

/// One paragraph, broken between words.
std::string wrappedParagraph(const std::string& paragraph, std::size_t width)
{
    std::string text;
    std::string line;
    const auto close = [&] {
        text += "  " + line + '\n';
        line.clear();
    };
    std::size_t begin = 0;
    while (begin < paragraph.size()) {
        const auto end = std::min(paragraph.find(' ', begin), paragraph.size());
        const std::string word = displayText(std::string_view(paragraph).substr(begin, end - begin));
        if (!line.empty() && displayWidth(line) + 1 + displayWidth(word) > width) {
            close();
        }
        line += (line.empty() ? "" : " ") + word;
        begin = end + 1;
    }
    if (!line.empty()) {
        close();
    }
    return text;
}

}  // namespace

void writeComparability(JsonWriter& json, const Comparability& comparability)
{
    json.key("comparability").beginObject().member("verdict", toString(comparability.verdict));
    json.key("reasons").beginArray();
    for (const Reason& reason : comparability.reasons) {
        json.beginObject().member("code", toString(reason.code)).member("verdict", toString(reason.verdict));
        json.member("text", reason.text).endObject();
    }
    json.endArray().endObject();
}

void writeMetric(JsonWriter& json, const Metric& metric, const Wording& wording, const std::string& note)
{
    json.beginObject().member("formula", toString(metric.formula)).member("basis", toString(metric.basis));
    json.member("unit", toString(metric.unit)).member("value", metric.value);
    writeTextOrNull(json, "reason", toString(metric.absence));
    json.key("operands").beginArray();
    for (const std::string& operand : metric.operands) {
        json.value(operand);
    }
    json.endArray().member("note", note.empty() ? notesText(metric, wording.phrases, wording.numbers) : note);
    json.endObject();
}

std::string joinedLines(const std::vector<std::string>& paragraphs)
{
    std::string text;
    for (const std::string& paragraph : paragraphs) {
        text += (text.empty() ? "" : "\n") + paragraph;
    }
    return text;
}

std::string resultLines(const std::string& letter, const store::SubmissionRow& row, const Wording& wording)
{
    const std::string indent(letter.size() + 2, ' ');
    const auto size = sizeOf(row);
    std::string system = row.submitter + ", " + systemTitle(row);
    if (size) {
        system += ", " + wording.numbers.count(*size) + " × " + acceleratorTitle(row);
    }
    std::string time = row.score.minutes ? wording.numbers.minutesInTable(*row.score.minutes) + " min" : "no score";
    if (row.score.minutes && row.score.rawMinutes && row.score.scalingFactor != 1) {
        time += " (" + wording.numbers.minutesInTable(*row.score.rawMinutes) + " min × scaling factor " +
                wording.numbers.fixed(row.score.scalingFactor, 5) + ")";
    }
    time += row.verified ? "" : ", UNVERIFIED";
    return letter + "  " + displayText(reference(row.key)) + '\n' + indent + displayText(system) + '\n' + indent +
           time + '\n';
}

std::string comparabilityLines(const Comparability& comparability, bool blocked, std::optional<std::size_t> width)
{
    std::vector<std::string> reasons;
    for (const Reason& reason : comparability.reasons) {
        reasons.push_back((reason.verdict == Verdict::Blocked ? "blocked: " : "") + reason.text + ".");
    }
    if (comparability.verdict == Verdict::Blocked && !blocked) {
        reasons.push_back("Computed at the analyst's own request although the rules forbid the comparison.");
    }
    return fmt::format("\nComparability: {}\n{}", toString(comparability.verdict), wrapped(reasons, width));
}

std::string wrapped(const std::vector<std::string>& paragraphs, std::optional<std::size_t> width)
{
    const std::size_t columns = std::clamp(width.value_or(usualWidth), narrowest, usualWidth) - 2;
    std::string text;
    for (const std::string& paragraph : paragraphs) {
        text += wrappedParagraph(paragraph, columns);
    }
    return text;
}

std::string blockedWords(const Comparability& comparability)
{
    std::string words = "These results may not be compared";
    for (const Reason& reason : comparability.reasons) {
        if (reason.verdict == Verdict::Blocked) {
            words += "; " + reason.text;
        }
    }
    return words + ". Add --allow-blocked to see the numbers all the same";
}

}  // namespace podium::cli
