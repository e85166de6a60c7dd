// SPDX-License-Identifier: GPL-3.0-or-later
// Words of a figure of racks.
#pragma once

#include <string>

#include "app/analysis/figure_racks.h"
#include "app/analysis/racks_figure.h"

namespace podium {

/// Words the rows of one answer.
class RacksWords {
public:
    RacksWords(const RacksAnswer& answer, const Phrasebook& phrases, const NumberFormat& numbers);

    /// The racks that the subject fills; its racks must be known.
    [[nodiscard]] RackRow used() const;
    [[nodiscard]] RackRow method(const FootprintMethod& method) const;
    [[nodiscard]] RackStrip strip() const;
    /// What is to be said of the density of the racks used.
    [[nodiscard]] std::string aside() const;
    /// "H100: 32 accelerators a rack, assumption"; `name` is an accelerator.
    [[nodiscard]] std::string density(const std::string& name, const RackDensity& density) const;
    /// "Ratio 2: given by the analyst, not measured"; empty where it was measured.
    [[nodiscard]] std::string givenRatio(const FootprintMethod& method) const;
    /// Amber for what nobody has published.
    [[nodiscard]] static Verdict verdictOf(RackEvidence evidence);
    /// "GB200".
    [[nodiscard]] const std::string& subjectName() const { return m_subjectName; }
    /// "Carina".
    [[nodiscard]] std::string systemName() const;

private:
    [[nodiscard]] std::string count(double value) const { return m_numbers.fixed(value, 0); }
    [[nodiscard]] std::string say(Phrase phrase, Phrasebook::Values values = {}) const;
    [[nodiscard]] std::string ratioText(const FootprintMethod& method) const;
    [[nodiscard]] std::string howMany(const FootprintMethod& method) const;
    [[nodiscard]] std::string whatRests(const FootprintMethod& method) const;
    [[nodiscard]] std::vector<RackLine> methodLines(const FootprintMethod& method) const;
    [[nodiscard]] std::vector<RackLine> usedLines() const;

    const RacksAnswer& m_answer;
    const Footprint& m_footprint;
    const Phrasebook& m_phrases;
    const NumberFormat& m_numbers;
    std::string m_subjectName;
};

/// "submission" and so on in a cell: "density assumed".
[[nodiscard]] Phrase densityPhrase(RackEvidence evidence);

}  // namespace podium
