// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>

namespace podium::cli {

/// Columns of the terminal that standard output goes to; empty: it goes to a file or a pipe.
[[nodiscard]] std::optional<std::size_t> outputWidth();

/// Columns of the terminal that standard error goes to; empty: it goes to a file or a pipe.
[[nodiscard]] std::optional<std::size_t> messageWidth();

}  // namespace podium::cli
