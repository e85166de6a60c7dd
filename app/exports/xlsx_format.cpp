// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/xlsx_format.h"

#include <algorithm>
#include <string_view>

#include "app/analysis/display_text.h"
#include "app/analysis/phrasebook.h"
#include "app/exports/document_notes.h"
#include "app/exports/xlsx_chart.h"
#include "app/exports/xlsx_tables.h"

namespace podium {

namespace {

constexpr int pixelsOfRow = 20;
constexpr lxw_row_t chartRow = 3;
constexpr lxw_col_t lastTextColumn = 12;       ///< texts run from the first column to this one
constexpr std::size_t charactersOfLine = 125;  ///< of a text over these columns
constexpr std::size_t charactersOfRow = 2000;
constexpr double pointsOfLine = 15;

/// Writes title, chart, notes and footnotes below each other.
class FigureSheet {
public:
    FigureSheet(XlsxWorkbook& book, lxw_worksheet* sheet, const Figure& figure)
        : m_book(book), m_sheet(sheet), m_figure(figure), m_phrases(figure.language)
    {
    }

    void write(const XlsxChart& chart)
    {
        writeXlsxText(m_sheet, 0, 0, m_figure.title, m_book.title());
        worksheet_set_row(m_sheet, 0, 24, nullptr);
        writeXlsxText(m_sheet, 1, 0, m_figure.subtitle, m_book.subtitle());
        if (hasWhiskers()) {
            writeXlsxText(
                m_sheet, chartRow - 1, 0,
                m_phrases.say(Phrase::ExportNoWhiskers, {{"sheet", m_phrases.say(Phrase::ExportSheetData)},
                                                         {"fastest", m_phrases.say(Phrase::ExportColumnFastest)},
                                                         {"slowest", m_phrases.say(Phrase::ExportColumnSlowest)}}),
                m_book.subtitle());
        }
        addChart(chart);
        m_row = chartRow + static_cast<lxw_row_t>(chart.height / pixelsOfRow) + 2;
        if (const std::vector<Note> notes = notesBesideFootnotes(m_figure); !notes.empty()) {
            writeXlsxText(m_sheet, m_row++, 0, m_phrases.say(Phrase::ExportNotes), m_book.heading());
            for (const Note& note : notes) {
                writeParagraph(note.text + ".");
            }
            ++m_row;
        }
        writeXlsxText(m_sheet, m_row++, 0, m_phrases.say(Phrase::ExportFootnotes), m_book.heading());
        for (const std::string& paragraph : m_figure.citation) {
            writeParagraph(paragraph);
        }
        worksheet_gridlines(m_sheet, LXW_HIDE_ALL_GRIDLINES);
        worksheet_set_landscape(m_sheet);
        worksheet_set_paper(m_sheet, 9);  // A4
        worksheet_fit_to_pages(m_sheet, 1, 0);
    }

private:
    void addChart(const XlsxChart& chart)
    {
        constexpr double libraryWidth = 480;
        constexpr double libraryHeight = 288;
        std::string description = xmlCharacters(m_figure.summary);
        lxw_chart_options options{};
        options.x_scale = chart.width / libraryWidth;
        options.y_scale = chart.height / libraryHeight;
        options.description = description.data();
        worksheet_insert_chart_opt(m_sheet, chartRow, 0, chart.chart, &options);
    }

    /// Of the figure: libxlsxwriter's error bars have one length for all points of a series.
    [[nodiscard]] bool hasWhiskers() const
    {
        return std::any_of(m_figure.series.begin(), m_figure.series.end(), [](const Series& series) {
            return std::any_of(series.marks.begin(), series.marks.end(),
                               [](const Mark& mark) { return mark.low.has_value(); });
        });
    }

    /// A row can be 409 points high, so that a long text takes several.
    void writeParagraph(std::string_view text)
    {
        while (!text.empty()) {
            std::size_t size = text.size();
            if (size > charactersOfRow) {
                const auto space = text.rfind(' ', charactersOfRow);
                size = space == std::string_view::npos || space == 0 ? text.size() : space;
            }
            writeRow(std::string(text.substr(0, size)));
            text.remove_prefix(std::min(size + 1, text.size()));
        }
    }

    void writeRow(const std::string& text)
    {
        const auto lines = 1 + characterCount(text) / charactersOfLine;
        worksheet_merge_range(m_sheet, m_row, 0, m_row, lastTextColumn, "", m_book.wrapped());
        writeXlsxText(m_sheet, m_row, 0, text, m_book.wrapped());
        worksheet_set_row(m_sheet, m_row, pointsOfLine * static_cast<double>(lines), nullptr);
        ++m_row;
    }

    XlsxWorkbook& m_book;
    lxw_worksheet* m_sheet;
    const Figure& m_figure;
    const BuiltinPhrasebook m_phrases;
    lxw_row_t m_row = 0;
};

}  // namespace

Result<std::string> XlsxFormat::encode(const FigureDocument& document) const
{
    auto created = XlsxWorkbook::create();
    if (!created) {
        return tl::unexpected(created.error());
    }
    XlsxWorkbook& book = **created;
    const Figure& figure = document.figure;
    const BuiltinPhrasebook phrases(figure.language);
    const XlsxSheetNames names{phrases.say(Phrase::ExportSheetData), phrases.say(Phrase::ExportSheetPlotted)};
    book.setProperties(figure.title, figure.summary);
    lxw_worksheet* front = book.addSheet(phrases.say(Phrase::ExportSheetFigure));
    lxw_worksheet* data = book.addSheet(names.data);
    lxw_worksheet* sources = book.addSheet(phrases.say(Phrase::ExportSheetSources));
    lxw_worksheet* plotted = book.addSheet(names.plotted);
    writeXlsxData(book, data, document.table);
    writeXlsxSources(book, sources, figure);
    FigureSheet(book, front, figure).write(addXlsxChart(book, plotted, names, document));
    return book.finish();
}

}  // namespace podium
