// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/desktop/data/workbench.h"
#include "ui/desktop/inspector/section.h"

namespace podium::desktop {

/// How the score came about: the score itself, every run and what became of it, the scaling factor.
void addScoreRows(Section& section, const services::SubmissionDetails& details, const QString& rank,
                  const Workbench& workbench, const Look& look);

/// The system in the few fields that identify it.
void addSystemRows(Section& section, const services::SubmissionDetails& details, const Workbench& workbench);

}  // namespace podium::desktop
