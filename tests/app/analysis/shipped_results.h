// SPDX-License-Identifier: GPL-3.0-or-later
// Results of the catalogue that ships with the program, for the worked values of METRICS.md.
#pragma once

#include <string>
#include <vector>

#include "db/store/submission_repository.h"

namespace podium::test {

/// Every submission of one round. Throws where the catalogue cannot be read.
[[nodiscard]] const std::vector<Submission>& shippedRound(const std::string& round);
/// One of them, by its reference. Throws where there is none.
[[nodiscard]] const Submission& shippedSubmission(const std::string& reference);
[[nodiscard]] store::SubmissionRow shippedRow(const std::string& reference);
/// The rows of all submissions of one round.
[[nodiscard]] std::vector<store::SubmissionRow> shippedRowsOfRound(const std::string& round);
/// The rows of one benchmark whose accelerator's generation or name is this; empty: whatever it is.
[[nodiscard]] std::vector<store::SubmissionRow> shippedRows(const std::string& round, const std::string& benchmark,
                                                            const std::string& hardware);

}  // namespace podium::test
