// SPDX-License-Identifier: GPL-3.0-or-later
// Reports of made-up and worked results, and readers of what they become.
#pragma once

#include <string>
#include <vector>

#include "app/reports/report.h"
#include "tests/app/exports/document_samples.h"

namespace podium::test {

/// Two sections: the worked values of METRICS.md with a note, and a view that has no figure.
[[nodiscard]] Report sampleReport(Language language = Language::English);

/// A section with this figure, the report's `number`th.
[[nodiscard]] ReportSection sectionOf(Figure figure, int number, const std::string& heading = "A view");

/// The report with SampleDrawing for its figures, 4 wide and 3 high.
class SampleDocument {
public:
    explicit SampleDocument(Report report);
    [[nodiscard]] ReportDocument document();

private:
    Report m_report;
    SampleDrawing m_drawing;
};

/// Where XML is not well-formed, with the line; empty: it is.
[[nodiscard]] std::string xmlFault(const std::string& xml);

/// The values of an attribute, by its name with its prefix, of every element of this name, in their order.
[[nodiscard]] std::vector<std::string> attributesOf(const std::string& xml, const std::string& element,
                                                    const std::string& attribute);

}  // namespace podium::test
