// SPDX-License-Identifier: GPL-3.0-or-later
// Which results a footprint is worked out from.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "app/analysis/hardware_family.h"
#include "app/analysis/racks_options.h"
#include "app/analysis/submission_rows.h"
#include "db/records/result.h"
#include "db/reference/reference_tables.h"

namespace podium {

struct FootprintRows {
    /// Results of a's kind of accelerator in its round, benchmark and division, `a` among them.
    std::vector<store::SubmissionRow> kin;
    std::vector<store::SubmissionRow> others;  ///< results of what `a` is held against, `a` not among them
};

/// `against` is a generation ("Hopper"), an accelerator ("H100", in part, or its whole name) or the reference of a
/// submission, which stands for all results of its submitter with its accelerator in its round, benchmark and division.
/// Others by hardware are taken from a's benchmark, division and round, or, where it has none of them, from the latest
/// round that may be compared with it. Case is ignored (ASCII).
/// Errors: NotFound, context `against`, where nothing is there to hold it against.
[[nodiscard]] Result<FootprintRows> footprintRows(const store::SubmissionRow& a, const std::string& against,
                                                  const SubmissionRows& all, const ReferenceTables& tables);

/// What the analyst says of the racks of `a`; empty: nothing.
[[nodiscard]] std::optional<OwnRack> ownRackOf(const OwnRacks& racks, const store::SubmissionRow& a);
/// The same of what it is held against, by its word or by the accelerator that all of them have.
[[nodiscard]] std::optional<OwnRack> ownRackOf(const OwnRacks& racks, const std::string& against,
                                               const std::vector<store::SubmissionRow>& others);

/// One accelerator or generation that a result can be held against.
struct AgainstChoice {
    std::string word;  ///< as footprintRows() takes it
    bool isGeneration = false;
    HardwareFamily family = HardwareFamily::Other;
    std::size_t results = 0;
    std::size_t sizes = 0;  ///< distinct counts of accelerators: from two on there is a scaling curve

    friend bool operator==(const AgainstChoice&, const AgainstChoice&) = default;
};

/// Other accelerators than a's, those with most sizes first, then the generations with more than one accelerator among
/// them. Only those that footprintRows() finds results of.
[[nodiscard]] std::vector<AgainstChoice> againstChoices(const store::SubmissionRow& a, const SubmissionRows& all,
                                                        const ReferenceTables& tables);

/// What `a` is held against when nobody says: the accelerator of `baseline`, if it is among the choices, else the first
/// of them; empty: there is none. `baseline` may be null.
[[nodiscard]] std::string usualAgainst(const store::SubmissionRow& a, const store::SubmissionRow* baseline,
                                       const SubmissionRows& all, const ReferenceTables& tables);

/// Whose racks are counted when nobody says: the fastest whose racks a source states, else the fastest whose racks are
/// known, else the fastest; null: none has a score.
[[nodiscard]] const store::SubmissionRow* usualSubject(const SubmissionRows& shown, const ReferenceTables& tables);

}  // namespace podium
