// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/models/result_column.h"

#include "db/records/enum_names.h"

namespace podium {

namespace {

constexpr EnumNames<ResultColumn, resultColumnCount> names{{
    "system",
    "submitter",
    "accelerator",
    "count",
    "minutes",
    "raw_minutes",
    "factor",
    "run_range",
    "runs",
    "nodes",
    "round",
    "benchmark",
    "division",
    "availability",
    "framework",
    "verified",
}};
static_assert(names.name(ResultColumn::Verified) == "verified");

}  // namespace

std::string_view toString(ResultColumn column) { return names.name(column); }

std::optional<ResultColumn> resultColumnFromString(std::string_view text) { return names.value(text); }

bool isNumber(ResultColumn column)
{
    switch (column) {
    case ResultColumn::Count:
    case ResultColumn::Minutes:
    case ResultColumn::RawMinutes:
    case ResultColumn::Factor:
    case ResultColumn::RunRange:
    case ResultColumn::Runs:
    case ResultColumn::Nodes:
        return true;
    default:
        return false;
    }
}

}  // namespace podium
