// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/phrasebook.h"

#include <array>
#include <utility>

#include "app/analysis/phrase_table.h"

namespace podium {

namespace {

/// Remarks of the compatibility table, sources of assumed rack profiles, and metrics of benchmarks.
constexpr std::array remarks{
    std::pair<std::string_view, std::string_view>{"From v5.1 on the model is evaluated more often",
                                                  "ab v5.1 wird das Modell öfter bewertet"},
    std::pair<std::string_view, std::string_view>{"From v0.6 on the time of initialisation is counted differently",
                                                  "ab v0.6 wird die Zeit der Initialisierung anders gezählt"},
    std::pair<std::string_view, std::string_view>{"four systems of eight accelerators a rack",
                                                  "vier Systeme mit je acht Beschleunigern im Rack"},
    std::pair<std::string_view, std::string_view>{"two systems of sixteen accelerators a rack",
                                                  "zwei Systeme mit je sechzehn Beschleunigern im Rack"},
    std::pair<std::string_view, std::string_view>{"System names of v5.0 and v5.1 state racks beside accelerators: "
                                                  "Carina 39 racks and 2,496 accelerators, Tyche 8 "
                                                  "and 512, Tyche-hsg 80 and 5,120",
                                                  "Systemnamen von v5.0 und v5.1 nennen Racks neben Beschleunigern: "
                                                  "Carina 39 Racks und 2.496 Beschleuniger, Tyche "
                                                  "8 und 512, Tyche-hsg 80 und 5.120"},
    std::pair<std::string_view, std::string_view>{
        "System names of v5.1 state racks beside accelerators: Theia 8 racks and 512 accelerators",
        "Systemnamen von v5.1 nennen Racks neben Beschleunigern: Theia 8 Racks und 512 Beschleuniger"},
    std::pair<std::string_view, std::string_view>{"A full NVL72 rack; the system's name states no racks",
                                                  "ein volles NVL72-Rack; der Name des Systems nennt keine Racks"},
    std::pair<std::string_view, std::string_view>{"log perplexity", "Log-Perplexität"},
    std::pair<std::string_view, std::string_view>{"masked-LM accuracy", "Masked-LM-Genauigkeit"},
    std::pair<std::string_view, std::string_view>{"mean DICE", "mittlerer DICE"},
    std::pair<std::string_view, std::string_view>{"word error rate", "Wortfehlerrate"},
    std::pair<std::string_view, std::string_view>{"top-1 accuracy", "Top-1-Genauigkeit"},
    std::pair<std::string_view, std::string_view>{"hit rate at 10", "Trefferrate bei 10"},
    std::pair<std::string_view, std::string_view>{"validation loss", "Validierungsverlust"},
    std::pair<std::string_view, std::string_view>{"accuracy", "Genauigkeit"},
    std::pair<std::string_view, std::string_view>{"win rate", "Gewinnrate"},
    std::pair<std::string_view, std::string_view>{"mean absolute error", "mittlerer absoluter Fehler"},
    std::pair<std::string_view, std::string_view>{"forces mean absolute error",
                                                  "mittlerer absoluter Fehler der Kräfte"},
    std::pair<std::string_view, std::string_view>{"box mAP", "Box-mAP"},
    std::pair<std::string_view, std::string_view>{"mask mAP", "Masken-mAP"},
    std::pair<std::string_view, std::string_view>{"CLIP score", "CLIP-Wert"},
};

}  // namespace

std::string Phrasebook::say(Phrase phrase, Values values) const { return fillIn(text(phrase), values); }

std::string BuiltinPhrasebook::text(Phrase phrase) const
{
    const PhraseEntry& entry = phraseEntry(phrase);
    return std::string(m_language == Language::German ? entry.german : entry.english);
}

std::string BuiltinPhrasebook::remark(const std::string& english) const
{
    if (m_language == Language::German) {
        for (const auto& [source, german] : remarks) {
            if (english == source) {
                return std::string(german);
            }
        }
    }
    return english;
}

std::string_view englishText(Phrase phrase) { return phraseEntry(phrase).english; }

std::string fillIn(std::string_view text, Phrasebook::Values values)
{
    std::string filled;
    while (!text.empty()) {
        const auto open = text.find('{');
        const auto close = open == std::string_view::npos ? open : text.find('}', open);
        if (close == std::string_view::npos) {
            break;
        }
        filled += text.substr(0, open);
        const std::string_view name = text.substr(open + 1, close - open - 1);
        std::string value(text.substr(open, close - open + 1));
        for (const auto& [key, replacement] : values) {
            if (key == name) {
                value = replacement;
            }
        }
        filled += value;
        text.remove_prefix(close + 1);
    }
    return filled + std::string(text);
}

}  // namespace podium
