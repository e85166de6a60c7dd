// SPDX-License-Identifier: GPL-3.0-or-later
#include <set>

#include "app/analysis/generation_matches.h"
#include "app/analysis/hardware_choice.h"

namespace podium {

std::optional<GenerationPartner> bestPartner(const SubmissionRows& rows, const std::string& name,
                                             const GenerationQuestion& question, const FigureContext& context,
                                             Language language)
{
    std::set<std::string> refused{"", question.against};
    refused.insert(question.subjects.begin(), question.subjects.end());
    if (const auto itself = HardwareChoice::find(rows, name)) {
        for (const store::SubmissionRow& row : rows) {
            if (itself->contains(row)) {
                refused.insert(row.accelerator.generation);
            }
        }
    }
    std::set<std::string> generations;
    for (const store::SubmissionRow& row : rows) {
        if (!refused.contains(row.accelerator.generation)) {
            generations.insert(row.accelerator.generation);
        }
    }
    std::optional<GenerationPartner> best;
    for (const std::string& generation : generations) {
        GenerationQuestion other = question;
        other.subjects = {name};
        other.against = generation;
        const std::size_t benchmarks = matchGenerations(rows, other, context, language).matchedBenchmarks(0).size();
        if (benchmarks > 0 && (!best || benchmarks > best->benchmarks)) {
            best = GenerationPartner{generation, benchmarks};
        }
    }
    return best;
}

}  // namespace podium
