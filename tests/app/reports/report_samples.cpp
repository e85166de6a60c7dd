// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/app/reports/report_samples.h"

#include <utility>

#include <QXmlStreamReader>

#include "tests/app/analysis/figure_samples.h"

namespace podium::test {

ReportSection sectionOf(Figure figure, int number, const std::string& heading)
{
    ReportSection section;
    section.heading = heading;
    section.figure = std::move(figure);
    section.number = number;
    return section;
}

Report sampleReport(Language language)
{
    Report report;
    report.title = "Results of <5.0> & others";
    report.subtitle = "What changed";
    report.author = "Ada Lovelace";
    report.date = "2026-12-02";
    report.language = language;
    report.sections.push_back(
        sectionOf(figureOf(specOf(FigureKind::TimeToTrain, language), workedRows()), 1, "Time to train"));
    report.sections.back().text = noteBlocks("See **this** and [that](https://example.org/?a=1&b=2).\n\n- one\n- two");
    ReportSection absent;
    absent.heading = "Nothing";
    absent.absence = "no results match";
    report.sections.push_back(std::move(absent));
    return report;
}

SampleDocument::SampleDocument(Report report) : m_report(std::move(report)) {}

ReportDocument SampleDocument::document()
{
    ReportDocument document{m_report, {}};
    for (const ReportSection& section : m_report.sections) {
        document.pictures.push_back(section.figure ? ReportPicture{&*section.figure, &m_drawing, 4, 3}
                                                   : ReportPicture{});
    }
    return document;
}

std::string xmlFault(const std::string& xml)
{
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    while (!reader.atEnd()) {
        reader.readNext();
    }
    return reader.hasError() ? "line " + std::to_string(reader.lineNumber()) + ": " + reader.errorString().toStdString()
                             : std::string();
}

std::vector<std::string> attributesOf(const std::string& xml, const std::string& element, const std::string& attribute)
{
    std::vector<std::string> values;
    QXmlStreamReader reader(QByteArray::fromStdString(xml));
    const QString wanted = QString::fromStdString(attribute);
    while (!reader.atEnd()) {
        if (reader.readNext() != QXmlStreamReader::StartElement ||
            reader.qualifiedName().toString().toStdString() != element) {
            continue;
        }
        for (const QXmlStreamAttribute& one : reader.attributes()) {
            if (one.qualifiedName() == wanted) {
                values.push_back(one.value().toString().toStdString());
            }
        }
    }
    return values;
}

}  // namespace podium::test
