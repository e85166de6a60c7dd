// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

namespace podium::desktop {

/// A file name of a title: letters and digits, the rest hyphens, then `ending` with its dot. A title without any letter
/// is called `otherwise`.
[[nodiscard]] QString fileNameOf(const QString& title, const QString& otherwise, const QString& ending);

}  // namespace podium::desktop
