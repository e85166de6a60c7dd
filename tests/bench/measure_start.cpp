// SPDX-License-Identifier: GPL-3.0-or-later
// Whole processes, in turns: an empty window with an empty chart, and the program on the whole catalogue until its
// first chart is painted.
#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <string>
#include <vector>

#include <unistd.h>

#include <fmt/format.h>

#include "tests/bench/whole_process.h"

namespace fs = std::filesystem;
using namespace podium::bench;

int main(int argc, char** argv)
{
    const int rounds = argc > 1 ? std::max(1, std::atoi(argv[1])) : 15;
    const fs::path folder = fs::temp_directory_path() / fmt::format("podium-start-{}", getpid());
    fs::create_directories(folder);
    setenv("QT_QPA_PLATFORM", "offscreen", 1);
    setenv("XDG_DATA_HOME", folder.c_str(), 1);
    setenv("PODIUM_ASSETS", PODIUM_ASSETS_DIR, 1);
    const std::string here = programFolder();
    const std::string database = (folder / "podium/podium.db").string();
    const WholeProcess filled = runWhole({here + "/podium-cli", "list"});  // fills the user's database
    std::vector<Sample> floors;
    std::vector<Sample> starts;
    std::vector<Sample> ratios;
    bool failed = filled.exitCode != 0;
    for (int round = 0; round <= rounds && !failed; ++round) {
        const WholeProcess floor = runWhole({here + "/empty_window"});
        const WholeProcess start = runWhole({here + "/first_chart", database, (folder / "podium.ini").string()});
        failed = floor.exitCode != 0 || start.exitCode != 0;
        if (round == 0) {
            continue;  // warms the cache
        }
        floors.push_back({floor.seconds.wall * 1e3, floor.seconds.cpu * 1e3});
        starts.push_back({start.seconds.wall * 1e3, start.seconds.cpu * 1e3});
        ratios.push_back({start.seconds.wall / floor.seconds.wall, start.seconds.cpu / floor.seconds.cpu});
    }
    if (failed) {
        fmt::print(stderr, "measure_start: a program failed\n");
        fs::remove_all(folder);
        return 1;
    }
    report("Start: empty window, empty chart", median(floors), "ms", 0);
    report("Start: first chart, whole catalogue", median(starts), "ms", 0);
    report("Start against an empty window", median(ratios), "x", 3);
    std::fflush(stdout);
    // They print their memory themselves.
    const std::string programs = fmt::format("'{0}/empty_window'; '{0}/first_chart' '{1}' '{2}/podium.ini'; "
                                             "'{0}/first_chart' '{1}' '{2}/podium.ini' --pages",
                                             here, database, folder.string());
    failed = std::system(programs.c_str()) != 0;
    fs::remove_all(folder);
    return failed ? 1 : 0;
}
