// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

#include "app/analysis/cited_result.h"
#include "app/analysis/comparability.h"
#include "app/analysis/metric.h"

namespace podium {

/// Sentences that MLCommons' messaging guidelines prescribe word for word, in English whatever the figure's language.
struct CitationLegends {
    std::string version;  ///< of the table, e.g. "2026-06"
    std::string mark;     ///< how the name is written: "MLPerf®"
    std::string verifiedOne;
    std::string verifiedMany;
    std::string unverifiedOne;
    std::string unverifiedMany;
    std::string unverifiedBesideVerified;
    std::string trademark;

    /// Reads `citation.json` of the folder of reference tables. Errors: FileUnreadable, ReferenceInvalid (file, field).
    [[nodiscard]] static Result<CitationLegends> load(const std::filesystem::path& folder);
    /// The same from text; `name` stands in errors.
    [[nodiscard]] static Result<CitationLegends> parse(std::string_view json, const std::string& name);
};

/// What the footnote of a figure says beyond the results themselves.
struct CitationRemarks {
    bool threeRuns = false;                   ///< a score is one run's time
    bool rawTime = false;                     ///< the times shown are before the scaling factor
    bool runDifference = false;               ///< differences of runs from their score are shown
    std::vector<Formula> derived{};           ///< derived metrics that are shown
    std::vector<MetricBasis> derivedBases{};  ///< what they rest on
    bool droppedRuns = false;                 ///< runs that the score leaves out are shown
    bool curves = false;                      ///< evaluations of single runs are shown
    SubmissionRows unnamed{};                 ///< results that the picture itself does not name by submitter and system
};

/// The footnote of COMPARABILITY.md, twice.
struct Citation {
    /// For the picture, one paragraph each. Versions and divisions with the same status share a sentence. The rows of
    /// the figure identify the systems; those that they do not name are named here, or said to stand in the text.
    std::vector<std::string> brief;
    /// As text beside the picture: one paragraph per distinct set of suite, version, division, benchmark and
    /// verification, with every system by name, then remarks, then the legend.
    std::vector<std::string> full;
    bool refersToText = false;  ///< `brief` says that names or IDs stand in the text beside the picture
    std::string derived;        ///< the sentence on derived values; empty: there are none
    /// The same results one by one, in the order of their references.
    std::vector<CitedResult> results;
};

/// The ID of MLCommons that a footnote as text, one of `full` in whatever language, gives to the result of this
/// reference; empty: none.
[[nodiscard]] std::string citedResultId(std::string_view footnote, const std::string& reference);

/// Cites the submissions that a figure shows. `date` is that of the catalogue, e.g. "2026-06".
[[nodiscard]] Citation cite(const SubmissionRows& rows, const CitationRemarks& remarks, const CitationLegends& legends,
                            const std::string& date, const ReferenceTables& tables, const Phrasebook& phrases,
                            const NumberFormat& numbers);

}  // namespace podium
