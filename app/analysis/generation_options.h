// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/records/result.h"

namespace podium {

/// How a figure shows the ratios: as dots on one axis, or as a matrix of benchmarks and accelerator counts.
enum class GenerationForm { Dots, Matrix };

class IndentedJson;
class JsonObjectReader;

/// What only a figure of generations is told: which hardware is held against which (HardwareChoice::find()). It takes
/// the place of the filter's generation and accelerator.
struct GenerationOptions {
    std::vector<std::string> subjects;  ///< generations, architectures or accelerators
    std::string against;                ///< the baseline, named likewise
    double tolerance = 0;               ///< 0 to 1: part of the baseline's count by which matched counts may differ
    GenerationForm form = GenerationForm::Dots;
    bool sameRound = false;  ///< only results of one round are matched; else the best of a compatibility span

    friend bool operator==(const GenerationOptions&, const GenerationOptions&) = default;
};

[[nodiscard]] std::string_view toString(GenerationForm form);  ///< "dots", "matrix"
[[nodiscard]] std::optional<GenerationForm> generationFormFromString(std::string_view text);

/// Errors: InvalidInput, context the field.
[[nodiscard]] Status validate(const GenerationOptions& options);

/// Writes the member "generations".
void writeGenerationOptions(IndentedJson& json, const GenerationOptions& options);
/// Reads what writeGenerationOptions() writes; `reader` is that of the object around it and keeps the first fault.
void readGenerationOptions(JsonObjectReader& reader, GenerationOptions& options);

}  // namespace podium
