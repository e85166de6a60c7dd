// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/analysis/shipped_results.h"

#include <fstream>
#include <iterator>
#include <map>
#include <stdexcept>

#include "app/analysis/submission_row.h"
#include "db/catalog/catalog.h"

namespace podium::test {

namespace {

std::vector<Submission> readRound(const std::string& round)
{
    const std::string file = std::string(PODIUM_ASSETS_DIR "/catalog/training-") + round + ".jsonl";
    std::ifstream stream(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(stream), {}};
    std::vector<Submission> submissions;
    const auto read = readCatalog(text, file, [&](Submission&& submission) {
        submissions.push_back(std::move(submission));
        return true;
    });
    if (!read) {
        throw std::runtime_error(read.error().context + ": " + read.error().detail);
    }
    return submissions;
}

}  // namespace

const std::vector<Submission>& shippedRound(const std::string& round)
{
    static std::map<std::string, std::vector<Submission>> rounds;
    const auto [place, isNew] = rounds.try_emplace(round);
    if (isNew) {
        place->second = readRound(round);
    }
    return place->second;
}

const Submission& shippedSubmission(const std::string& wanted)
{
    for (const Submission& submission : shippedRound(wanted.substr(0, wanted.find('/')))) {
        if (reference(submission.key) == wanted) {
            return submission;
        }
    }
    throw std::runtime_error("not in the catalogue: " + wanted);
}

store::SubmissionRow shippedRow(const std::string& wanted) { return rowOf(shippedSubmission(wanted)); }

std::vector<store::SubmissionRow> shippedRowsOfRound(const std::string& round)
{
    std::vector<store::SubmissionRow> rows;
    for (const Submission& submission : shippedRound(round)) {
        rows.push_back(rowOf(submission));
    }
    return rows;
}

std::vector<store::SubmissionRow> shippedRows(const std::string& round, const std::string& benchmark,
                                              const std::string& hardware)
{
    std::vector<store::SubmissionRow> rows;
    for (const Submission& submission : shippedRound(round)) {
        const Accelerator& accelerator = submission.system.accelerator;
        if (submission.benchmark == benchmark &&
            (hardware.empty() || accelerator.generation == hardware || accelerator.name == hardware)) {
            rows.push_back(rowOf(submission));
        }
    }
    return rows;
}

}  // namespace podium::test
