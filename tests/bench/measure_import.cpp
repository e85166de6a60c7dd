// SPDX-License-Identifier: GPL-3.0-or-later
// Whole processes, in turns: the floor and `podium-cli import` of the same folder into a new database. Prints the
// median of the ratio and the peak memory of the import.
#include <algorithm>
#include <chrono>
#include <filesystem>
#include <string>
#include <vector>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <fmt/format.h>

namespace fs = std::filesystem;

namespace {

struct Measured {
    double seconds = 0;
    long peakKilobytes = 0;
    int exitCode = -1;
};

Measured run(const std::vector<std::string>& command)
{
    std::vector<char*> arguments;
    for (const auto& word : command) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    const auto begin = std::chrono::steady_clock::now();
    const pid_t child = fork();
    if (child == 0) {
        const int nowhere = open("/dev/null", O_WRONLY | O_CLOEXEC);
        dup2(nowhere, STDOUT_FILENO);
        dup2(nowhere, STDERR_FILENO);
        execv(arguments[0], arguments.data());
        _exit(127);
    }
    int status = 0;
    struct rusage usage {};
    wait4(child, &status, 0, &usage);
    const auto end = std::chrono::steady_clock::now();
    return {std::chrono::duration<double>(end - begin).count(), usage.ru_maxrss,
            WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

}  // namespace

int main(int argc, char** argv)
{
    if (argc < 2) {
        fmt::print(stderr, "usage: measure_import FOLDER [ROUNDS]\n"
                           "Runs import_floor and podium-cli, which lie beside this program, in turns.\n");
        return 2;
    }
    const fs::path here = fs::canonical("/proc/self/exe").parent_path();
    const std::string folder = argv[1];
    const int rounds = argc > 2 ? std::max(1, std::atoi(argv[2])) : 9;
    const fs::path database = fs::temp_directory_path() / fmt::format("podium-measure-{}.db", getpid());
    std::vector<double> floors;
    std::vector<double> imports;
    std::vector<double> ratios;
    long peak = 0;
    for (int round = 0; round <= rounds; ++round) {
        const Measured floor = run({(here / "import_floor").string(), folder});
        const Measured import =
            run({(here / "podium-cli").string(), "--no-catalogue", "--db", database.string(), "import", folder});
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
        floors.push_back(floor.seconds);
        imports.push_back(import.seconds);
        ratios.push_back(import.seconds / floor.seconds);
        peak = std::max(peak, import.peakKilobytes);
    }
    fmt::print("floor   {:8.1f} ms (median of {})\n", median(floors) * 1e3, rounds);
    fmt::print("import  {:8.1f} ms\n", median(imports) * 1e3);
    fmt::print("ratio   {:8.2f}    (budget 3)\n", median(ratios));
    fmt::print("memory  {:8.1f} MB (budget 200)\n", static_cast<double>(peak) / 1024);
    return 0;
}
