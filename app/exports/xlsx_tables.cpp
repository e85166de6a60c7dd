// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/xlsx_tables.h"

#include <algorithm>

#include "app/analysis/availability_words.h"
#include "app/analysis/display_text.h"
#include "app/analysis/phrasebook.h"

namespace podium {

namespace {

constexpr std::size_t narrowest = 8;         ///< characters
constexpr std::size_t widest = 60;           ///< characters; longer texts run into the next cell
constexpr std::size_t longestCell = 32'000;  ///< bytes; a cell of XLSX holds 32,767 characters

void finishTable(XlsxWorkbook& book, lxw_worksheet* sheet, const FigureTable& table)
{
    worksheet_freeze_panes(sheet, 1, 0);
    if (!table.rows.empty() && !table.columns.empty()) {
        worksheet_autofilter(sheet, 0, 0, static_cast<lxw_row_t>(table.rows.size()),
                             static_cast<lxw_col_t>(table.columns.size() - 1));
    }
    worksheet_repeat_rows(sheet, 0, 0);
    worksheet_set_landscape(sheet);
    worksheet_set_paper(sheet, 9);  // A4
    worksheet_fit_to_pages(sheet, 1, 0);
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        // A title may take two lines, and its filter's arrow needs room.
        std::size_t length = std::max(narrowest, characterCount(table.columns[column].title) / 2 + 4);
        for (const TwinRow& row : table.rows) {
            length = std::max(length, characterCount(row.cells[column].text) + 2);
        }
        worksheet_set_column(sheet, static_cast<lxw_col_t>(column), static_cast<lxw_col_t>(column),
                             static_cast<double>(std::min(length, widest)), nullptr);
    }
    worksheet_set_row(sheet, 0, 32, book.head(false));
}

void writeCell(XlsxWorkbook& book, lxw_worksheet* sheet, lxw_row_t row, lxw_col_t place, const TwinCell& cell,
               const TwinColumn& column)
{
    if (cell.number) {
        worksheet_write_number(sheet, row, place, *cell.number, book.number(column.decimals));
    } else {
        writeXlsxText(sheet, row, place, cell.text);
    }
}

FigureTable sourceTable(const Figure& figure)
{
    const BuiltinPhrasebook phrases(figure.language);
    const NumberFormat numbers(figure.language);
    FigureTable table;
    for (const Phrase title :
         {Phrase::ExportSourceReference, Phrase::ExportSourceSubmitter, Phrase::ExportSourceSystem,
          Phrase::ExportSourceRound, Phrase::ColumnBenchmark, Phrase::ColumnDivision, Phrase::ExportSourceAvailability,
          Phrase::ColumnCount, Phrase::ExportColumnModel, Phrase::ExportSourceVerified, Phrase::ExportSourceAddress,
          Phrase::ExportSourceRetrieved, Phrase::ExportSourceResultId}) {
        table.columns.push_back({phrases.say(title), title == Phrase::ColumnCount});
    }
    for (const CitedResult& source : figure.sources) {
        TwinCell count;
        if (source.accelerators) {
            count = {numbers.count(*source.accelerators), static_cast<double>(*source.accelerators)};
        }
        TwinRow row;
        row.cells = {{source.reference},
                     {source.submitter},
                     {source.system},
                     {source.round},
                     {source.benchmark},
                     {std::string(toString(source.division))},
                     {availabilityWords(source.availability, phrases)},
                     count,
                     {source.accelerator},
                     {phrases.say(source.verified ? Phrase::ExportYes : Phrase::ExportNo)},
                     {source.address},
                     {source.retrieved},
                     {source.resultId}};
        table.rows.push_back(std::move(row));
    }
    return table;
}

}  // namespace

void writeXlsxText(lxw_worksheet* sheet, lxw_row_t row, lxw_col_t column, const std::string& text, lxw_format* format)
{
    if (!text.empty()) {
        worksheet_write_string(sheet, row, column, xmlCharacters(text.substr(0, longestCell)).c_str(), format);
    }
}

void writeXlsxData(XlsxWorkbook& book, lxw_worksheet* sheet, const FigureTable& table)
{
    for (std::size_t column = 0; column < table.columns.size(); ++column) {
        writeXlsxText(sheet, 0, static_cast<lxw_col_t>(column), table.columns[column].title,
                      book.head(table.columns[column].isNumber));
    }
    for (std::size_t row = 0; row < table.rows.size(); ++row) {
        for (std::size_t column = 0; column < table.columns.size(); ++column) {
            writeCell(book, sheet, static_cast<lxw_row_t>(row + 1), static_cast<lxw_col_t>(column),
                      table.rows[row].cells[column], table.columns[column]);
        }
    }
    finishTable(book, sheet, table);
}

void writeXlsxSources(XlsxWorkbook& book, lxw_worksheet* sheet, const Figure& figure)
{
    writeXlsxData(book, sheet, sourceTable(figure));
}

}  // namespace podium
