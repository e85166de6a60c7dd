// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "app/analysis/figure.h"
#include "app/exports/figure_format.h"
#include "app/reports/note_blocks.h"
#include "app/reports/report_description.h"

namespace podium {

/// A part of a report as data.
struct ReportSection {
    std::string heading;  ///< empty: none
    std::vector<NoteBlock> text;
    std::optional<Figure> figure;  ///< with every row; a page shows as many as it has room for
    std::string absence;           ///< why a view has no figure, a sentence without its full stop; empty: it has one
    int number = 0;                ///< of the figure, from 1 on; 0: none
    std::size_t maxRows = 30;      ///< of the figure
};

/// A report over the results that there are, before anything of it is drawn.
struct Report {
    std::string title;
    std::string subtitle;
    std::string author;
    std::string date;  ///< ISO 8601 day; empty: none
    Language language = Language::English;
    PaperSize paper = PaperSize::A4;
    PaperOrientation orientation = PaperOrientation::Portrait;
    std::vector<ReportSection> sections;
};

/// The figure of a section as it is drawn.
struct ReportPicture {
    const Figure* figure = nullptr;  ///< null: the section has none
    FigureDrawing* drawing = nullptr;
    double width = 0;  ///< of the drawn page, pixels at scale 1
    double height = 0;
};

/// Everything that a file may hold of a report.
struct ReportDocument {
    const Report& report;
    std::vector<ReportPicture> pictures;  ///< one a section
};

/// Names of the formats of reports, as files end: "pdf", "html", "odt".
inline constexpr const char* reportFormatNames = "pdf, html or odt";

}  // namespace podium
