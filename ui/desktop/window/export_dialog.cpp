// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/export_dialog.h"

#include <utility>

#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QGuiApplication>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/analysis/figure_data.h"
#include "app/analysis/figure_table.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/data/file_name.h"
#include "ui/desktop/look/dialog_metrics.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"
#include "ui/desktop/widgets/message_label.h"
#include "ui/desktop/window/export_choices.h"
#include "ui/desktop/window/export_preview.h"
#include "ui/desktop/window/figure_files.h"

namespace podium::desktop {

namespace {

constexpr double millimetresPerInch = 25.4;

}  // namespace

ExportDialog::ExportDialog(ExportOffer offer, const Look& look, QWidget* parent)
    : QDialog(parent), m_offer(std::move(offer)), m_look(look), m_preview(new ExportPreview(look, this)),
      m_measures(new QLabel(this)), m_choice(new QComboBox(this)), m_choices(new ExportChoices(m_offer.format, this)),
      m_path(new QLineEdit(this)), m_heading(new QLabel(this)), m_footnote(new QPlainTextEdit(this)),
      m_writeFootnote(new QCheckBox(tr("&Write it as text beside the figure"), this)),
      m_replaces(makeMessageLabel(QStringLiteral("exportReplaces"), look.theme().amber, this)),
      m_error(makeMessageLabel(QStringLiteral("exportError"), look.theme().red, this)), m_write(nullptr)
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export figure"));
    makeFields();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(QStringLiteral("writeFigure"));
    m_write->setProperty(shape::primary, true);
    m_write->setDefault(true);
    auto* right = new QVBoxLayout;
    right->setSpacing(metrics::space8);
    right->addLayout(makeForm());
    right->addLayout(makeFootnote(), 1);
    auto* top = new QHBoxLayout;
    top->setSpacing(metrics::space20);
    top->addLayout(makePreview());
    top->addLayout(right, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space8);
    layout->addLayout(top);
    layout->addWidget(m_replaces);
    layout->addWidget(m_error);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_choice, &QComboBox::currentIndexChanged, this, &ExportDialog::followFigure);
    connect(m_choices, &ExportChoices::formatChanged, this, &ExportDialog::followFormat);
    connect(m_choices, &ExportChoices::changed, this, [this] {
        showPreview();
        followPath();
    });
    connect(m_path, &QLineEdit::textChanged, this, &ExportDialog::followPath);
    connect(m_writeFootnote, &QCheckBox::toggled, this, &ExportDialog::followPath);
    m_path->setText(QDir(m_offer.folder)
                        .filePath(fileNameOf(QString::fromStdString(figure().title), QStringLiteral("figure"),
                                             QLatin1Char('.') + ending())));
    followFigure();
    followFormat();
}

void ExportDialog::makeFields()
{
    const std::pair<QWidget*, const char*> names[] = {
        {m_measures, "exportMeasures"},     {m_choice, "exportFigureChoice"},    {m_path, "exportPath"},
        {m_footnote, "exportFootnoteText"}, {m_writeFootnote, "exportFootnote"},
    };
    for (const auto& [field, name] : names) {
        field->setObjectName(QLatin1String(name));
    }
    m_measures->setFont(m_look.font(TextSize::Small));
    m_measures->setForegroundRole(QPalette::PlaceholderText);
    m_path->setMinimumWidth(metrics::exportPreview.width() / 2);
    m_footnote->setReadOnly(true);
    m_footnote->setTabChangesFocus(true);
    m_footnote->setFont(m_look.font(TextSize::Small));
    m_footnote->setAccessibleName(tr("Footnote"));
    m_footnote->setMinimumHeight(metrics::smallestFootnoteField);
    m_writeFootnote->setChecked(true);
    for (const Figure& one : m_offer.figures) {
        m_choice->addItem(QString::fromStdString(one.title));
    }
    m_choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
}

QBoxLayout* ExportDialog::makePreview()
{
    auto* layout = new QVBoxLayout;
    layout->setSpacing(metrics::space6);
    layout->addWidget(m_preview);
    layout->addWidget(m_measures, 0, Qt::AlignHCenter);
    layout->addStretch(1);
    return layout;
}

QFormLayout* ExportDialog::makeForm()
{
    auto* browse = new QPushButton(tr("&Browse …"), this);
    browse->setObjectName(QStringLiteral("exportBrowse"));
    connect(browse, &QPushButton::clicked, this, &ExportDialog::choosePath);
    auto* path = new QHBoxLayout;
    path->addWidget(m_path, 1);
    path->addWidget(browse);
    auto* form = new QFormLayout;
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(metrics::space8);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->addRow(tr("Fig&ure"), m_choice);
    form->setRowVisible(m_choice, m_offer.figures.size() > 1);
    m_choices->addTo(form);
    auto* file = new QLabel(tr("F&ile"), this);
    file->setBuddy(m_path);
    form->addRow(file, path);
    return form;
}

QBoxLayout* ExportDialog::makeFootnote()
{
    m_heading->setFont(m_look.font(TextSize::Small, true));
    auto* copy = new QPushButton(m_look.icon(QStringLiteral("copy")), tr("Co&py footnote"), this);
    copy->setObjectName(QStringLiteral("copyFootnote"));
    copy->setAutoDefault(false);
    connect(copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_footnote->toPlainText()); });
    auto* below = new QHBoxLayout;
    below->addWidget(m_writeFootnote, 1);
    below->addWidget(copy);
    auto* layout = new QVBoxLayout;
    layout->setSpacing(metrics::space6);
    layout->addWidget(m_heading);
    layout->addWidget(m_footnote, 1);
    layout->addLayout(below);
    return layout;
}

const Figure& ExportDialog::figure() const
{
    return m_offer.figures[static_cast<std::size_t>(qMax(0, m_choice->currentIndex()))];
}

FigureStyle ExportDialog::pageStyle() const { return m_choices->style(figure().language); }

QString ExportDialog::ending() const { return QString::fromStdString(std::string(m_choices->format().name())); }

QString ExportDialog::path() const { return m_path->text().trimmed(); }

QString ExportDialog::beside(const QString& tail) const
{
    const QFileInfo file(path());
    return file.path() + QLatin1Char('/') + file.completeBaseName() + tail;
}

QString ExportDialog::footnotePath() const
{
    return m_writeFootnote->isChecked() ? beside(QStringLiteral("-footnote.txt")) : QString();
}

QString ExportDialog::picturePath() const
{
    return m_choices->wantsPicture() ? beside(QStringLiteral(".svg")) : QString();
}

void ExportDialog::followFigure()
{
    m_footnote->setPlainText(QString::fromStdString(figureFootnote(figure())));
    showPreview();
}

/// The file's ending follows.
void ExportDialog::followFormat()
{
    const QFileInfo file(m_path->text());
    if (!file.suffix().isEmpty() && file.suffix() != ending()) {
        m_path->setText(file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1Char('.') + ending());
    }
    const bool without = ending() == QLatin1String("csv") || ending() == QLatin1String("tsv");
    m_heading->setText(without ? tr("Footnote") : tr("Footnote, also part of the figure"));
    followPath();
    showPreview();
}

/// Says before, not in a question afterwards, that a file will be replaced.
void ExportDialog::followPath()
{
    m_error->hide();
    QStringList there;
    for (const QString& one : {path(), picturePath(), footnotePath()}) {
        if (!one.isEmpty() && QFileInfo(one).isFile()) {
            there << QFileInfo(one).fileName();
        }
    }
    m_replaces->setText(there.isEmpty()
                            ? QString()
                            : tr("Already there and replaced by Export: %1").arg(there.join(QStringLiteral(", "))));
    m_replaces->setVisible(!there.isEmpty());
    m_write->setEnabled(!path().isEmpty());
}

void ExportDialog::choosePath()
{
    auto* dialog =
        new QFileDialog(this, tr("Export figure"), QFileInfo(path()).absolutePath(),
                        QStringLiteral("%1 (*.%2)").arg(ExportChoices::titleOf(m_choices->format().name()), ending()));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setOption(QFileDialog::DontConfirmOverwrite);
    dialog->setDefaultSuffix(ending());
    dialog->selectFile(QFileInfo(path()).fileName());
    connect(dialog, &QFileDialog::fileSelected, m_path, &QLineEdit::setText);
    dialog->open();
}

void ExportDialog::showPreview()
{
    FormatOptions options = m_choices->options();
    options.image = QFileInfo(picturePath()).fileName().toStdString();
    m_preview->showFile(figure(), m_choices->format(), pageStyle(), options);
    showSize();
}

/// The measures of the page, or of the table.
void ExportDialog::showSize()
{
    const FigureStyle style = pageStyle();
    const QLocale locale;
    const auto number = [&locale](double value) { return locale.toString(qRound(value)); };
    if (m_choices->format().content() == FormatContent::Data) {
        const FigureTable table = tableOf(figure());
        m_measures->setText(tr("%1 rows, of which none is folded away")
                                .arg(locale.toString(static_cast<qulonglong>(table.rows.size()))));
    } else if (ending() == QLatin1String("png")) {
        m_measures->setText(
            tr("%1 × %2 pixels").arg(number(style.width * style.scale), number(style.height * style.scale)));
    } else if (ending() == QLatin1String("pdf")) {
        const double millimetres = millimetresPerInch / charts::resolutionOf(style);
        m_measures->setText(
            tr("%1 × %2 mm").arg(number(style.width * millimetres), number(style.height * millimetres)));
    } else if (ending() == QLatin1String("svg")) {
        m_measures->setText(tr("%1 × %2 pixels, sharp at every size").arg(number(style.width), number(style.height)));
    } else {
        m_measures->setText(tr("The figure, its table, notes and footnotes"));
    }
}

QString ExportDialog::folder() const { return QFileInfo(path()).absolutePath(); }

void ExportDialog::write()
{
    const FigureTarget target{&m_choices->format(), pageStyle(),    m_choices->options(), path(),
                              picturePath(),        footnotePath(), m_offer.database};
    const auto exports = writeFigure(figure(), target);
    if (!exports) {
        m_error->setText(errorText(exports.error()));
        m_error->show();
        return;
    }
    emit written(path(), *exports);
    accept();
}

}  // namespace podium::desktop
