// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <string>
#include <vector>

namespace podium::test {

/// One row of a CSV file by the names of its head line.
using CsvRow = std::map<std::string, std::string>;

inline std::vector<std::string> csvCells(const std::string& line)
{
    std::vector<std::string> cells(1);
    bool quoted = false;
    for (std::size_t i = 0; i < line.size(); ++i) {
        if (line[i] == '"' && quoted && i + 1 < line.size() && line[i + 1] == '"') {
            cells.back() += line[++i];
        } else if (line[i] == '"') {
            quoted = !quoted;
        } else if (line[i] == ',' && !quoted) {
            cells.emplace_back();
        } else if (line[i] != '\r') {
            cells.back() += line[i];
        }
    }
    return cells;
}

/// The rows of a CSV file without line breaks in cells; none where the file is not there.
inline std::vector<CsvRow> csvRows(const std::filesystem::path& path)
{
    std::ifstream file(path);
    std::string line;
    if (!std::getline(file, line)) {
        return {};
    }
    const auto names = csvCells(line);
    std::vector<CsvRow> rows;
    while (std::getline(file, line)) {
        const auto cells = csvCells(line);
        auto& row = rows.emplace_back();
        for (std::size_t i = 0; i < names.size(); ++i) {
            row[names[i]] = i < cells.size() ? cells[i] : "";
        }
    }
    return rows;
}

/// The words of a cell, separated by blanks.
inline std::vector<std::string> words(const std::string& cell)
{
    std::vector<std::string> result;
    for (std::size_t begin = 0; begin < cell.size();) {
        const auto end = std::min(cell.find(' ', begin), cell.size());
        if (end > begin) {
            result.push_back(cell.substr(begin, end - begin));
        }
        begin = end + 1;
    }
    return result;
}

}  // namespace podium::test
