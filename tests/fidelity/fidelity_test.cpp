// SPDX-License-Identifier: GPL-3.0-or-later
// The six rounds whose archives and official scores lie beside the project: every score must be met.
#include <algorithm>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <iterator>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "app/services/catalogue.h"
#include "app/services/import_service.h"
#include "db/store/submission_repository.h"
#include "tests/support/catch.h"
#include "tests/support/csv_table.h"
#include "tests/support/skip.h"
#include "tests/support/temporary_folder.h"

namespace fs = std::filesystem;

namespace podium {

namespace {

constexpr double relativeTolerance = 1e-9;

using OfficialRow = std::map<std::string, std::string>;

fs::path sharedData() { return PODIUM_SHARED_DATA_DIR; }

std::vector<fs::path> archives()
{
    std::vector<fs::path> found;
    std::error_code error;
    for (const auto& entry : fs::directory_iterator(sharedData(), error)) {
        const std::string name = entry.path().filename().string();
        if (name.starts_with("training_results_v") && name.ends_with(".tar.zst")) {
            found.push_back(entry.path());
        }
    }
    std::sort(found.begin(), found.end());
    return found;
}

std::string content(const fs::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

std::string text(const std::optional<std::int64_t>& value) { return value ? fmt::format("{}", *value) : ""; }
std::string text(const std::optional<double>& value) { return value ? fmt::format("{}", *value) : ""; }

/// Everything in which a stored submission differs from the official row; empty: nothing.
std::string differences(const store::SubmissionRow& row, OfficialRow official)
{
    std::string found;
    const auto compareText = [&](const std::string& column, const std::string& ours) {
        if (official[column] != ours) {
            found += fmt::format("  {}: official '{}', ours '{}'\n", column, official[column], ours);
        }
    };
    const auto compareNumber = [&](const std::string& column, const std::optional<double>& ours) {
        const bool equal = official[column].empty()
                               ? !ours
                               : ours && std::abs(*ours - std::stod(official[column])) <=
                                             relativeTolerance * std::abs(std::stod(official[column]));
        if (!equal) {
            found += fmt::format("  {}: official '{}', ours '{}'\n", column, official[column], text(ours));
        }
    };
    compareNumber("score_minutes", row.score.minutes);
    compareNumber("unscaled_minutes", row.score.rawMinutes);
    compareNumber("scaling_factor", row.score.scalingFactor);
    compareText("runs", fmt::format("{}", row.score.runs));
    compareText("runs_valid", fmt::format("{}", row.score.runs - row.score.dropped));
    compareText("runs_dropped", fmt::format("{}", row.score.dropped));
    compareText("accelerators", text(row.accelerators));
    compareText("nodes", text(row.nodes));
    compareText("host_processors", text(row.hostProcessors));
    compareText("division", std::string(toString(row.division)));
    compareText("availability", std::string(toString(row.availability)));
    compareText("benchmark", row.benchmark);
    compareText("accelerator_raw", row.acceleratorModel);
    compareText("accelerator", row.accelerator.name);
    compareText("vendor", row.accelerator.vendor);
    compareText("architecture", row.accelerator.architecture);
    compareText("submitter", row.submitter);
    compareText("system_name", row.systemName);
    if (!row.verified) {
        found += "  not recognised as published\n";
    }
    return found;
}

using RowsByReference = std::map<std::string, const store::SubmissionRow*>;

/// Whether the row repeats a submission of that system. The official column goes by folder names and so stops where a
/// benchmark's folder was renamed (gnn, rgat); then the submission that it names repeats the same one as ours.
bool repeatsSystem(const RowsByReference& rows, const store::SubmissionRow& row, const std::string& system)
{
    if (row.sameRunsAs.starts_with(system)) {
        return true;
    }
    for (auto named = rows.lower_bound(system); named != rows.end() && named->first.starts_with(system); ++named) {
        if (!row.sameRunsAs.empty() && named->second->benchmark == row.benchmark &&
            named->second->sameRunsAs == row.sameRunsAs) {
            return true;
        }
    }
    return false;
}

}  // namespace

TEST_CASE("Every official score of six rounds is met to 1e-9")
{
    const auto paths = archives();
    const auto official = test::readCsv(sharedData() / "official_scores.csv");
    if (paths.empty() || official.empty()) {
        test::skip("no archives and official scores in " + sharedData().string());
        return;
    }
    const auto tables = ReferenceTables::load(fs::path(PODIUM_ASSETS_DIR) / "reference");
    REQUIRE(tables.has_value());
    const test::TemporaryFolder folder;
    auto database = store::Database::open(folder.path() / "fidelity.db", store::OpenMode::ReadWrite);
    REQUIRE(database.has_value());

    std::int64_t logs = 0;
    for (const auto& path : paths) {
        services::ImportService service(*database, *tables, fs::path(PODIUM_ASSETS_DIR) / "catalog");
        const auto summary = service.importPaths({{path}, std::nullopt, 0});
        INFO(path);
        REQUIRE(summary.has_value());
        logs += summary->logs;
    }
    const auto rows = store::listSubmissions(*database);
    REQUIRE(rows.has_value());
    RowsByReference byReference;
    for (const auto& row : *rows) {
        byReference[reference(row.key)] = &row;
    }

    std::size_t met = 0;
    std::size_t repeatsOfficial = 0;
    std::size_t repeatsFound = 0;
    std::string report;
    std::set<std::string> rounds;
    for (const auto& [name, row] : byReference) {
        rounds.insert(row->key.round);
    }
    for (const auto& row : official) {
        const auto& name = row.at("reference");
        const auto ours = byReference.find(name);
        const std::string found = ours == byReference.end() ? "  missing\n" : differences(*ours->second, row);
        if (found.empty()) {
            ++met;
        } else {
            report += name + '\n' + found;
        }
        // "v0.7/Intel/1-node-4s-cpx-pytorch": found only where that round is among those imported.
        const auto& same = row.at("same_runs_as");
        if (same.empty() || ours == byReference.end() || !rounds.contains(same.substr(1, same.find('/') - 1))) {
            continue;
        }
        ++repeatsOfficial;
        if (repeatsSystem(byReference, *ours->second, same.substr(1) + '/')) {
            ++repeatsFound;
        } else {
            report += fmt::format("{}\n  repeats '{}', ours '{}'\n", name, same, ours->second->sameRunsAs);
        }
    }
    std::cout << fmt::format("{:L} of {:L} official scores met, {:L} logs; {} of {} repeats found\n", met,
                             official.size(), logs, repeatsFound, repeatsOfficial);
    INFO(report);
    CHECK(met == official.size());
    CHECK(rows->size() == official.size());
    CHECK(repeatsFound == repeatsOfficial);

    // The shipped catalogue is what our own importer makes of these rounds, byte for byte.
    const fs::path shipped = fs::path(PODIUM_ASSETS_DIR) / "catalog";
    const auto made = services::writeCatalogue(*database, folder.path() / "catalog", "2026-06");
    REQUIRE(made.has_value());
    CHECK(made->size() == paths.size());
    for (const auto& file : *made) {
        INFO(file.filename());
        CHECK(content(file) == content(shipped / file.filename()));
    }
}

}  // namespace podium
