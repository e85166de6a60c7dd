// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "db/store/connection.h"

namespace podium::store {

/// Submitters may carry results forward (IMPORT.md): marks every submission whose runs another one of the same
/// benchmark holds, too, with the reference of the earliest of them, and takes marks back that no longer hold.
/// Earlier is the round's order, then the reference. Submissions without a runsHash repeat nothing.
/// Throws SQLite::Exception.
void markRepeatedRuns(Connection& connection);

}  // namespace podium::store
