// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/window/export_choices.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>

#include "ui/charts/figure_export.h"

namespace podium::desktop {

ExportChoices::ExportChoices(const QString& format, QWidget* dialog)
    : QObject(dialog), m_formats(charts::makeFormats()), m_format(new QComboBox(dialog)), m_size(new QComboBox(dialog)),
      m_scale(new QComboBox(dialog)), m_tone(new QComboBox(dialog)), m_separator(new QComboBox(dialog)),
      m_decimal(new QComboBox(dialog)),
      m_picture(new QCheckBox(tr("Show a picture beside it in place of the &table (SVG)"), dialog))
{
    const std::pair<QWidget*, const char*> names[] = {
        {m_format, "exportFormat"},   {m_size, "exportSize"},           {m_scale, "exportScale"},
        {m_tone, "exportTone"},       {m_separator, "exportSeparator"}, {m_decimal, "exportDecimal"},
        {m_picture, "exportPicture"},
    };
    for (const auto& [field, name] : names) {
        field->setObjectName(QLatin1String(name));
    }
    fill(format);
    connect(m_format, &QComboBox::currentIndexChanged, this, [this] {
        showFields();
        emit formatChanged();
    });
    for (const QComboBox* field : {m_size, m_scale, m_tone, m_separator, m_decimal}) {
        connect(field, &QComboBox::currentIndexChanged, this, [this, field] {
            partSigns(field);
            emit changed();
        });
    }
    connect(m_picture, &QCheckBox::toggled, this, &ExportChoices::changed);
}

void ExportChoices::fill(const QString& format)
{
    for (const auto& one : m_formats.all()) {
        m_format->addItem(titleOf(one->name()), QString::fromStdString(std::string(one->name())));
    }
    m_format->setMaxVisibleItems(m_format->count());
    m_format->setCurrentIndex(m_format->findData(format));
    m_size->addItem(tr("Slide, 16:9"), QStringLiteral("slide"));
    m_size->addItem(tr("Half page"), QStringLiteral("half"));
    m_size->addItem(tr("Full page"), QStringLiteral("full"));
    m_size->addItem(tr("Square"), QStringLiteral("square"));
    for (const int scale : {1, 2, 3}) {
        m_scale->addItem(QStringLiteral("%1 ×").arg(scale), scale);
    }
    m_scale->setCurrentIndex(1);
    m_tone->addItem(tr("Light"), static_cast<int>(FigureTone::Light));
    m_tone->addItem(tr("Dark"), static_cast<int>(FigureTone::Dark));
    m_separator->addItem(tr("Comma"), QChar(u','));
    m_separator->addItem(tr("Semicolon"), QChar(u';'));
    m_separator->addItem(tr("Tab"), QChar(u'\t'));
    m_decimal->addItem(tr("Point: 27.3"), QChar(u'.'));
    m_decimal->addItem(tr("Comma: 27,3"), QChar(u','));
}

void ExportChoices::addTo(QFormLayout* form)
{
    m_form = form;
    form->addRow(tr("&Format"), m_format);
    form->addRow(tr("&Size"), m_size);
    form->addRow(tr("Sca&le"), m_scale);
    form->addRow(tr("&Colours"), m_tone);
    form->addRow(tr("&Separator"), m_separator);
    form->addRow(tr("&Decimal sign"), m_decimal);
    form->addRow(QString(), m_picture);
    showFields();
}

void ExportChoices::showFields()
{
    const std::string_view name = format().name();
    const bool hasPage = format().content() != FormatContent::Data;
    m_form->setRowVisible(m_size, hasPage);
    m_form->setRowVisible(m_scale, format().content() == FormatContent::Picture);
    m_scale->setEnabled(name == "png");  // only pictures of points have one
    m_form->setRowVisible(m_tone, hasPage);
    m_form->setRowVisible(m_separator, name == "csv");
    m_form->setRowVisible(m_decimal, name == "csv" || name == "tsv");
    m_form->setRowVisible(m_picture, name == "md");
}

/// The same sign cannot separate cells and decimals: the one that was not touched gives way.
void ExportChoices::partSigns(const QComboBox* changed)
{
    const bool same = m_separator->currentData() == m_decimal->currentData();
    if (same && changed == m_decimal) {
        m_separator->setCurrentIndex(m_separator->findData(QChar(u';')));
    } else if (same && changed == m_separator) {
        m_decimal->setCurrentIndex(m_decimal->findData(QChar(u'.')));
    }
}

const FigureFormat& ExportChoices::format() const
{
    const FigureFormat* found = m_formats.find(m_format->currentData().toString().toStdString());
    return found != nullptr ? *found : *m_formats.all().front();
}

FigureStyle ExportChoices::style(Language language) const
{
    FigureStyle style;
    if (!setSize(style, m_size->currentData().toString().toStdString())) {
        style = FigureStyle{};
    }
    style.scale = m_scale->currentData().toInt();
    style.tone = static_cast<FigureTone>(m_tone->currentData().toInt());
    style.language = language;
    return style;
}

FormatOptions ExportChoices::options() const
{
    return {{m_separator->currentData().toChar().toLatin1(), m_decimal->currentData().toChar().toLatin1()}, {}};
}

bool ExportChoices::wantsPicture() const { return format().name() == "md" && m_picture->isChecked(); }

QString ExportChoices::titleOf(std::string_view format)
{
    const std::pair<std::string_view, QString> titles[] = {
        {"png", tr("PNG picture")},    {"svg", tr("SVG drawing")},    {"pdf", tr("PDF page")},
        {"xlsx", tr("XLSX workbook")}, {"csv", tr("CSV table")},      {"tsv", tr("TSV table")},
        {"md", tr("Markdown text")},   {"html", tr("HTML document")}, {"odt", tr("ODT document")},
        {"json", tr("JSON data")},
    };
    for (const auto& [name, title] : titles) {
        if (name == format) {
            return title;
        }
    }
    return QString::fromUtf8(format.data(), static_cast<qsizetype>(format.size())).toUpper();
}

}  // namespace podium::desktop
