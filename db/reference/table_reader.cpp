// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/reference/table_reader.h"

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <fstream>
#include <iterator>
#include <system_error>

#include <fmt/format.h>

#include "db/reference/ascii.h"

namespace podium {

namespace {

std::string shown(const simdjson::dom::element& value)
{
    constexpr std::size_t limit = 60;
    std::string text = simdjson::minify(value);
    if (text.size() > limit) {
        text.resize(limit);
        text += "...";
    }
    return text;
}

bool isVersion(std::string_view text)
{
    constexpr std::string_view form = "0000-00";
    return std::equal(text.begin(), text.end(), form.begin(), form.end(),
                      [](char c, char f) { return f == '0' ? ascii::isDigit(c) : c == f; });
}

Result<simdjson::padded_string> readFile(const std::filesystem::path& path)
{
    errno = 0;
    std::ifstream file(path, std::ios::binary);
    const std::string content{std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
    if (!file.is_open() || file.bad()) {
        return failure(ErrorCode::FileUnreadable, path.string(), std::generic_category().message(errno));
    }
    return simdjson::padded_string(content);
}

/// The first line of the file that holds a row which is no JSON object by itself; 0: none. Rows have a line each.
std::size_t brokenLine(std::string_view content)
{
    simdjson::dom::parser parser;
    std::size_t number = 0;
    while (!content.empty()) {
        ++number;
        const auto end = std::min(content.find('\n'), content.size());
        auto line = ascii::trimmed(content.substr(0, end));
        content.remove_prefix(std::min(end + 1, content.size()));
        if (!line.empty() && line.back() == ',') {
            line.remove_suffix(1);
        }
        const bool isRow = number > 1 && !line.empty() && line.front() == '{';
        if (isRow && parser.parse(line.data(), line.size()).error() != simdjson::SUCCESS) {
            return number;
        }
    }
    return 0;
}

}  // namespace

TableRow::TableRow(simdjson::dom::object object, std::string path) : m_path(std::move(path))
{
    for (const auto field : object) {
        if (find(field.key) != nullptr) {
            fail(field.key, "to be there once only");
        }
        m_fields.push_back({field.key, field.value, false});
    }
}

TableRow::Field* TableRow::find(std::string_view name)
{
    const auto field = std::find_if(m_fields.begin(), m_fields.end(), [&](const Field& f) { return f.name == name; });
    if (field == m_fields.end()) {
        return nullptr;
    }
    field->read = true;
    return &*field;
}

TableRow::Field* TableRow::require(std::string_view name, std::string_view expected)
{
    auto* field = find(name);
    if (field == nullptr) {
        fail(name, expected);
    }
    return field;
}

void TableRow::fail(std::string_view field, std::string_view expected)
{
    if (failed()) {
        return;
    }
    const auto found = std::find_if(m_fields.begin(), m_fields.end(), [&](const Field& f) { return f.name == field; });
    m_problem = fmt::format("{}field \"{}\": expected {}, found {}", m_path, field, expected,
                            found == m_fields.end() ? "nothing" : shown(found->value));
}

void TableRow::finish()
{
    for (const auto& field : m_fields) {
        if (!field.read) {
            fail(field.name, "no field of this name");
        }
    }
}

std::string TableRow::textOf(Field* field, bool mayBeEmpty)
{
    std::string_view value;
    if (field == nullptr) {
        return {};
    }
    if (field->value.get(value) != simdjson::SUCCESS || (value.empty() && !mayBeEmpty)) {
        fail(field->name, mayBeEmpty ? "a text" : "a text that is not empty");
        return {};
    }
    return std::string(value);
}

std::string TableRow::text(std::string_view field) { return textOf(require(field, "a text"), false); }
std::string TableRow::textOrEmpty(std::string_view field) { return textOf(require(field, "a text"), true); }
std::string TableRow::optionalText(std::string_view field) { return textOf(find(field), false); }

bool TableRow::flag(std::string_view field)
{
    bool value = false;
    const auto* found = require(field, "true or false");
    if (found != nullptr && found->value.get(value) != simdjson::SUCCESS) {
        fail(field, "true or false");
    }
    return value;
}

std::int64_t TableRow::count(std::string_view field)
{
    constexpr std::string_view expected = "a whole number from 0 on";
    std::int64_t value = 0;
    const auto* found = require(field, expected);
    if (found != nullptr && (found->value.get(value) != simdjson::SUCCESS || value < 0)) {
        fail(field, expected);
        return 0;
    }
    return value;
}

std::int64_t TableRow::optionalCount(std::string_view field) { return find(field) == nullptr ? 0 : count(field); }

std::optional<double> TableRow::optionalNumber(std::string_view field)
{
    const auto* found = find(field);
    double value = 0;
    if (found == nullptr) {
        return std::nullopt;
    }
    if (found->value.get(value) != simdjson::SUCCESS || !std::isfinite(value)) {
        fail(field, "a number");
        return std::nullopt;
    }
    return value;
}

std::vector<std::string> TableRow::textsOf(Field* field)
{
    constexpr std::string_view expected = "a list of texts, one at least, none of them empty or there twice";
    simdjson::dom::array list;
    if (field == nullptr) {
        return {};
    }
    if (field->value.get(list) != simdjson::SUCCESS || list.size() == 0) {
        fail(field->name, expected);
        return {};
    }
    std::vector<std::string> texts;
    for (const auto element : list) {
        std::string_view value;
        if (element.get(value) != simdjson::SUCCESS || value.empty() ||
            std::find(texts.begin(), texts.end(), value) != texts.end()) {
            fail(field->name, expected);
            return {};
        }
        texts.emplace_back(value);
    }
    return texts;
}

std::vector<std::string> TableRow::texts(std::string_view field) { return textsOf(require(field, "a list of texts")); }
std::vector<std::string> TableRow::optionalTexts(std::string_view field) { return textsOf(find(field)); }

void TableRow::objects(std::string_view field, std::string_view noun, const std::function<void(TableRow&)>& read)
{
    constexpr std::string_view expected = "a list of objects";
    const auto* found = require(field, expected);
    simdjson::dom::array list;
    if (found == nullptr) {
        return;
    }
    if (found->value.get(list) != simdjson::SUCCESS) {
        fail(field, expected);
        return;
    }
    std::size_t number = 0;
    for (const auto element : list) {
        simdjson::dom::object object;
        if (element.get(object) != simdjson::SUCCESS) {
            fail(field, expected);
            return;
        }
        TableRow row(object, fmt::format("{}{} {}, ", m_path, noun, ++number));
        read(row);
        row.finish();
        if (row.failed()) {
            m_problem = failed() ? m_problem : row.problem();
            return;
        }
    }
}

Result<std::string> readTable(const std::filesystem::path& folder, std::string_view table,
                              const std::function<void(TableRow&)>& read)
{
    const auto path = folder / (std::string(table) + ".json");
    const auto invalid = [&](std::string detail) {
        return failure(ErrorCode::ReferenceInvalid, path.string(), std::move(detail));
    };
    const auto content = readFile(path);
    if (!content) {
        return tl::unexpected(content.error());
    }
    simdjson::dom::parser parser;
    simdjson::dom::object root;
    if (const auto error = parser.parse(*content).get(root); error != simdjson::SUCCESS) {
        const auto line = brokenLine({content->data(), content->size()});
        return invalid(
            fmt::format("{}expected one JSON object with \"table\", \"version\", \"source\" and \"rows\": {}",
                        line == 0 ? "" : fmt::format("line {}: ", line), simdjson::error_message(error)));
    }

    TableRow header(root, {});
    if (header.text("table") != table) {
        header.fail("table", fmt::format("\"{}\"", table));
    }
    auto version = header.text("version");
    if (!isVersion(version)) {
        header.fail("version", "year and month, for example \"2026-06\"");
    }
    static_cast<void>(header.text("source"));
    header.objects("rows", "row", read);
    header.finish();
    if (header.failed()) {
        return invalid(header.problem());
    }
    return version;
}

}  // namespace podium
