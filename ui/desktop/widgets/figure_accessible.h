// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace podium::desktop {

/// Lets assistive tools know every FigureView as a chart: its name is the title, its description the finding in
/// sentences, its value the selected row. May be called often.
void makeFiguresAccessible();

}  // namespace podium::desktop
