// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/desktop/reports/report_fields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>

#include "ui/desktop/look/metrics.h"
#include "ui/desktop/look/podium_style.h"

namespace podium::desktop {

namespace {

QString text(std::string_view words) { return QString::fromUtf8(words.data(), static_cast<qsizetype>(words.size())); }

void choose(QComboBox& box, int value) { box.setCurrentIndex(box.findData(value)); }

void addRow(QFormLayout& form, const QString& words, QLayout* fields, QWidget* first)
{
    auto* label = new QLabel(words);
    label->setBuddy(first);
    form.addRow(label, fields);
}

bool isLine(const QLineEdit& line) { return checkReportLine(line.text().toStdString(), {}).has_value(); }

}  // namespace

ReportFields::ReportFields(QWidget* parent)
    : QWidget(parent), m_title(makeLine("reportTitle")), m_subtitle(makeLine("reportSubtitle")),
      m_author(makeLine("reportAuthor")), m_date(makeChoice("reportDate")), m_day(makeLine("reportDay")),
      m_language(makeChoice("reportLanguage")), m_paper(makeChoice("reportPaper")),
      m_orientation(makeChoice("reportOrientation"))
{
    m_date->addItem(tr("None"), QString());
    m_date->addItem(tr("Today"), QStringLiteral("today"));
    m_date->addItem(tr("This day:"), QString());
    m_date->setToolTip(tr("The day on which the report is made, a certain day, or none"));
    m_day->setPlaceholderText(tr("YYYY-MM-DD"));
    m_day->setAccessibleName(tr("Day"));
    m_language->addItem(QStringLiteral("English"), static_cast<int>(Language::English));
    m_language->addItem(QStringLiteral("Deutsch"), static_cast<int>(Language::German));
    m_paper->addItem(tr("A4"), static_cast<int>(PaperSize::A4));
    m_paper->addItem(tr("Letter"), static_cast<int>(PaperSize::Letter));
    m_orientation->addItem(tr("Portrait"), static_cast<int>(PaperOrientation::Portrait));
    m_orientation->addItem(tr("Landscape"), static_cast<int>(PaperOrientation::Landscape));
    auto* form = new QFormLayout(this);
    form->setContentsMargins(0, 0, 0, 0);
    form->setVerticalSpacing(metrics::space6);
    form->setLabelAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->addRow(tr("&Title"), m_title);
    form->addRow(tr("S&ubtitle"), m_subtitle);
    form->addRow(tr("&Author"), m_author);
    auto* date = new QHBoxLayout;
    date->setSpacing(metrics::space6);
    date->addWidget(m_date, 1);
    date->addWidget(m_day, 1);
    addRow(*form, tr("&Date"), date, m_date);
    auto* paper = new QHBoxLayout;
    paper->setSpacing(metrics::space6);
    for (QComboBox* box : {m_language, m_paper, m_orientation}) {
        paper->addWidget(box, 1);
    }
    addRow(*form, tr("&Language, page"), paper, m_language);
    connect(m_date, &QComboBox::currentIndexChanged, this, &ReportFields::check);
    for (const QComboBox* box : {m_language, m_paper, m_orientation}) {
        connect(box, &QComboBox::currentIndexChanged, this, &ReportFields::edited);
    }
    for (const QLineEdit* line : {m_title, m_subtitle, m_author, m_day}) {
        connect(line, &QLineEdit::textChanged, this, &ReportFields::check);
    }
    m_title->setPlaceholderText(tr("of the front page and of every page's head"));
}

QLineEdit* ReportFields::makeLine(const char* name)
{
    auto* line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    return line;
}

QComboBox* ReportFields::makeChoice(const char* name)
{
    auto* box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    return box;
}

void ReportFields::show(const ReportDescription& report)
{
    const QSignalBlocker blocker(this);
    m_title->setText(text(report.title));
    m_subtitle->setText(text(report.subtitle));
    m_author->setText(text(report.author));
    const bool isDay = !report.date.empty() && report.date != "today";
    m_date->setCurrentIndex(isDay ? OneDay : report.date.empty() ? NoDay : Today);
    m_day->setText(isDay ? text(report.date) : QString());
    choose(*m_language, static_cast<int>(report.language));
    choose(*m_paper, static_cast<int>(report.paper));
    choose(*m_orientation, static_cast<int>(report.orientation));
    check();
}

void ReportFields::apply(ReportDescription& report) const
{
    report.title = m_title->text().trimmed().toStdString();
    report.subtitle = m_subtitle->text().trimmed().toStdString();
    report.author = m_author->text().trimmed().toStdString();
    report.date = date();
    report.language = static_cast<Language>(m_language->currentData().toInt());
    report.paper = static_cast<PaperSize>(m_paper->currentData().toInt());
    report.orientation = static_cast<PaperOrientation>(m_orientation->currentData().toInt());
}

std::string ReportFields::date() const
{
    return m_date->currentIndex() == OneDay ? m_day->text().trimmed().toStdString()
                                            : m_date->currentData().toString().toStdString();
}

void ReportFields::check()
{
    for (QLineEdit* line : {m_title, m_subtitle, m_author}) {
        line->setProperty(shape::invalid, !isLine(*line));
        line->update();
    }
    m_day->setVisible(m_date->currentIndex() == OneDay);
    m_day->setProperty(shape::invalid, !isDate());
    m_day->update();
    emit edited();
}

/// A day that is chosen has to be typed.
bool ReportFields::isDate() const
{
    const std::string day = date();
    return isReportDate(day) && (m_date->currentIndex() != OneDay || (!day.empty() && day != "today"));
}

QString ReportFields::fault() const
{
    if (!isDate()) {
        return tr("The date is no day: write it as YYYY-MM-DD, or choose None or Today.");
    }
    if (!isLine(*m_title) || !isLine(*m_subtitle) || !isLine(*m_author)) {
        return tr("Title, subtitle and author are lines of at most %1 bytes.").arg(longestReportLine);
    }
    return {};
}

}  // namespace podium::desktop
