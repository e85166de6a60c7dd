// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <string_view>

#include "db/catalog/json_writer.h"
#include "db/records/submission.h"

namespace podium {

/// How records are written where there is a choice.
struct RecordStyle {
    bool roundedCurves = false;  ///< minutes and values of convergence points with six significant digits
    /// Numbers that stand for names and values of published fields; a text that is not here is written out.
    const std::map<std::string_view, std::int64_t>* textNumbers = nullptr;
};

void writeSystem(JsonWriter& json, const System& system, const RecordStyle& style);

/// With the system inside where `withSystem`.
void writeSubmission(JsonWriter& json, const Submission& submission, const RecordStyle& style, bool withSystem);

}  // namespace podium
