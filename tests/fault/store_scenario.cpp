// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fault/store_scenario.h"

#include <stdexcept>
#include <utility>

#include "tests/db/store/store_testing.h"

namespace podium::test {

StoreScenario::StoreScenario(StoreChange change)
    : m_change(std::move(change)), m_path(m_folder.path() / "work" / "data.db")
{
    std::filesystem::create_directory(m_path.parent_path());
    if (m_change.prepare) {
        auto database = openDatabase(m_path);
        m_change.prepare(database);
        if (m_change.afterKill) {
            m_startBytes = readFile(m_path);
            m_startLog = readFile(m_path.string() + "-wal");
        }
    }
    if (m_change.prepare && !m_change.afterKill) {
        m_startBytes = readFile(m_path);
    }
    if (m_change.afterKill && m_startLog.empty()) {
        throw std::runtime_error("the scenario begins without a log");
    }
    restore();
    (void)openDatabase(m_path);
    m_before = contentOf(m_path);
    restore();
    if (const auto done = apply(); !done) {
        throw std::runtime_error("the scenario itself fails: " + done.error().detail);
    }
    m_after = contentOf(m_path);
    if (m_after == m_before) {
        throw std::runtime_error("the scenario changes nothing");
    }
    const auto again = apply();
    m_again = contentOf(m_path);
    m_againFails = again ? std::nullopt : std::optional(again.error().code);
}

void StoreScenario::restore() const
{
    std::filesystem::remove_all(m_path.parent_path());
    std::filesystem::create_directory(m_path.parent_path());
    if (!m_startBytes.empty()) {
        m_folder.write("work/data.db", m_startBytes);
    }
    if (!m_startLog.empty()) {
        m_folder.write("work/data.db-wal", m_startLog);
    }
}

Status StoreScenario::apply() const
{
    auto database = store::Database::open(m_path, store::OpenMode::ReadWrite);
    return database ? m_change.apply(*database) : Status(tl::unexpected<Error>(database.error()));
}

std::string StoreScenario::faultsAfter(bool success) const
{
    const auto content = soundContent();
    if (!content) {
        return content.error().detail;
    }
    const bool done = *content == m_after;
    if (success && !done) {
        return "it reported success and is not what it said";
    }
    if (!done && *content != m_before) {
        return "it is neither the state before nor that after the change";
    }
    if (done && !m_change.forgotten.empty() && readFile(m_path).find(m_change.forgotten) != std::string::npos) {
        return "what was to be forgotten is still in the file";
    }
    return faultsOfRepetition(done);
}

std::string StoreScenario::faultsOfRepetition(bool done) const
{
    const auto again = apply();
    const auto expected = done ? m_againFails : std::nullopt;
    if (!again && again.error().code != expected) {
        return "the same change again fails: " + again.error().detail;
    }
    if (again && expected) {
        return "the same change again must fail and does not";
    }
    return contentOf(m_path) == (done ? m_again : m_after) ? "" : "the same change again leads elsewhere";
}

Result<std::string> StoreScenario::soundContent() const
{
    const auto fault = [this](const std::string& words) {
        return failure(ErrorCode::DatabaseFailed, m_path.string(), words);
    };
    {
        // Opened by the program first: what a test reads with SQLite alone could repair what the program cannot.
        const auto database = store::Database::open(m_path, store::OpenMode::ReadWrite);
        if (!database) {
            return fault("it cannot be opened: " + database.error().detail);
        }
        const auto findings = database->check();
        if (!findings || !findings->empty()) {
            return fault("it is damaged: " + (findings ? findings->front() : findings.error().detail));
        }
    }
    return contentOf(m_path);
}

}  // namespace podium::test
