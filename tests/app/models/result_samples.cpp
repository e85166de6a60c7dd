// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/models/result_samples.h"

#include <array>
#include <random>
#include <utility>

#include "tests/app/analysis/figure_samples.h"

namespace podium::test {

namespace {

using store::SubmissionRow;

const Accelerator h100{"NVIDIA H100 SXM", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
const Accelerator h200{"NVIDIA H200", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
const Accelerator gb200{"NVIDIA GB200", "NVIDIA", "Blackwell", "NVIDIA Blackwell", false};
const Accelerator a100{"NVIDIA A100 SXM 80GB", "NVIDIA", "Ampere", "NVIDIA Ampere", false};
const Accelerator tpu{"Google TPU v5p", "Google", "TPU v5p", "Google TPU v5p", false};
const Accelerator xeon{"Intel Xeon 4th Gen (CPU)", "Intel", "Sapphire Rapids", "Intel Xeon Sapphire Rapids", true};

SubmissionRow result(const SubmissionKey& key, const Accelerator& accelerator, std::int64_t accelerators)
{
    SubmissionRow row = sampleResult(key.system);
    row.key = key;
    row.submitter = key.submitter;
    row.benchmark = key.benchmark;
    row.accelerator = accelerator;
    row.acceleratorModel = accelerator.name + " as published";
    row.accelerators = accelerators;
    row.nodes = accelerators / 8;
    return row;
}

void score(SubmissionRow& row, double raw, double factor, double fastest, double slowest)
{
    row.score.rawMinutes = raw;
    row.score.minutes = raw * factor;
    row.score.scalingFactor = factor;
    row.fastestRun = fastest;
    row.slowestRun = slowest;
}

template <class Values>
const typename Values::value_type& pick(const Values& values, std::mt19937& random)
{
    return values[random() % values.size()];
}

}  // namespace

SubmissionRow sampleResult(const std::string& system)
{
    SubmissionRow row;
    row.key = {"5.0", "NVIDIA", system, "llama31_405b"};
    row.submitter = "NVIDIA";
    row.systemName = system;
    row.benchmark = "llama31_405b";
    row.division = Division::Closed;
    row.availability = Availability::OnPremise;
    row.accelerator = h100;
    row.acceleratorModel = h100.name;
    row.framework = "NeMo 25.04";
    row.accelerators = 512;
    row.nodes = 64;
    row.score.runs = 3;
    row.verified = true;
    score(row, 100, 1, 99, 101);
    return row;
}

std::vector<SubmissionRow> sampleResults()
{
    std::vector<SubmissionRow> rows{
        result({"4.1", "Google", "tpu-v5p-4096", "gpt3"}, tpu, 4096),
        result({"5.0", "Intel", "xeon_n16", "bert"}, xeon, 0),
        result({"5.0", "NVIDIA", "eos-dfw_n1024", "llama31_405b"}, h100, 8192),
        result({"5.0", "IBM+CoreWeave+NVIDIA", "carina_ngpu2496", "llama31_405b"}, gb200, 2496),
        result({"5.0", "Nebius", "nebius_soperator_8xH200_n128", "llama31_405b"}, h200, 1024),
        result({"5.0", "Nebius", "nebius_soperator_8xH200_n64", "llama31_405b"}, h200, 512),
        result({"5.1", "me", "own", "llama31_8b"}, {}, 8),
        result({"hpc-3.0", "NVIDIA", "dgxa100_n64", "cosmoflow"}, a100, 512),
    };
    score(rows[0], 45.25, 1.0, 45.25, 45.25);
    rows[1].hostProcessors = 32;
    rows[1].nodes = 16;
    score(rows[1], 14.125, 1, 14, 14.5);
    rows[2].systemName = "Eos-dfw (1024x NVIDIA HGX H100)";
    score(rows[2], 19.637933333333333, 1.0595238095238095, 19.6, 19.7);
    rows[3].submitter = "CoreWeave + IBM + NVIDIA";
    rows[3].systemName = "Carina (39x NVIDIA GB200 NVL72)";
    rows[3].availability = Availability::Cloud;
    score(rows[3], 26.989966666666668, 1.0127710127710128, 26.9262, 27.02);
    rows[4].division = Division::Open;
    rows[4].availability = Availability::Preview;
    score(rows[4], 106.7108, 1.1666666666666667, 106.7, 107);
    rows[4].sameRunsAs = "4.1/Nebius/other/llama31_405b";
    rows[5].score = {};
    rows[5].score.runs = 1;
    rows[5].score.issue = ScoreIssue::Incomplete;
    rows[5].fastestRun.reset();
    rows[5].slowestRun.reset();
    rows[6].acceleratorModel.clear();
    rows[6].framework.clear();
    rows[6].accelerators.reset();
    rows[6].nodes.reset();
    rows[6].division = Division::Unknown;
    rows[6].availability = Availability::Unknown;
    rows[6].verified = false;
    rows[6].score.issue = ScoreIssue::ScalingUnreadable;
    rows[6].score.minutes.reset();
    rows[6].score.rawMinutes = 0.75;
    score(rows[7], 3.5, 1, 3.49, 3.51);
    for (std::size_t index = 0; index < rows.size(); ++index) {
        rows[index].id = static_cast<std::int64_t>(index) + 1;
    }
    return rows;
}

SharedSnapshot snapshotOf(std::vector<SubmissionRow> rows)
{
    return std::make_shared<const ResultSnapshot>(std::move(rows), tables());
}

SharedSnapshot sampleSnapshot() { return snapshotOf(sampleResults()); }

std::vector<SubmissionRow> manyResults(std::size_t count)
{
    const std::array<std::string, 10> rounds{"0.7", "1.0", "2.0", "3.0", "3.1", "4.0", "4.1", "5.0", "5.1", "hpc-3.0"};
    const std::array<std::string, 6> benchmarks{"bert", "gpt3", "llama2_70b_lora", "llama31_405b", "resnet", "rgat"};
    const std::array<Accelerator, 7> accelerators{h100, h200, gb200, a100, tpu, xeon, Accelerator{}};
    const std::array<std::int64_t, 9> sizes{0, 8, 16, 64, 512, 1024, 2048, 4096, 11616};
    std::mt19937 random(20260601);  // its sequence is the same everywhere, unlike that of the distributions
    std::vector<SubmissionRow> rows;
    rows.reserve(count);
    for (std::size_t index = 0; index < count; ++index) {
        const std::string submitter = "Submitter " + std::to_string(random() % 60);
        const std::string number = std::to_string(index);
        SubmissionRow row = result({pick(rounds, random), submitter, "system_" + number, pick(benchmarks, random)},
                                   pick(accelerators, random), pick(sizes, random));
        row.id = static_cast<std::int64_t>(index) + 1;
        row.systemName = "System " + std::to_string(random() % 5000);
        row.division = random() % 5 == 0 ? Division::Open : Division::Closed;
        row.availability = static_cast<Availability>(random() % 5);
        row.verified = random() % 10 != 0;
        const double raw = 1 + static_cast<double>(random() % 1'000'000) / 1000;
        score(row, raw, 1 + static_cast<double>(random() % 100) / 500, raw * 0.98, raw * 1.03);
        if (random() % 20 == 0) {
            row.score.minutes.reset();
            row.score.rawMinutes.reset();
            row.score.issue = ScoreIssue::TooManyInvalidRuns;
        }
        if (random() % 30 == 0) {
            row.accelerators.reset();
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace podium::test
