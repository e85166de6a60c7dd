// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "db/mlperf/repository.h"

namespace podium::mlperf {

/// The round that a repository's folder name states: "training_results_v5.0", "hpc_results_v3.0", also with what a
/// download adds behind the version ("-main"). Rounds that the tables do not hold yet are recognised by the form.
[[nodiscard]] std::optional<std::string> roundOfFolderName(std::string_view name, const ReferenceTables& tables);

/// Reads key, root, round and companions of one folder that holds result files out of its path. Empty: the folder
/// lies where no results belong.
/// `folder` and `start` (what the user named) are absolute and normal; `round` is the one given by hand.
[[nodiscard]] std::optional<ResultDirectory> placeFolder(const std::filesystem::path& folder,
                                                         const std::filesystem::path& start,
                                                         const std::optional<std::string>& round,
                                                         const ReferenceTables& tables);

}  // namespace podium::mlperf
