// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace podium {

enum class Division { Unknown, Closed, Open };
enum class Availability { Unknown, OnPremise, Cloud, Preview, Research };

/// Canonical accelerator. A CPU-only system has its processor here, with `isProcessor` set.
struct Accelerator {
    std::string name;          ///< canonical, e.g. "NVIDIA H100 SXM"; empty: unknown
    std::string vendor;        ///< e.g. "NVIDIA"
    std::string architecture;  ///< e.g. "Hopper"
    std::string generation;    ///< vendor and architecture as the field says it, e.g. "NVIDIA Hopper"
    bool isProcessor = false;

    friend bool operator==(const Accelerator&, const Accelerator&) = default;
};

/// A system under test as its description states it.
struct System {
    std::string folder;     ///< result folder's name; joins results and description
    std::string name;       ///< system_name
    std::string submitter;  ///< submitter as published in the description
    Division division = Division::Unknown;
    Availability availability = Availability::Unknown;
    std::optional<std::int64_t> nodes;
    std::optional<std::int64_t> acceleratorsPerNode;
    std::optional<std::int64_t> hostProcessorsPerNode;
    std::string acceleratorModel;  ///< accelerator_model_name as published
    std::string hostProcessorModel;
    std::string framework;
    Accelerator accelerator;
    std::string file;  ///< description's path below the repository's root; empty: none found
    /// Every published field in file order, names as published; nested values are flattened with '.' between names.
    std::vector<std::pair<std::string, std::string>> fields;

    friend bool operator==(const System&, const System&) = default;
};

/// "closed", "open" or "".
[[nodiscard]] std::string_view toString(Division division);
/// The published table's words, e.g. "Available on-premise"; "" for Unknown.
[[nodiscard]] std::string_view toString(Availability availability);
[[nodiscard]] std::optional<Division> divisionFromString(std::string_view text);
[[nodiscard]] std::optional<Availability> availabilityFromString(std::string_view text);

}  // namespace podium
