// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "db/records/result.h"
#include "db/records/system.h"
#include "db/reference/accelerator_rules.h"
#include "db/reference/reference_records.h"

namespace podium {

/// Everything that changes with a round, read from assets/reference: a new round needs rows, no code.
class ReferenceTables {
public:
    ReferenceTables() = default;

    /// Reads every table of `folder`. Errors: FileUnreadable, ReferenceInvalid (file, row, field, what was expected).
    [[nodiscard]] static Result<ReferenceTables> load(const std::filesystem::path& folder);

    [[nodiscard]] const std::vector<Round>& rounds() const { return m_content.rounds; }
    [[nodiscard]] const std::vector<Benchmark>& benchmarks() const { return m_content.benchmarks; }
    [[nodiscard]] const std::vector<CompatibilitySpan>& spans() const { return m_content.spans; }
    [[nodiscard]] const std::vector<LayoutException>& layoutExceptions() const { return m_content.layoutExceptions; }
    [[nodiscard]] const std::vector<SizeOverride>& sizeOverrides() const { return m_content.sizeOverrides; }

    [[nodiscard]] const Round* round(std::string_view id) const;
    /// The round that is published under this folder name; null: none. Accepts what downloads add to the name:
    /// "training_results_v5.0", "training_results_v5.0-main", "training_results_v5.0.tar.zst".
    [[nodiscard]] const Round* roundOfRepository(std::string_view folderName) const;
    /// Accepts "5.0", "v5.0", "V5.0", "5.0.0", "hpc-3.0", "hpc-v3.0"; empty: nothing of that form. The round need not
    /// be in the table.
    [[nodiscard]] static std::optional<std::string> roundIdFromText(std::string_view text);

    [[nodiscard]] const Benchmark* benchmark(std::string_view key) const;
    /// Canonical key for a folder name in a round ("ssd" is retinanet from 2.0 on); empty: unknown.
    [[nodiscard]] std::optional<std::string> canonicalBenchmark(std::string_view round, std::string_view folder) const;
    /// Every canonical key that a user's word may mean: a key, or a folder name of any round. Case-insensitive.
    [[nodiscard]] std::vector<std::string> benchmarksNamed(std::string_view word) const;

    /// The span of `benchmark` that holds `round`; null: none.
    [[nodiscard]] const CompatibilitySpan* span(std::string_view benchmark, std::string_view round) const;

    /// Canonical accelerator; `name` is empty where no rule matches. Case-insensitive, first rule that matches.
    [[nodiscard]] Accelerator matchAccelerator(const AcceleratorQuery& query) const;

    /// Canonical submitter by folder and published field; the field (or else the folder) itself where no row matches.
    /// Case-insensitive.
    [[nodiscard]] std::string canonicalSubmitter(std::string_view folder, std::string_view field) const;

    /// The first profile that fits; null: nothing is known of the racks of such systems.
    [[nodiscard]] const RackProfile* rackProfile(const RackQuery& query) const
    {
        return matchRackProfile(m_content.rackProfiles, query);
    }
    [[nodiscard]] const std::vector<RackProfile>& rackProfiles() const { return m_content.rackProfiles; }

    /// Division and availability in their published spellings; Unknown where no row matches.
    [[nodiscard]] Division division(std::string_view published) const;
    [[nodiscard]] Availability availability(std::string_view published) const;

    /// Year and month of the newest table, e.g. "2026-06".
    [[nodiscard]] const std::string& version() const { return m_content.version; }

private:
    explicit ReferenceTables(ReferenceContent content) : m_content(std::move(content)) {}

    ReferenceContent m_content;
};

}  // namespace podium
