// SPDX-License-Identifier: GPL-3.0-or-later
// The one place that says which fields a record has in JSON, for writing and for reading. `visit` is called with the
// name in the file and the member. A field that is not written equals that of the base: an empty record, or for a run
// the run before it. Runs are many, so their names are short.
#pragma once

#include <string>
#include <string_view>
#include <type_traits>

#include "db/records/submission.h"

namespace podium {

/// The name with its last number one higher: "result_9.txt" becomes "result_10.txt", "result_09.txt" the same; the
/// name itself where it has no number.
[[nodiscard]] inline std::string followingName(std::string name)
{
    constexpr std::string_view digits = "0123456789";
    const auto last = name.find_last_of(digits);
    if (last == std::string::npos) {
        return name;
    }
    auto position = last;
    while (name[position] == '9') {
        name[position] = '0';
        if (position == 0 || digits.find(name[position - 1]) == digits.npos) {
            return name.insert(position, 1, '1');
        }
        --position;
    }
    ++name[position];
    return name;
}

template <class Visit>
void visitFields(Visit&& visit, std::type_identity<Accelerator> /*record*/)
{
    visit("name", &Accelerator::name);
    visit("vendor", &Accelerator::vendor);
    visit("architecture", &Accelerator::architecture);
    visit("generation", &Accelerator::generation);
    visit("isProcessor", &Accelerator::isProcessor);
}

template <class Visit>
void visitFields(Visit&& visit, std::type_identity<System> /*record*/)
{
    visit("folder", &System::folder);
    visit("name", &System::name);
    visit("submitter", &System::submitter);
    visit("division", &System::division);
    visit("availability", &System::availability);
    visit("nodes", &System::nodes);
    visit("acceleratorsPerNode", &System::acceleratorsPerNode);
    visit("hostProcessorsPerNode", &System::hostProcessorsPerNode);
    visit("acceleratorModel", &System::acceleratorModel);
    visit("hostProcessorModel", &System::hostProcessorModel);
    visit("framework", &System::framework);
    visit("accelerator", &System::accelerator);
    visit("file", &System::file);
    visit("fields", &System::fields);
}

template <class Visit>
void visitFields(Visit&& visit, std::type_identity<Score> /*record*/)
{
    visit("minutes", &Score::minutes);
    visit("raw", &Score::rawMinutes);
    visit("factor", &Score::scalingFactor);
    visit("runs", &Score::runs);
    visit("failed", &Score::failed);
    visit("dropped", &Score::dropped);
    visit("issue", &Score::issue);
}

template <class Visit>
void visitFields(Visit&& visit, std::type_identity<WeakScaling> /*record*/)
{
    visit("models", &WeakScaling::models);
    visit("instanceScale", &WeakScaling::instanceScale);
}

/// Without the curve, and without the file, which is written below the folder of the submission's runs: "f" is left out
/// where it is the following name of the run before.
template <class Visit>
void visitFields(Visit&& visit, std::type_identity<Run> /*record*/)
{
    visit("m", &Run::minutes);
    visit("s", &Run::status);
    visit("c", &Run::counted);
    visit("a", &Run::startLine);
    visit("z", &Run::stopLine);
    visit("t", &Run::startTime);
    visit("i", &Run::initMinutes);
    visit("b", &Run::globalBatchSize);
    visit("g", &Run::gradientAccumulationSteps);
    visit("r", &Run::baseLearningRate);
    visit("o", &Run::optimizer);
    visit("d", &Run::seed);
    visit("n", &Run::trainSamples);
    visit("e", &Run::evalSamples);
    visit("x", &Run::samplesToConverge);
    visit("q", &Run::throughput);
    visit("h", &Run::contentHash);
}

/// Without the system and the runs.
template <class Visit>
void visitFields(Visit&& visit, std::type_identity<Submission> /*record*/)
{
    visit("submitter", &Submission::submitter);
    visit("benchmark", &Submission::benchmark);
    visit("nodes", &Submission::nodes);
    visit("accelerators", &Submission::accelerators);
    visit("hostProcessors", &Submission::hostProcessors);
    visit("score", &Submission::score);
    visit("weak", &Submission::weak);
    visit("verified", &Submission::verified);
    visit("sameRunsAs", &Submission::sameRunsAs);
    visit("contentHash", &Submission::contentHash);
    visit("runsHash", &Submission::runsHash);
}

}  // namespace podium
