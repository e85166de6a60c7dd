// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/progress_line.h"

#include "tests/support/catch.h"

namespace podium::cli {

using services::ImportPhase;

TEST_CASE("Progress says what is done, how far, and with what")
{
    CHECK(progressText({ImportPhase::Reading, 120, 1717, 15'400'000, "5.0/Acme/rocket/bert"}, 200) ==
          "Reading  120 of 1717 files  15.4 MB  5.0/Acme/rocket/bert");
    CHECK(progressText({ImportPhase::Unpacking, 0, 0, 2'000'000, "x.zip"}, 200) == "Unpacking  2.0 MB  x.zip");
    CHECK(progressText({ImportPhase::Scanning, 0, 0, 0, "/data"}, 200) == "Looking for results  /data");
    CHECK(progressText({ImportPhase::Storing, 9, 9, 1'000'000, ""}, 200) == "Storing  9 files  1.0 MB");
}

TEST_CASE("Progress fits into its line and cannot steer the terminal")
{
    CHECK(progressText({ImportPhase::Scanning, 0, 0, 0, "/a/very/long/path"}, 24) == "Looking for results  /a\u2026");
    CHECK(progressText({ImportPhase::Scanning, 0, 0, 0, "a\x1b[2Jb"}, 80) == "Looking for results  a\uFFFD[2Jb");
}

}  // namespace podium::cli
