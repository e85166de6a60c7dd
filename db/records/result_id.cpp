// SPDX-License-Identifier: GPL-3.0-or-later
#include "db/records/result_id.h"

#include <algorithm>

namespace podium {

namespace {

constexpr std::size_t mostDigits = 8;

bool isDigit(char letter) { return letter >= '0' && letter <= '9'; }

bool isNumber(std::string_view text)
{
    return !text.empty() && text.size() <= mostDigits && std::all_of(text.begin(), text.end(), isDigit);
}

bool isBenchmark(std::string_view text)
{
    return !text.empty() && std::all_of(text.begin(), text.end(), [](char letter) {
        return isDigit(letter) || (letter >= 'a' && letter <= 'z') || (letter >= 'A' && letter <= 'Z') ||
               letter == '_' || letter == '-' || letter == '.';
    });
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view blanks = " \t\r\n";
    const auto first = text.find_first_not_of(blanks);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(blanks) - first + 1);
}

/// "5.0" of "5.0" and of "hpc-3.0" the part behind the suite.
std::string_view versionOf(std::string_view round)
{
    const auto hyphen = round.rfind('-');
    return hyphen == std::string_view::npos ? round : round.substr(hyphen + 1);
}

}  // namespace

Result<ResultId> parseResultId(std::string_view text)
{
    const std::string_view id = trimmed(text);
    const auto wrong = [&id] {
        return failure(ErrorCode::InvalidInput, std::string(id.substr(0, longestResultId)),
                       "expected MLCommons' ID of a result: version, hyphen, entry, such as 5.0-0031 or "
                       "5.0-0031.llama31_405b");
    };
    const auto dot = id.find('.');
    const auto hyphen = id.find('-');
    if (id.size() > longestResultId || dot == std::string_view::npos || hyphen == std::string_view::npos ||
        hyphen < dot) {
        return wrong();
    }
    const auto end = id.find('.', hyphen);
    const std::string_view entry = id.substr(hyphen + 1, end == std::string_view::npos ? end : end - hyphen - 1);
    const std::string_view benchmark = end == std::string_view::npos ? std::string_view() : id.substr(end + 1);
    const bool whole = isNumber(id.substr(0, dot)) && isNumber(id.substr(dot + 1, hyphen - dot - 1)) &&
                       isNumber(entry) && (end == std::string_view::npos || isBenchmark(benchmark));
    if (!whole) {
        return wrong();
    }
    return ResultId{std::string(id.substr(0, hyphen)), std::string(entry), std::string(benchmark)};
}

std::string toString(const ResultId& id)
{
    return id.version + '-' + id.entry + (id.benchmark.empty() ? "" : '.' + id.benchmark);
}

Result<std::string> resultIdFor(std::string_view text, std::string_view round)
{
    const auto id = parseResultId(text);
    if (!id) {
        return tl::unexpected(id.error());
    }
    const std::string_view version = versionOf(round);
    if (id->version != version) {
        return failure(ErrorCode::InvalidInput, toString(*id),
                       "it is one of version " + id->version + ", the result is of round " + std::string(round));
    }
    return toString(*id);
}

}  // namespace podium
