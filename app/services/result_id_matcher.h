// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "db/records/result.h"
#include "db/records/submission.h"
#include "db/reference/reference_tables.h"
#include "db/store/result_ids.h"
#include "db/store/submission_repository.h"

namespace podium::services {

/// How a list names a submission: by its reference, or by four names where that is empty; names that stand beside a
/// reference have to be those of its submission.
struct NamedSubmission {
    std::string reference;
    std::string round;
    std::string submitter;  ///< of the folder, or canonical
    std::string system;     ///< of the folder, or as published
    std::string benchmark;  ///< of the folder, canonical, or any of its names
};

/// Finds the submission that a list means, whichever case it is written in.
class SubmissionNames {
public:
    /// Both must outlive it.
    SubmissionNames(const std::vector<store::SubmissionRow>& rows, const ReferenceTables& tables);

    /// Errors: InvalidInput, context empty; detail says what is not known or not unique, with the nearest references, or
    /// which name contradicts the reference.
    [[nodiscard]] Result<SubmissionKey> find(const NamedSubmission& named) const;

private:
    [[nodiscard]] Result<const store::SubmissionRow*> findReference(const std::string& text) const;
    [[nodiscard]] Result<SubmissionKey> findNames(const NamedSubmission& named) const;
    [[nodiscard]] tl::unexpected<Error> unknown(const std::string& reference) const;

    const std::vector<store::SubmissionRow>& m_rows;
    const ReferenceTables& m_tables;
    std::vector<std::string> m_references;
    std::unordered_map<std::string, const store::SubmissionRow*> m_byReference;  ///< in lower case
};

/// Sees to it that an ID stands for one system, or, where it names a benchmark, for one result.
class ResultIdUses {
public:
    struct Use {
        SubmissionKey key;
        std::int64_t line = 0;  ///< of the list; 0: in the database
    };

    /// IDs that are in the database already, but for those of `replaced`, by reference.
    void addStored(const std::vector<store::ResultIdRecord>& stored,
                   const std::map<std::string, std::int64_t>& replaced);
    /// The use that stands against this one, else empty and it is kept. `id` as toString() of a ResultId writes it.
    [[nodiscard]] std::optional<Use> add(const std::string& id, const Use& use);

private:
    std::map<std::string, Use> m_uses;  ///< the first of each ID
};

}  // namespace podium::services
