// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>

#include "db/records/result.h"
#include "db/reference/reference_records.h"

namespace podium {

/// Reads and checks every table of `folder`: unknown, missing and wrong fields, rows that are there twice, and names
/// of rounds and benchmarks that no other table holds are errors. Errors: FileUnreadable, ReferenceInvalid.
[[nodiscard]] Result<ReferenceContent> readReference(const std::filesystem::path& folder);

}  // namespace podium
