// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace podium::test {

/// Rows of a CSV file by column name (RFC 4180). Empty where the file is missing.
inline std::vector<std::map<std::string, std::string>> readCsv(const std::filesystem::path& file)
{
    std::ifstream stream(file, std::ios::binary);
    std::stringstream buffer;
    buffer << stream.rdbuf();
    const std::string text = buffer.str();
    std::vector<std::vector<std::string>> lines(1);
    std::string cell;
    bool quoted = false;
    for (std::size_t position = 0; position < text.size(); ++position) {
        const char character = text[position];
        if (quoted && character == '"' && position + 1 < text.size() && text[position + 1] == '"') {
            cell += '"';
            ++position;
        } else if (character == '"') {
            quoted = !quoted;
        } else if (!quoted && (character == ',' || character == '\n')) {
            lines.back().push_back(std::move(cell));
            cell.clear();
            if (character == '\n') {
                lines.emplace_back();
            }
        } else if (quoted || character != '\r') {
            cell += character;
        }
    }
    std::vector<std::map<std::string, std::string>> rows;
    for (std::size_t line = 1; line < lines.size(); ++line) {
        if (lines[line].size() != lines[0].size()) {
            continue;
        }
        std::map<std::string, std::string> row;
        for (std::size_t column = 0; column < lines[0].size(); ++column) {
            row[lines[0][column]] = lines[line][column];
        }
        rows.push_back(std::move(row));
    }
    return rows;
}

}  // namespace podium::test
