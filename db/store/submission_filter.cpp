// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/submission_filter.h"

#include <algorithm>
#include <string_view>

#include "db/store/search_query.h"

namespace podium::store {

namespace {

/// ASCII only: the same in every locale.
std::string lowerCase(std::string text)
{
    std::transform(text.begin(), text.end(), text.begin(), [](char character) {
        return character >= 'A' && character <= 'Z' ? static_cast<char>(character - 'A' + 'a') : character;
    });
    return text;
}

std::vector<std::string> lowerCase(std::vector<std::string> texts)
{
    std::transform(texts.begin(), texts.end(), texts.begin(), [](const std::string& text) { return lowerCase(text); });
    return texts;
}

/// Ids of the rows (id, name) of `select` whose name is one of `names`, whichever case.
std::vector<std::int64_t> idsOfNames(Connection& connection, std::string_view select,
                                     const std::vector<std::string>& names)
{
    const auto wanted = lowerCase(names);
    std::vector<std::int64_t> ids;
    Query query(connection, select);
    while (query.step()) {
        if (std::find(wanted.begin(), wanted.end(), lowerCase(query.text(1))) != wanted.end()) {
            ids.push_back(query.integer(0));
        }
    }
    return ids;
}

/// Ids of the rows (id, name) of `select` whose name holds `part`, in lower case.
std::vector<std::int64_t> idsOfPart(Connection& connection, std::string_view select, const std::string& part)
{
    std::vector<std::int64_t> ids;
    Query query(connection, select);
    while (query.step()) {
        if (lowerCase(query.text(1)).find(part) != std::string::npos) {
            ids.push_back(query.integer(0));
        }
    }
    return ids;
}

std::vector<std::int64_t> idsOfGeneration(Connection& connection, const std::string& generation)
{
    const auto wanted = lowerCase(generation);
    std::vector<std::int64_t> ids;
    Query query(connection, "SELECT id, generation, architecture FROM accelerators");
    while (query.step()) {
        if (lowerCase(query.text(1)) == wanted || lowerCase(query.text(2)) == wanted) {
            ids.push_back(query.integer(0));
        }
    }
    return ids;
}

std::string isOneOf(const std::string& column, const std::vector<std::int64_t>& ids)
{
    std::string list;
    for (const auto id : ids) {
        list += (list.empty() ? "" : ", ") + std::to_string(id);
    }
    return column + " IN (" + list + ')';
}

/// lower() of SQLite changes ASCII only, as lowerCase() does.
std::string holds(const std::string& column) { return "instr(lower(" + column + "), ?) > 0"; }

}  // namespace

FilterClause::FilterClause(Connection& connection, const SubmissionFilter& filter)
{
    if (!filter.rounds.empty()) {
        requireId("s.round_id", idsOfNames(connection, "SELECT id, name FROM rounds", filter.rounds));
    }
    if (!filter.benchmarks.empty()) {
        requireId("s.benchmark_id", idsOfNames(connection, "SELECT id, name FROM benchmarks", filter.benchmarks));
    }
    if (filter.generation) {
        requireId("y.accelerator_id", idsOfGeneration(connection, *filter.generation));
    }
    if (filter.submitter && !filter.submitter->empty()) {
        const auto part = lowerCase(*filter.submitter);
        const auto canonical = idsOfPart(connection, "SELECT id, name FROM submitters", part);
        require('(' + isOneOf("s.submitter_id", canonical) + " OR " + holds("s.submitter_folder") + " OR " +
                holds("y.submitter") + ')');
        bindLater(part);
        bindLater(part);
    }
    if (filter.accelerator && !filter.accelerator->empty()) {
        const auto part = lowerCase(*filter.accelerator);
        const auto canonical = idsOfPart(connection, "SELECT id, name FROM accelerators", part);
        require('(' + isOneOf("y.accelerator_id", canonical) + " OR " + holds("y.accelerator_model") + ')');
        bindLater(part);
    }
    if (filter.division) {
        require("y.division = ?");
        bindLater(std::string(toString(*filter.division)));
    }
    if (filter.minAccelerators) {
        require("s.accelerators >= ?");
        bindLater(*filter.minAccelerators);
    }
    if (filter.maxAccelerators) {
        require("s.accelerators <= ?");
        bindLater(*filter.maxAccelerators);
    }
    if (auto words = filter.search ? searchQuery(*filter.search) : std::string{}; !words.empty()) {
        require("y.id IN (SELECT rowid FROM search WHERE search MATCH ?)");
        bindLater(std::move(words));
    } else if (filter.search && !isBlankSearch(*filter.search)) {
        require("0");  // signs alone occur in no word
    }
}

void FilterClause::bindTo(Query& query) const
{
    int index = 0;
    for (const auto& parameter : m_parameters) {
        std::visit([&](const auto& value) { query.bind(++index, value); }, parameter);
    }
}

void FilterClause::require(const std::string& condition)
{
    m_text += (m_text.empty() ? " WHERE " : " AND ") + condition;
}

void FilterClause::requireId(const std::string& column, const std::vector<std::int64_t>& ids)
{
    require(isOneOf(column, ids));
}

}  // namespace podium::store
