// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hardware_choice.h"

#include <algorithm>
#include <array>

#include "db/reference/ascii.h"

namespace podium {

namespace {

using store::SubmissionRow;

/// Whether `part` stands in `text`, and where `whole`, with nothing of a word before or after it.
bool holds(std::string_view text, std::string_view part, bool whole)
{
    auto begin = text.begin();
    while (true) {
        const auto found = std::search(begin, text.end(), part.begin(), part.end(), ascii::equalLetters);
        if (found == text.end()) {
            return false;
        }
        const auto end = found + static_cast<std::ptrdiff_t>(part.size());
        const bool cutBefore = found != text.begin() && ascii::isAlphanumeric(*(found - 1));
        const bool cutAfter = end != text.end() && ascii::isAlphanumeric(*end);
        if (!whole || (!cutBefore && !cutAfter)) {
            return true;
        }
        begin = found + 1;
    }
}

}  // namespace

std::optional<HardwareChoice> HardwareChoice::find(const SubmissionRows& rows, std::string_view name)
{
    if (name.empty()) {
        return std::nullopt;
    }
    constexpr std::array meanings{Meaning::Generation, Meaning::Architecture, Meaning::Accelerator, Meaning::Words,
                                  Meaning::Part};
    for (const Meaning meaning : meanings) {
        HardwareChoice choice(meaning, name);
        const auto first =
            std::find_if(rows.begin(), rows.end(), [&](const SubmissionRow& row) { return choice.contains(row); });
        if (first == rows.end()) {
            continue;
        }
        const Accelerator& accelerator = first->accelerator;
        if (meaning == Meaning::Generation || meaning == Meaning::Architecture) {
            choice.m_title = accelerator.generation.empty() ? accelerator.architecture : accelerator.generation;
        } else if (meaning == Meaning::Accelerator) {
            choice.m_title = accelerator.name;
        }
        return choice;
    }
    return std::nullopt;
}

bool HardwareChoice::contains(const SubmissionRow& row) const
{
    switch (m_meaning) {
    case Meaning::Generation:
        return ascii::equalIgnoringCase(row.accelerator.generation, m_name);
    case Meaning::Architecture:
        return ascii::equalIgnoringCase(row.accelerator.architecture, m_name);
    case Meaning::Accelerator:
        return ascii::equalIgnoringCase(row.accelerator.name, m_name);
    case Meaning::Words:
        return holds(row.accelerator.name, m_name, true);
    case Meaning::Part:
        break;
    }
    return holds(row.accelerator.name, m_name, false) || holds(row.acceleratorModel, m_name, false);
}

}  // namespace podium
