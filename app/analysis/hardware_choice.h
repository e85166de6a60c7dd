// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "app/analysis/submission_rows.h"

namespace podium {

/// Hardware as an analyst names it: a generation ("NVIDIA Hopper"), an architecture ("Hopper"), an accelerator
/// ("NVIDIA H100 SXM") or words of its name ("H100").
class HardwareChoice {
public:
    /// What `name` means among `rows`: the first of these that any of them has, ASCII case ignored: a whole generation,
    /// a whole architecture, a whole accelerator name, words of an accelerator's name (so that B200 is no GB200), a part
    /// of its canonical or published name. Empty: none has.
    [[nodiscard]] static std::optional<HardwareChoice> find(const SubmissionRows& rows, std::string_view name);

    [[nodiscard]] bool contains(const store::SubmissionRow& row) const;
    /// As the tables spell it, where they hold the whole name, else as it was asked for.
    [[nodiscard]] const std::string& title() const { return m_title; }

private:
    enum class Meaning { Generation, Architecture, Accelerator, Words, Part };

    HardwareChoice(Meaning meaning, std::string_view name) : m_meaning(meaning), m_name(name), m_title(name) {}

    Meaning m_meaning;
    std::string m_name;
    std::string m_title;
};

}  // namespace podium
