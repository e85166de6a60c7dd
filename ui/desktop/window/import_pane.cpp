// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/import_pane.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLocale>
#include <QPainter>
#include <QPlainTextEdit>
#include <QProgressBar>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/models/shown_text.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"

namespace podium::desktop {

namespace {

constexpr int progressWidth = 200;
constexpr int issuesHeight = 110;

QString issueLine(const ImportIssue& issue)
{
    QString line =
        QString::fromStdString(std::string(toString(issue.severity))) + QStringLiteral(": ") + asShown(issue.file);
    if (issue.line > 0) {
        line += QLatin1Char(':') + QString::number(issue.line);
    }
    return line + QStringLiteral(": ") + asShown(issue.detail);
}

}  // namespace

ImportPane::ImportPane(DataService& service, const Look& look, QWidget* parent)
    : QFrame(parent), m_data(service), m_look(look), m_text(new QLabel(this)), m_bar(new QProgressBar(this)),
      m_cancel(new QPushButton(tr("Cancel import"), this)),
      m_exports(new QPushButton(tr("Show exported figures …"), this)), m_close(new QPushButton(tr("Close"), this)),
      m_issues(new QPlainTextEdit(this))
{
    setObjectName(QStringLiteral("importPane"));
    m_text->setObjectName(QStringLiteral("importText"));
    m_text->setWordWrap(true);
    m_text->setTextInteractionFlags(Qt::TextSelectableByMouse);
    m_bar->setTextVisible(false);
    m_bar->setFixedWidth(progressWidth);
    m_cancel->setObjectName(QStringLiteral("cancelImport"));
    m_exports->setObjectName(QStringLiteral("showTouchedExports"));
    m_close->setObjectName(QStringLiteral("closeImport"));
    m_issues->setObjectName(QStringLiteral("importIssues"));
    m_issues->setReadOnly(true);
    m_issues->setMaximumHeight(issuesHeight);
    m_issues->setAccessibleName(tr("Remarks on files"));
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space12);
    row->addWidget(m_text, 1);
    row->addWidget(m_bar);
    row->addWidget(m_cancel);
    row->addWidget(m_exports);
    row->addWidget(m_close);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space12, metrics::space6, metrics::space12, metrics::space6);
    layout->addLayout(row);
    layout->addWidget(m_issues);
    hide();
    connect(m_cancel, &QPushButton::clicked, &service, &DataService::cancelImport);
    connect(m_exports, &QPushButton::clicked, this, &ImportPane::exportsWanted);
    connect(m_close, &QPushButton::clicked, this, &QWidget::hide);
    connect(&service, &DataService::importStarted, this, &ImportPane::begin);
    connect(&service, &DataService::importProgressed, this, &ImportPane::showProgress);
    connect(&service, &DataService::imported, this, [this](const SharedSummary& summary) { showSummary(*summary); });
    connect(&service, &DataService::importFailed, this, &ImportPane::showError);
    if (service.isImporting()) {
        begin();
    }
}

void ImportPane::begin()
{
    m_elapsed.start();
    m_text->setText(tr("Looking for results …"));
    m_bar->setRange(0, 0);
    m_bar->show();
    m_cancel->show();
    m_exports->hide();
    m_close->hide();
    m_issues->hide();
    show();
}

void ImportPane::showProgress(const services::ImportProgress& progress)
{
    QString words;
    switch (progress.phase) {
    case services::ImportPhase::Unpacking:
        words = tr("Unpacking %1").arg(asShown(progress.current));
        break;
    case services::ImportPhase::Scanning:
        words = tr("Looking for results in %1").arg(asShown(progress.current));
        break;
    case services::ImportPhase::Reading:
        words = tr("Reading %1").arg(asShown(progress.current));
        break;
    case services::ImportPhase::Storing:
        words = tr("Storing %1").arg(asShown(progress.current));
        break;
    }
    if (progress.filesTotal > 0) {
        m_bar->setRange(0, static_cast<int>(progress.filesTotal));
        m_bar->setValue(static_cast<int>(progress.filesDone));
        if (progress.filesDone > 0) {
            const qint64 left = m_elapsed.elapsed() * (progress.filesTotal - progress.filesDone) / progress.filesDone;
            words += QLatin1Char('\n') +
                     tr("%1 of %2 files, about %n second(s) left", nullptr, static_cast<int>(left / 1000 + 1))
                         .arg(QLocale().toString(static_cast<qlonglong>(progress.filesDone)),
                              QLocale().toString(static_cast<qlonglong>(progress.filesTotal)));
        }
    }
    m_text->setText(words);
}

void ImportPane::showSummary(const services::ImportSummary& summary)
{
    end();
    const auto number = [](std::int64_t value) { return QLocale().toString(static_cast<qlonglong>(value)); };
    QString words = tr("Imported: %1 new, %2 unchanged, %3 changed; %4 files read in %5 s.")
                        .arg(number(summary.added), number(summary.unchanged), number(summary.changed),
                             number(summary.files), QLocale().toString(summary.seconds, 'f', 1));
    if (const services::ResultIdCounts& ids = summary.resultIds; summary.ofLists) {
        words = tr("Result IDs imported: %1 new, %2 unchanged, %3 changed.")
                    .arg(number(ids.added), number(ids.unchanged), number(ids.changed));
    }
    if (!summary.exportsTouched.empty()) {
        const QString exports = summary.resultIds.all() > 0
                                    ? tr("Exported figures whose footnotes cite IDs which have changed: %1.")
                                    : tr("Exported figures that show results which have changed: %1.");
        words += QLatin1Char('\n') + exports.arg(number(static_cast<std::int64_t>(summary.exportsTouched.size())));
    }
    if (summary.unverified > 0) {
        words += QLatin1Char('\n') +
                 tr("%1 are not recognised as published and are marked unverified.").arg(number(summary.unverified));
    }
    m_exports->setVisible(!summary.exportsTouched.empty());
    m_text->setText(words);
    QStringList lines;
    for (const services::ScoreChange& change : summary.scoreChanges) {
        const auto minutes = [](const std::optional<double>& value) {
            return value ? QLocale().toString(*value, 'f', 3) : tr("none");
        };
        lines << tr("%1: score %2 before, %3 now")
                     .arg(asShown(change.reference), minutes(change.before), minutes(change.after));
    }
    for (const TouchedExport& touched : summary.exportsTouched) {
        lines << tr("Export %1 of %2, %3, shows what changed: %4")
                     .arg(number(touched.number), asShown(touched.exportedAt.substr(0, 10)),
                          touched.file.empty() ? tr("on the clipboard") : asShown(touched.file),
                          asShown(joined(touched.references, ", ")));
    }
    for (const ImportIssue& issue : summary.issues) {
        lines << issueLine(issue);
    }
    m_issues->setPlainText(lines.join(QLatin1Char('\n')));
    m_issues->setVisible(!lines.isEmpty());
}

void ImportPane::showError(const Error& error)
{
    end();
    m_text->setText(errorText(error));
}

void ImportPane::end()
{
    m_bar->hide();
    m_cancel->hide();
    m_exports->hide();
    m_close->show();
    m_issues->hide();
    show();
}

void ImportPane::paintEvent(QPaintEvent*)
{
    QPainter painter(this);
    painter.fillRect(rect(), m_look.theme().side);
    painter.fillRect(QRect(0, 0, width(), 1), m_look.theme().border);
}

}  // namespace podium::desktop
