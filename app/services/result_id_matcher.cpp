// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/services/result_id_matcher.h"

#include <algorithm>
#include <utility>

#include "app/analysis/display_text.h"
#include "db/records/result_id.h"
#include "db/reference/ascii.h"
#include "db/store/nearest_references.h"

namespace podium::services {

namespace {

bool isOneOf(const std::string& text, std::initializer_list<const std::string*> names)
{
    return std::any_of(names.begin(), names.end(),
                       [&](const std::string* name) { return ascii::lowerCase(*name) == text; });
}

tl::unexpected<Error> wrong(std::string detail) { return failure(ErrorCode::InvalidInput, {}, std::move(detail)); }

/// Whether two results may have one entry of MLCommons' table: it lists systems.
bool shareEntry(const SubmissionKey& left, const SubmissionKey& right)
{
    return left.round == right.round && left.submitter == right.submitter && left.system == right.system;
}

/// What a line says of a submission, in the form in which rows are looked through.
class Wanted {
public:
    Wanted(const NamedSubmission& named, const ReferenceTables& tables)
        : m_round(ReferenceTables::roundIdFromText(named.round).value_or(named.round)),
          m_submitter(ascii::lowerCase(named.submitter)), m_system(ascii::lowerCase(named.system)),
          m_benchmark(ascii::lowerCase(named.benchmark)), m_keys(tables.benchmarksNamed(named.benchmark))
    {
    }

    [[nodiscard]] const std::string& round() const { return m_round; }
    [[nodiscard]] bool isRoundOf(const store::SubmissionRow& row) const { return row.key.round == m_round; }
    [[nodiscard]] bool isSubmitterOf(const store::SubmissionRow& row) const
    {
        return isOneOf(m_submitter, {&row.key.submitter, &row.submitter});
    }
    [[nodiscard]] bool isSystemOf(const store::SubmissionRow& row) const
    {
        return isOneOf(m_system, {&row.key.system, &row.systemName});
    }
    [[nodiscard]] bool isBenchmarkOf(const store::SubmissionRow& row) const
    {
        return isOneOf(m_benchmark, {&row.key.benchmark, &row.benchmark}) ||
               std::find(m_keys.begin(), m_keys.end(), row.benchmark) != m_keys.end();
    }

private:
    std::string m_round;
    std::string m_submitter;
    std::string m_system;
    std::string m_benchmark;
    std::vector<std::string> m_keys;
};

}  // namespace

SubmissionNames::SubmissionNames(const std::vector<store::SubmissionRow>& rows, const ReferenceTables& tables)
    : m_rows(rows), m_tables(tables)
{
    for (const store::SubmissionRow& row : rows) {
        m_references.push_back(reference(row.key));
        m_byReference.emplace(ascii::lowerCase(m_references.back()), &row);
    }
}

Result<SubmissionKey> SubmissionNames::find(const NamedSubmission& named) const
{
    if (named.reference.empty()) {
        return findNames(named);
    }
    const auto row = findReference(named.reference);
    if (!row) {
        return tl::unexpected(row.error());
    }
    const Wanted wanted(named, m_tables);
    const std::pair<bool, std::pair<const char*, const std::string*>> columns[] = {
        {wanted.isRoundOf(**row), {"round", &named.round}},
        {wanted.isSubmitterOf(**row), {"submitter", &named.submitter}},
        {wanted.isSystemOf(**row), {"system", &named.system}},
        {wanted.isBenchmarkOf(**row), {"benchmark", &named.benchmark}}};
    for (const auto& [fits, column] : columns) {
        if (!fits && !column.second->empty()) {
            return wrong(displayText(reference((*row)->key)) + " is contradicted by the column " + column.first +
                         ", which says " + displayText(*column.second));
        }
    }
    return (*row)->key;
}

Result<const store::SubmissionRow*> SubmissionNames::findReference(const std::string& text) const
{
    auto key = parseReference(text);
    if (!key) {
        return wrong(displayText(text) + " is no reference; expected ROUND/SUBMITTER/SYSTEM/BENCHMARK");
    }
    key->round = ReferenceTables::roundIdFromText(key->round).value_or(key->round);
    const auto found = m_byReference.find(ascii::lowerCase(reference(*key)));
    return found != m_byReference.end() ? Result<const store::SubmissionRow*>(found->second) : unknown(reference(*key));
}

Result<SubmissionKey> SubmissionNames::findNames(const NamedSubmission& named) const
{
    const Wanted wanted(named, m_tables);
    std::vector<const store::SubmissionRow*> found;
    for (const store::SubmissionRow& row : m_rows) {
        if (wanted.isRoundOf(row) && wanted.isSubmitterOf(row) && wanted.isSystemOf(row) && wanted.isBenchmarkOf(row)) {
            found.push_back(&row);
        }
    }
    if (found.size() == 1) {
        return found.front()->key;
    }
    if (found.empty()) {
        return unknown(reference({wanted.round(), named.submitter, named.system, named.benchmark}));
    }
    return wrong("these names fit " + displayText(reference(found[0]->key)) + " and " +
                 displayText(reference(found[1]->key)) + "; name the reference");
}

tl::unexpected<Error> SubmissionNames::unknown(const std::string& reference) const
{
    auto nearest = store::nearestReferences(reference, m_references);
    if (nearest.empty()) {
        nearest = store::relatedReferences(reference, m_references);
    }
    std::string detail = displayText(reference) + " is not in the database";
    for (std::size_t index = 0; index < nearest.size(); ++index) {
        detail += (index == 0 ? "; nearest: " : ", ") + displayText(nearest[index]);
    }
    return wrong(std::move(detail));
}

void ResultIdUses::addStored(const std::vector<store::ResultIdRecord>& stored,
                             const std::map<std::string, std::int64_t>& replaced)
{
    for (const store::ResultIdRecord& record : stored) {
        const auto key = parseReference(record.reference);
        if (key && !replaced.contains(record.reference)) {
            m_uses.try_emplace(record.resultId, Use{*key, 0});
        }
    }
}

std::optional<ResultIdUses::Use> ResultIdUses::add(const std::string& id, const Use& use)
{
    const auto [known, isNew] = m_uses.try_emplace(id, use);
    if (isNew || known->second.key == use.key) {
        return std::nullopt;
    }
    const auto parsed = parseResultId(id);
    const bool shared = parsed && parsed->benchmark.empty() && shareEntry(known->second.key, use.key);
    return shared ? std::nullopt : std::optional(known->second);
}

}  // namespace podium::services
