// SPDX-License-Identifier: GPL-3.0-or-later
#include <fstream>
#include <iterator>

#include <simdjson.h>

#include "app/analysis/citation.h"

namespace podium {

namespace {

constexpr std::int64_t knownFormat = 1;

}  // namespace

Result<CitationLegends> CitationLegends::load(const std::filesystem::path& folder)
{
    const std::filesystem::path file = folder / "citation.json";
    std::ifstream stream(file, std::ios::binary);
    const std::string json{std::istreambuf_iterator<char>(stream), {}};
    if (!stream.is_open() || stream.bad()) {
        return failure(ErrorCode::FileUnreadable, file.string(), "the sentences of the footnotes cannot be read");
    }
    return parse(json, file.string());
}

Result<CitationLegends> CitationLegends::parse(std::string_view json, const std::string& name)
{
    simdjson::dom::parser parser;
    simdjson::dom::element root;
    if (const auto fault = parser.parse(json.data(), json.size()).get(root); fault != simdjson::SUCCESS) {
        return failure(ErrorCode::ReferenceInvalid, name, std::string("not JSON: ") + simdjson::error_message(fault));
    }
    std::int64_t format = 0;
    if (root.at_pointer("/podium_citation").get(format) != simdjson::SUCCESS || format != knownFormat) {
        return failure(ErrorCode::ReferenceInvalid, name, "podium_citation: expected 1");
    }
    CitationLegends legends;
    const std::pair<const char*, std::string*> fields[] = {
        {"/version", &legends.version},
        {"/mark", &legends.mark},
        {"/verified/one", &legends.verifiedOne},
        {"/verified/many", &legends.verifiedMany},
        {"/unverified/one", &legends.unverifiedOne},
        {"/unverified/many", &legends.unverifiedMany},
        {"/unverified_beside_verified", &legends.unverifiedBesideVerified},
        {"/trademark", &legends.trademark},
    };
    for (const auto& [pointer, target] : fields) {
        std::string_view text;
        if (root.at_pointer(pointer).get(text) != simdjson::SUCCESS || text.empty()) {
            return failure(ErrorCode::ReferenceInvalid, name, std::string(pointer + 1) + ": expected a text");
        }
        *target = std::string(text);
    }
    return legends;
}

}  // namespace podium
