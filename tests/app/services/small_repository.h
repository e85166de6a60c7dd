// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "app/services/import_service.h"
#include "db/reference/reference_tables.h"
#include "db/store/database.h"
#include "db/store/submission_repository.h"
#include "tests/support/temporary_folder.h"

namespace podium::test {

/// A result log as rounds 0.7 on write it: initialised in a minute, then run for so many minutes, with two evaluations.
[[nodiscard]] std::string logText(double minutes, std::string_view status = "success");

/// A system description with 2 nodes of 8 accelerators.
[[nodiscard]] std::string systemText(std::string_view submitter, std::string_view accelerator = "NVIDIA H100-SXM5-80GB",
                                     std::string_view division = "closed");

/// One submission's files below a repository's root: its logs, one for each of `minutes`, and its system.
struct SmallSubmission {
    std::string submitter = "Acme";
    std::string system = "rocket_n2";
    std::string benchmark = "llama31_405b";
    std::vector<double> minutes{30.0, 20.0, 25.0};
    std::optional<double> factor;  ///< of scaling.json
};
void writeSubmission(const std::filesystem::path& root, const SmallSubmission& submission);

/// Writes a file, with the folders it needs.
void writeText(const std::filesystem::path& file, std::string_view text);

/// The tables that ship with the program.
[[nodiscard]] const ReferenceTables& shippedTables();

/// A database in a temporary folder, and imports into it.
class ImportBench {
public:
    /// `catalogue`: folder with the catalogue that recognises content.
    explicit ImportBench(std::filesystem::path catalogue = {});

    [[nodiscard]] const std::filesystem::path& folder() const { return m_folder.path(); }
    [[nodiscard]] store::Database& database() { return m_database; }

    [[nodiscard]] Result<services::ImportSummary> tryImport(const services::ImportRequest& request,
                                                            std::stop_token stop = {},
                                                            const services::ImportProgressSink& progress = {});
    /// Fails the test when the import fails.
    services::ImportSummary import(std::vector<std::filesystem::path> paths,
                                   std::optional<std::string> round = std::nullopt);

    /// References and times to train, "5.0/Acme/rocket_n2/llama31_405b 25", by reference; "unverified" behind those.
    [[nodiscard]] std::vector<std::string> scores() const;
    [[nodiscard]] Submission load(std::string_view reference) const;

private:
    TemporaryFolder m_folder;
    std::filesystem::path m_catalogue;
    store::Database m_database;
};

/// Codes of issues with their severity, "warning too-few-runs", in their order.
[[nodiscard]] std::vector<std::string> codesOf(const std::vector<ImportIssue>& issues);

}  // namespace podium::test
