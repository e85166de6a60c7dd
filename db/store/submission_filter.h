// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "db/store/query.h"
#include "db/store/submission_repository.h"

namespace podium::store {

/// The WHERE clause of a filter over submissions s JOIN systems y, and its parameters in order.
class FilterClause {
public:
    /// Looks the names of rounds, benchmarks and accelerators up. Throws SQLite::Exception.
    FilterClause(Connection& connection, const SubmissionFilter& filter);

    /// "" or " WHERE ...".
    [[nodiscard]] const std::string& text() const { return m_text; }
    void bindTo(Query& query) const;

private:
    void addSubmitters(Connection& connection, const SubmissionFilter& filter);
    void addAccelerators(Connection& connection, const SubmissionFilter& filter);
    void require(const std::string& condition);
    /// Nothing where there are no choices.
    void requireAny(const std::vector<std::string>& choices);
    /// The condition, its parameters bound in the order in which it is asked for.
    [[nodiscard]] std::string isOneOfTexts(const std::string& column, const std::vector<std::string>& texts);
    void requireId(const std::string& column, const std::vector<std::int64_t>& ids);
    void bindLater(std::int64_t value) { m_parameters.emplace_back(value); }
    void bindLater(std::string value) { m_parameters.emplace_back(std::move(value)); }

    std::string m_text;
    std::vector<std::variant<std::int64_t, std::string>> m_parameters;
};

}  // namespace podium::store
