// SPDX-License-Identifier: GPL-3.0-or-later
// RELIABILITY 1: kill -9 at random moments and at each phase of an import.
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
using Start = StoreScenario::Start;

namespace {

enum class End { Succeeded, Failed, Killed };

/// Imports in a process of its own, which dies at its `at`-th call to the disk (0: it does not).
pid_t startImport(const StoreScenario& scenario, std::int64_t at)
{
    const pid_t child = fork();
    if (child == 0) {
        FaultVfs vfs;
        vfs.arm(at > 0 ? Fault::Kill : Fault::None, at, false);
        _exit(scenario.import() ? 0 : 1);
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
    REQUIRE(waitFor(startImport(scenario, 0)) == End::Succeeded);
    return std::chrono::steady_clock::now() - begin;
}

std::int64_t callsOf(const StoreScenario& scenario)
{
    scenario.restore();
    FaultVfs vfs;
    REQUIRE(scenario.import().has_value());
    return vfs.calls();
}

}  // namespace

TEST_CASE("An import that is killed at any moment leaves the state before or after it")
{
    const auto start = GENERATE(Start::Filled, Start::Missing);
    const StoreScenario scenario(start);
    const auto duration = durationOf(scenario);
    const int kills = faultSetting("PODIUM_FAULT_KILLS", 200) / 4;
    std::mt19937_64 random(20260601);
    for (int number = 0; number < kills; ++number) {
        scenario.restore();
        const auto moment = std::chrono::nanoseconds(random() % static_cast<std::uint64_t>(duration.count()));
        const pid_t child = startImport(scenario, 0);
        killAfter(child, moment);
        const End end = waitFor(child);
        CAPTURE(number, moment.count(), start == Start::Missing);
        REQUIRE(end != End::Failed);
        const FaultVfs withoutSynchronising;
        REQUIRE(scenario.faultsAfter(end == End::Succeeded) == "");
    }
}

TEST_CASE("An import that is killed between any two calls to the disk leaves the state before or after it")
{
    const auto start = GENERATE(Start::Filled, Start::Missing);
    const StoreScenario scenario(start);
    const auto calls = callsOf(scenario);
    const int kills = faultSetting("PODIUM_FAULT_KILLS", 200) / 4;
    for (int number = 0; number < kills; ++number) {
        scenario.restore();
        const auto at = 1 + calls * number / kills;
        CAPTURE(at, calls, start == Start::Missing);
        REQUIRE(waitFor(startImport(scenario, at)) == End::Killed);
        const FaultVfs withoutSynchronising;
        REQUIRE(scenario.faultsAfter(false) == "");
    }
}
