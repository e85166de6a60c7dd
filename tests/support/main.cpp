// SPDX-License-Identifier: GPL-3.0-or-later
#if __has_include(<catch2/catch_all.hpp>)
#include <catch2/catch_session.hpp>
#else
#define CATCH_CONFIG_RUNNER
#include <catch2/catch.hpp>
#endif

#include <iostream>

#include "tests/support/skip.h"

namespace {

constexpr int failedStatus = 1;
constexpr int skippedStatus = 77;  // SKIP_RETURN_CODE of podium_test()

bool somethingSkipped = false;

}  // namespace

void podium::test::skip(const std::string& reason)
{
    somethingSkipped = true;
    std::cout << "skipped: " << reason << '\n';
}

int main(int argc, char** argv)
{
    // Catch2 returns the number of failures, which may be any number.
    if (Catch::Session().run(argc, argv) != 0) {
        return failedStatus;
    }
    return somethingSkipped ? skippedStatus : 0;
}
