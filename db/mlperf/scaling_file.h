// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string_view>

namespace podium::mlperf {

/// The factor that a scaling.json holds, {"scaling_factor": 1.0347}: a finite number, not yet judged
/// (plausible.h). Empty: nothing of that form, or more text than a file with one number can have (64 KiB).
[[nodiscard]] std::optional<double> scalingFactorOf(std::string_view text);

}  // namespace podium::mlperf
