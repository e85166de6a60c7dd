// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/reports/report_methods.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "app/analysis/display_text.h"

namespace podium {

namespace {

bool namesResults(const std::string& paragraph, const Figure& figure)
{
    return std::any_of(figure.sources.begin(), figure.sources.end(), [&](const CitedResult& source) {
        return paragraph.find("[" + source.reference + "]") != std::string::npos;
    });
}

void addOnce(const std::string& text, std::vector<std::string>& texts)
{
    if (!text.empty() && std::find(texts.begin(), texts.end(), text) == texts.end()) {
        texts.push_back(text);
    }
}

/// Takes the sentence out of the paragraph; false: it is not there.
bool takeSentence(const std::string& sentence, std::string& paragraph)
{
    const auto at = sentence.empty() ? std::string::npos : paragraph.find(sentence);
    if (at == std::string::npos) {
        return false;
    }
    paragraph.erase(at, sentence.size());
    while (paragraph.starts_with(' ')) {
        paragraph.erase(0, 1);
    }
    while (paragraph.ends_with(' ')) {
        paragraph.pop_back();
    }
    return true;
}

/// Sentences about what was derived, put together: "Derived, ..., on official basis: A (a), B (b)."
class DerivedMetrics {
public:
    void add(const std::string& sentence)
    {
        const auto colon = sentence.find(": ");
        if (colon == std::string::npos) {
            return;
        }
        const std::string begin = sentence.substr(0, colon + 2);
        auto known = std::find_if(m_bases.begin(), m_bases.end(), [&](const auto& one) { return one.first == begin; });
        if (known == m_bases.end()) {
            known = m_bases.insert(m_bases.end(), {begin, {}});
        }
        std::string metrics = sentence.substr(colon + 2);
        metrics.erase(metrics.find_last_not_of('.') + 1);
        while (!metrics.empty()) {
            const std::size_t end = endOfFirst(metrics);
            addOnce(metrics.substr(0, end), known->second);
            metrics.erase(0, std::max(end, metrics.find_first_not_of(", ", end)));
        }
    }

    [[nodiscard]] std::vector<std::string> sentences() const
    {
        std::vector<std::string> sentences;
        for (const auto& [begin, metrics] : m_bases) {
            sentences.push_back(begin + joined(metrics, ", ") + ".");
        }
        return sentences;
    }

private:
    /// Each metric ends with its formula in brackets, which may hold brackets.
    static std::size_t endOfFirst(std::string_view metrics)
    {
        int depth = 0;
        for (std::size_t at = 0; at < metrics.size(); ++at) {
            depth += metrics[at] == '(' ? 1 : metrics[at] == ')' ? -1 : 0;
            if (depth == 0 && metrics[at] == ')' && metrics.substr(at + 1).starts_with(", ")) {
                return at + 1;
            }
        }
        return metrics.size();
    }

    std::vector<std::pair<std::string, std::vector<std::string>>> m_bases;
};

}  // namespace

std::vector<std::string> methodsOf(const Report& report, const Phrasebook& phrases)
{
    std::vector<std::string> remarks;
    std::vector<std::string> others;
    std::vector<std::string> trademarks;
    DerivedMetrics derived;
    for (const ReportSection& section : report.sections) {
        if (!section.figure || section.figure->citation.empty()) {
            continue;
        }
        const Figure& figure = *section.figure;
        for (std::size_t index = 0; index < figure.citation.size(); ++index) {
            std::string paragraph = figure.citation[index];
            if (index + 1 == figure.citation.size()) {  // of every figure the last is the trademark's
                addOnce(paragraph, trademarks);
                continue;
            }
            if (namesResults(paragraph, figure)) {
                continue;
            }
            if (takeSentence(figure.derived, paragraph)) {
                derived.add(figure.derived);
            }
            for (const Phrase phrase :
                 {Phrase::CitationThreeRuns, Phrase::CitationRawTime, Phrase::CitationRunDifference,
                  Phrase::CitationDroppedRuns, Phrase::CitationCurves}) {
                if (const std::string sentence = phrases.say(phrase); takeSentence(sentence, paragraph)) {
                    addOnce(sentence, remarks);
                }
            }
            addOnce(paragraph, others);
        }
    }
    std::vector<std::string> methods = std::move(others);
    for (const std::vector<std::string>& more : {remarks, derived.sentences(), trademarks}) {
        methods.insert(methods.end(), more.begin(), more.end());
    }
    return methods;
}

}  // namespace podium
