// SPDX-License-Identifier: GPL-3.0-or-later
// Schema 1: the first.
//
// Enumerations are held by their stable names (toString), NaN and absent numbers as NULL, absent text as ''.
// Rows that nothing refers to any more are removed by triggers, so that replacing or deleting a submission leaves
// nothing behind.
#include "db/store/migrations/migration.h"

namespace podium::store {

namespace {

constexpr const char* statements[] = {
    // The text of database_look.h's applicationId.
    "PRAGMA application_id = 0x506f6469",

    R"sql(CREATE TABLE rounds (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE  -- "5.0", "hpc-3.0"
    ) STRICT)sql",

    R"sql(CREATE TABLE benchmarks (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE  -- canonical key
    ) STRICT)sql",

    R"sql(CREATE TABLE submitters (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL UNIQUE  -- canonical
    ) STRICT)sql",

    R"sql(CREATE TABLE accelerators (
        id INTEGER PRIMARY KEY,
        name TEXT NOT NULL,  -- canonical; '': unknown
        vendor TEXT NOT NULL,
        architecture TEXT NOT NULL,
        generation TEXT NOT NULL,
        is_processor INTEGER NOT NULL,
        UNIQUE (name, vendor, architecture, generation, is_processor)
    ) STRICT)sql",

    // One row for all submissions of a round's system whose description is the same.
    R"sql(CREATE TABLE systems (
        id INTEGER PRIMARY KEY,
        digest TEXT NOT NULL UNIQUE,  -- over round, submitter, folders and everything below
        folder TEXT NOT NULL,
        name TEXT NOT NULL,
        submitter TEXT NOT NULL,  -- as published
        division TEXT NOT NULL,
        availability TEXT NOT NULL,
        nodes INTEGER,
        accelerators_per_node INTEGER,
        host_processors_per_node INTEGER,
        accelerator_model TEXT NOT NULL,
        host_processor_model TEXT NOT NULL,
        framework TEXT NOT NULL,
        accelerator_id INTEGER NOT NULL REFERENCES accelerators,
        file TEXT NOT NULL
    ) STRICT)sql",
    "CREATE INDEX systems_by_accelerator ON systems (accelerator_id)",

    // Every published field in file order.
    R"sql(CREATE TABLE system_fields (
        system_id INTEGER NOT NULL REFERENCES systems ON DELETE CASCADE,
        position INTEGER NOT NULL,
        name TEXT NOT NULL,
        value TEXT NOT NULL,
        PRIMARY KEY (system_id, position)
    ) STRICT, WITHOUT ROWID)sql",

    // What one import or catalogue load did. Its counts are those of its time.
    R"sql(CREATE TABLE batches (
        id INTEGER PRIMARY KEY,
        started_at TEXT NOT NULL,  -- UTC, ISO 8601
        source TEXT NOT NULL,
        root TEXT NOT NULL,
        content_hash TEXT NOT NULL,
        files INTEGER NOT NULL,
        logs INTEGER NOT NULL,
        added INTEGER NOT NULL,
        unchanged INTEGER NOT NULL,
        changed INTEGER NOT NULL,
        issues INTEGER NOT NULL
    ) STRICT)sql",

    R"sql(CREATE TABLE submissions (
        id INTEGER PRIMARY KEY,
        round_id INTEGER NOT NULL REFERENCES rounds,
        submitter_folder TEXT NOT NULL,
        system_folder TEXT NOT NULL,
        benchmark_folder TEXT NOT NULL,
        submitter_id INTEGER NOT NULL REFERENCES submitters,
        benchmark_id INTEGER NOT NULL REFERENCES benchmarks,
        system_id INTEGER NOT NULL REFERENCES systems,
        nodes INTEGER,
        accelerators INTEGER,
        host_processors INTEGER,
        minutes REAL,
        raw_minutes REAL,
        scaling_factor REAL,
        result_files INTEGER NOT NULL,
        failed_runs INTEGER NOT NULL,
        dropped_runs INTEGER NOT NULL,
        score_issue TEXT NOT NULL,
        weak_models INTEGER,  -- both or none
        weak_instance_scale INTEGER,
        fastest_run REAL,  -- minutes over the valid runs
        slowest_run REAL,
        verified INTEGER NOT NULL,
        same_runs_as TEXT NOT NULL,  -- reference of the earliest submission with these runs; '': none
        content_hash TEXT NOT NULL,
        runs_hash TEXT NOT NULL,
        batch_id INTEGER NOT NULL REFERENCES batches,
        root TEXT NOT NULL DEFAULT '',  -- what its files are below, where that is not the batch's root
        UNIQUE (round_id, submitter_folder, system_folder, benchmark_folder)
    ) STRICT)sql",
    "CREATE INDEX submissions_by_benchmark ON submissions (benchmark_id, accelerators)",
    "CREATE INDEX submissions_by_submitter ON submissions (submitter_id)",
    "CREATE INDEX submissions_by_system ON submissions (system_id)",
    "CREATE INDEX submissions_by_batch ON submissions (batch_id)",
    "CREATE INDEX submissions_by_runs ON submissions (runs_hash) WHERE runs_hash <> ''",
    "CREATE INDEX submissions_repeated ON submissions (id) WHERE same_runs_as <> ''",

    R"sql(CREATE TABLE runs (
        submission_id INTEGER NOT NULL REFERENCES submissions ON DELETE CASCADE,
        position INTEGER NOT NULL,  -- natural order of the file names
        file TEXT NOT NULL,
        minutes REAL,
        status TEXT NOT NULL,
        counted INTEGER NOT NULL,
        start_line INTEGER NOT NULL,
        stop_line INTEGER NOT NULL,
        start_time REAL,
        init_minutes REAL,
        global_batch_size REAL,
        gradient_accumulation_steps REAL,
        base_learning_rate REAL,
        optimizer TEXT NOT NULL,
        seed TEXT NOT NULL,
        train_samples REAL,
        eval_samples REAL,
        samples_to_converge REAL,
        throughput REAL,
        content_hash TEXT NOT NULL,
        points INTEGER NOT NULL,  -- in the curve
        curve BLOB NOT NULL       -- convergence_blob.h
    ) STRICT)sql",
    "CREATE UNIQUE INDEX runs_by_submission ON runs (submission_id, position)",
    "CREATE INDEX runs_by_content ON runs (content_hash)",

    R"sql(CREATE TABLE issues (
        id INTEGER PRIMARY KEY,
        batch_id INTEGER NOT NULL REFERENCES batches,
        submission_id INTEGER REFERENCES submissions ON DELETE CASCADE,  -- NULL: belongs to no submission
        severity TEXT NOT NULL,
        code TEXT NOT NULL,
        file TEXT NOT NULL,
        line INTEGER NOT NULL,
        detail TEXT NOT NULL
    ) STRICT)sql",
    "CREATE INDEX issues_by_batch ON issues (batch_id)",
    "CREATE INDEX issues_by_submission ON issues (submission_id)",
    "CREATE INDEX issues_by_file ON issues (file) WHERE submission_id IS NULL",

    R"sql(CREATE TABLE score_changes (
        id INTEGER PRIMARY KEY,
        batch_id INTEGER NOT NULL REFERENCES batches,
        reference TEXT NOT NULL,
        old_minutes REAL,
        new_minutes REAL
    ) STRICT)sql",
    "CREATE INDEX score_changes_by_batch ON score_changes (batch_id)",

    // Records as they were before a batch replaced them.
    R"sql(CREATE TABLE superseded (
        id INTEGER PRIMARY KEY,
        batch_id INTEGER NOT NULL REFERENCES batches,
        reference TEXT NOT NULL,
        submission TEXT NOT NULL  -- JSON, catalog.h
    ) STRICT)sql",
    "CREATE INDEX superseded_by_batch ON superseded (batch_id)",
    "CREATE INDEX superseded_by_reference ON superseded (reference)",

    // Full text; rowid is the system's id. The program keeps it in step with systems (system_writer.h): a trigger may not
    // touch it, since connections do not trust what a schema that came in a file does to virtual tables.
    R"sql(CREATE VIRTUAL TABLE search USING fts5 (
        submitter, system, accelerator, software, notes,
        tokenize = 'unicode61 remove_diacritics 2'
    ))sql",

    R"sql(CREATE TRIGGER submission_deleted AFTER DELETE ON submissions BEGIN
        DELETE FROM systems WHERE id = old.system_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE system_id = old.system_id);
        DELETE FROM rounds WHERE id = old.round_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE round_id = old.round_id);
        DELETE FROM benchmarks WHERE id = old.benchmark_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE benchmark_id = old.benchmark_id);
        DELETE FROM submitters WHERE id = old.submitter_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE submitter_id = old.submitter_id);
    END)sql",
    R"sql(CREATE TRIGGER submission_replaced AFTER UPDATE OF system_id, benchmark_id, submitter_id ON submissions BEGIN
        DELETE FROM systems WHERE id = old.system_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE system_id = old.system_id);
        DELETE FROM benchmarks WHERE id = old.benchmark_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE benchmark_id = old.benchmark_id);
        DELETE FROM submitters WHERE id = old.submitter_id
            AND NOT EXISTS (SELECT 1 FROM submissions WHERE submitter_id = old.submitter_id);
    END)sql",
    R"sql(CREATE TRIGGER system_deleted AFTER DELETE ON systems BEGIN
        DELETE FROM accelerators WHERE id = old.accelerator_id
            AND NOT EXISTS (SELECT 1 FROM systems WHERE accelerator_id = old.accelerator_id);
    END)sql",
};

}  // namespace

Migration migration001() { return {1, statements}; }

}  // namespace podium::store
