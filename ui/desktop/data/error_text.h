// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QString>

#include "db/records/result.h"

namespace podium::desktop {

/// What went wrong and what to do, in the window's language.
[[nodiscard]] QString errorText(const Error& error);

}  // namespace podium::desktop
