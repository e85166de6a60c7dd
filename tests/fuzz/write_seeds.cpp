// SPDX-License-Identifier: GPL-3.0-or-later
// Writes the seeds of every target into FOLDER/TARGET/, for libFuzzer to start from.
#include <filesystem>
#include <fstream>
#include <iostream>
#include <string>

#include "tests/fuzz/fuzz_target.h"

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: write_seeds FOLDER\n";
        return 2;
    }
    for (const auto& target : podium::fuzz::allTargets()) {
        const auto folder = std::filesystem::path(argv[1]) / target.name;
        std::filesystem::create_directories(folder);
        for (std::size_t index = 0; index < target.seeds.size(); ++index) {
            std::ofstream(folder / ("seed-" + std::to_string(index)), std::ios::binary) << target.seeds[index];
        }
    }
    return 0;
}
