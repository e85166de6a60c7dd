// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>
#include <filesystem>
#include <string>
#include <vector>

namespace podium::fuzz {

/// Tokens of a dictionary in libFuzzer's form: "text" or name="text" a line, \xNN for a byte, # for a comment.
[[nodiscard]] std::vector<std::string> readDictionary(const std::filesystem::path& file);

/// Changes seeds step by step. The same number gives the same inputs on every machine.
class Mutator {
public:
    Mutator(std::vector<std::string> seeds, std::vector<std::string> tokens, std::uint64_t number);

    /// The next input: a seed, or the last input, changed at one to eight places.
    [[nodiscard]] const std::string& next();

private:
    [[nodiscard]] std::size_t below(std::size_t limit);
    void change();

    std::vector<std::string> m_seeds;
    std::vector<std::string> m_tokens;
    std::uint64_t m_state;
    std::string m_input;
};

}  // namespace podium::fuzz
