// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/analysis/figure_samples.h"

#include <algorithm>
#include <stdexcept>

namespace podium::test {

namespace {

template <class T>
T unwrapped(Result<T> result)
{
    if (!result) {
        throw std::runtime_error(result.error().context + ": " + result.error().detail);
    }
    return std::move(*result);
}

struct WorkedValue {
    const char* submitter;
    const char* folder;
    const char* system;
    const char* accelerator;
    const char* architecture;
    std::int64_t accelerators;
    double raw;
    double factor;
    Availability availability;
};

constexpr WorkedValue workedValues[] = {
    {"CoreWeave + IBM + NVIDIA", "carina_ngpu2496_ngc25.04_nemo", "Carina (39x NVIDIA GB200 NVL72)", "NVIDIA GB200",
     "Blackwell", 2496, 26.989966666666668, 1.0127710127710128, Availability::Cloud},
    {"CoreWeave + IBM + NVIDIA", "carina_ngpu2048_ngc25.04_nemo", "Carina (32x NVIDIA GB200 NVL72)", "NVIDIA GB200",
     "Blackwell", 2048, 31.994683333333334, 1.0198412698412698, Availability::Cloud},
    {"CoreWeave + IBM + NVIDIA", "carina_ngpu1536_ngc25.04_nemo", "Carina (24x NVIDIA GB200 NVL72)", "NVIDIA GB200",
     "Blackwell", 1536, 36.39675, 1.1666666666666667, Availability::Cloud},
    {"CoreWeave + IBM + NVIDIA", "carina_ngpu1024_ngc25.04_nemo", "Carina (16x NVIDIA GB200 NVL72)", "NVIDIA GB200",
     "Blackwell", 1024, 53.19965, 1.1666666666666667, Availability::Cloud},
    {"CoreWeave + IBM + NVIDIA", "carina_ngpu512_ngc25.04_nemo", "Carina (8x NVIDIA GB200 NVL72)", "NVIDIA GB200",
     "Blackwell", 512, 104.9469, 1.1538461538461537, Availability::Cloud},
    {"NVIDIA", "tyche_ngpu512_ngc25.04_nemo", "Tyche (8x NVIDIA GB200 NVL72)", "NVIDIA GB200", "Blackwell", 512,
     105.52301666666666, 1.1538461538461537, Availability::OnPremise},
    {"NVIDIA", "tyche_ngpu256_ngc25.04_nemo", "Tyche (4x NVIDIA GB200 NVL72)", "NVIDIA GB200", "Blackwell", 256,
     206.28775, 1.1650485436893203, Availability::OnPremise},
    {"NVIDIA", "eos-dfw_n1024_ngc25.01_nemo", "Eos-dfw (1024x NVIDIA HGX H100)", "NVIDIA H100 SXM", "Hopper", 8192,
     19.637933333333333, 1.0595238095238095, Availability::Cloud},
    {"NVIDIA", "eos-dfw_n320_ngc25.01_nemo", "Eos-dfw (320x NVIDIA HGX H100)", "NVIDIA H100 SXM", "Hopper", 2560,
     50.350183333333334, 1.1428571428571428, Availability::Cloud},
    {"NVIDIA", "eos-dfw_n304_ngc25.01_nemo", "Eos-dfw (304x NVIDIA HGX H100)", "NVIDIA H100 SXM", "Hopper", 2432,
     60.4137, 1.007123070834982, Availability::Cloud},
    {"NVIDIA", "eos-dfw_n256_ngc25.01_nemo", "Eos-dfw (256x NVIDIA HGX H100)", "NVIDIA H100 SXM", "Hopper", 2048,
     60.16701666666667, 1.1666666666666667, Availability::Cloud},
    {"NVIDIA", "eos-dfw_n64_ngc25.01_nemo", "Eos-dfw (64x NVIDIA HGX H100)", "NVIDIA H100 SXM", "Hopper", 512,
     230.67563333333334, 1.1666666666666667, Availability::Cloud},
    {"Nebius", "nebius_soperator_8xH200_n128_ngc25.01_nemo", "nebius_soperator_8xH200_n128", "NVIDIA H200", "Hopper",
     1024, 106.7108, 1.1666666666666667, Availability::Cloud},
    {"Nebius", "nebius_soperator_8xH200_n64_ngc25.01_nemo", "nebius_soperator_8xH200_n64", "NVIDIA H200", "Hopper", 512,
     209.65231666666668, 1.1666666666666667, Availability::Cloud},
};

}  // namespace

const ReferenceTables& tables()
{
    static const ReferenceTables loaded = unwrapped(ReferenceTables::load(PODIUM_ASSETS_DIR "/reference"));
    return loaded;
}

const CitationLegends& legends()
{
    static const CitationLegends loaded = unwrapped(CitationLegends::load(PODIUM_ASSETS_DIR "/reference"));
    return loaded;
}

store::SubmissionRow sampleRow(const std::string& system) { return sampleRow(system, 100, 512); }

store::SubmissionRow sampleRow(const std::string& system, double minutes, std::int64_t accelerators)
{
    store::SubmissionRow row;
    row.key = {"5.0", "NVIDIA", system, "llama31_405b"};
    row.submitter = "NVIDIA";
    row.systemName = system;
    row.benchmark = "llama31_405b";
    row.division = Division::Closed;
    row.availability = Availability::Cloud;
    row.accelerator = {"NVIDIA H100 SXM", "NVIDIA", "Hopper", "NVIDIA Hopper", false};
    row.acceleratorModel = "NVIDIA H100-SXM5-80GB";
    row.accelerators = accelerators;
    row.nodes = accelerators / 8;
    row.score.minutes = minutes;
    row.score.rawMinutes = minutes;
    row.score.runs = 3;
    row.verified = true;
    return row;
}

std::vector<store::SubmissionRow> workedRows()
{
    std::vector<store::SubmissionRow> rows;
    for (const WorkedValue& value : workedValues) {
        store::SubmissionRow row = sampleRow(value.folder, value.raw * value.factor, value.accelerators);
        row.key.submitter = value.submitter;
        row.submitter = value.submitter;
        row.systemName = value.system;
        row.accelerator.name = value.accelerator;
        row.accelerator.architecture = value.architecture;
        row.availability = value.availability;
        row.score.rawMinutes = value.raw;
        row.score.scalingFactor = value.factor;
        row.fastestRun = value.raw * 0.99;
        row.slowestRun = value.raw * 1.05;
        rows.push_back(row);
    }
    return rows;
}

Submission sampleSubmission(const std::string& system, const std::vector<double>& minutes, double factor)
{
    const store::SubmissionRow row = sampleRow(system);
    Submission submission;
    submission.key = row.key;
    submission.submitter = row.submitter;
    submission.benchmark = row.benchmark;
    submission.system.name = system;
    submission.system.division = row.division;
    submission.system.availability = row.availability;
    submission.system.accelerator = row.accelerator;
    submission.accelerators = row.accelerators;
    submission.verified = true;
    const auto [fastest, slowest] = std::minmax_element(minutes.begin(), minutes.end());
    double sum = 0;
    int counted = 0;
    for (auto run = minutes.begin(); run != minutes.end(); ++run) {
        Run one;
        one.file = "result_" + std::to_string(run - minutes.begin()) + ".txt";
        one.minutes = *run;
        one.status = RunStatus::Success;
        one.counted = run != fastest && run != slowest;
        sum += one.counted ? *run : 0;
        counted += one.counted ? 1 : 0;
        submission.runs.push_back(one);
    }
    submission.score.runs = static_cast<std::int64_t>(minutes.size());
    submission.score.scalingFactor = factor;
    if (counted > 0) {
        submission.score.rawMinutes = sum / counted;
        submission.score.minutes = sum / counted * factor;
    } else {
        submission.score.issue = ScoreIssue::NoRunCounted;
    }
    return submission;
}

FigureSpec specOf(FigureKind kind, Language language)
{
    FigureSpec spec;
    spec.kind = kind;
    spec.style.language = language;
    return spec;
}

Result<Figure> tryFigure(const FigureSpec& spec, std::vector<store::SubmissionRow> rows, const std::string& today)
{
    const BuiltinPhrasebook phrases(spec.style.language);
    return buildOfRows(spec, rows, {tables(), legends(), phrases, "2026-06", today});
}

Figure figureOf(const FigureSpec& spec, std::vector<store::SubmissionRow> rows)
{
    return unwrapped(tryFigure(spec, std::move(rows)));
}

Figure spreadOf(const FigureSpec& spec, std::vector<Submission> submissions)
{
    const BuiltinPhrasebook phrases(spec.style.language);
    return unwrapped(buildSpread(spec, std::move(submissions), {tables(), legends(), phrases, "2026-06", {}}));
}

std::vector<Mark> marksOf(const Figure& figure)
{
    std::vector<Mark> marks;
    for (const Series& series : figure.series) {
        marks.insert(marks.end(), series.marks.begin(), series.marks.end());
    }
    std::stable_sort(marks.begin(), marks.end(),
                     [](const Mark& left, const Mark& right) { return left.position < right.position; });
    return marks;
}

}  // namespace podium::test
