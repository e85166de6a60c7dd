// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/ui/desktop/grabber.h"

namespace podium::desktop {

/// The dialog of an export with its kinds of previews.
void grabExport(WindowFixture& program, Grabber& grabber, const QString& name);
/// A report of three sections: report-en-light.png.
void grabReport(WindowFixture& program, Grabber& grabber);
/// The list of exports: ledger-en-light.png.
void grabLedger(WindowFixture& program, Grabber& grabber);

}  // namespace podium::desktop
