// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "db/records/submission.h"

namespace podium {

/// A result that a figure rests on, and where it can be looked up: what a list of sources says of it.
struct CitedResult {
    SubmissionKey key;
    Score score;
    std::string reference;  ///< of the key, fit to be shown
    std::string submitter;
    std::string system;
    std::string round;      ///< suite and version: "MLPerf® Training v5.0"
    std::string benchmark;  ///< its title
    Division division = Division::Unknown;
    Availability availability = Availability::Unknown;
    std::optional<std::int64_t> accelerators;  ///< processors on a system without
    std::string accelerator;
    std::string resultId;  ///< of MLCommons; empty: not known
    bool verified = false;
    std::string address;    ///< of the round's repository; empty: the result was imported from somewhere else
    std::string retrieved;  ///< date of the catalogue; empty with the address
};

}  // namespace podium
