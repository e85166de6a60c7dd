// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fault/store_change.h"

#include <stdexcept>
#include <utility>

#include <fmt/format.h>

#include "db/store/export_ledger.h"
#include "db/store/own_racks.h"
#include "db/store/result_ids.h"
#include "db/store/view_repository.h"
#include "tests/db/store/store_testing.h"

namespace podium::test {

namespace {

/// Whether something was done, whatever it gave.
template <class Value>
Status statusOf(const Result<Value>& result)
{
    return result ? Status() : Status(tl::unexpected<Error>(result.error()));
}

template <class Done>
void require(const Done& done)
{
    if (!done) {
        throw std::runtime_error("the scenario cannot begin: " + done.error().detail);
    }
}

/// Some as they were, some changed, some new.
std::vector<Submission> importedSubmissions()
{
    auto submissions = generatedSubmissions(24, 40);
    for (std::size_t number = 3; number < 7; ++number) {
        submissions[number].score.minutes = 1;
        submissions[number].contentHash += " corrected";
        submissions[number].system.name += " corrected";
    }
    return submissions;
}

Status importInto(store::Database& database)
{
    auto transaction = store::ImportTransaction::begin(database, "/results", "/results");
    if (!transaction) {
        return tl::unexpected<Error>(transaction.error());
    }
    const std::vector<ImportIssue> issues{{Severity::Warning, IssueCode::RunNotConverged, "file", 1, "detail"}};
    for (const Submission& submission : importedSubmissions()) {
        if (const auto put = transaction->put(submission, issues); !put) {
            return tl::unexpected<Error>(put.error());
        }
    }
    if (auto put = transaction->putIssues(issues); !put) {
        return put;
    }
    return statusOf(transaction->commit(100, 50));
}

/// An export whose entry needs more than one page of the database.
ExportRecord exportOf(const std::string& title, std::size_t results)
{
    ExportRecord record;
    record.exportedAt = "2026-06-30T12:00:00Z";
    record.program = "Podium 1.0";
    record.kind = "scaling";
    record.basis = "official";
    record.title = title;
    record.spec = R"({"podium_figure": 1, "kind": "scaling"})";
    record.file = "/figures/" + title + ".svg";
    record.format = "svg";
    record.contentHash = "abc";
    record.bytes = 1234;
    record.footnote = std::string(6000, 'f') + title;
    for (std::size_t number = 0; number < results; ++number) {
        record.results.push_back(
            {fmt::format("5.0/Acme/{}_n{}/bert", title, number), 1.5 * static_cast<double>(number)});
    }
    return record;
}

store::ViewRecord viewOf(std::int64_t id, const std::string& title)
{
    return {id, title, "note", R"({"podium_figure": 1})", "2026-06-30T12:00:00Z", std::string(6000, 's')};
}

std::vector<store::ResultIdRecord> resultIds(std::size_t count, const std::string& source)
{
    std::vector<store::ResultIdRecord> records;
    for (std::size_t number = 0; number < count; ++number) {
        records.push_back({fmt::format("5.0/Acme/rocket_n{}/bert", number),
                           fmt::format("5.0-{:04}", number * source.size()),
                           source,
                           {}});
    }
    return records;
}

/// A little of everything that the small changes change.
void fill(store::Database& database)
{
    importAll(database, generatedSubmissions(2, 4));
    require(store::recordExports(database, {exportOf("kept", 3), exportOf("mistaken", 40), exportOf("last", 2)}));
    require(store::putResultIds(database, resultIds(20, "/old.csv")));
    require(store::insertView(database, viewOf(1, "first")));
    require(store::insertView(database, viewOf(2, "second")));
    require(store::insertView(database, viewOf(3, "third")));
    require(store::replaceOwnRacks(database, {{"H100", 32, 32}, {"H200", 64, 32}}));
}

}  // namespace

std::vector<StoreChange> imports()
{
    const auto fillSome = [](store::Database& database) { importAll(database, generatedSubmissions(10, 40)); };
    return {{"import", fillSome, importInto}, {"import that makes the database", {}, importInto}};
}

std::vector<StoreChange> smallChanges()
{
    using store::Database;
    const std::vector<ExportRecord> two{exportOf("speedup", 60), exportOf("scaling", 1)};
    const auto ids = resultIds(40, "/corrected.csv");
    return {
        {"record exports", fill, [two](Database& database) { return statusOf(store::recordExports(database, two)); }},
        {"remove an export", fill, [](Database& database) { return statusOf(store::removeExports(database, {2})); },
         "mistaken"},
        {"clear the exports", fill, [](Database& database) { return statusOf(store::clearExports(database)); },
         "mistaken"},
        {"put result IDs", fill, [ids](Database& database) { return statusOf(store::putResultIds(database, ids)); }},
        {"save a view", fill,
         [](Database& database) { return statusOf(store::insertView(database, viewOf(0, "new"), 1)); }},
        {"rename a view", fill, [](Database& database) { return store::replaceView(database, viewOf(2, "renamed")); }},
        {"move a view", fill, [](Database& database) { return store::moveView(database, 3, 1); }},
        {"delete a view", fill, [](Database& database) { return store::deleteView(database, 1); }},
        {"keep own racks", fill,
         [](Database& database) {
             return store::replaceOwnRacks(database, {{"H200", 72, 72}, {"B200", 64, 64}});
         }},
    };
}

std::vector<StoreChange> smallChangesAfterKill()
{
    auto changes = smallChanges();
    for (StoreChange& change : changes) {
        change.name += " after a kill";
        change.afterKill = true;
    }
    return changes;
}

}  // namespace podium::test
