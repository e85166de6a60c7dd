// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/inspector/subject_section.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QVBoxLayout>

#include "app/analysis/display_text.h"
#include "app/analysis/titles.h"
#include "app/models/model_words.h"
#include "ui/desktop/inspector/badge.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

SubjectSection::SubjectSection(const services::SubmissionDetails& details, const Workbench& workbench, const Look& look,
                               QWidget* parent)
    : QWidget(parent)
{
    const Submission& submission = details.submission;
    auto* subject = new QLabel(workbench.shortName(details.row), this);
    subject->setObjectName(QStringLiteral("inspectorSubject"));
    subject->setFont(look.font(TextSize::Subject, true));
    const ReferenceTables& tables = *workbench.opened().tables;
    auto* who = new QLabel(QString::fromStdString(displayText(submission.submitter)), this);
    auto* what = new QLabel(QString::fromStdString(benchmarkTitle(submission.benchmark, tables) + ", " +
                                                   roundTitle(submission.key.round, tables)),
                            this);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::inspectorMargin, metrics::space12, metrics::inspectorMargin, metrics::space12);
    layout->setSpacing(metrics::space2);
    for (QLabel* label : {subject, who, what}) {
        label->setTextFormat(Qt::PlainText);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        layout->addWidget(label);
    }
    what->setForegroundRole(QPalette::PlaceholderText);
    auto* badges = new QHBoxLayout;
    badges->setContentsMargins(0, metrics::space6, 0, 0);
    badges->setSpacing(metrics::space4);
    badges->addWidget(new Badge(look, submission.verified ? Badge::Kind::Good : Badge::Kind::Warning,
                                verificationWord(submission.verified), this));
    badges->addWidget(new Badge(look, Badge::Kind::Neutral, divisionWord(submission.system.division), this));
    badges->addWidget(new Badge(look, Badge::Kind::Neutral, availabilityWord(submission.system.availability), this));
    badges->addStretch(1);
    layout->addLayout(badges);
}

}  // namespace podium::desktop
