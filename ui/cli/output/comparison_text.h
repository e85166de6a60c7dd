// SPDX-License-Identifier: GPL-3.0-or-later
// What "compare" and "footprint" write.
#pragma once

#include <cstddef>
#include <optional>
#include <string>

#include "app/analysis/comparison.h"
#include "app/analysis/footprint.h"
#include "app/analysis/phrasebook.h"
#include "ui/cli/output/json_writer.h"

namespace podium::cli {

/// What numbers and notes are worded with.
struct Wording {
    const Phrasebook& phrases;
    const NumberFormat& numbers;
    const ReferenceTables& tables;
};

/// One object: the members of INTERFACE, "Stable outputs", then "metrics" with the origin of every value.
[[nodiscard]] std::string comparisonJson(const Comparison& comparison, const Wording& wording);
[[nodiscard]] std::string comparisonPage(const Comparison& comparison, const Wording& wording,
                                         std::optional<std::size_t> width);

[[nodiscard]] std::string footprintJson(const Footprint& footprint, const Wording& wording);
[[nodiscard]] std::string footprintPage(const Footprint& footprint, const Wording& wording,
                                        std::optional<std::size_t> width);

// What both have in common.

/// In the place of numbers that the rules forbid.
inline constexpr const char* withheldLine =
    "\nThese results may not be compared; --allow-blocked shows the numbers all the same.\n";

void writeComparability(JsonWriter& json, const Comparability& comparability);
/// {formula, basis, unit, value, reason, operands, note}; reason is null where there is a value. `note` takes the place
/// of the metric's own notes.
void writeMetric(JsonWriter& json, const Metric& metric, const Wording& wording, const std::string& note = {});
/// Paragraphs, one a line.
[[nodiscard]] std::string joinedLines(const std::vector<std::string>& paragraphs);

/// A submission in three lines: letter and reference, system, time.
[[nodiscard]] std::string resultLines(const std::string& letter, const store::SubmissionRow& row,
                                      const Wording& wording);
[[nodiscard]] std::string comparabilityLines(const Comparability& comparability, bool blocked,
                                             std::optional<std::size_t> width);
/// Paragraphs broken between words into lines of this width, each with two blanks before it.
[[nodiscard]] std::string wrapped(const std::vector<std::string>& paragraphs, std::optional<std::size_t> width);

/// The verdict and the reasons of a comparison that is blocked, for the error message.
[[nodiscard]] std::string blockedWords(const Comparability& comparability);

}  // namespace podium::cli
