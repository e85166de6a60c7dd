// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <functional>
#include <limits>
#include <unordered_map>
#include <utility>

#include "db/records/round_order.h"
#include "db/store/submission_filter.h"
#include "db/store/submission_reader.h"
#include "db/store/submission_repository.h"

namespace podium::store {

namespace {

/// What the rows of a small table stand for, by id: read once, instead of joined to every submission.
template <class Value>
using ById = std::unordered_map<std::int64_t, Value>;

/// The part of a row that all submissions of one system share.
struct ListedSystem {
    std::string name;
    Division division = Division::Unknown;
    Availability availability = Availability::Unknown;
    std::int64_t accelerator = 0;
    std::string acceleratorModel;
    std::string framework;
};

struct Lookup {
    ById<std::string> rounds;
    ById<std::string> benchmarks;
    ById<std::string> submitters;
    ById<Accelerator> accelerators;
    ById<ListedSystem> systems;
};

template <class Value>
const Value& find(const ById<Value>& rows, std::int64_t id)
{
    const auto row = rows.find(id);
    if (row == rows.end()) {
        throw damagedRecord("a submission refers to a row that is missing");
    }
    return row->second;
}

ById<std::string> readNames(Connection& connection, std::string_view select)
{
    ById<std::string> names;
    Query query(connection, select);
    while (query.step()) {
        names.emplace(query.integer(0), query.text(1));
    }
    return names;
}

ById<Accelerator> readAccelerators(Connection& connection)
{
    ById<Accelerator> accelerators;
    Query query(connection, "SELECT id, name, vendor, architecture, generation, is_processor FROM accelerators");
    while (query.step()) {
        accelerators.emplace(query.integer(0),
                             Accelerator{query.text(1), query.text(2), query.text(3), query.text(4), query.flag(5)});
    }
    return accelerators;
}

ById<ListedSystem> readSystems(Connection& connection)
{
    ById<ListedSystem> systems;
    Query query(connection, "SELECT id, name, division, availability, accelerator_id, accelerator_model, framework "
                            "FROM systems");
    while (query.step()) {
        systems.emplace(query.integer(0), ListedSystem{query.text(1), enumeration(query, 2, divisionFromString),
                                                       enumeration(query, 3, availabilityFromString), query.integer(4),
                                                       query.text(5), query.text(6)});
    }
    return systems;
}

Lookup readLookup(Connection& connection)
{
    return {readNames(connection, "SELECT id, name FROM rounds"),
            readNames(connection, "SELECT id, name FROM benchmarks"),
            readNames(connection, "SELECT id, name FROM submitters"), readAccelerators(connection),
            readSystems(connection)};
}

Score readScore(const Query& query)
{
    Score score;
    score.minutes = query.optionalReal(11);
    score.rawMinutes = query.optionalReal(12);
    score.scalingFactor = query.real(13);
    score.runs = query.integer(14);
    score.failed = query.integer(15);
    score.dropped = query.integer(16);
    score.issue = enumeration(query, 17, scoreIssueFromString);
    return score;
}

std::optional<SamplesToConverge> readSamples(const Query& query)
{
    const auto count = query.optionalReal(20);
    return count ? std::optional(SamplesToConverge{*count, enumeration(query, 21, positionUnitFromString)})
                 : std::nullopt;
}

void readRow(const Query& query, const Lookup& lookup, SubmissionRow& row)
{
    const ListedSystem& system = find(lookup.systems, query.integer(7));
    row.id = query.integer(0);
    row.key.round = find(lookup.rounds, query.integer(1));
    row.key.submitter = query.text(2);
    row.key.system = query.text(3);
    row.key.benchmark = query.text(4);
    row.submitter = find(lookup.submitters, query.integer(5));
    row.benchmark = find(lookup.benchmarks, query.integer(6));
    row.systemName = system.name;
    row.division = system.division;
    row.availability = system.availability;
    row.accelerator = find(lookup.accelerators, system.accelerator);
    row.acceleratorModel = system.acceleratorModel;
    row.framework = system.framework;
    row.accelerators = query.optionalInteger(8);
    row.nodes = query.optionalInteger(9);
    row.hostProcessors = query.optionalInteger(10);
    row.score = readScore(query);
    row.fastestRun = query.optionalReal(18);
    row.slowestRun = query.optionalReal(19);
    row.samples = readSamples(query);
    row.verified = query.flag(22);
    row.sameRunsAs = query.text(23);
}

/// The place of each of a few names in their order, by id: sorting then compares numbers.
template <class Less>
ById<std::size_t> places(const ById<std::string>& names, Less less)
{
    std::vector<std::pair<std::string, std::int64_t>> sorted;
    for (const auto& [id, name] : names) {
        sorted.emplace_back(name, id);
    }
    std::sort(sorted.begin(), sorted.end(),
              [less](const auto& left, const auto& right) { return less(left.first, right.first); });
    ById<std::size_t> result;
    for (const auto& [name, id] : sorted) {
        result.emplace(id, result.size());
    }
    return result;
}

/// Where a row stands in the order of listSubmissions(), but for rows that are equal in all this.
struct Rank {
    std::size_t round = 0;
    std::size_t benchmark = 0;
    double minutes = 0;  ///< infinite: missing
    std::size_t row = 0;
};

/// reference(left) < reference(right) for keys of one round, without writing the two out where a part decides it.
bool referenceIsBefore(const SubmissionKey& left, const SubmissionKey& right)
{
    for (const auto part : {&SubmissionKey::submitter, &SubmissionKey::system, &SubmissionKey::benchmark}) {
        const std::string& leftPart = left.*part;
        const std::string& rightPart = right.*part;
        const auto [leftEnd, rightEnd] =
            std::mismatch(leftPart.begin(), leftPart.end(), rightPart.begin(), rightPart.end());
        if (leftEnd != leftPart.end() && rightEnd != rightPart.end()) {
            return leftPart < rightPart;
        }
        if (leftPart.size() != rightPart.size()) {
            break;  // what follows the shorter one decides
        }
    }
    return reference(left) < reference(right);
}

bool isBefore(const Rank& left, const Rank& right, const std::vector<SubmissionRow>& rows)
{
    if (left.round != right.round) {
        return left.round < right.round;
    }
    if (left.benchmark != right.benchmark) {
        return left.benchmark < right.benchmark;
    }
    if (left.minutes != right.minutes) {
        return left.minutes < right.minutes;
    }
    return referenceIsBefore(rows[left.row].key, rows[right.row].key);
}

/// Brings rows into the order of their ranks. A row is large: each is moved once, along the cycles of the permutation.
void arrange(std::vector<SubmissionRow>& rows, std::vector<Rank>& ranks)
{
    std::sort(ranks.begin(), ranks.end(),
              [&rows](const Rank& left, const Rank& right) { return isBefore(left, right, rows); });
    for (std::size_t start = 0; start < ranks.size(); ++start) {
        if (ranks[start].row == start) {
            continue;  // stands where it should, or was brought there
        }
        SubmissionRow first = std::move(rows[start]);
        std::size_t place = start;
        while (ranks[place].row != start) {
            const auto source = std::exchange(ranks[place].row, place);
            rows[place] = std::move(rows[source]);
            place = source;
        }
        ranks[place].row = place;
        rows[place] = std::move(first);
    }
}

std::size_t countOfSubmissions(Connection& connection)
{
    Query query(connection, "SELECT count(*) FROM submissions");
    return query.step() ? static_cast<std::size_t>(query.integer(0)) : 0;
}

/// There are few as a rule: a row's reference is written out only where there is any.
void addResultIds(Connection& connection, std::vector<SubmissionRow>& rows)
{
    std::unordered_map<std::string, std::string> ids;
    Query query(connection, "SELECT reference, result_id FROM result_ids");
    while (query.step()) {
        ids.emplace(query.text(0), query.text(1));
    }
    if (ids.empty()) {
        return;
    }
    for (SubmissionRow& row : rows) {
        if (const auto id = ids.find(reference(row.key)); id != ids.end()) {
            row.resultId = id->second;
        }
    }
}

std::vector<SubmissionRow> readRows(Connection& connection, const SubmissionFilter& filter)
{
    const FilterClause clause(connection, filter);
    const Lookup lookup = readLookup(connection);
    const auto rounds = places(lookup.rounds, RoundLess{});
    const auto benchmarks = places(lookup.benchmarks, std::less<>{});
    Query query = Query::once(
        connection, "SELECT s.id, s.round_id, s.submitter_folder, s.system_folder, s.benchmark_folder, "
                    "s.submitter_id, s.benchmark_id, s.system_id, s.accelerators, s.nodes, s.host_processors, "
                    "s.minutes, s.raw_minutes, s.scaling_factor, s.result_files, s.failed_runs, s.dropped_runs, "
                    "s.score_issue, s.fastest_run, s.slowest_run, s.samples_to_converge, s.samples_unit, "
                    "s.verified, s.same_runs_as "
                    "FROM submissions s" +
                        // Its columns come from the lookup: only a filter needs the system beside each row.
                        (clause.text().empty() ? "" : " JOIN systems y ON y.id = s.system_id" + clause.text()));
    clause.bindTo(query);
    std::vector<SubmissionRow> rows;
    std::vector<Rank> ranks;
    if (clause.text().empty()) {
        rows.reserve(countOfSubmissions(connection));
    }
    while (query.step()) {
        ranks.push_back({find(rounds, query.integer(1)), find(benchmarks, query.integer(6)),
                         query.optionalReal(11).value_or(std::numeric_limits<double>::infinity()), rows.size()});
        readRow(query, lookup, rows.emplace_back());
    }
    addResultIds(connection, rows);
    arrange(rows, ranks);
    return rows;
}

}  // namespace

Result<std::vector<SubmissionRow>> listSubmissions(const Database& database, const SubmissionFilter& filter)
{
    Connection& connection = database.impl().connection;
    return connection.guarded([&]() -> Result<std::vector<SubmissionRow>> {
        const ReadSnapshot snapshot(connection);
        return readRows(connection, filter);
    });
}

}  // namespace podium::store
