// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/whole_process.h"

#include <filesystem>

#include <fcntl.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace podium::bench {

namespace {

double secondsOf(const timeval& time)
{
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) * 1e-6;
}

}  // namespace

WholeProcess runWhole(const std::vector<std::string>& command)
{
    std::vector<char*> arguments;
    for (const auto& word : command) {
        arguments.push_back(const_cast<char*>(word.c_str()));
    }
    arguments.push_back(nullptr);
    const double begin = timeNow().wall;
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
    const double wall = timeNow().wall - begin;
    return {{wall, secondsOf(usage.ru_utime) + secondsOf(usage.ru_stime)},
            static_cast<double>(usage.ru_maxrss) / 1024,
            WIFEXITED(status) ? WEXITSTATUS(status) : -1};
}

std::string programFolder() { return std::filesystem::canonical("/proc/self/exe").parent_path().string(); }

}  // namespace podium::bench
