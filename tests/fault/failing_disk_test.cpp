// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY 2: the n-th write, synchronisation or opening fails, once and from then on.
#include <algorithm>
#include <set>

#include "tests/fault/fault_settings.h"
#include "tests/fault/fault_vfs.h"
#include "tests/fault/store_scenario.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;
using Start = StoreScenario::Start;

namespace {

bool isClear(const Error& error)
{
    constexpr ErrorCode expected[] = {ErrorCode::DiskFull, ErrorCode::DatabaseFailed, ErrorCode::DatabaseReadOnly};
    return std::find(std::begin(expected), std::end(expected), error.code) != std::end(expected) &&
           !error.context.empty() && !error.detail.empty();
}

/// The calls of an undisturbed import that are to fail: those that open and create, those that synchronise, and every
/// n-th of the others.
std::set<std::int64_t> callsToFail(const StoreScenario& scenario, FaultVfs& vfs)
{
    scenario.restore();
    vfs.disarm();
    REQUIRE(scenario.import().has_value());
    REQUIRE(vfs.calls() > 100);
    REQUIRE(vfs.synchronisations().size() > 2);
    std::set<std::int64_t> calls(vfs.synchronisations().begin(), vfs.synchronisations().end());
    for (std::int64_t call = 1; call <= vfs.calls(); call += call < 20 ? 1 : faultSetting("PODIUM_FAULT_EVERY", 20)) {
        calls.insert(call);
    }
    return calls;
}

}  // namespace

TEST_CASE("Whichever call to the disk fails, an import is whole or absent and says which")
{
    const auto start = GENERATE(Start::Filled, Start::Missing);
    const auto fault = GENERATE(Fault::Io, Fault::Full);
    const auto lasting = GENERATE(false, true);
    FaultVfs vfs;
    const StoreScenario scenario(start);
    std::int64_t failures = 0;
    for (const auto at : callsToFail(scenario, vfs)) {
        scenario.restore();
        vfs.arm(fault, at, lasting);
        const auto imported = scenario.import();
        const bool struck = vfs.struck();
        vfs.disarm();
        CAPTURE(at, lasting, fault == Fault::Full, start == Start::Missing);
        CHECK(struck);
        if (!imported) {
            ++failures;
            CAPTURE(imported.error().detail, static_cast<int>(imported.error().code));
            CHECK(isClear(imported.error()));
        }
        REQUIRE(scenario.faultsAfter(imported.has_value()) == "");
    }
    // Most calls come before the import is whole: their failure must not have passed for success.
    CHECK(failures > 10);
}

TEST_CASE("Whenever the power fails, an import is whole or absent, and whole where it said so")
{
    const auto start = GENERATE(Start::Filled, Start::Missing);
    FaultVfs vfs;
    const StoreScenario scenario(start);
    for (const auto at : callsToFail(scenario, vfs)) {
        scenario.restore();
        vfs.arm(Fault::PowerLoss, at, true);
        const auto imported = scenario.import();
        vfs.losePower();
        vfs.disarm();
        CAPTURE(at, start == Start::Missing);
        REQUIRE(scenario.faultsAfter(imported.has_value()) == "");
    }
}
