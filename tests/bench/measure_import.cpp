// SPDX-License-Identifier: GPL-3.0-or-later
// Whole processes, in turns: the floor and `podium-cli import` of the same folder into a new database.
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
    if (argc < 2) {
        fmt::print(stderr, "usage: measure_import FOLDER [ROUNDS]\n"
                           "Runs import_floor and podium-cli, which lie beside this program, in turns.\n");
        return 2;
    }
    const std::string here = programFolder();
    const std::string folder = argv[1];
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 9;
    const fs::path database = fs::temp_directory_path() / fmt::format("podium-measure-{}.db", getpid());
    std::vector<Sample> floors;
    std::vector<Sample> imports;
    std::vector<Sample> ratios;
    double peak = 0;
    for (int round = 0; round <= rounds; ++round) {
        const WholeProcess floor = runWhole({here + "/import_floor", folder});
        const WholeProcess import =
            runWhole({here + "/podium-cli", "--no-catalogue", "--db", database.string(), "import", folder});
        for (const char* ending : {"", "-wal", "-shm"}) {
            fs::remove(database.string() + ending);
        }
        if (floor.exitCode != 0 || import.exitCode < 0 || import.exitCode > 1) {
            fmt::print(stderr, "failed: floor exit {}, import exit {}\n", floor.exitCode, import.exitCode);
            return 1;
        }
        if (round == 0) {
            continue;  // warms the cache
        }
        floors.push_back({floor.seconds.wall * 1e3, floor.seconds.cpu * 1e3});
        imports.push_back({import.seconds.wall * 1e3, import.seconds.cpu * 1e3});
        ratios.push_back({import.seconds.wall / floor.seconds.wall, import.seconds.cpu / floor.seconds.cpu});
        peak = std::max(peak, import.peakMegabytes);
    }
    report("Import: one pass over the same bytes", median(floors), "ms", 0);
    report("Import of a round", median(imports), "ms", 0);
    report("Import against one pass", median(ratios), "x", 3);
    report("Import: peak memory", peak, "MB", 200);
    return 0;
}
