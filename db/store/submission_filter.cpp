// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/store/submission_filter.h"

#include <algorithm>
#include <string_view>

#include "db/reference/ascii.h"
#include "db/store/search_query.h"

namespace podium::store {

namespace {

/// ASCII only: the same in every locale.
std::vector<std::string> lowerCase(std::vector<std::string> texts)
{
    std::transform(texts.begin(), texts.end(), texts.begin(),
                   [](const std::string& text) { return ascii::lowerCase(text); });
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
        if (std::find(wanted.begin(), wanted.end(), ascii::lowerCase(query.text(1))) != wanted.end()) {
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
        if (ascii::lowerCase(query.text(1)).find(part) != std::string::npos) {
            ids.push_back(query.integer(0));
        }
    }
    return ids;
}

bool isAmong(const std::vector<std::string>& texts, const std::string& text)
{
    return std::find(texts.begin(), texts.end(), text) != texts.end();
}

/// Ids of the rows (id, name) of `select` whose name is exactly one of `keys`.
std::vector<std::int64_t> idsOfKeys(Connection& connection, std::string_view select,
                                    const std::vector<std::string>& keys)
{
    std::vector<std::int64_t> ids;
    Query query(connection, select);
    while (query.step()) {
        if (isAmong(keys, query.text(1))) {
            ids.push_back(query.integer(0));
        }
    }
    return ids;
}

std::vector<std::int64_t> idsOfGenerations(Connection& connection, const std::vector<std::string>& keys,
                                           const std::vector<std::string>& texts)
{
    const auto wanted = lowerCase(texts);
    std::vector<std::int64_t> ids;
    Query query(connection, "SELECT id, generation, architecture FROM accelerators");
    while (query.step()) {
        if (isAmong(keys, query.text(1)) || isAmong(wanted, ascii::lowerCase(query.text(1))) ||
            isAmong(wanted, ascii::lowerCase(query.text(2)))) {
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

/// lower() of SQLite changes ASCII only, as ascii::lowerCase() does.
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
    if (!filter.generations.empty() || !filter.generationTexts.empty()) {
        requireId("y.accelerator_id", idsOfGenerations(connection, filter.generations, filter.generationTexts));
    }
    if (!filter.vendors.empty()) {
        requireId("y.accelerator_id", idsOfKeys(connection, "SELECT id, vendor FROM accelerators", filter.vendors));
    }
    addSubmitters(connection, filter);
    addAccelerators(connection, filter);
    if (!filter.divisions.empty()) {
        require(isOneOfTexts("y.division", filter.divisions));
    }
    if (!filter.availabilities.empty()) {
        require(isOneOfTexts("y.availability", filter.availabilities));
    }
    if (!filter.verification.empty()) {
        std::vector<std::int64_t> flags;
        if (isAmong(filter.verification, std::string(verifiedKey))) {
            flags.push_back(1);
        }
        if (isAmong(filter.verification, std::string(unverifiedKey))) {
            flags.push_back(0);
        }
        requireId("s.verified", flags);
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

void FilterClause::addSubmitters(Connection& connection, const SubmissionFilter& filter)
{
    constexpr std::string_view names = "SELECT id, name FROM submitters";
    std::vector<std::string> choices;
    if (!filter.submitters.empty()) {
        choices.push_back(isOneOf("s.submitter_id", idsOfKeys(connection, names, filter.submitters)));
    }
    for (const std::string& part : lowerCase(filter.submitterTexts)) {
        choices.push_back(isOneOf("s.submitter_id", idsOfPart(connection, names, part)));
        for (const char* column : {"s.submitter_folder", "y.submitter"}) {
            choices.push_back(holds(column));
            bindLater(part);
        }
    }
    requireAny(choices);
}

void FilterClause::addAccelerators(Connection& connection, const SubmissionFilter& filter)
{
    constexpr std::string_view names = "SELECT id, name FROM accelerators";
    std::vector<std::string> choices;
    if (!filter.accelerators.empty()) {
        std::vector<std::string> canonical = filter.accelerators;
        canonical.erase(std::remove(canonical.begin(), canonical.end(), std::string()), canonical.end());
        choices.push_back(isOneOf("y.accelerator_id", idsOfKeys(connection, names, canonical)));
        // Hardware that no rule of the tables knows goes by its published name.
        const std::string unknown = isOneOf("y.accelerator_id", idsOfKeys(connection, names, {std::string()}));
        choices.push_back('(' + unknown + " AND " + isOneOfTexts("y.accelerator_model", filter.accelerators) + ')');
    }
    for (const std::string& part : lowerCase(filter.acceleratorTexts)) {
        choices.push_back(isOneOf("y.accelerator_id", idsOfPart(connection, names, part)));
        choices.push_back(holds("y.accelerator_model"));
        bindLater(part);
    }
    requireAny(choices);
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

void FilterClause::requireAny(const std::vector<std::string>& choices)
{
    std::string any;
    for (const std::string& choice : choices) {
        any += (any.empty() ? "" : " OR ") + choice;
    }
    if (!any.empty()) {
        require('(' + any + ')');
    }
}

std::string FilterClause::isOneOfTexts(const std::string& column, const std::vector<std::string>& texts)
{
    std::string marks;
    for (const std::string& text : texts) {
        marks += marks.empty() ? "?" : ", ?";
        bindLater(text);
    }
    return column + " IN (" + marks + ')';
}

void FilterClause::requireId(const std::string& column, const std::vector<std::int64_t>& ids)
{
    require(isOneOf(column, ids));
}

}  // namespace podium::store
