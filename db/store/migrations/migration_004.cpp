// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

// Takes back what samplesToConverge() of db/records no longer believes: fewer samples than one step has, more than
// 10,000 epochs. Byte 1 of a curve is its unit (convergence_blob.h): 0 epochs, 1 samples.
constexpr const char* statements[] = {
    R"sql(UPDATE submissions SET samples_to_converge = NULL, samples_unit = ''
        WHERE id IN (
            SELECT submission_id FROM runs
            WHERE counted AND (
                (substr(curve, 2, 1) = x'01' AND samples_to_converge < global_batch_size)
                OR (substr(curve, 2, 1) = x'00' AND samples_to_converge > 10000))))sql",
};

}  // namespace

Migration migration004() { return {4, statements}; }

}  // namespace podium::store
