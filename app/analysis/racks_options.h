// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

#include "db/records/result.h"

namespace podium {

class IndentedJson;
class JsonObjectReader;

/// How a figure shows racks: as cabinets to scale, or as plain bars for print.
enum class RacksForm { Cabinets, Bars };

/// How many accelerators fill a rack, in the analyst's own words.
struct OwnRack {
    std::int64_t installed = 0;  ///< accelerators in a rack
    std::int64_t active = 0;     ///< of which take part in a run; 1 to `installed`

    friend bool operator==(const OwnRack&, const OwnRack&) = default;
};

/// Racks that the analyst made, by the canonical name of an accelerator or of a generation; they take the place of the
/// profiles of the tables.
using OwnRacks = std::map<std::string, OwnRack>;

/// What only a figure of racks is told (METRICS.md, "Racks for equal time").
struct RacksOptions {
    /// Reference of the submission whose racks are counted. Empty: the fastest result whose racks a source states, or
    /// else the fastest whose racks are known at all.
    std::string subject;
    /// What it is held against: a generation ("Hopper"), an accelerator ("H100") or the reference of a submission, that
    /// stands for all results of its submitter with its accelerator. Empty: usualAgainst().
    std::string against;
    std::optional<double> ratio;  ///< a speedup that the analyst names: a further line of method A
    std::optional<OwnRack> rack;  ///< of what the subject is held against; empty: by profile
    std::optional<OwnRack> rackOfSubject;
    RacksForm form = RacksForm::Cabinets;

    friend bool operator==(const RacksOptions&, const RacksOptions&) = default;
};

inline constexpr std::int64_t densestRack = 100'000;  ///< accelerators
inline constexpr double smallestOwnRatio = 1e-6;
inline constexpr double largestOwnRatio = 1e6;

[[nodiscard]] std::string_view toString(RacksForm form);  ///< "cabinets", "bars"
[[nodiscard]] std::optional<RacksForm> racksFormFromString(std::string_view text);

/// Errors: InvalidInput, context the field.
[[nodiscard]] Status validate(const RacksOptions& options);

/// Writes the member "racks". Every field that is set stands in it.
void writeRacksOptions(IndentedJson& json, const RacksOptions& options);
/// Reads what writeRacksOptions() writes; `reader` is that of the object around it and keeps the first fault.
void readRacksOptions(JsonObjectReader& reader, RacksOptions& options);

}  // namespace podium
