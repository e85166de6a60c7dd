// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/charts/headless.h"

namespace podium::test {

/// The application of a test program, without a display. Made at first use and kept until the process ends: Qt must
/// not be taken down before the last static object that uses it.
inline void application()
{
    static const auto* const made = new charts::HeadlessApplication;
    static_cast<void>(made);
}

}  // namespace podium::test
