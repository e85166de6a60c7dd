// SPDX-License-Identifier: GPL-3.0-or-later
// What the tests of the store share: records to put in, and the content of a database as text to compare.
#pragma once

#include <cstddef>
#include <filesystem>
#include <string>
#include <vector>

#include "db/records/submission.h"
#include "db/store/import_transaction.h"
#include "db/store/submission_repository.h"

namespace podium::test {

/// A submission as small as can be: three runs of about `minutes`, a system with a handful of fields.
[[nodiscard]] Submission submissionOf(const std::string& reference, double minutes = 10);

/// The n-th of many: eight submissions a system, fields, eight runs with curves.
[[nodiscard]] Submission generatedSubmission(std::size_t number, std::size_t points = 12);
[[nodiscard]] std::vector<Submission> generatedSubmissions(std::size_t count, std::size_t points = 12);

/// Everything of a submission as lines, doubles bit for bit.
[[nodiscard]] std::string describe(const Submission& submission);
[[nodiscard]] std::string describe(const store::SubmissionRow& row);
[[nodiscard]] std::string describe(const ImportIssue& issue);

/// Opens for writing; throws where that fails.
[[nodiscard]] store::Database openDatabase(const std::filesystem::path& path);

/// One import; throws where it fails.
store::ImportBatch importAll(store::Database& database, const std::vector<Submission>& submissions,
                             const std::vector<ImportIssue>& looseIssues = {});

/// Every row of every table as text, but for the times of imports and result IDs; read over a connection of its own.
[[nodiscard]] std::string contentOf(const std::filesystem::path& path);

/// integrity_check and foreign_key_check of a database file by SQLite alone; "ok".
[[nodiscard]] std::string integrityOf(const std::filesystem::path& path);

/// First column of each row of a query, over a connection of its own.
[[nodiscard]] std::vector<std::string> column(const std::filesystem::path& path, const std::string& sql);

/// Runs statements over a connection of its own, with everything allowed.
void execute(const std::filesystem::path& path, const std::string& sql);

[[nodiscard]] std::string readFile(const std::filesystem::path& path);

/// Names of the files in a folder, sorted.
[[nodiscard]] std::vector<std::string> filesIn(const std::filesystem::path& folder);

/// References of rows, in their order.
[[nodiscard]] std::vector<std::string> references(const std::vector<store::SubmissionRow>& rows);

}  // namespace podium::test
