// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <simdjson.h>

#include "db/records/result.h"

namespace podium {

/// One row of a reference table, or one object inside a row. Every read names what the table must hold; the first
/// thing that is not so is kept as the row's problem, and the reads after it give empty values.
class TableRow {
public:
    /// `path` stands before the field in messages, e.g. "row 3, ".
    TableRow(simdjson::dom::object object, std::string path);

    [[nodiscard]] std::string text(std::string_view field);            ///< must be there, not empty
    [[nodiscard]] std::string textOrEmpty(std::string_view field);     ///< must be there
    [[nodiscard]] std::string optionalText(std::string_view field);    ///< if there, not empty
    [[nodiscard]] bool flag(std::string_view field);                   ///< true or false
    [[nodiscard]] std::int64_t count(std::string_view field);          ///< whole number from 0 on
    [[nodiscard]] std::int64_t optionalCount(std::string_view field);  ///< the same, if there; else 0
    [[nodiscard]] std::optional<double> optionalNumber(std::string_view field);
    [[nodiscard]] std::vector<std::string> texts(std::string_view field);          ///< one text or more, none twice
    [[nodiscard]] std::vector<std::string> optionalTexts(std::string_view field);  ///< the same, if there
    /// Hands each object of a list to `read`, up to the first problem; the list must be there and may be empty.
    /// `noun` is what messages call one of them.
    void objects(std::string_view field, std::string_view noun, const std::function<void(TableRow&)>& read);

    /// One of the words of `choices`; the first choice's value after a problem.
    template <class Value>
    [[nodiscard]] Value choice(std::string_view field, const std::vector<std::pair<std::string_view, Value>>& choices);

    /// Keeps a problem of a field: `expected` completes the sentence "expected ...".
    void fail(std::string_view field, std::string_view expected);
    /// Every field that nothing has read is a problem.
    void finish();

    [[nodiscard]] bool failed() const { return !m_problem.empty(); }
    [[nodiscard]] const std::string& problem() const { return m_problem; }

private:
    struct Field {
        std::string_view name;
        simdjson::dom::element value;
        bool read = false;
    };

    [[nodiscard]] Field* find(std::string_view name);
    [[nodiscard]] Field* require(std::string_view name, std::string_view expected);
    [[nodiscard]] std::string textOf(Field* field, bool mayBeEmpty);
    [[nodiscard]] std::vector<std::string> textsOf(Field* field);

    std::string m_path;
    std::vector<Field> m_fields;
    std::string m_problem;
};

/// Reads assets/reference/<table>.json: {"table": name, "version": "2026-06", "source": text, "rows": [objects]} and
/// hands each row to `read`. Value: the table's version. Errors: FileUnreadable; ReferenceInvalid (row, field, what
/// was expected).
[[nodiscard]] Result<std::string> readTable(const std::filesystem::path& folder, std::string_view table,
                                            const std::function<void(TableRow&)>& read);

template <class Value>
Value TableRow::choice(std::string_view field, const std::vector<std::pair<std::string_view, Value>>& choices)
{
    const auto word = text(field);
    std::string words;
    for (const auto& [name, value] : choices) {
        if (name == word) {
            return value;
        }
        words += (words.empty() ? "\"" : ", \"") + std::string(name) + '"';
    }
    fail(field, "one of " + words);
    return choices.front().second;
}

}  // namespace podium
