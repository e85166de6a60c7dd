// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>
#include <cstdint>
#include <limits>
#include <random>
#include <string>
#include <vector>

#include "db/records/submission.h"

namespace podium::test {

/// Records of every shape, the same for the same seed: absent and present optionals, empty and awkward texts, every
/// constant of every enumeration, numbers at their limits.
class SampleRecords {
public:
    explicit SampleRecords(std::uint32_t seed) : m_random(seed) {}

    Submission submission()
    {
        Submission submission;
        submission.key = {text(), text(), text(), text()};
        submission.submitter = text();
        submission.benchmark = text();
        submission.system = system();
        submission.nodes = optional(&SampleRecords::integer);
        submission.accelerators = optional(&SampleRecords::integer);
        submission.hostProcessors = optional(&SampleRecords::integer);
        submission.score = {optional(&SampleRecords::number),
                            optional(&SampleRecords::number),
                            number(),
                            integer(),
                            integer(),
                            integer(),
                            constant<ScoreIssue>(4)};
        if (coin()) {
            submission.weak = WeakScaling{integer(), integer()};
        }
        const auto folder = coin() ? text() + '/' + text() + '/' : std::string();
        for (auto count = below(5); count > 0; --count) {
            submission.runs.push_back(run(folder));
            if (coin()) {
                submission.runs.push_back(submission.runs.back());
            }
        }
        submission.verified = coin();
        submission.sameRunsAs = text();
        submission.contentHash = text();
        submission.runsHash = text();
        return submission;
    }

private:
    System system()
    {
        System system;
        system.folder = text();
        system.name = text();
        system.submitter = text();
        system.division = constant<Division>(3);
        system.availability = constant<Availability>(5);
        system.nodes = optional(&SampleRecords::integer);
        system.acceleratorsPerNode = optional(&SampleRecords::integer);
        system.hostProcessorsPerNode = optional(&SampleRecords::integer);
        system.acceleratorModel = text();
        system.hostProcessorModel = text();
        system.framework = text();
        system.accelerator = {text(), text(), text(), text(), coin()};
        system.file = text();
        for (auto count = below(6); count > 0; --count) {
            system.fields.emplace_back(text(), text());
        }
        return system;
    }

    Run run(const std::string& folder)
    {
        Run run;
        run.file = folder + text();
        run.minutes = optional(&SampleRecords::number);
        run.status = constant<RunStatus>(8);
        run.counted = coin();
        run.startLine = integer();
        run.stopLine = integer();
        run.startTime = optional(&SampleRecords::number);
        run.initMinutes = optional(&SampleRecords::number);
        run.globalBatchSize = optional(&SampleRecords::number);
        run.gradientAccumulationSteps = optional(&SampleRecords::number);
        run.baseLearningRate = optional(&SampleRecords::number);
        run.optimizer = text();
        run.seed = text();
        run.trainSamples = optional(&SampleRecords::number);
        run.evalSamples = optional(&SampleRecords::number);
        run.samplesToConverge = optional(&SampleRecords::number);
        run.throughput = optional(&SampleRecords::number);
        run.curve.unit = constant<PositionUnit>(3);
        for (auto count = below(4); count > 0; --count) {
            run.curve.points.push_back({number(), number(), number(), coin() ? number() : notANumber});
        }
        run.contentHash = text();
        return run;
    }

    std::size_t below(std::size_t limit) { return std::uniform_int_distribution<std::size_t>(0, limit - 1)(m_random); }
    bool coin() { return below(2) == 0; }

    template <class Value>
    std::optional<Value> optional(Value (SampleRecords::*make)())
    {
        return coin() ? std::optional<Value>((this->*make)()) : std::nullopt;
    }

    template <class Enum>
    Enum constant(std::size_t count)
    {
        return static_cast<Enum>(below(count));
    }

    std::string text()
    {
        static const std::vector<std::string> texts{"",
                                                    "NVIDIA",
                                                    "a \"quoted\" word",
                                                    "back\\slash\\",
                                                    "two\nlines\r\n",
                                                    "tab\t",
                                                    "{\"a\":1}",
                                                    "null",
                                                    "\u00e4\u20ac\U0001F600",
                                                    "\u2028",
                                                    "%s{}",
                                                    "]},",
                                                    "../../x",
                                                    "/",
                                                    "a/b",
                                                    "nan",
                                                    std::string("N\0L", 3),
                                                    "\x01\x1f\x7f",
                                                    "'; DROP --",
                                                    std::string(3000, 'x')};
        return texts[below(texts.size())];
    }

    std::int64_t integer()
    {
        static const std::vector<std::int64_t> numbers{
            0, 1, -1, 8, 2496, std::numeric_limits<std::int64_t>::max(), std::numeric_limits<std::int64_t>::min()};
        return numbers[below(numbers.size())];
    }

    double number()
    {
        using Limits = std::numeric_limits<double>;
        static const std::vector<double> numbers{0.0,
                                                 -0.0,
                                                 1,
                                                 -1,
                                                 0.1,
                                                 1.0 / 3,
                                                 27.334687534722223,
                                                 1718000000.123,
                                                 9007199254740993.0,
                                                 1e15,
                                                 123456789e10,
                                                 1.2345678901234567e20,
                                                 1e22,
                                                 1e300,
                                                 Limits::max(),
                                                 Limits::lowest(),
                                                 Limits::min(),
                                                 Limits::denorm_min(),
                                                 Limits::epsilon(),
                                                 Limits::infinity(),
                                                 -Limits::infinity(),
                                                 notANumber};
        const auto choice = below(numbers.size() + 5);
        return choice < numbers.size() ? numbers[choice] : std::uniform_real_distribution<double>(0, 1e4)(m_random);
    }

    static constexpr double notANumber = std::numeric_limits<double>::quiet_NaN();
    std::mt19937 m_random;
};

}  // namespace podium::test
