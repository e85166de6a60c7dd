// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>

namespace podium {

/// Whether every XML file of a zip archive is there up to the end of its root element. libxlsxwriter keeps its parts in
/// temporary files and does not look whether they could be written: on a full disk they come out cut.
[[nodiscard]] bool isWholePackage(std::string_view archive);

}  // namespace podium
