// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>

namespace podium {

/// Columns of the result table.
enum class ResultColumn {
    System,
    Submitter,
    Accelerator,
    Count,
    Minutes,
    RawMinutes,
    Factor,
    RunRange,
    Runs,
    Nodes,
    Round,
    Benchmark,
    Division,
    Availability,
    Framework,
    Verified,
};

inline constexpr int resultColumnCount = 16;

/// "system", "submitter", ...: stable, for settings.
[[nodiscard]] std::string_view toString(ResultColumn column);
[[nodiscard]] std::optional<ResultColumn> resultColumnFromString(std::string_view text);

/// True for columns that are set right-aligned.
[[nodiscard]] bool isNumber(ResultColumn column);

}  // namespace podium
