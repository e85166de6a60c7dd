// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/availability_words.h"

#include <algorithm>

#include "app/analysis/comparability.h"

namespace podium {

std::string availabilityWords(Availability availability, const Phrasebook& phrases)
{
    for (const auto& [named, phrase] : availabilityPhrases) {
        if (named == availability) {
            const std::string words = phrases.say(phrase, {{"count", ""}});
            return words.substr(std::min(words.find_first_not_of(' '), words.size()));
        }
    }
    return {};
}

}  // namespace podium
