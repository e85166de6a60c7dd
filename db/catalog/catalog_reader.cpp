// SPDX-License-Identifier: GPL-3.0-or-later
#include <algorithm>
#include <cstdint>
#include <system_error>

#include <fmt/format.h>
#include <simdjson.h>

#include "db/catalog/catalog.h"
#include "db/catalog/record_reader.h"

namespace podium {

namespace {

namespace dom = simdjson::dom;

Status invalid(std::string detail) { return failure(ErrorCode::InvalidInput, {}, std::move(detail)); }

/// Takes the first line off `text`, without its end.
std::string_view takeLine(std::string_view& text)
{
    const auto end = std::min(text.find('\n'), text.size());
    auto line = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    if (!line.empty() && line.back() == '\r') {
        line.remove_suffix(1);
    }
    return line;
}

Result<dom::element> parse(dom::parser& parser, std::string_view json)
{
    dom::element element;
    if (const auto error = parser.parse(json.data(), json.size()).get(element); error != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, {},
                       fmt::format("expected one JSON object: {}", simdjson::error_message(error)));
    }
    return element;
}

Result<std::string> textField(dom::element line, const char* name)
{
    std::string_view text;
    if (line[name].get(text) != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, {}, fmt::format("field \"{}\": expected a text", name));
    }
    return std::string(text);
}

Result<CatalogHeader> readHeader(dom::element line)
{
    CatalogHeader header;
    const auto known = header.format;
    std::int64_t format = 0;
    if (line["catalogue"].get(format) != simdjson::SUCCESS) {
        return failure(ErrorCode::InvalidInput, {}, "expected the head of a catalogue, {\"catalogue\":1,...}");
    }
    if (format != known) {
        return failure(ErrorCode::InvalidInput, {},
                       fmt::format("the catalogue has format {}, this program reads format {}", format, known));
    }
    auto round = textField(line, "round");
    auto date = textField(line, "date");
    if (!round || !date) {
        return tl::unexpected(round ? date.error() : round.error());
    }
    header.round = std::move(*round);
    header.date = std::move(*date);
    return header;
}

/// Reads a catalogue line by line: the head, the texts that systems share, then systems and their submissions.
class CatalogReader {
public:
    explicit CatalogReader(const std::function<bool(Submission&&)>& sink) : m_sink(sink) {}

    Status read(std::string_view text, const std::string& name)
    {
        do {
            ++m_line;
            if (auto status = line(takeLine(text)); !status) {
                return located(std::move(status.error()), name);
            }
        } while (!text.empty());
        if (auto status = end(); !status) {
            return located(std::move(status.error()), name);
        }
        return {};
    }

private:
    Status line(std::string_view json)
    {
        if (json.empty() && m_line > 1) {
            return {};
        }
        const auto element = parse(m_parser, json);
        if (!element) {
            return tl::unexpected(element.error());
        }
        dom::object object;
        if (element->get(object) != simdjson::SUCCESS || object.size() == 0) {
            return invalid("expected one JSON object");
        }
        if (m_line == 1) {
            return head(*element);
        }
        const auto first = *object.begin();
        if (object.size() == 1 && first.key == "texts") {
            return texts(first.value);
        }
        if (object.size() == 1 && first.key == "system") {
            return system(first.value);
        }
        if (object.size() == 1 && first.key == "submission") {
            return submission(first.value);
        }
        return invalid(fmt::format("expected \"texts\", \"system\" or \"submission\", found \"{}\"", first.key));
    }

    Status head(dom::element line)
    {
        const auto header = readHeader(line);
        if (!header) {
            return tl::unexpected(header.error());
        }
        if (line["submissions"].get(m_expected) != simdjson::SUCCESS) {
            return invalid("field \"submissions\": expected the number of submissions that follow");
        }
        return {};
    }

    Status texts(dom::element json)
    {
        dom::array list;
        if (json.get(list) != simdjson::SUCCESS) {
            return invalid("field \"texts\": expected a list of texts");
        }
        m_texts.clear();
        for (const auto element : list) {
            std::string_view text;
            if (element.get(text) != simdjson::SUCCESS) {
                return invalid("field \"texts\": expected a list of texts");
            }
            m_texts.emplace_back(text);
        }
        return {};
    }

    Status system(dom::element json)
    {
        auto system = readSystem(json, m_texts);
        if (!system) {
            return tl::unexpected(std::move(system.error()));
        }
        m_system = std::move(*system);
        m_hasSystem = true;
        return {};
    }

    Status submission(dom::element json)
    {
        if (!m_hasSystem) {
            return invalid("expected a line with the \"system\" before the first submission");
        }
        auto submission = readSubmission(json, m_system);
        if (!submission) {
            return tl::unexpected(std::move(submission.error()));
        }
        ++m_found;
        return m_sink(std::move(*submission)) ? Status() : failure(ErrorCode::Cancelled, {});
    }

    [[nodiscard]] Status end() const
    {
        if (m_found != m_expected) {
            return invalid(
                fmt::format("expected {} submissions, found {}: the file is not whole", m_expected, m_found));
        }
        return {};
    }

    [[nodiscard]] tl::unexpected<Error> located(Error error, const std::string& name) const
    {
        error.context = name;
        if (error.code != ErrorCode::Cancelled) {
            error.detail = fmt::format("line {}: {}", m_line, error.detail);
        }
        return tl::unexpected(std::move(error));
    }

    const std::function<bool(Submission&&)>& m_sink;
    dom::parser m_parser;
    std::vector<std::string> m_texts;
    System m_system;
    bool m_hasSystem = false;
    std::size_t m_line = 0;
    std::uint64_t m_expected = 0;
    std::uint64_t m_found = 0;
};

}  // namespace

Status readCatalog(std::string_view text, const std::string& name, const std::function<bool(Submission&&)>& sink)
{
    return CatalogReader(sink).read(text, name);
}

Result<CatalogHeader> readCatalogHeader(std::string_view text, const std::string& name)
{
    dom::parser parser;
    auto header = parse(parser, takeLine(text)).and_then(readHeader);
    if (!header) {
        return failure(ErrorCode::InvalidInput, name, "line 1: " + header.error().detail);
    }
    return header;
}

Result<std::vector<std::filesystem::path>> catalogFiles(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    std::error_code error;
    std::filesystem::directory_iterator entry(folder, error);
    for (; !error && entry != std::filesystem::directory_iterator(); entry.increment(error)) {
        if (entry->path().extension() == ".jsonl") {
            files.push_back(entry->path());
        }
    }
    if (error) {
        return failure(ErrorCode::FileUnreadable, folder.string(), error.message());
    }
    std::sort(files.begin(), files.end());
    return files;
}

Result<Submission> submissionFromJson(std::string_view json)
{
    dom::parser parser;
    return parse(parser, json).and_then([](dom::element element) { return readSubmission(element, System()); });
}

}  // namespace podium
