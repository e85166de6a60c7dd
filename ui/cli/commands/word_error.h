// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <utility>

#include "db/records/result.h"

namespace podium::cli {

/// Of a word of the command line: `context` names it, `detail` says what was expected.
[[nodiscard]] inline Error wordError(std::string context, std::string detail)
{
    return {ErrorCode::InvalidInput, std::move(context), std::move(detail)};
}

}  // namespace podium::cli
