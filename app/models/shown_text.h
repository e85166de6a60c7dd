// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>

#include <QString>

#include "app/analysis/display_text.h"

namespace podium {

/// Text of a submission as views show it: one line, nothing in it that turns or hides what follows.
[[nodiscard]] inline QString asShown(const std::string& text) { return QString::fromStdString(displayText(text)); }

}  // namespace podium
