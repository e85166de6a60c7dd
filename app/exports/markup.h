// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace podium {

/// Text as content or attribute of XML and HTML: markup escaped, line breaks spaces, bytes that are not UTF-8 U+FFFD,
/// characters that XML 1.0 does not allow left out.
[[nodiscard]] std::string markupText(std::string_view text);

}  // namespace podium
