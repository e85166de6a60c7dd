// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/figure_csv.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string_view>
#include <vector>

#include "app/analysis/display_text.h"
#include "app/analysis/figure_data.h"
#include "app/analysis/figure_marks.h"

namespace podium {

namespace {

constexpr std::array<std::string_view, 18> columns{"reference", "round",     "division",    "availability", "submitter",
                                                   "system",    "benchmark", "accelerator", "accelerators", "verified",
                                                   "series",    "mark",      "value",       "low",          "high",
                                                   "unit",      "run",       "note"};
constexpr std::array<std::string_view, 2> positionColumns{"position", "position_unit"};
constexpr std::array<std::string_view, 6> curveColumns{"minutes",      "trained", "trained_unit",
                                                       "second_value", "status",  "target_met"};
constexpr std::array<std::string_view, 3> speedupColumns{"baseline", "speedup_as_submitted", "speedup_per_accelerator"};

/// One line, cell by cell.
class CsvLine {
public:
    explicit CsvLine(const CsvStyle& style) : m_style(style) {}

    /// Text as it was published.
    void add(std::string_view text)
    {
        std::string valid = validUtf8(text);
        std::erase(valid, '\0');
        constexpr std::array formulaBegins{"=", "+", "-", "@", "\t", "\r", "\n", "＝", "＋", "－", "＠"};
        if (std::any_of(formulaBegins.begin(), formulaBegins.end(),
                        [&](const char* begin) { return valid.starts_with(begin); })) {
            valid.insert(valid.begin(), '\'');
        }
        begin();
        if (valid.find_first_of("\"\r\n'") == std::string::npos && valid.find(m_style.separator) == std::string::npos) {
            m_text += valid;
            return;
        }
        m_text += '"';
        for (const char character : valid) {
            m_text += character;
            if (character == '"') {
                m_text += '"';
            }
        }
        m_text += '"';
    }

    /// A number in C locale, or nothing.
    void addNumber(std::string number)
    {
        std::replace(number.begin(), number.end(), '.', m_style.decimal);
        begin();
        m_text += number;
    }

    void addNumber(const std::optional<double>& number) { addNumber(number ? exactNumber(*number) : std::string()); }

    void addEmpty(std::size_t cells)
    {
        for (std::size_t cell = 0; cell < cells; ++cell) {
            begin();
        }
    }

    std::string take() { return std::move(m_text += '\n'); }

private:
    void begin()
    {
        if (m_cells++ > 0) {
            m_text += m_style.separator;
        }
    }

    const CsvStyle& m_style;
    int m_cells = 0;
    std::string m_text;
};

void addSubject(CsvLine& line, const Subject* subject)
{
    if (subject == nullptr) {
        line.addEmpty(9);
        return;
    }
    for (const std::string_view text :
         {std::string_view(subject->key.round), toString(subject->division), toString(subject->availability),
          std::string_view(subject->submitter), std::string_view(subject->systemName),
          std::string_view(subject->benchmark), std::string_view(subject->accelerator)}) {
        line.add(text);
    }
    line.addNumber(subject->accelerators ? std::to_string(*subject->accelerators) : std::string());
    line.add(subject->verified ? "true" : "false");
}

void addValues(CsvLine& line, const Figure& figure, const DataRow& row)
{
    const std::string_view unit = unitName(figure.valueAxis.unit);
    if (row.strip) {
        line.add("sensitivity");
        line.addNumber(row.strip->racks);
        line.addEmpty(2);
        line.add(unit);
        line.addEmpty(1);
    } else if (row.point) {
        line.add(roleName(row.point->run->role));
        line.addNumber(row.point->point->value);
        line.addEmpty(2);
        line.add(unit);
        line.add(row.point->run->file);
    } else if (row.mark != nullptr) {
        line.add(toString(row.mark->kind));
        line.addNumber(row.mark->value);
        line.addNumber(row.mark->low);
        line.addNumber(row.mark->high);
        line.add(unit);
        line.add(row.mark->detail);
    } else {
        line.addEmpty(6);
    }
}

/// The cells below curveColumns.
void addPoint(CsvLine& line, const FigureCurves& curves, const std::optional<PlotCurvePoint>& point)
{
    if (!point) {
        line.addEmpty(curveColumns.size());
        return;
    }
    const auto finite = [](double number) { return std::isfinite(number) ? std::optional(number) : std::nullopt; };
    line.addNumber(finite(point->point->minutes));
    line.addNumber(finite(point->point->trained));
    line.add(toString(curves.unit));
    line.addNumber(finite(point->point->second));
    line.add(toString(point->run->status));
    line.add(point->meetsTarget ? "true" : "false");
}

std::string csvLine(const Figure& figure, const DataRow& row, const CsvStyle& style)
{
    CsvLine line(style);
    line.add(referenceOf(figure, row));
    addSubject(line, subjectOf(row));
    line.add(figure.racks            ? std::string_view(rackRowOf(figure, row).key)
             : row.point             ? toString(row.point->submission->family)
             : row.series != nullptr ? std::string_view(row.series->key)
                                     : std::string_view());
    addValues(line, figure, row);
    line.add(noteOf(row));
    if (figure.positionAxis) {
        const std::optional<double> position = positionOf(row);
        line.addNumber(position);
        line.add(position ? unitName(figure.positionAxis->unit) : std::string_view());
    }
    if (figure.curves) {
        addPoint(line, *figure.curves, row.point);
    }
    if (figure.kind == FigureKind::Speedup) {
        const MarkRatios ratios = row.mark != nullptr ? row.mark->ratios : MarkRatios();
        line.add(row.mark != nullptr ? std::string_view(row.mark->detail) : std::string_view());
        line.addNumber(ratios.asSubmitted);
        line.addNumber(ratios.perAccelerator);
    }
    if (figure.racks) {
        const auto density = row.strip ? std::optional(row.strip->perRack) : std::nullopt;
        for (const std::string& cell : racksCells(rackRowOf(figure, row), density)) {
            line.addNumber(cell);
        }
    }
    return line.take();
}

std::string headerLine(const Figure& figure, const CsvStyle& style)
{
    CsvLine line(style);
    const auto addAll = [&](const auto& names) {
        for (const std::string_view name : names) {
            line.add(name);
        }
    };
    addAll(columns);
    if (figure.positionAxis) {
        addAll(positionColumns);
    }
    if (figure.curves) {
        addAll(curveColumns);
    }
    if (figure.kind == FigureKind::Speedup) {
        addAll(speedupColumns);
    }
    if (figure.racks) {
        addAll(racksColumns);
    }
    return line.take();
}

}  // namespace

Status validate(const CsvStyle& style)
{
    if (style.separator != ',' && style.separator != ';' && style.separator != '\t') {
        return failure(ErrorCode::InvalidInput, "separator", "expected a comma, a semicolon or a tab");
    }
    if (style.decimal != '.' && style.decimal != ',') {
        return failure(ErrorCode::InvalidInput, "decimal", "expected a point or a comma");
    }
    if (style.decimal == style.separator) {
        return failure(ErrorCode::InvalidInput, "decimal",
                       "cells are separated by commas already; separate them by semicolons");
    }
    return {};
}

std::string figureToCsv(const Figure& figure, const CsvStyle& style)
{
    std::string csv = headerLine(figure, style);
    for (const DataRow& row : dataRows(figure)) {
        csv += csvLine(figure, row, style);
    }
    return csv;
}

}  // namespace podium
