// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY 2: the n-th write, synchronisation, opening, reading or locking fails, once and from then on.
#include <algorithm>
#include <set>

#include "tests/fault/fault_settings.h"
#include "tests/fault/fault_vfs.h"
#include "tests/fault/store_scenario.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

bool isClear(const Error& error, const StoreScenario& scenario)
{
    constexpr ErrorCode expected[] = {ErrorCode::DiskFull, ErrorCode::DatabaseFailed, ErrorCode::DatabaseReadOnly};
    return std::find(std::begin(expected), std::end(expected), error.code) != std::end(expected) &&
           error.context == scenario.path().string() && !error.detail.empty();
}

/// The calls of an undisturbed change that are to fail: all where they are few; else the first, which open and create,
/// those that synchronise, and every n-th of the others, but at least twenty spread over the whole change.
std::set<std::int64_t> callsToFail(const StoreScenario& scenario, FaultVfs& vfs, Fault fault)
{
    scenario.restore();
    vfs.disarm();
    REQUIRE(scenario.apply().has_value());
    const auto count = vfs.calls(fault);
    REQUIRE(count > 10);
    REQUIRE(!vfs.synchronisations().empty());
    std::set<std::int64_t> calls;
    if (fault != Fault::Reading) {
        calls.insert(vfs.synchronisations().begin(), vfs.synchronisations().end());
    }
    const std::int64_t few = faultSetting("PODIUM_FAULT_EACH", 100);
    const std::int64_t sparse = std::min<std::int64_t>(faultSetting("PODIUM_FAULT_EVERY", 20), (count + 19) / 20);
    const std::int64_t every = count <= few ? 1 : sparse;
    for (std::int64_t call = 1; call <= count; call += call < few / 5 ? 1 : every) {
        calls.insert(call);
    }
    return calls;
}

void failCalls(const StoreScenario& scenario, Fault fault, bool lasting)
{
    FaultVfs vfs;
    std::int64_t failures = 0;
    for (const auto at : callsToFail(scenario, vfs, fault)) {
        scenario.restore();
        vfs.arm(fault, at, lasting);
        const auto done = scenario.apply();
        const bool struck = vfs.struck();
        vfs.disarm();
        CAPTURE(scenario.name(), at, lasting, static_cast<int>(fault));
        CHECK(struck);
        if (!done) {
            ++failures;
            CAPTURE(done.error().context, done.error().detail, static_cast<int>(done.error().code));
            CHECK(isClear(done.error(), scenario));
        }
        REQUIRE(scenario.faultsAfter(done.has_value()) == "");
    }
    // Most calls come before the change is whole: their failure must not have passed for success.
    CAPTURE(scenario.name(), lasting, static_cast<int>(fault));
    CHECK(failures > 2);
}

void losePower(const StoreScenario& scenario)
{
    FaultVfs vfs;
    for (const auto at : callsToFail(scenario, vfs, Fault::PowerLoss)) {
        scenario.restore();
        vfs.arm(Fault::PowerLoss, at, true);
        const auto done = scenario.apply();
        vfs.losePower();
        vfs.disarm();
        CAPTURE(scenario.name(), at);
        REQUIRE(scenario.faultsAfter(done.has_value()) == "");
    }
}

}  // namespace

TEST_CASE("Whichever call to the disk fails, an import is whole or absent and says which")
{
    const auto change = GENERATE(from_range(imports()));
    const auto fault = GENERATE(Fault::Io, Fault::Full, Fault::Reading);
    const auto lasting = GENERATE(false, true);
    failCalls(StoreScenario(change), fault, lasting);
}

TEST_CASE("Whenever the power fails, an import is whole or absent, and whole where it said so")
{
    losePower(StoreScenario(GENERATE(from_range(imports()))));
}

TEST_CASE("Whichever call fails, a change of ledger, result IDs, views or racks is whole or absent and says which")
{
    const auto change = GENERATE(from_range(smallChanges()));
    const auto fault = GENERATE(Fault::Io, Fault::Full, Fault::Reading);
    const auto lasting = GENERATE(false, true);
    failCalls(StoreScenario(change), fault, lasting);
}

TEST_CASE("Whichever call fails after a kill, a change of ledger, result IDs, views or racks is whole or absent")
{
    const auto change = GENERATE(from_range(smallChangesAfterKill()));
    const auto fault = GENERATE(Fault::Io, Fault::Full, Fault::Reading);
    const auto lasting = GENERATE(false, true);
    failCalls(StoreScenario(change), fault, lasting);
}

TEST_CASE("Whenever the power fails, a change of ledger, result IDs, views or racks is whole or absent")
{
    losePower(StoreScenario(GENERATE(from_range(smallChanges()))));
}

TEST_CASE("Whenever the power fails after a kill, a change of ledger, result IDs, views or racks is whole or absent")
{
    losePower(StoreScenario(GENERATE(from_range(smallChangesAfterKill()))));
}

TEST_CASE("A check that cannot read a page says so, and calls nothing damaged")
{
    FaultVfs vfs;
    const StoreScenario scenario(smallChanges().front());
    const auto lasting = GENERATE(false, true);
    const auto check = [&scenario]() -> Result<std::vector<std::string>> {
        const auto database = store::Database::open(scenario.path(), store::OpenMode::ReadOnly);
        return database ? database->check() : tl::unexpected(database.error());
    };
    scenario.restore();
    vfs.disarm();
    REQUIRE(check().value().empty());
    const auto calls = vfs.calls(Fault::Reading);
    std::int64_t failures = 0;
    for (std::int64_t at = 1; at <= calls; ++at) {
        vfs.arm(Fault::Reading, at, lasting);
        const auto findings = check();
        vfs.disarm();
        CAPTURE(at, lasting, calls);
        if (findings) {
            CHECK(findings->empty());
        } else {
            ++failures;
            CAPTURE(findings.error().detail);
            CHECK(isClear(findings.error(), scenario));
        }
    }
    CHECK(failures > calls / 2);
}
