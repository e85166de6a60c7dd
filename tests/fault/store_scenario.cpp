// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fault/store_scenario.h"

#include <stdexcept>

#include "tests/db/store/store_testing.h"

namespace podium::test {

namespace {

std::vector<Submission> firstSubmissions() { return generatedSubmissions(10, 40); }

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
    const auto committed = transaction->commit(100, 50);
    return committed ? Status{} : Status(tl::unexpected<Error>(committed.error()));
}

}  // namespace

StoreScenario::StoreScenario(Start start) : m_path(m_folder.path() / "work" / "data.db")
{
    std::filesystem::create_directory(m_path.parent_path());
    if (start == Start::Filled) {
        {
            auto database = openDatabase(m_path);
            importAll(database, firstSubmissions());
        }
        m_before = contentOf(m_path);
        m_startBytes = readFile(m_path);
    }
    if (const auto imported = import(); !imported) {
        throw std::runtime_error("the scenario itself fails: " + imported.error().detail);
    }
    m_after = contentOf(m_path);
    if (m_after == m_before) {
        throw std::runtime_error("the scenario changes nothing");
    }
}

void StoreScenario::restore() const
{
    std::filesystem::remove_all(m_path.parent_path());
    std::filesystem::create_directory(m_path.parent_path());
    if (!m_startBytes.empty()) {
        m_folder.write("work/data.db", m_startBytes);
    }
}

Status StoreScenario::import() const
{
    auto database = store::Database::open(m_path, store::OpenMode::ReadWrite);
    return database ? importInto(*database) : Status(tl::unexpected<Error>(database.error()));
}

std::string StoreScenario::faultsAfter(bool success) const
{
    if (auto faults = stateFaults(success); !faults.empty()) {
        return faults;
    }
    if (const auto again = import(); !again) {
        return "the same import again fails: " + again.error().detail;
    }
    return contentOf(m_path) == m_after ? "" : "the same import again leads elsewhere";
}

std::string StoreScenario::stateFaults(bool success) const
{
    // Opened by the program first: what a test reads with SQLite alone could repair what the program cannot.
    const auto database = store::Database::open(m_path, store::OpenMode::ReadWrite);
    if (!database) {
        return "it cannot be opened: " + database.error().detail;
    }
    const auto findings = database->check();
    if (!findings || !findings->empty()) {
        return "it is damaged: " + (findings ? findings->front() : findings.error().detail);
    }
    const auto content = contentOf(m_path);
    const bool isBefore = m_before.empty() ? listSubmissions(*database).value().empty() : content == m_before;
    if (success && content != m_after) {
        return "it reported success and is not what it said";
    }
    return isBefore || content == m_after ? "" : "it is neither the state before nor that after the import";
}

}  // namespace podium::test
