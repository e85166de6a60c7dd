// SPDX-License-Identifier: GPL-3.0-or-later
#include <QCoreApplication>

#include "app/models/result_cells.h"

namespace podium {

namespace {

/// The context of these words for translators.
struct ResultColumns {
    Q_DECLARE_TR_FUNCTIONS(ResultColumns)
};

}  // namespace

QString columnTitle(ResultColumn column)
{
    switch (column) {
    case ResultColumn::System:
        return ResultColumns::tr("System");
    case ResultColumn::Submitter:
        return ResultColumns::tr("Submitter");
    case ResultColumn::Accelerator:
        return ResultColumns::tr("Accelerator");
    case ResultColumn::Count:
        return ResultColumns::tr("Count");
    case ResultColumn::Minutes:
        return ResultColumns::tr("Time, min");
    case ResultColumn::RawMinutes:
        return ResultColumns::tr("Raw, min");
    case ResultColumn::Factor:
        return ResultColumns::tr("Factor");
    case ResultColumn::RunRange:
        return ResultColumns::tr("Run range, min");
    case ResultColumn::Runs:
        return ResultColumns::tr("Runs");
    case ResultColumn::Nodes:
        return ResultColumns::tr("Nodes");
    case ResultColumn::Round:
        return ResultColumns::tr("Round");
    case ResultColumn::Benchmark:
        return ResultColumns::tr("Benchmark");
    case ResultColumn::Division:
        return ResultColumns::tr("Division");
    case ResultColumn::Availability:
        return ResultColumns::tr("Availability");
    case ResultColumn::Framework:
        return ResultColumns::tr("Framework");
    case ResultColumn::Verified:
        return ResultColumns::tr("Verification");
    }
    return {};
}

QString columnExplanation(ResultColumn column)
{
    switch (column) {
    case ResultColumn::System:
        return ResultColumns::tr("System under test");
    case ResultColumn::Count:
        return ResultColumns::tr("Accelerators used; processors on a system without accelerators");
    case ResultColumn::Minutes:
        return ResultColumns::tr("Time to train: the official score, in minutes");
    case ResultColumn::RawMinutes:
        return ResultColumns::tr("Mean of the counted runs before the scaling factor, in minutes");
    case ResultColumn::Factor:
        return ResultColumns::tr("Scaling factor by which the mean is multiplied");
    case ResultColumn::RunRange:
        return ResultColumns::tr("Fastest to slowest valid run, times the factor, in minutes");
    case ResultColumn::Runs:
        return ResultColumns::tr("Runs that were submitted");
    case ResultColumn::Nodes:
        return ResultColumns::tr("Nodes used");
    case ResultColumn::Round:
        return ResultColumns::tr("Round in which the result was published");
    default:
        return columnTitle(column);
    }
}

}  // namespace podium
