// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY 1: kill -9 at random moments and at each phase of a change.
#include <algorithm>
#include <chrono>
#include <csignal>
#include <random>

#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

#include "tests/fault/fault_settings.h"
#include "tests/fault/fault_vfs.h"
#include "tests/fault/store_scenario.h"
#include "tests/support/catch.h"

using namespace podium;
using namespace podium::test;

namespace {

enum class End { Succeeded, Failed, Killed };

/// Makes the change in a process of its own, which dies at its `at`-th call to the disk (0: it does not).
pid_t startChange(const StoreScenario& scenario, std::int64_t at)
{
    const pid_t child = fork();
    if (child == 0) {
        FaultVfs vfs;
        vfs.arm(at > 0 ? Fault::Kill : Fault::None, at, false);
        _exit(scenario.apply() ? 0 : 1);
    }
    return child;
}

End waitFor(pid_t child)
{
    int status = 0;
    waitpid(child, &status, 0);
    if (WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL) {
        return End::Killed;
    }
    return WIFEXITED(status) && WEXITSTATUS(status) == 0 ? End::Succeeded : End::Failed;
}

void killAfter(pid_t child, std::chrono::nanoseconds moment)
{
    const timespec wait{moment.count() / 1'000'000'000, moment.count() % 1'000'000'000};
    nanosleep(&wait, nullptr);
    ::kill(child, SIGKILL);
}

std::chrono::nanoseconds durationOf(const StoreScenario& scenario)
{
    scenario.restore();
    const auto begin = std::chrono::steady_clock::now();
    REQUIRE(waitFor(startChange(scenario, 0)) == End::Succeeded);
    return std::chrono::steady_clock::now() - begin;
}

std::int64_t callsOf(const StoreScenario& scenario)
{
    scenario.restore();
    FaultVfs vfs;
    REQUIRE(scenario.apply().has_value());
    return vfs.calls(Fault::Kill);
}

void killAtAnyMoment(const StoreScenario& scenario, int kills)
{
    const auto duration = durationOf(scenario);
    std::mt19937_64 random(20260601);
    for (int number = 0; number < kills; ++number) {
        scenario.restore();
        const auto moment = std::chrono::nanoseconds(random() % static_cast<std::uint64_t>(duration.count()));
        const pid_t child = startChange(scenario, 0);
        killAfter(child, moment);
        const End end = waitFor(child);
        CAPTURE(scenario.name(), number, moment.count());
        REQUIRE(end != End::Failed);
        const FaultVfs withoutSynchronising;
        REQUIRE(scenario.faultsAfter(end == End::Succeeded) == "");
    }
}

/// At each call, or at so many that lie evenly between the first and the last.
void killBetweenCalls(const StoreScenario& scenario, std::int64_t kills)
{
    const auto calls = callsOf(scenario);
    kills = std::min(kills, calls);
    for (std::int64_t number = 0; number < kills; ++number) {
        scenario.restore();
        const auto at = 1 + calls * number / kills;
        CAPTURE(scenario.name(), at, calls);
        REQUIRE(waitFor(startChange(scenario, at)) == End::Killed);
        const FaultVfs withoutSynchronising;
        REQUIRE(scenario.faultsAfter(false) == "");
    }
}

}  // namespace

TEST_CASE("An import that is killed at any moment leaves the state before or after it")
{
    killAtAnyMoment(StoreScenario(GENERATE(from_range(imports()))), faultSetting("PODIUM_FAULT_KILLS", 200) / 4);
}

TEST_CASE("An import that is killed between any two calls to the disk leaves the state before or after it")
{
    killBetweenCalls(StoreScenario(GENERATE(from_range(imports()))), faultSetting("PODIUM_FAULT_KILLS", 200) / 4);
}

TEST_CASE("A change of ledger, result IDs, views or racks that is killed at any moment is whole or absent")
{
    killAtAnyMoment(StoreScenario(GENERATE(from_range(smallChanges()))), faultSetting("PODIUM_FAULT_KILLS", 200) / 20);
}

TEST_CASE("A change of ledger, result IDs, views or racks that is killed after a kill is whole or absent")
{
    killBetweenCalls(StoreScenario(GENERATE(from_range(smallChangesAfterKill()))),
                     faultSetting("PODIUM_FAULT_KILLS", 200) / 4);
}

TEST_CASE("A change of ledger, result IDs, views or racks that is killed between any two calls is whole or absent")
{
    killBetweenCalls(StoreScenario(GENERATE(from_range(smallChanges()))), faultSetting("PODIUM_FAULT_KILLS", 200) / 4);
}
