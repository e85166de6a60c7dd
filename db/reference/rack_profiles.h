// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "db/reference/name_pattern.h"

namespace podium {

/// Where a rack's density comes from (METRICS.md: it is never guessed silently).
enum class RackEvidence {
    Submission,    ///< stated by the submission
    PublicSource,  ///< stated by a public source
    Assumption,
    Analyst,  ///< entered by the analyst
};

/// How many accelerators stand in one rack of systems of a kind.
struct RackProfile {
    std::string name;                       ///< e.g. "GB200 NVL72"
    std::vector<NamePattern> accelerators;  ///< at least one is found in the accelerator's canonical name
    std::vector<NamePattern> systems;       ///< if any: at least one is found in the system's folder or name
    std::int64_t installed = 0;             ///< accelerators in a rack
    std::int64_t active = 0;                ///< of which take part in a run; at most `installed`
    RackEvidence evidence = RackEvidence::Assumption;
    std::string source;
    /// What follows the number of racks in a system's name that states it, in comparable form: "nvidia gb200 nvl72" of
    /// "Carina (39x NVIDIA GB200 NVL72)"; empty: names state none.
    std::string statedAs;
};

/// What a profile is looked up by.
struct RackQuery {
    std::string_view accelerator;  ///< canonical name
    std::string_view systemFolder;
    std::string_view systemName;
};

[[nodiscard]] std::string_view toString(RackEvidence evidence);  ///< "submission", "public", "assumption", "analyst"

/// The first profile whose conditions hold; null: none.
[[nodiscard]] const RackProfile* matchRackProfile(const std::vector<RackProfile>& profiles, const RackQuery& query);

/// How many racks the name of a system of this profile states, above 0; empty: none.
[[nodiscard]] std::optional<std::int64_t> statedRacks(const RackProfile& profile, std::string_view systemName);

}  // namespace podium
