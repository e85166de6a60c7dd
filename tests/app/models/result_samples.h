// SPDX-License-Identifier: GPL-3.0-or-later
// Results for the models: few, and each of them different.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "app/models/result_snapshot.h"

namespace podium::test {

/// A verified result in the Closed division of Llama 3.1 405B in round 5.0: NVIDIA, on-premise, 512 NVIDIA H100 SXM, a
/// score of 100 minutes with a factor of 1.
[[nodiscard]] store::SubmissionRow sampleResult(const std::string& system);

/// In the order of the database:
///   id 1  4.1      Google TPU v5p, GPT-3
///   id 2  5.0      Intel, no accelerators but 32 processors, BERT
///   id 3  5.0      NVIDIA Eos, 8,192 H100
///   id 4  5.0      CoreWeave + IBM + NVIDIA Carina, 2,496 GB200
///   id 5  5.0      Nebius, 1,024 H200, Open division, preview
///   id 6  5.0      Nebius, 512 H200, no score since runs are missing
///   id 7  5.1      own import: unverified, nothing stated, its factor unreadable
///   id 8  hpc-3.0  NVIDIA A100, of another suite
[[nodiscard]] std::vector<store::SubmissionRow> sampleResults();

[[nodiscard]] SharedSnapshot snapshotOf(std::vector<store::SubmissionRow> rows);
[[nodiscard]] SharedSnapshot sampleSnapshot();

/// `count` results of made-up values over every facet, the same for the same number.
[[nodiscard]] std::vector<store::SubmissionRow> manyResults(std::size_t count);

}  // namespace podium::test
