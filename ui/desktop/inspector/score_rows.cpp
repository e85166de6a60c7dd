// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/score_rows.h"

#include <algorithm>

#include <QGridLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/analysis/hardware_family.h"
#include "app/analysis/titles.h"
#include "app/models/shown_text.h"
#include "ui/desktop/inspector/inspector.h"
#include "ui/desktop/inspector/run_strip.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

QString fateOf(const Run& run)
{
    if (run.counted) {
        return Inspector::tr("counts");
    }
    switch (run.status) {
    case RunStatus::Success:
        return Inspector::tr("dropped");
    case RunStatus::NotConverged:
        return Inspector::tr("not converged");
    case RunStatus::Unreadable:
        return Inspector::tr("unreadable");
    default:
        return Inspector::tr("not valid");
    }
}

QString missingScore(ScoreIssue issue)
{
    switch (issue) {
    case ScoreIssue::Incomplete:
        return Inspector::tr("No score: result files are missing or cannot be read.");
    case ScoreIssue::TooManyInvalidRuns:
        return Inspector::tr("No score: more runs are invalid than the rules allow.");
    case ScoreIssue::NoRunCounted:
        return Inspector::tr("No score: no run is left to count.");
    case ScoreIssue::TimesInvalid:
        return Inspector::tr("No score: a run has a time that cannot be.");
    case ScoreIssue::ScalingUnreadable:
        return Inspector::tr("No score: scaling.json holds no usable factor.");
    default:
        return Inspector::tr("No score: the reason is not known.");
    }
}

void addHeadline(Section& section, const services::SubmissionDetails& details, const QString& rank,
                 const Workbench& workbench, const Look& look)
{
    const Score& score = details.submission.score;
    if (!score.minutes) {
        section.addText(missingScore(score.issue), TextSize::Subject, true);
        return;
    }
    auto* line = new QHBoxLayout;
    line->setSpacing(metrics::space6);
    auto* value = new QLabel(asShown(workbench.numbers().minutesInTable(*score.minutes)), &section);
    value->setObjectName(QStringLiteral("inspectorScore"));
    value->setFont(look.font(TextSize::Score, true));
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    auto* place = new QLabel(rank, &section);
    place->setFont(look.font(TextSize::Small));
    place->setForegroundRole(QPalette::PlaceholderText);
    line->addWidget(value, 0, Qt::AlignBaseline);
    line->addWidget(new QLabel(Inspector::tr("min"), &section), 0, Qt::AlignBaseline);
    line->addStretch(1);
    line->addWidget(place, 0, Qt::AlignBaseline);
    section.body().addLayout(line);
}

/// A key and a number that stands below those of the runs.
void addSum(QGridLayout& grid, Section& section, const QString& key, const QString& number)
{
    const int row = grid.rowCount();
    auto* name = new QLabel(key, &section);
    name->setForegroundRole(QPalette::PlaceholderText);
    auto* value = new QLabel(number, &section);
    value->setTextInteractionFlags(Qt::TextSelectableByMouse);
    grid.addWidget(name, row, 0, Qt::AlignLeft);
    grid.addWidget(value, row, 1, Qt::AlignRight);
}

void addRuns(Section& section, const Submission& submission, const Workbench& workbench, const Look& look)
{
    const NumberFormat numbers = workbench.numbers();
    auto* grid = new QGridLayout;
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(metrics::space8);
    grid->setVerticalSpacing(metrics::space2);
    grid->setColumnStretch(0, 1);
    for (const Run& run : submission.runs) {
        const int row = grid->rowCount();
        const QString name = asShown(run.file).section(QLatin1Char('/'), -1);
        const QString minutes = run.minutes ? asShown(numbers.minutesInTable(*run.minutes)) : QString();
        int column = 0;
        for (const QString& words : {name, minutes, fateOf(run)}) {
            auto* label = new QLabel(words, &section);
            label->setTextFormat(Qt::PlainText);
            label->setTextInteractionFlags(Qt::TextSelectableByMouse);
            QFont font = look.font(TextSize::Body, run.counted);
            font.setStrikeOut(column == 1 && !run.counted);
            label->setFont(font);
            if (!run.counted) {
                label->setForegroundRole(QPalette::PlaceholderText);
            }
            grid->addWidget(label, row, column, column == 0 ? Qt::AlignLeft : Qt::AlignRight);
            ++column;
        }
    }
    if (submission.score.rawMinutes) {
        const auto counted =
            std::count_if(submission.runs.begin(), submission.runs.end(), [](const Run& run) { return run.counted; });
        if (counted > 1) {  // of one alone the raw time is its own
            addSum(*grid, section, Inspector::tr("Mean of those that count"),
                   asShown(numbers.minutesInTable(*submission.score.rawMinutes)));
        }
        addSum(*grid, section, Inspector::tr("Scaling factor"),
               QStringLiteral("× ") + asShown(numbers.factor(submission.score.scalingFactor)));
    }
    section.body().addLayout(grid);
}

}  // namespace

void addScoreRows(Section& section, const services::SubmissionDetails& details, const QString& rank,
                  const Workbench& workbench, const Look& look)
{
    const Submission& submission = details.submission;
    addHeadline(section, details, rank, workbench, look);
    const QColor color = look.theme().color(hardwareFamily(submission.system.accelerator));
    section.body().addWidget(new RunStrip(submission.runs, color, workbench, look, &section));
    addRuns(section, submission, workbench, look);
}

void addSystemRows(Section& section, const services::SubmissionDetails& details, const Workbench& workbench)
{
    const Submission& submission = details.submission;
    const NumberFormat numbers = workbench.numbers();
    const auto add = [&](const QString& key, const std::string& value) {
        if (!value.empty()) {
            section.addRow(key, asShown(value));
        }
    };
    add(Inspector::tr("System"), submission.system.name);
    add(Inspector::tr("Accelerator"), submission.system.acceleratorModel);
    if (submission.accelerators) {
        add(Inspector::tr("Accelerators"), numbers.count(*submission.accelerators));
    }
    if (submission.nodes) {
        add(Inspector::tr("Nodes"), numbers.count(*submission.nodes));
    }
    add(Inspector::tr("Processor"), submission.system.hostProcessorModel);
    add(Inspector::tr("Framework"), submission.system.framework);
}

}  // namespace podium::desktop
