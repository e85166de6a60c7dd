// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/report.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <stdexcept>
#include <utility>

namespace podium::bench {

namespace {

double secondsOf(clockid_t clock)
{
    timespec time{};
    clock_gettime(clock, &time);
    return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_nsec) * 1e-9;
}

}  // namespace

double median(std::vector<double> values)
{
    std::sort(values.begin(), values.end());
    return values.empty() ? 0 : values[values.size() / 2];
}

Sample median(std::vector<Sample> samples)
{
    std::vector<double> wall;
    std::vector<double> cpu;
    for (const Sample& sample : samples) {
        wall.push_back(sample.wall);
        cpu.push_back(sample.cpu);
    }
    return {median(std::move(wall)), median(std::move(cpu))};
}

void report(const std::string& what, const Sample& measured, const std::string& unit, double budget)
{
    std::printf("%s\t%.4g\t%.4g\t%s\t%.4g\n", what.c_str(), measured.wall, measured.cpu, unit.c_str(), budget);
    std::fflush(stdout);
}

void report(const std::string& what, double measured, const std::string& unit, double budget)
{
    report(what, Sample{measured, measured}, unit, budget);
}

Sample timeNow() { return {secondsOf(CLOCK_MONOTONIC), secondsOf(CLOCK_PROCESS_CPUTIME_ID)}; }

Sample medianOf(int rounds, const std::function<std::string()>& work)
{
    std::vector<Sample> samples;
    for (int round = 0; round <= rounds; ++round) {
        const Sample begin = timeNow();
        const std::string bytes = work();
        const Sample end = timeNow();
        if (bytes.empty()) {
            throw std::runtime_error("the work that is measured made nothing");
        }
        if (round > 0) {
            samples.push_back({(end.wall - begin.wall) * 1e3, (end.cpu - begin.cpu) * 1e3});
        }
    }
    return median(std::move(samples));
}

double residentMegabytes()
{
    std::ifstream status("/proc/self/status");
    std::string word;
    while (status >> word) {
        if (word == "VmRSS:") {
            double kilobytes = 0;
            status >> kilobytes;
            return kilobytes / 1024;
        }
    }
    return 0;
}

}  // namespace podium::bench
