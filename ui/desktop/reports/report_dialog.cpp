// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/report_dialog.h"

#include <utility>

#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QProgressDialog>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/services/output_file.h"
#include "app/services/workspace.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/data/file_name.h"
#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/reports/report_fields.h"
#include "ui/desktop/reports/report_preview.h"
#include "ui/desktop/reports/report_printing.h"
#include "ui/desktop/widgets/message_label.h"

namespace podium::desktop {

namespace {

const QString reportEnding = QStringLiteral(".podium-report");

QString reportFilter() { return ReportDialog::tr("Reports (*.podium-report)"); }

}  // namespace

ReportDialog::ReportDialog(Workbench& workbench, ReportOffer offer, const Look& look, QWidget* parent)
    : QDialog(parent), m_workbench(workbench), m_look(look), m_database(std::move(offer.database)), m_maker(workbench),
      m_fields(new ReportFields(this)), m_sections(new SectionEditor(std::move(offer.views), look, this)),
      m_preview(new ReportPreview(look, this)), m_pages(new QLabel(this)), m_format(new QComboBox(this)),
      m_path(new QLineEdit(this)),
      m_replaces(makeMessageLabel(QStringLiteral("reportReplaces"), look.theme().amber, this)),
      m_absences(makeMessageLabel(QStringLiteral("reportAbsences"), look.theme().amber, this)),
      m_error(makeMessageLabel(QStringLiteral("reportError"), look.theme().red, this)),
      m_save(makeButton("saveReport", tr("&Save description …"), &ReportDialog::saveFile)),
      m_print(makeButton("printReport", tr("&Print …"), &ReportDialog::print)),
      m_write(makeButton("writeReport", tr("&Export"), &ReportDialog::write))
{
    setObjectName(QStringLiteral("reportDialog"));
    setWindowTitle(tr("Report"));
    auto* pages = new QVBoxLayout;
    pages->setSpacing(metrics::space4);
    pages->addWidget(m_preview, 1);
    m_pages->setObjectName(QStringLiteral("reportPages"));
    m_pages->setFont(m_look.font(TextSize::Small));
    m_pages->setForegroundRole(QPalette::PlaceholderText);
    pages->addWidget(m_pages, 0, Qt::AlignHCenter);
    auto* top = new QHBoxLayout;
    top->setSpacing(metrics::space20);
    top->addWidget(makeLeft());
    top->addLayout(pages, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space8);
    layout->addLayout(top, 1);
    layout->addLayout(makeTarget());
    for (QLabel* message : {m_absences, m_replaces, m_error}) {
        layout->addWidget(message);
    }
    layout->addLayout(makeButtons());
    connect(m_preview, &ReportPreview::pageChanged, this, [this](std::size_t page, std::size_t count) {
        m_pages->setText(count == 0 ? QString() : tr("Page %1 of %2").arg(page).arg(count));
    });
    connect(m_sections, &SectionEditor::chosen, m_preview, &ReportPreview::showSection);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ReportDialog::followFormat);
    connect(m_path, &QLineEdit::textChanged, this, &ReportDialog::followPath);
    connect(&m_maker, &ReportMaker::made, this, &ReportDialog::showMade);
    connect(&m_maker, &ReportMaker::read, this, &ReportDialog::show);
    connect(&m_maker, &ReportMaker::failed, this, [this](const Error& error) {
        m_then = {};
        fail(errorText(error));
    });
    m_path->setText(QDir(offer.folder)
                        .filePath(fileNameOf(QString::fromStdString(offer.draft.title), QStringLiteral("report"),
                                             QLatin1Char('.') + ending())));
    resize(metrics::reportDialog);
    show(offer.draft);
    connect(m_fields, &ReportFields::edited, this, &ReportDialog::make);
    connect(&m_sections->model(), &SectionListModel::edited, this, &ReportDialog::make);
    make();
}

QWidget* ReportDialog::makeLeft()
{
    auto* left = new QWidget(this);
    left->setFixedWidth(metrics::reportFields);
    auto* layout = new QVBoxLayout(left);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(metrics::space12);
    layout->addWidget(m_fields);
    layout->addWidget(m_sections, 1);
    return left;
}

QBoxLayout* ReportDialog::makeTarget()
{
    m_format->setObjectName(QStringLiteral("reportFormat"));
    m_format->addItem(tr("PDF"), static_cast<int>(reports::ReportFormat::Pdf));
    m_format->addItem(tr("HTML, one file"), static_cast<int>(reports::ReportFormat::Html));
    m_format->addItem(tr("ODT document"), static_cast<int>(reports::ReportFormat::Odt));
    m_format->setAccessibleName(tr("Format"));
    m_path->setObjectName(QStringLiteral("reportPath"));
    auto* file = new QLabel(tr("F&ile"), this);
    file->setBuddy(m_path);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space8);
    row->addWidget(file);
    row->addWidget(m_path, 1);
    row->addWidget(makeButton("reportBrowse", tr("&Browse …"), &ReportDialog::choosePath));
    row->addWidget(m_format);
    return row;
}

QBoxLayout* ReportDialog::makeButtons()
{
    m_save->setToolTip(tr("Keep title, sections and texts in a file, to make the report again next round"));
    m_write->setProperty(shape::primary, true);
    m_write->setDefault(true);
    QPushButton* open = makeButton("openReport", tr("&Open description …"), &ReportDialog::openFile);
    auto* close = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(close, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* row = new QHBoxLayout;
    row->setSpacing(metrics::space8);
    row->addWidget(open);
    row->addWidget(m_save);
    row->addStretch(1);
    row->addWidget(m_print);
    row->addWidget(m_write);
    row->addWidget(close);
    return row;
}

QPushButton* ReportDialog::makeButton(const char* name, const QString& text, void (ReportDialog::*slot)())
{
    auto* button = new QPushButton(text, this);
    button->setObjectName(QLatin1String(name));
    button->setAutoDefault(false);
    connect(button, &QPushButton::clicked, this, slot);
    return button;
}

reports::ReportFormat ReportDialog::format() const
{
    return static_cast<reports::ReportFormat>(m_format->currentData().toInt());
}

QString ReportDialog::ending() const
{
    const std::string_view word = reports::toString(format());
    return QLatin1String(word.data(), static_cast<int>(word.size()));
}

QString ReportDialog::path() const { return m_path->text().trimmed(); }

QString ReportDialog::folder() const { return QFileInfo(path()).absolutePath(); }

ReportDescription ReportDialog::description()
{
    ReportDescription report;
    m_fields->apply(report);
    report.sections = m_sections->model().sections();
    return report;
}

void ReportDialog::show(const ReportDescription& report)
{
    m_fields->show(report);
    m_sections->model().setLanguage(report.language);
    m_sections->model().setSections(report.sections);
}

void ReportDialog::make()
{
    m_error->hide();
    if (const QString fault = m_fields->fault(); !fault.isEmpty()) {
        fail(fault);
        return;
    }
    const ReportDescription report = description();
    m_sections->model().setLanguage(report.language);
    m_maker.make(report);
    followState();
}

void ReportDialog::showMade()
{
    const auto& report = m_maker.report();
    const auto& sections = report->report().sections;
    m_preview->setMessage(tr("Add a view, and the pages of the report are shown here."));
    m_preview->setReport(sections.empty() ? nullptr : report);
    QStringList absences;
    for (const ReportSection& section : sections) {
        if (!section.absence.empty()) {
            absences << tr("No figure in \"%1\": %2.")
                            .arg(QString::fromStdString(section.heading), QString::fromStdString(section.absence));
        }
    }
    m_absences->setText(absences.join(QLatin1Char('\n')));
    m_absences->setVisible(!absences.isEmpty());
    followState();
    if (m_then) {
        std::exchange(m_then, {})();
    }
}

/// The file's ending follows.
void ReportDialog::followFormat()
{
    const QFileInfo file(m_path->text());
    if (!file.suffix().isEmpty() && reports::reportFormatFromString(file.suffix().toStdString()) != format()) {
        m_path->setText(file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1Char('.') + ending());
    }
    followState();
}

/// An ending that is typed chooses the format.
void ReportDialog::followPath()
{
    if (const auto named = reports::reportFormatFromString(QFileInfo(path()).suffix().toStdString())) {
        m_format->setCurrentIndex(m_format->findData(static_cast<int>(*named)));
    }
    followState();
}

/// Says before, not in a question afterwards, that a file will be replaced.
void ReportDialog::followState()
{
    const bool isThere = !path().isEmpty() && QFileInfo(path()).isFile();
    m_replaces->setText(isThere ? tr("Already there and replaced by Export: %1").arg(QFileInfo(path()).fileName())
                                : QString());
    m_replaces->setVisible(isThere);
    const bool isUsable = m_sections->model().rowCount() > 0 && m_fields->fault().isEmpty();
    m_save->setEnabled(isUsable);
    m_print->setEnabled(isUsable);
    m_write->setEnabled(isUsable && !path().isEmpty());
}

void ReportDialog::fail(const QString& words)
{
    m_error->setText(words);
    m_error->show();
    followState();
}

void ReportDialog::whenMade(std::function<void()> then)
{
    m_error->hide();
    if (m_maker.isDone() && m_maker.report()) {
        then();
    } else {
        m_then = std::move(then);
    }
}

void ReportDialog::choosePath()
{
    auto* dialog = new QFileDialog(this, tr("Export report"), folder(),
                                   QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), ending()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setDefaultSuffix(ending());
    dialog->selectFile(QFileInfo(path()).fileName());
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

bool ReportDialog::isReportFile(const QString& path) { return path.endsWith(reportEnding, Qt::CaseInsensitive); }

void ReportDialog::openFile()
{
    auto* dialog = new QFileDialog(this, tr("Open description"), folder(), reportFilter());
    dialog->setObjectName(QStringLiteral("openReportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::readFile);
    dialog->open();
}

void ReportDialog::saveFile()
{
    auto* dialog = new QFileDialog(this, tr("Save description"), folder(), reportFilter());
    dialog->setObjectName(QStringLiteral("saveReportDialog"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(reportEnding.mid(1));
    dialog->selectFile(QFileInfo(path()).completeBaseName() + reportEnding);
    connect(dialog, &QFileDialog::fileSelected, this, &ReportDialog::writeDescription);
    dialog->open();
}

void ReportDialog::writeDescription(const QString& file)
{
    if (services::isOfDatabase(file.toStdString(), m_database.toStdString())) {
        fail(tr("It is the open database."));
        return;
    }
    if (const Status done = services::writeFile(file.toStdString(), toJson(description())); !done) {
        fail(errorText(done.error()));
        return;
    }
    emit saved(file);
}

void ReportDialog::write()
{
    whenMade([this] { writeMade(); });
}

void ReportDialog::writeMade()
{
    QProgressDialog progress(tr("Writing the pages …"), tr("Cancel"), 0, 0, this);
    progress.setWindowModality(Qt::WindowModal);
    progress.setMinimumDuration(500);
    const auto exports = writeReport(*m_maker.report(), {format(), path(), m_database},
                                     [&progress](std::size_t page, std::size_t pages) {
                                         progress.setMaximum(static_cast<int>(pages));
                                         progress.setValue(static_cast<int>(page));
                                         return !progress.wasCanceled();
                                     });
    progress.reset();
    if (!exports) {
        fail(exports.error().code == ErrorCode::Cancelled ? tr("Cancelled; nothing was written.")
                                                          : errorText(exports.error()));
        return;
    }
    emit written(path(), *exports);
    accept();
}

void ReportDialog::print()
{
    whenMade([this] { printMade(); });
}

void ReportDialog::printMade() { askAndPrint(m_maker.report(), this); }

}  // namespace podium::desktop
