// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/fuzz/mutator.h"

#include <algorithm>
#include <fstream>

namespace podium::fuzz {

namespace {

constexpr std::size_t longestInput = 64 << 10;

std::string unescaped(const std::string& text)
{
    std::string result;
    for (std::size_t position = 0; position < text.size(); ++position) {
        if (text[position] != '\\' || position + 1 >= text.size()) {
            result += text[position];
        } else if (text[position + 1] == 'x' && position + 3 < text.size()) {
            result += static_cast<char>(std::stoi(text.substr(position + 2, 2), nullptr, 16));
            position += 3;
        } else {
            result += text[++position];
        }
    }
    return result;
}

}  // namespace

std::vector<std::string> readDictionary(const std::filesystem::path& file)
{
    std::vector<std::string> tokens;
    std::ifstream stream(file);
    for (std::string line; std::getline(stream, line);) {
        const auto first = line.find('"');
        const auto last = line.rfind('"');
        if (!line.starts_with('#') && first != std::string::npos && first < last) {
            tokens.push_back(unescaped(line.substr(first + 1, last - first - 1)));
        }
    }
    return tokens;
}

Mutator::Mutator(std::vector<std::string> seeds, std::vector<std::string> tokens, std::uint64_t number)
    : m_seeds(std::move(seeds)), m_tokens(std::move(tokens)), m_state(number)
{
}

const std::string& Mutator::next()
{
    if (below(4) != 0 || m_input.size() > longestInput) {
        m_input = m_seeds[below(m_seeds.size())];
    }
    for (std::size_t changes = 1 + below(8); changes > 0; --changes) {
        change();
    }
    return m_input;
}

std::size_t Mutator::below(std::size_t limit)
{
    // SplitMix64: its numbers are the same everywhere, which those of the library's distributions are not.
    m_state += 0x9e3779b97f4a7c15U;
    std::uint64_t value = m_state;
    value = (value ^ (value >> 30U)) * 0xbf58476d1ce4e5b9U;
    value = (value ^ (value >> 27U)) * 0x94d049bb133111ebU;
    value ^= value >> 31U;
    return limit == 0 ? 0 : static_cast<std::size_t>(value % limit);
}

void Mutator::change()
{
    const std::size_t place = below(m_input.size() + 1);
    const std::size_t length = std::min(below(16), m_input.size() - place);
    switch (below(8)) {
    case 0:
        if (place < m_input.size()) {
            m_input[place] = static_cast<char>(below(256));
        }
        break;
    case 1:
        if (place < m_input.size()) {
            m_input[place] = static_cast<char>(static_cast<unsigned char>(m_input[place]) ^ (1U << below(8)));
        }
        break;
    case 2:
        m_input.erase(place, length);
        break;
    case 3:
        m_input.insert(place, m_input.substr(place, length));
        break;
    case 4:
        m_input.resize(place);
        break;
    case 5: {
        const std::string& other = m_seeds[below(m_seeds.size())];
        m_input.insert(place, other, below(other.size() + 1), below(64));
        break;
    }
    default:
        m_input.insert(place, m_tokens[below(m_tokens.size())]);
        break;
    }
}

}  // namespace podium::fuzz
