// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QUrl>

#include "ui/desktop/data/data_service.h"

namespace podium::desktop {

/// Where a file that provenance names lies, as far as this machine knows.
struct SourcePlace {
    QString local;      ///< absolute; empty: the file is not on this machine
    QString published;  ///< "training_results_v5.0/NVIDIA/…/result_0.txt", as the round's repository has it; else the
                        ///< path below what was imported
    QUrl url;           ///< of the published file at its line; empty: the round was not published or is not known
    QString imported;   ///< what the user imported it with; empty: it came with the catalogue
};

/// `file` as provenance names it, relative; `line` from 1 on, 0: none. A name that leads out of its folder is not looked
/// for.
[[nodiscard]] SourcePlace sourcePlace(const services::SubmissionDetails& details, const QString& file, qint64 line);

}  // namespace podium::desktop
