// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

// Samples to converge stand beside the score, so that a list on throughput basis reads no runs. What is filled in here
// is what samplesToConverge() of db/records makes of the runs; byte 1 of a curve is its unit (convergence_blob.h).
constexpr const char* statements[] = {
    "ALTER TABLE submissions ADD COLUMN samples_to_converge REAL",               // mean of the counted runs
    "ALTER TABLE submissions ADD COLUMN samples_unit TEXT NOT NULL DEFAULT ''",  // '' where there are none

    R"sql(UPDATE submissions SET samples_to_converge = mean.samples, samples_unit = mean.unit
        FROM (
            SELECT submission_id, avg(samples) AS samples, min(unit) AS unit
            FROM (
                SELECT submission_id,
                    CASE
                        WHEN NOT samples_to_converge > 0 THEN NULL
                        WHEN substr(curve, 2, 1) <> x'02' THEN samples_to_converge
                        WHEN global_batch_size > 0 THEN samples_to_converge * global_batch_size
                    END AS samples,
                    iif(substr(curve, 2, 1) = x'00', 'epochs', 'samples') AS unit
                FROM runs WHERE counted
            )
            GROUP BY submission_id
            HAVING count(samples) = count(*) AND min(unit) = max(unit)
        ) AS mean
        WHERE submissions.id = mean.submission_id)sql",
};

}  // namespace

Migration migration002() { return {2, statements}; }

}  // namespace podium::store
