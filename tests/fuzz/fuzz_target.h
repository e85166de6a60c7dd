// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <exception>
#include <string>
#include <string_view>
#include <vector>

namespace podium::fuzz {

/// One reader and what it promises for any input. `run` ends normally for every input; a promise that does not hold is
/// a BrokenPromise, and so is any exception that gets out of the reader.
struct Target {
    std::string_view name;
    void (*run)(std::string_view input);
    std::vector<std::string> seeds;  ///< small inputs that the reader takes, from which mutation starts
};

class BrokenPromise : public std::exception {
public:
    explicit BrokenPromise(const char* promise) : m_promise(promise) {}
    [[nodiscard]] const char* what() const noexcept override { return m_promise; }

private:
    const char* m_promise;
};

inline void promise(bool holds, const char* what)
{
    if (!holds) {
        throw BrokenPromise(what);
    }
}

[[nodiscard]] std::vector<Target> logTargets();
[[nodiscard]] std::vector<Target> jsonTargets();
[[nodiscard]] std::vector<Target> systemTargets();
[[nodiscard]] std::vector<Target> tableTargets();
[[nodiscard]] std::vector<Target> nameTargets();
[[nodiscard]] std::vector<Target> viewTargets();
[[nodiscard]] std::vector<Target> reportTargets();

/// Every target, in a fixed order.
[[nodiscard]] const std::vector<Target>& allTargets();
/// The target of that name; null: none.
[[nodiscard]] const Target* targetNamed(std::string_view name);

}  // namespace podium::fuzz
