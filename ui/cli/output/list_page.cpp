// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/cli/output/list_page.h"

#include "ui/cli/output/number_text.h"
#include "ui/cli/output/text_table.h"

namespace podium::cli {

namespace {

std::string acceleratorText(const store::SubmissionRow& row)
{
    return row.accelerator.name.empty() ? row.acceleratorModel : row.accelerator.name;
}

/// What must not be overlooked beside the time.
std::string noteText(const store::SubmissionRow& row)
{
    std::string note = row.verified ? "" : "unverified";
    if (row.score.issue != ScoreIssue::None) {
        note += (note.empty() ? "" : ", ") + std::string(toString(row.score.issue));
    }
    return note;
}

}  // namespace

std::string listPage(const std::vector<store::SubmissionRow>& rows, std::optional<std::size_t> width)
{
    TextTable table({
        {"Round", false, 0, 0},
        {"Benchmark", false, 8, 0},
        {"Submitter", false, 9, 6},
        {"System", false, 14, 4},
        {"Accelerator", false, 12, 8},
        {"Accel.", true, 0, 0},
        {"Nodes", true, 0, 0},
        {"Minutes", true, 0, 0},
        {"Runs", true, 0, 0},
        {"Div.", false, 0, 0},
        {"Availability", false, 12, 3},
        {"Note", false, 0, 0},
        {"Reference", false, 0, 1},
    });
    for (const auto& row : rows) {
        table.addRow({row.key.round, row.benchmark, row.submitter, row.key.system, acceleratorText(row),
                      countText(row.accelerators), countText(row.nodes), minutesText(row.score.minutes),
                      countText(row.score.runs), std::string(toString(row.division)),
                      std::string(toString(row.availability)), noteText(row), reference(row.key)});
    }
    return table.text(width);
}

}  // namespace podium::cli
