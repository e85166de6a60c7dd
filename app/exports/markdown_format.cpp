// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/exports/markdown_format.h"

#include <cctype>
#include <cstdio>

#include "app/analysis/display_text.h"
#include "app/analysis/phrasebook.h"
#include "app/exports/document_notes.h"

namespace podium {

namespace {

/// One line of text that Markdown shows as it is.
std::string escaped(std::string_view text)
{
    std::string line;
    for (const char letter : validUtf8(text)) {
        if (letter == '\n' || letter == '\r' || letter == '\t') {
            line += ' ';
        } else if (static_cast<unsigned char>(letter) >= ' ') {
            if (std::string_view("\\`*_{}[]<>|#~&$").find(letter) != std::string_view::npos) {
                line += '\\';
            }
            line += letter;
        }
    }
    return line;
}

/// At the start of a line some more signs begin a list or a heading.
std::string escapedLine(std::string_view text)
{
    std::string line = escaped(text);
    const auto digits = line.find_first_not_of("0123456789");
    if (digits != std::string::npos && (digits == 0 || line[digits] == '.' || line[digits] == ')') &&
        std::string_view("-+=.)").find(line[digits]) != std::string_view::npos) {
        line.insert(digits, "\\");
    }
    return line;
}

/// A file name as the target of a link.
std::string linkTarget(std::string_view name)
{
    std::string target;
    for (const char letter : name) {
        const auto byte = static_cast<unsigned char>(letter);
        if (std::isalnum(byte) != 0 || std::string_view("-._~/").find(letter) != std::string_view::npos) {
            target += letter;
        } else {
            char code[4];
            std::snprintf(code, sizeof code, "%%%02X", static_cast<unsigned>(byte));
            target += code;
        }
    }
    return target;
}

std::string tableLines(const FigureTable& table)
{
    std::string lines = "|";
    std::string rule = "|";
    for (const TwinColumn& column : table.columns) {
        lines += " " + escaped(column.title) + " |";
        rule += column.isNumber ? " ---: |" : " --- |";
    }
    lines += "\n" + rule + "\n";
    for (const TwinRow& row : table.rows) {
        lines += "|";
        for (const TwinCell& cell : row.cells) {
            lines += " " + escaped(cell.text) + " |";
        }
        lines += "\n";
    }
    return lines;
}

}  // namespace

Result<std::string> MarkdownFormat::encode(const FigureDocument& document) const
{
    const Figure& figure = document.figure;
    const BuiltinPhrasebook phrases(figure.language);
    std::string text = "# " + escaped(figure.title) + "\n\n" + escapedLine(figure.subtitle) + "\n\n";
    if (document.options.image.empty()) {
        text += tableLines(document.table);
    } else {
        text += "![" + escaped(figure.summary) + "](" + linkTarget(document.options.image) + ")\n";
    }
    if (const std::vector<Note> notes = notesBesideFootnotes(figure); !notes.empty()) {
        text += "\n## " + phrases.say(Phrase::ExportNotes) + "\n\n";
        for (const Note& note : notes) {
            text += "- " + escaped(note.text) + ".\n";
        }
    }
    if (!figure.citation.empty()) {
        text += "\n## " + phrases.say(Phrase::ExportFootnotes) + "\n";
        for (const std::string& paragraph : figure.citation) {
            text += "\n" + escapedLine(paragraph) + "\n";
        }
    }
    return text;
}

}  // namespace podium
