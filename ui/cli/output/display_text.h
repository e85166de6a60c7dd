// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <string>
#include <string_view>

namespace podium::cli {

/// Text as a terminal may show it: control characters, escape sequences, marks that turn the direction of writing, and
/// bytes that are not UTF-8 become U+FFFD. Names in results are foreign text.
[[nodiscard]] std::string displayText(std::string_view text);

/// Columns that display text takes on a terminal: wide characters two, combining marks none.
[[nodiscard]] std::size_t displayWidth(std::string_view text);

/// Display text cut to `width` columns, an ellipsis at its end if something is missing.
[[nodiscard]] std::string elided(std::string_view text, std::size_t width);

/// Any bytes as valid UTF-8: what is none becomes U+FFFD.
[[nodiscard]] std::string validUtf8(std::string_view bytes);

}  // namespace podium::cli
