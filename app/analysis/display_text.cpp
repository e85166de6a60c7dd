// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/display_text.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <map>
#include <set>

namespace podium {

namespace {

constexpr std::string_view replacement = "\uFFFD";
constexpr std::string_view ellipsis = "…";

struct Decoded {
    std::uint32_t character = 0;
    std::size_t length = 0;  ///< 0: the byte there begins no valid character
};

Decoded decode(std::string_view text)
{
    const auto byte = [&](std::size_t index) { return static_cast<std::uint8_t>(text[index]); };
    const std::uint8_t lead = byte(0);
    if (lead < 0x80) {
        return {lead, 1};
    }
    const std::size_t length = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
    if (lead < 0xC2 || lead > 0xF4 || text.size() < length) {
        return {};
    }
    std::uint32_t character = lead & (0x7Fu >> length);
    for (std::size_t index = 1; index < length; ++index) {
        if ((byte(index) & 0xC0u) != 0x80u) {
            return {};
        }
        character = (character << 6) | (byte(index) & 0x3Fu);
    }
    constexpr std::array<std::uint32_t, 5> smallest{0, 0, 0x80, 0x800, 0x10000};
    const bool surrogate = character >= 0xD800 && character <= 0xDFFF;
    if (character < smallest[length] || character > 0x10FFFF || surrogate) {
        return {};
    }
    return {character, length};
}

bool isSpaceOrControl(std::uint32_t character)
{
    return character <= 0x20 || (character >= 0x7F && character <= 0xA0) || character == 0x2028 ||
           character == 0x2029 || character == 0xFEFF;
}

bool isInvisible(std::uint32_t character)
{
    return (character >= 0x200B && character <= 0x200F) || (character >= 0x202A && character <= 0x202E) ||
           (character >= 0x2060 && character <= 0x2069) || character == 0x061C;
}

bool isDigit(char character) { return character >= '0' && character <= '9'; }

bool equalIgnoringCase(std::string_view left, std::string_view right)
{
    return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](char a, char b) {
        return std::tolower(static_cast<unsigned char>(a)) == std::tolower(static_cast<unsigned char>(b));
    });
}

std::vector<std::string> split(std::string_view text, char separator)
{
    std::vector<std::string> parts;
    for (std::size_t begin = 0;;) {
        const auto end = text.find(separator, begin);
        if (end == std::string_view::npos) {
            parts.emplace_back(text.substr(begin));
            return parts;
        }
        parts.emplace_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
}

/// How many digits `text` begins with.
std::size_t leadingDigits(std::string_view text)
{
    std::size_t count = 0;
    while (count < text.size() && isDigit(text[count])) {
        ++count;
    }
    return count;
}

/// "8xH200", "n128", "ngpu512": the size and the accelerator, which have columns of their own.
bool statesSize(std::string_view part)
{
    if (const std::size_t digits = leadingDigits(part); digits > 0) {
        return part.size() > digits + 1 && part[digits] == 'x';
    }
    for (const std::string_view prefix : {"ngpu", "n"}) {
        if (part.starts_with(prefix)) {
            const std::string_view rest = part.substr(prefix.size());
            return !rest.empty() && leadingDigits(rest) == rest.size();
        }
    }
    return false;
}

/// "8x B300-SXM".
bool beginsWithSize(std::string_view text)
{
    const std::size_t digits = leadingDigits(text);
    return digits > 0 && digits < text.size() && text[digits] == 'x';
}

/// "Carina (39x NVIDIA GB200 NVL72)" and "ThinkSystem SR680a V4 with 8x B300-SXM" without the size; other additions
/// stay.
std::string withoutSizeAtEnd(const std::string& name)
{
    for (const std::string_view opening : {" (", " with "}) {
        const auto open = name.rfind(opening);
        if (open != std::string::npos && open > 0 &&
            beginsWithSize(std::string_view(name).substr(open + opening.size()))) {
            return name.substr(0, open);
        }
    }
    return name;
}

/// "Nebius B200 n4" of Nebius without the submitter, who stands before it anyway.
std::string withoutSubmitter(const std::string& name, std::string_view submitter)
{
    const bool repeats = name.size() > submitter.size() + 1 && name[submitter.size()] == ' ' &&
                         equalIgnoringCase(std::string_view(name).substr(0, submitter.size()), submitter);
    return repeats ? name.substr(submitter.size() + 1) : name;
}

std::string withCapital(std::string name)
{
    const bool word = std::all_of(name.begin(), name.end(), [](char letter) { return letter >= 'a' && letter <= 'z'; });
    if (word && !name.empty()) {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

std::string withoutVendor(std::string_view name)
{
    for (const std::string_view word : {"NVIDIA ", "AMD ", "Google ", "Intel ", "Huawei ", "Graphcore ", "Habana ",
                                        "Instinct ", "Radeon ", "GeForce "}) {
        if (name.starts_with(word) && name.size() > word.size()) {
            name.remove_prefix(word.size());
        }
    }
    if (name.ends_with(" (CPU)")) {
        name.remove_suffix(6);
    }
    return std::string(name);
}

/// "H100 SXM", "V100 SXM2", "A100 SXM 80GB" without the module's name, which is the usual one.
std::string withoutModule(const std::string& name)
{
    const auto begin = name.find(" SXM");
    if (begin == std::string::npos) {
        return name;
    }
    std::size_t end = begin + 4;
    while (end < name.size() && isDigit(name[end])) {
        ++end;
    }
    return name.substr(0, begin) + name.substr(end);
}

}  // namespace

bool isNoncharacter(std::uint32_t point)
{
    return (point & 0xFFFEu) == 0xFFFEu || (point >= 0xFDD0 && point <= 0xFDEF);
}

std::string displayText(std::string_view text, std::size_t limit)
{
    std::string shown;
    bool pendingSpace = false;
    std::size_t characters = 0;
    while (!text.empty()) {
        const Decoded decoded = decode(text);
        const std::size_t length = std::max<std::size_t>(decoded.length, 1);
        const bool isText = decoded.length > 0 && !isNoncharacter(decoded.character);
        const std::string_view piece = isText ? text.substr(0, length) : replacement;
        text.remove_prefix(length);
        if (decoded.length > 0 && isInvisible(decoded.character)) {
            continue;
        }
        if (decoded.length > 0 && isSpaceOrControl(decoded.character)) {
            pendingSpace = !shown.empty();
            continue;
        }
        if (characters + (pendingSpace ? 1 : 0) >= limit) {
            return shown + std::string(ellipsis);
        }
        if (pendingSpace) {
            shown += ' ';
            ++characters;
            pendingSpace = false;
        }
        shown += piece;
        ++characters;
    }
    return shown;
}

std::string validUtf8(std::string_view text)
{
    std::string valid;
    valid.reserve(text.size());
    while (!text.empty()) {
        const Decoded decoded = decode(text);
        const std::size_t length = std::max<std::size_t>(decoded.length, 1);
        valid += decoded.length == 0 ? replacement : text.substr(0, length);
        text.remove_prefix(length);
    }
    return valid;
}

std::string quoted(std::string_view text)
{
    constexpr std::size_t longestQuote = 100;
    return "\"" + displayText(text, longestQuote) + "\"";
}

std::string xmlCharacters(std::string_view text)
{
    std::string clean;
    clean.reserve(text.size());
    while (!text.empty()) {
        const Decoded decoded = decode(text);
        const std::size_t length = std::max<std::size_t>(decoded.length, 1);
        const std::uint32_t point = decoded.character;
        const bool isBlank = point == '\t' || point == '\n' || point == '\r';
        if (decoded.length == 0) {
            clean += replacement;
        } else if ((point >= ' ' || isBlank) && !isNoncharacter(point)) {
            clean += text.substr(0, length);
        }
        text.remove_prefix(length);
    }
    return clean;
}

std::string shortSystemName(std::string_view systemName, std::string_view submitter)
{
    const std::string name = withoutSubmitter(withoutSizeAtEnd(displayText(systemName)), submitter);
    if (name.find(' ') != std::string::npos || name.find('_') == std::string::npos) {
        return name;
    }
    std::vector<std::string> parts = split(name, '_');
    if (equalIgnoringCase(parts.front(), submitter)) {
        parts.erase(parts.begin());
    }
    std::erase_if(parts, [](const std::string& part) { return statesSize(part) || part.empty(); });
    return parts.empty() ? name : withCapital(joined(parts, "_"));
}

std::vector<std::string> shortAcceleratorNames(const std::vector<std::string>& names)
{
    const std::set<std::string> distinct(names.begin(), names.end());
    const auto isAmbiguous = [&](const std::string& name) {
        const std::string candidate = withoutModule(withoutVendor(name));
        return std::any_of(distinct.begin(), distinct.end(), [&](const std::string& other) {
            if (other == name) {
                return false;
            }
            const std::string rest = withoutVendor(other);
            return withoutModule(rest) == candidate || rest.starts_with(candidate + " ");
        });
    };
    std::map<std::string, std::string> shortNameOf;  // names are few, results are many
    for (const std::string& name : distinct) {
        const std::string full = withoutVendor(name);
        shortNameOf.emplace(name, displayText(isAmbiguous(name) ? full : withoutModule(full)));
    }
    std::vector<std::string> shortNames;
    shortNames.reserve(names.size());
    for (const std::string& name : names) {
        shortNames.push_back(shortNameOf.at(name));
    }
    return shortNames;
}

std::size_t characterCount(std::string_view utf8)
{
    return static_cast<std::size_t>(std::count_if(
        utf8.begin(), utf8.end(), [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

std::string joined(const std::vector<std::string>& items, std::string_view separator)
{
    std::string text;
    for (std::size_t index = 0; index < items.size(); ++index) {
        text += (index > 0 ? separator : std::string_view());
        text += items[index];
    }
    return text;
}

std::string enumeration(const std::vector<std::string>& items, std::string_view last)
{
    std::string text;
    for (std::size_t index = 0; index < items.size(); ++index) {
        if (index > 0) {
            text += index + 1 == items.size() ? last : std::string_view(", ");
        }
        text += items[index];
    }
    return text;
}

}  // namespace podium
