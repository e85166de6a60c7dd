// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/export_dialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QVBoxLayout>

#include "app/analysis/figure_data.h"
#include "app/services/output_file.h"
#include "ui/charts/figure_export.h"
#include "ui/desktop/data/error_text.h"
#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

constexpr QSize previewSize(480, 270);

/// A file name of the figure's kind and title: letters and digits, the rest hyphens.
QString fileName(const Figure& figure, const QString& format)
{
    QString name;
    for (const QChar letter : QString::fromStdString(figure.title).toLower()) {
        if (letter.isLetterOrNumber()) {
            name += letter;
        } else if (!name.endsWith(QLatin1Char('-'))) {
            name += QLatin1Char('-');
        }
    }
    return (name.isEmpty() ? QStringLiteral("figure") : name.left(60)) + QLatin1Char('.') + format;
}

}  // namespace

ExportDialog::ExportDialog(const Figure& figure, const QString& format, const QString& folder, const Look& look,
                           QWidget* parent)
    : QDialog(parent), m_figure(figure), m_look(look), m_preview(new QLabel(this)), m_format(new QComboBox(this)),
      m_size(new QComboBox(this)), m_scale(new QComboBox(this)), m_tone(new QComboBox(this)), m_path(new QLineEdit(this)),
      m_footnote(new QCheckBox(tr("Write the footnote as &text beside it"), this)), m_error(new QLabel(this)),
      m_write(nullptr)
{
    setObjectName(QStringLiteral("exportDialog"));
    setWindowTitle(tr("Export figure"));
    m_preview->setFixedSize(previewSize);
    m_preview->setAlignment(Qt::AlignCenter);
    m_preview->setAccessibleName(tr("Preview"));
    QWidget* fields = makeFields();
    m_format->setCurrentIndex(m_format->findData(format));
    m_path->setText(QDir(folder).filePath(fileName(figure, format)));
    m_error->setObjectName(QStringLiteral("exportError"));
    m_error->setWordWrap(true);
    QPalette palette = m_error->palette();
    palette.setColor(QPalette::WindowText, look.theme().red);
    m_error->setPalette(palette);
    m_error->hide();
    auto* buttons = new QDialogButtonBox(QDialogButtonBox::Cancel, this);
    m_write = buttons->addButton(tr("&Export"), QDialogButtonBox::AcceptRole);
    m_write->setObjectName(QStringLiteral("writeFigure"));
    m_write->setProperty(shape::primary, true);
    m_write->setDefault(true);
    auto* top = new QHBoxLayout;
    top->setSpacing(metrics::space20);
    top->addWidget(m_preview);
    top->addWidget(fields, 1);
    auto* layout = new QVBoxLayout(this);
    layout->setContentsMargins(metrics::space20, metrics::space20, metrics::space20, metrics::space16);
    layout->setSpacing(metrics::space12);
    layout->addLayout(top);
    layout->addWidget(m_error);
    layout->addWidget(buttons);
    connect(buttons, &QDialogButtonBox::accepted, this, &ExportDialog::write);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    connect(m_format, &QComboBox::currentIndexChanged, this, &ExportDialog::followFormat);
    for (const QComboBox* choice : {m_size, m_tone}) {
        connect(choice, &QComboBox::currentIndexChanged, this, &ExportDialog::showPreview);
    }
    followFormat();
    showPreview();
}

QWidget* ExportDialog::makeFields()
{
    m_format->setObjectName(QStringLiteral("exportFormat"));
    m_format->addItem(tr("PNG picture"), QStringLiteral("png"));
    m_format->addItem(tr("SVG drawing"), QStringLiteral("svg"));
    m_format->addItem(tr("PDF page"), QStringLiteral("pdf"));
    m_size->setObjectName(QStringLiteral("exportSize"));
    m_size->addItem(tr("Slide, 16:9"), QStringLiteral("slide"));
    m_size->addItem(tr("Half page"), QStringLiteral("half"));
    m_size->addItem(tr("Full page"), QStringLiteral("full"));
    m_size->addItem(tr("Square"), QStringLiteral("square"));
    m_scale->setObjectName(QStringLiteral("exportScale"));
    for (const int scale : {1, 2, 3}) {
        m_scale->addItem(QStringLiteral("%1 ×").arg(scale), scale);
    }
    m_scale->setCurrentIndex(1);
    m_tone->setObjectName(QStringLiteral("exportTone"));
    m_tone->addItem(tr("Light"), static_cast<int>(FigureTone::Light));
    m_tone->addItem(tr("Dark"), static_cast<int>(FigureTone::Dark));
    m_path->setObjectName(QStringLiteral("exportPath"));
    m_path->setMinimumWidth(previewSize.width() / 2);
    m_footnote->setObjectName(QStringLiteral("exportFootnote"));
    m_footnote->setChecked(true);
    auto* browse = new QPushButton(tr("&Browse …"), this);
    connect(browse, &QPushButton::clicked, this, &ExportDialog::choosePath);
    auto* path = new QHBoxLayout;
    path->addWidget(m_path, 1);
    path->addWidget(browse);
    auto* fields = new QWidget(this);
    auto* form = new QFormLayout(fields);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(metrics::space8);
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Size"), m_size);
    form->addRow(tr("Sca&le"), m_scale);
    form->addRow(tr("&Colours"), m_tone);
    form->addRow(tr("F&ile"), path);
    form->addRow(QString(), m_footnote);
    return fields;
}

FigureStyle ExportDialog::pageStyle() const
{
    FigureStyle style;
    if (!setSize(style, m_size->currentData().toString().toStdString())) {
        style = FigureStyle{};
    }
    style.scale = m_scale->currentData().toInt();
    style.tone = static_cast<FigureTone>(m_tone->currentData().toInt());
    style.language = m_figure.language;
    return style;
}

/// The file's ending follows; only pictures of points have a scale.
void ExportDialog::followFormat()
{
    const QString format = m_format->currentData().toString();
    m_scale->setEnabled(format == QLatin1String("png"));
    const QFileInfo file(m_path->text());
    if (!file.suffix().isEmpty()) {
        m_path->setText(file.path() + QLatin1Char('/') + file.completeBaseName() + QLatin1Char('.') + format);
    }
}

void ExportDialog::choosePath()
{
    const QString format = m_format->currentData().toString();
    const QString chosen = QFileDialog::getSaveFileName(this, tr("Export figure"), m_path->text(),
                                                        QStringLiteral("%1 (*.%2)").arg(m_format->currentText(), format),
                                                        nullptr, QFileDialog::DontConfirmOverwrite);
    if (!chosen.isEmpty()) {
        m_path->setText(chosen);
    }
}

void ExportDialog::showPreview()
{
    FigureStyle shown = pageStyle();
    shown.scale = 1;
    const auto rendered = charts::renderFigure(m_figure, shown, charts::FigureFormat::Png);
    QPixmap picture;
    if (!rendered || !picture.loadFromData(QByteArray::fromStdString(rendered->bytes), "PNG")) {
        m_preview->setText(tr("There is no room for this figure on that page."));
        return;
    }
    const double ratio = devicePixelRatioF();
    picture = picture.scaled(previewSize * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
    picture.setDevicePixelRatio(ratio);
    m_preview->setPixmap(picture);
}

QString ExportDialog::folder() const
{
    return QFileInfo(m_path->text()).absolutePath();
}

void ExportDialog::write()
{
    const auto refuse = [this](const Error& error) {
        m_error->setText(errorText(error));
        m_error->show();
    };
    const QString path = m_path->text().trimmed();
    if (QFileInfo::exists(path) &&
        QMessageBox::question(this, tr("Export figure"), tr("%1 exists. Replace it?").arg(path)) != QMessageBox::Yes) {
        return;
    }
    const auto format = charts::figureFormatFromString(m_format->currentData().toString().toStdString());
    const auto rendered = charts::renderFigure(m_figure, pageStyle(), *format);
    if (!rendered) {
        refuse(rendered.error());
        return;
    }
    if (const Status done = services::writeFile(path.toStdString(), rendered->bytes); !done) {
        refuse(done.error());
        return;
    }
    if (m_footnote->isChecked()) {
        const QFileInfo file(path);
        const QString beside = file.path() + QLatin1Char('/') + file.completeBaseName() + QStringLiteral("-footnote.txt");
        if (const Status done = services::writeFile(beside.toStdString(), figureFootnote(rendered->figure)); !done) {
            refuse(done.error());
            return;
        }
    }
    emit written(path);
    accept();
}

}  // namespace podium::desktop
